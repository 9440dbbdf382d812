/** Pages over HTTP, for this machine only: what is asked, what is answered, and who may ask. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { errorLocation } from '../../../lambdas/games/internal-errors.ts';
import { languageAsked } from '../../../lambdas/sheet/language-asked.ts';
import { inLanguage } from '../../../templates/locales/current.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import { headersOf, servedKind } from '../../../templates/pages/served.ts';
import { isLoopback } from '../mail/smtp.ts';
import type { Door } from '../startup-page.mjs';

export interface Request {
  readonly method: 'GET' | 'POST';
  /** Decoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The fields of a form. */
  readonly form: URLSearchParams;
  /** The header of that name. */
  readonly cookie?: string;
  /** All headers, by their names in lower case. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface Response {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Writes the body, in the language that the page is asked for in; `body` is empty then. */
  readonly write?: () => string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

export type Respond = (request: Request) => Promise<Response>;

/** The largest form taken, in bytes: a long mail. */
const LARGEST_FORM = 2_000_000;

const NO_CACHE = { 'cache-control': 'no-cache' };

/** Connections that are still busy when the judge stops have so long. */
const LAST_WORDS_MS = 200;

export interface HttpListener {
  readonly port: number;
  readonly server: Server;
  close(): Promise<void>;
}

/**
 * Answers on a port, or through a server that listens already; `site` gives whoever answers, null until the judge is ready.
 * `publicSite`: where a proxy shows the pages, whose host and forms are taken as well. Rejects with the system's error.
 */
export async function listenHttp(
  at: { readonly host: string; readonly port: number } | Pick<Door, 'server' | 'held'>,
  site: () => Respond | null,
  publicSite: string | null = null,
): Promise<HttpListener> {
  const server = 'server' in at ? at.server : createServer();
  server.removeAllListeners('request');
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    answer(incoming, site(), publicSite)
      .then(async ({ status, type, body, headers }) => {
        const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
        const isKnown = status === 200 && incoming.headers['if-none-match'] === tag;
        const packed = isKnown || !takesPacked(incoming, type, body) ? null : await packedBody(tag, body);
        outgoing.writeHead(isKnown ? 304 : status, {
          ...NO_CACHE,
          ...headersOf(status === 200 ? servedKind(pathOf(incoming.url)) : 'page'),
          'content-type': type,
          ...(status === 200 ? { etag: tag } : {}),
          vary: 'accept-encoding',
          ...(packed === null ? {} : { 'content-encoding': 'br' }),
          ...lowered(headers ?? {}),
        });
        outgoing.end(isKnown || incoming.method === 'HEAD' ? undefined : (packed ?? body));
      })
      .catch(() => outgoing.destroy());
  });
  if ('held' in at) {
    for (const asked of at.held.splice(0)) server.emit('request', ...asked);
  } else {
    server.listen(at.port, at.host);
    await once(server, 'listening');
  }
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), LAST_WORDS_MS).unref();
      await closed;
    },
  };
}

/** Only what is the same for everybody: the length of a packed page tells of secrets in it. Short ones are not worth it. */
function takesPacked({ headers, url }: IncomingMessage, type: string, body: string | Uint8Array): boolean {
  return (
    /\bbr\b/.test(String(headers['accept-encoding'] ?? '')) &&
    /^\/(?:assets|board)\//.test(url ?? '') &&
    /^(?:text\/|application\/(?:json|javascript)|image\/svg)/.test(type) &&
    body.length > 1_000
  );
}

const compress = promisify(brotliCompress);
/** The last that were asked for, by their tags: scripts and styles are the same for everybody. */
const packedBodies = new Map<string, Buffer>();
const MOST_PACKED = 100;

