/** Order sheets on this machine: the function that answers on AWS, behind the local site. */

import type { LanguageCode } from '../../../engine/messages/languages.ts';
import { boardSite, forReaders } from '../../../lambdas/adapters/board/board-site.ts';
import type { SiteFile } from '../../../lambdas/adapters/board/site-file.ts';
import { sheetPages } from '../../../lambdas/adapters/publish/sheet-pages.ts';
import { sheetPath } from '../../../lambdas/games/sheet-links.ts';
import { makeSheet } from '../../../lambdas/handlers/sheet-handler.ts';
import { sheetCookie } from '../../../lambdas/sheet/cookie.ts';
import { openAtHome } from '../../../lambdas/sheet/sessions.ts';
import { folderRedirect } from '../../../templates/pages/served.ts';
import { buildSheetScript } from '../../sheet-script.ts';
import type { Judge } from '../running-judge.ts';
import { type Respond, type Response, redirectResponse } from './http.ts';
import { MASTHEAD_LINKS, showMissing } from './show.ts';

export function sheetSite({ services }: Pick<Judge, 'services'>): Respond {
  let handle: ReturnType<typeof makeSheet> | null = null;
  const isPublic = (host = '') => host === new URL(services.house.site).host;
  const inTurn = turns();
  return async ({ method, path, form, headers = {} }) => {
    // Built when the first sheet is opened: most starts show none.
    handle ??= makeSheet(
      services,
      sheetPages(services, { assets: { ...buildSheetScript().assets, refreshMs: REFRESH_MS }, places: MASTHEAD_LINKS }),
    );
    const event = {
      rawPath: path,
      headers,
      body: form.toString(),
      requestContext: { http: { method, sourceIp: headers['remote-address'] ?? '' } },
    };
    const answer = () => handle!(event, isPublic(headers['host']) ? services.house.site : `http://${headers['host']}`);
    // What is sent to one game goes one after the other, as its mails do: at once they would only decide again and again.
    const {
      statusCode = 500,
      headers: told = {},
      cookies = [],
      body = '',
    } = await (method === 'POST' ? inTurn(path.split('/')[2] ?? '', answer) : answer());
    const { 'content-type': type, ...others } = told;
    const canonical = Object.entries(others).map(([name, value]) => [capitals(name), String(value)] as const);
    return {
      status: statusCode,
      type: String(type),
      body,
      headers: { ...Object.fromEntries(canonical), ...(cookies.length === 0 ? {} : { 'Set-Cookie': cookies }) },
    };
  };
}

/** Does what has the same name one after the other, whatever becomes of it. */
function turns(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const done = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, done);
    const leave = () => {
      if (last.get(name) === done) last.delete(name);
    };
    done.then(leave, leave);
    return done;
  };
}

/** On one machine news costs nothing but a look: what comes is seen within five seconds. */
const REFRESH_MS = 4_000;

/** As the headers are written that every page of the local site has: one of the two counts. */
function capitals(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase()).replace('Dns', 'DNS');
}

/** The script and style of sheets, from memory. */
export function sheetAsset(name: string): Response {
  const file = buildSheetScript().files.find((each) => each.name === name);
  if (file === undefined) return showMissing();
  const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return { status: 200, type: file.type, body: file.body, headers: forGood };
}

let board: Promise<readonly SiteFile[]> | null = null;

/** The analysis board: made when somebody first asks for it. `wanted`: the reader's language, for pages without one. */
export async function boardAsset(path: string, wanted: LanguageCode): Promise<Response> {
  const folder = folderRedirect(path);
  if (folder !== null) return redirectResponse(folder, 301);
  board ??= boardSite(buildSheetScript().assets).then(forReaders);
  const asked = path.replace(/^\//, '');
  const name = asked.endsWith('/') ? `${asked}index.html` : asked;
  const files = await board;
  const file = files.find((each) => each.path === `${wanted}/${name}`) ?? files.find((each) => each.path === name);
  if (file === undefined) return showMissing();
  // What is in the name is kept for good; pages and their worker are asked for again.
  const keeps = name.endsWith('.json') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return { status: 200, type: file.type, body: file.body, headers: { 'Cache-Control': keeps } };
}

/** Opens the sheet of a mailbox's owner in a game: whoever looks into a mailbox here reads its mail, and is asked nothing. */
export async function openFromMailbox(
  { services }: Pick<Judge, 'services'>,
  address: string,
  game: string,
): Promise<Response> {
  const person = await services.directory.personAt(address);
  const cookie = person === null ? null : await openAtHome(services, game, person);
  if (cookie === null) return showMissing();
  const headers = {
    Location: sheetPath(game),
    'Set-Cookie': sheetCookie(services.house.site, sheetPath(game), cookie),
  };
  return { status: 303, type: 'text/plain', body: '', headers };
}
