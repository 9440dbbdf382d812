/** A request of a page in parts, and how it is answered. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Board } from '../../engine/board/board.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import type { Language } from '../../templates/locales/shape.ts';
import { formatterFor } from '../../templates/locales/speaker.ts';
import type { Geography } from '../../templates/map/geometry/geography.ts';
import { type MastheadLink, type PageContent, renderPage } from '../../templates/pages/frame.ts';
import { gamePath } from '../../templates/pages/game-parts.ts';
import { saidPage } from '../../templates/pages/sheet-entrance.ts';
import type { SheetAnswer, SheetAssets, SheetData } from '../../templates/sheet/sheet-data.ts';
import { NO_GAME } from '../games/sheet-links.ts';
import { takeFromLimit } from '../limits.ts';
import type { Services } from '../ports.ts';
import type { BoardFiles } from './board-files.ts';

export type PageAnswer = APIGatewayProxyStructuredResultV2;

/** What the pages are made with. */
export interface SheetPages {
  /** The sheet as a page. */
  readonly sheet: (data: SheetData, board: Board) => string;
  readonly places: readonly MastheadLink[];
  readonly geography: (board: Board) => Geography | null;
  /** By which the page of a GM's games looks for news. */
  readonly assets: Pick<SheetAssets, 'morning' | 'refreshMs'>;
}

/** A request in parts. */
export interface Call {
  readonly services: Services;
  readonly pages: SheetPages;
  readonly boards: BoardFiles;
  readonly name: string;
  readonly rest: readonly string[];
  readonly isPost: boolean;
  readonly form: URLSearchParams;
  readonly cookie: string | null;
  /** Of a device whose person has owned up to it. */
  readonly deviceCookie: string | null;
  /** Tags of what the browser has. */
  readonly known: string;
  readonly wantsJson: boolean;
  readonly agent: string;
  readonly ip: string;
  /** Who calls: a machine of the distribution, or somebody who calls the API by its own address. */
  readonly caller: string;
  /** Comes from a page of ours, as far as browsers tell. */
  readonly isOurs: boolean;
  /** The one the browser asks for: we use it for somebody whom no sheet names. */
  readonly language: Language;
}

/** Of whoever hands in links, codes or addresses. */
export async function mayTry({ services, ip, caller }: Call): Promise<boolean> {
  const mayTheViewer = await takeFromLimit(services, 'link-tries', ip);
  if (!mayTheViewer || caller === ip) return mayTheViewer;
  return takeFromLimit(services, 'link-tries-through', caller);
}

export function refusedAnswer({ language }: Call, why: Message): SheetAnswer {
  const refused = inLanguage(language, () => formatterFor({}).say(why));
  return { refused, report: [], data: null, receipts: {}, mailedTo: null };
}

export function answerRefusal(call: Call, status: number, why: Message): PageAnswer {
  if (call.wantsJson) return answerJson(status, refusedAnswer(call, why));
  return answerPage(call, status, () => saidPage(formatterFor({}).say(why), placeOf(call)));
}

/** The page of the game, or of all where it is about none. */
export function placeOf({ name }: Pick<Call, 'name'>): string {
  return name === NO_GAME ? '/games/' : gamePath(name);
}

export function answerPage(
  { pages, language }: Call,
  status: number,
  shown: () => PageContent,
  cookies: readonly string[] = [],
): PageAnswer {
  return answerHtml(
    status,
    inLanguage(language, () => renderPage(shown(), pages.places)),
    cookies,
  );
}

export function answerHtml(status: number, body: string, cookies: readonly string[] = []): PageAnswer {
  return answerBody(status, 'text/html; charset=utf-8', body, cookies);
}

export function answerJson(status: number, value: unknown, cookies: readonly string[] = []): PageAnswer {
  return answerBody(status, 'application/json', `${JSON.stringify(value)}\n`, cookies);
}

export function answerPlain(status: number): PageAnswer {
  return answerBody(status, 'text/plain; charset=utf-8', '');
}

/** `to`: a path of this site. */
export function answerRedirect(to: string, cookies: readonly string[] = []): PageAnswer {
  const { headers, ...rest } = answerBody(303, 'text/plain; charset=utf-8', '', cookies);
  return { ...rest, headers: { ...headers, location: to } };
}

/** Nothing inline, nothing of others, no referrer, in no frame, kept by no cache. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
} as const;

export function answerBody(
  statusCode: number,
  type: string,
  body: string,
  cookies: readonly string[] = [],
): PageAnswer & { headers: Record<string, string> } {
  return {
    statusCode,
    headers: { ...HEADERS, 'content-type': type },
    body,
    ...(cookies.length === 0 ? {} : { cookies: [...cookies] }),
  };
}