async function packedBody(tag: string, body: string | Uint8Array): Promise<Buffer> {
  const packed = packedBodies.get(tag) ?? (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  packedBodies.delete(tag);
  packedBodies.set(tag, packed);
  const [oldest] = packedBodies.keys();
  if (packedBodies.size > MOST_PACKED) packedBodies.delete(oldest!);
  return packed;
}

async function answer(
  incoming: IncomingMessage,
  respond: Respond | null,
  publicSite: string | null,
): Promise<Response> {
  const { method = '' } = incoming;
  const isPublic = publicSite !== null && incoming.headers.host === new URL(publicSite).host;
  if (!isPublic && !isOurHost(incoming.headers.host)) return plain(421, 'This judge answers to localhost only.');
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return plain(405, 'GET or POST only.');
  if (method === 'POST' && !isSameSite(incoming, isPublic ? publicSite : null))
    return plain(403, 'A form of another site cannot be sent here.');
  const url = parseUrl(incoming.url);
  if (url === null) return plain(400, 'That is no address of a page.');
  if (respond === null) {
    return url.path === '/api/health' ? jsonResponse({ ok: false }, 503) : plain(503, 'The judge is starting.');
  }
  const form = method === 'POST' ? await readForm(incoming) : new URLSearchParams();
  if (form === null) return plain(413, 'That is too long.');
  try {
    const { cookie = '' } = incoming.headers;
    const request: Request = {
      method: method === 'POST' ? 'POST' : 'GET',
      path: url.path,
      query: url.query,
      form,
      cookie,
      headers: { ...headersIn(incoming), 'remote-address': clientOf(incoming, isPublic) },
    };
    const response = await respond(request);
    if (response.write === undefined) return response;
    const language = languageAsked(cookie, request.headers?.['accept-language'] ?? '');
    return { ...response, body: inLanguage(await loadLanguage(language), response.write) };
  } catch (error) {
    // Further down a path links have their secrets.
    process.stderr.write(`Chancery: a page below /${url.path.split('/')[1]}: ${errorLocation(error)}\n`);
    return plain(500, 'That went wrong. The judge goes on.');
  }
}

function pathOf(url = ''): string {
  return parseUrl(url)?.path ?? '/';
}

/** Names of headers in one case: the same header is not sent twice. */
function lowered(
  headers: Readonly<Record<string, string | readonly string[]>>,
): Readonly<Record<string, string | string[]>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' ? value : [...value],
    ]),
  );
}

/** A page elsewhere whose name was pointed at this machine (DNS rebinding) comes with its own name. */
function isOurHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d{1,5})?$/i.test(host ?? '');
}

/** Browsers tell where a form comes from; what tells nothing is no browser. */
function isSameSite({ headers }: IncomingMessage, publicSite: string | null): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return false;
  // A page that tells nobody where it is sends its own forms so; the browser's own word has been heard above.
  if (headers.origin === 'null') return from === 'same-origin';
  return headers.origin === undefined || headers.origin === (publicSite ?? `http://${headers.host}`);
}

/** What a proxy says of its client counts from this machine alone, and of that only what the proxy itself has added: the last. */
function clientOf({ headers, socket }: IncomingMessage, isProxied: boolean): string {
  const peer = socket.remoteAddress ?? '';
  const told = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return isProxied && isLoopback(peer) && isIP(told) !== 0 ? told : peer;
}

function headersIn({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));
}

function parseUrl(text = '/'): { readonly path: string; readonly query: URLSearchParams } | null {
  try {
    const url = new URL(text, 'http://localhost');
    return { path: url.pathname, query: url.searchParams };
  } catch {
    return null;
  }
}

async function readForm(incoming: IncomingMessage): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += (chunk as Buffer).length;
    if (length > LARGEST_FORM) return null;
    chunks.push(chunk as Buffer);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

export function pageResponse(body: string, status = 200): Response {
  return { status, type: 'text/html; charset=utf-8', body };
}

export function jsonResponse(value: unknown, status = 200): Response {
  return { status, type: 'application/json', body: `${JSON.stringify(value)}\n` };
}

function plain(status: number, text: string): Response {
  return { status, type: 'text/plain; charset=utf-8', body: `${text}\n` };
}

/** `to`: a path of this site. */
/** 303: see there; 301: it lies there for good. */
export function redirectResponse(to: string, status: 301 | 303 = 303): Response {
  return { status, type: 'text/plain', body: '', headers: { Location: to } };
}
