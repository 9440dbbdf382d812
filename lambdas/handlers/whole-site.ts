/**
 * The site without a distribution before it, for accounts that CloudFront has not verified yet: pages from where they are stored, by the
 * same paths, languages and headers, and what is made when asked for. Nothing is cached for all readers, and each address gets only so
 * many answers in a time.
 */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import {
  folderRedirect,
  HTTPS_FOR_SECONDS,
  headersOf,
  NOT_HERE_PATH,
  servedKind,
} from '../../templates/pages/served.ts';
import type { Files } from '../ports.ts';
import { languageAsked, languageCookie, languageFromCode } from '../sheet/language-asked.ts';
import type { EdgeRequest } from './edge.ts';

type Answer = APIGatewayProxyStructuredResultV2;

/** What a browser may ask one after the other: a page with all maps of a phase. */
const BURST = 120;
const A_SECOND = 4;
/** How many addresses are remembered. For one more the oldest is forgotten, whose count starts again. */
const MOST_ADDRESSES = 5_000;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  atom: 'application/atom+xml',
  txt: 'text/plain; charset=utf-8',
};
const BINARY = /^(?:image\/(?:png|x-icon)|font\/)/;
/** A path without anything that leads elsewhere. */
const SOUND = /^\/(?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*)?$/;

/** `made`: what is drawn, or unpacked, when somebody asks for it. */
export function makeWholeSite(
  files: Pick<Files, 'get'>,
  made: (event: unknown) => Promise<Answer>,
  now: () => number,
): (event: EdgeRequest) => Promise<Answer> {
  const mayAsk = limitByAddress(now);
  return async (event) => {
    const { rawPath = '/', rawQueryString = '', cookies = [], headers = {}, requestContext } = event;
    const { method = 'GET', sourceIp = '' } = requestContext?.http ?? {};
    if (!mayAsk(sourceIp)) return said(429, { 'retry-after': '10' });
    if (!['GET', 'HEAD'].includes(method) || !SOUND.test(rawPath)) return said(404);
    const chosen = languageFromCode(new URLSearchParams(rawQueryString).get('language') ?? undefined);
    if (chosen !== null) {
      return said(302, { location: rawPath, 'cache-control': 'no-store' }, [languageCookie(chosen)]);
    }
    const folder = folderRedirect(rawPath);
    if (folder !== null) return said(301, { location: folder });
    const language = languageAsked(cookies.join(';'), headers['accept-language'] ?? '');
    const stored = await storedAt(rawPath, language);
    if (stored !== null) return stored;
    const answer = await made(event);
    if (answer.statusCode !== 404) return { ...answer, headers: { ...headersFor(rawPath), ...answer.headers } };
    return { ...((await storedAt(NOT_HERE_PATH, language)) ?? said(404)), statusCode: 404 };
  };

  async function storedAt(path: string, language: string): Promise<Answer | null> {
    const key = `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`;
    const type = TYPES[key.slice(key.lastIndexOf('.') + 1)];
    // Those of games are made of what is stored.
    if (type === undefined || (!path.endsWith('/') && /^(?:games|variants)\//.test(key))) return null;
    const keys = path.endsWith('/') && language !== 'en' ? [`${language}/${key}`, key] : [key];
    for (const each of keys) {
      const body = await files.get(each);
      if (body === null) continue;
      const isBinary = BINARY.test(type);
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=60', ...headersFor(path) };
      return {
        statusCode: 200,
        headers: { ...headers, ...(path.endsWith('/') ? { vary: 'accept-language, cookie' } : {}) },
        body: Buffer.from(body).toString(isBinary ? 'base64' : 'utf8'),
        isBase64Encoded: isBinary,
      };
    }
    return null;
  }
}

function headersFor(path: string): Readonly<Record<string, string>> {
  return { ...headersOf(servedKind(path)), 'strict-transport-security': `max-age=${HTTPS_FOR_SECONDS}` };
}

function said(statusCode: number, headers: Readonly<Record<string, string>> = {}, cookies: string[] = []): Answer {
  return { statusCode, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, cookies, body: '' };
}

/** Of a function, not of all that run: each that runs makes whoever asks as fast as this wait. */
function limitByAddress(now: () => number): (address: string) => boolean {
  const left = new Map<string, { count: number; at: number }>();
  return (address) => {
    const known = left.get(address) ?? { count: BURST, at: now() };
    const count = Math.min(BURST, known.count + ((now() - known.at) / 1_000) * A_SECOND);
    left.delete(address);
    if (left.size >= MOST_ADDRESSES) left.delete(left.keys().next().value!);
    left.set(address, { count: count < 1 ? count : count - 1, at: now() });
    return count >= 1;
  };
}
