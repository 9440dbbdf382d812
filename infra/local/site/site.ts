/** The local judge's web site: games, mailboxes, and the interface for scripts (docs/formats.md 4). */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { boardIn } from '../../../engine/board/translation.ts';
import { LANGUAGES, type LanguageCode } from '../../../engine/messages/languages.ts';
import { BOT_STRENGTHS, isGameName } from '../../../engine/vocabulary.ts';
import { leaveGame } from '../../../lambdas/account/leave-game.ts';
import { isToken, stopByToken } from '../../../lambdas/account/stop-invitations.ts';
import { addressOf } from '../../../lambdas/addresses.ts';
import { leavingBy } from '../../../lambdas/games/leave-links.ts';
import { NO_INVITATIONS } from '../../../lambdas/mail/route.ts';
import type { GameEntry } from '../../../lambdas/ports.ts';
import { t } from '../../../templates/locales/current.ts';
import { localWords } from '../../../templates/locales/text/words-apart.ts';
import { THEMES, type ThemeName } from '../../../templates/map/theme.ts';
import {
  type DemoGame,
  type HomeContent,
  type HomeGameRow,
  homePage,
  type Picture,
} from '../../../templates/pages/home-page.ts';
import { mailboxPath } from '../../../templates/pages/mailbox-pages.ts';
import { currentMapPath, isForGood, pictureOf } from '../../../templates/pages/map-files.ts';
import { leavePage, noInvitationsPage, noSuchLinkPage } from '../../../templates/pages/no-invitations-page.ts';
import { folderRedirect, isPrivateKey } from '../../../templates/pages/served.ts';
import { mapPath } from '../../../templates/pages/variant-page.ts';
import { isAddress } from '../compose.ts';
import { demoBoard } from '../demo/demo-board.ts';
import { DEMO_VARIANT, newcomerOf } from '../demo/demo-mails.ts';
import { beginPractice } from '../demo/practice.ts';
import { isFileKey } from '../files.ts';
import type { Judge } from '../running-judge.ts';
import { jsonResponse, type Request, type Respond, type Response, redirectResponse } from './http.ts';
import { languageChosen, languageWanted } from './language.ts';
import { mailboxSite, settledSoon } from './mailbox.ts';
import { healthResponse } from './own-site.ts';
import { boardAsset, sheetAsset, sheetSite } from './sheet-routes.ts';
import { decodePathPart, showMissing, showPage, writeTo } from './show.ts';
import { asVisitor, visitorOf, withAddress } from './visitors.ts';

const ASSETS = fileURLToPath(new URL('../../../templates/pages/assets/', import.meta.url));
const MAILBOXES_SHOWN = 200;

const TYPES: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['json', 'application/json'],
  ['atom', 'application/atom+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['csv', 'text/csv; charset=utf-8'],
  ['mbox', 'application/mbox'],
  ['jsonl', 'application/x-ndjson'],
]);

export function makeSite(judge: Judge): Respond {
  const mailbox = mailboxSite(judge);
  const sheets = sheetSite(judge);
  return async (request) => {
    const chosen = request.method === 'GET' ? languageChosen(request) : null;
    if (chosen !== null) return chosen;
    const [, room = '', ...rest] = request.path.split('/');
    switch (room) {
      case '':
        return home(judge, request);
      case 'api':
        return api(judge, request, rest);
      case 'board':
        return boardAsset(request.path, languageWanted(request));
      case 'assets':
        if (rest[0] === 'boards') return boardAsset(request.path, 'en');
        return rest[0] === 'sheet' && rest.length === 2 ? sheetAsset(rest[1]!) : asset(rest.join('/'));
      case 'sheet':
        return sheets(request);
      case 'games':
      case 'variants':
      case 'people':
      case 'events':
        if (!(await isOfOneGame(judge, request.path))) await judge.listed();
        return published(judge, request.path, languageWanted(request));
      case 'help':
      case 'privacy':
        return published(judge, request.path, languageWanted(request));
      case 'mailbox':
      case 'write':
        return mailbox(request, rest);
      case NO_INVITATIONS:
        return noInvitations(judge, request, rest);
      case 'demonstration':
        return demonstrationSite(judge, request);
      case 'practice':
        return practice(judge, request);
      default:
        return showMissing();
    }
  };
}

/** Such a page waits for no list. */
async function isOfOneGame({ services }: Judge, path: string): Promise<boolean> {
  const name = path.split('/')[2] ?? '';
  return isGameName(name) && (await services.index.entry(name)) !== null;
}

const GAMES_SHOWN = 24;

async function home(judge: Judge, request: Request, fault: 'address' | 'map' | null = null): Promise<Response> {
  const { services, mailboxes, smtpPort } = judge;
  const entries = await services.index.list();
  const visitor = visitorOf(request);
  const own = await gamesOf(judge, visitor.addresses);
  const sorted = entries
    .filter(({ name, listed }) => listed || own.includes(name))
    .sort((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status) || b.updated - a.updated);
  const lines = await Promise.all(sorted.slice(0, GAMES_SHOWN).map((entry) => gameLine(judge, entry)));
  const content = {
    games: lines.filter((line) => line !== null),
    mailboxes: [...(await mailboxes.addresses(MAILBOXES_SHOWN))].sort(),
    judge: addressOf(services.house, 'judge'),
    smtpPort,
    write: writeTo,
    mailbox: mailboxPath,
    demonstration: await demonstrationIn(judge, entries, visitor.number),
    variants: services.variants(),
  };
  const told = () => (fault === null ? null : localWords().mailbox.faults[fault]);
  return showPage(() => homePage({ ...content, ...inNames(content), fault: told() }), fault === null ? 200 : 400);
}

async function gamesOf({ services }: Judge, addresses: readonly string[]): Promise<readonly string[]> {
  const people = await Promise.all(addresses.map((address) => services.directory.personAt(address)));
  const games = people.flatMap((person) => (person === null ? [] : [services.index.gamesOf(person.id)]));
  return (await Promise.all(games)).flat();
}

/** Before its language is known: maps are lettered in it. */
type Unnamed<T extends { readonly map: unknown }> = Omit<T, 'map'> & {
  readonly mapIn: (language: string) => T['map'];
};

/** With maps, and names of powers and phases, in the language that is being written. */
function inNames({
  games,
  demonstration,
}: {
  readonly games: readonly Unnamed<HomeGameRow>[];
  readonly demonstration: Unnamed<DemoGame> | null;
}): Pick<HomeContent, 'games' | 'demonstration'> {
  const { code } = t();
  const named = <T extends HomeGameRow | DemoGame>({ mapIn, ...shown }: Unnamed<T>) => ({
    ...shown,
    board: boardIn(shown.board, code),
    map: mapIn(code),
  });
  return {
    games: games.map((game) => named<HomeGameRow>(game)),
    demonstration: demonstration === null ? null : named<DemoGame>(demonstration),
  };
}

function boardOf(game: string, language: string): Picture {
  return { light: currentMapPath(game, { language }), dark: currentMapPath(game, { language, theme: 'dark' }) };
}

const STATUS_ORDER: readonly GameEntry['status'][] = ['active', 'paused', 'forming', 'finished'];

async function gameLine({ services }: Judge, entry: GameEntry): Promise<Unnamed<HomeGameRow> | null> {
  const board = services.board(entry.variant, entry.edition ?? 1);
  if (board === null) return null;
  const { name, status, phase, deadline, players, seats } = entry;
  const hasMap = (await services.files.get(boardOf(name, 'en').dark.slice(1))) !== null;
  const mapIn = (language: string) =>
    hasMap ? boardOf(name, language) : { light: mapPath(entry.variant), dark: mapPath(entry.variant, '-dark') };
  return { name, board, status, phase, mapIn, deadline, players, seats };
}

/** One click in a mail program posts here; a click on the link is shown a button first. */
async function noInvitations(
  { services }: Judge,
  { method, path }: Request,
  [token = '']: readonly string[],
): Promise<Response> {
  const leaving = leavingBy(services, token);
  if (leaving !== null) {
    if (method === 'POST') await leaveGame(services, leaving);
    const { game } = leaving;
    const address = addressOf(services.house, game);
    return showPage(() => leavePage(path, { game, address }, method === 'POST'));
  }
  const isOurs = method === 'POST' ? await stopByToken(services, token) : isToken(services, token);
  if (!isOurs) return showPage(() => noSuchLinkPage(token), 404);
  return showPage(() => noInvitationsPage(path, method === 'POST'));
}

async function demonstrationIn(
  { services, demonstration }: Judge,
  entries: readonly GameEntry[],
  known: number | null,
): Promise<Unnamed<DemoGame> | null> {
  const names = entries.map(({ name }) => name);
  // What was begun beside the pages (serve --demo) is the first visitor's.
  const visitor = known ?? (demonstration.visitors === 0 ? 1 : null);
  const state = visitor === null ? 'offered' : demonstration.state(names, visitor);
  const { power, address, game: name } = newcomerOf(visitor ?? 1);
  const seat = { name, power, address };
  const board = services.board(DEMO_VARIANT)!;
  if (state !== 'there') {
    return {
      state,
      ...seat,
      board,
      phase: demoBoard().phase,
      mapIn: (language) => ({ light: demoPath('light', language), dark: demoPath('dark', language) }),
    };
  }
  const game = (await services.games.latest(name)).snapshot;
  if (game === null || !game.seats.some((each) => each.power === power)) return null;
  const { position, status, resolved } = game;
  const isOver = status === 'finished';
  const phase = isOver || position === null ? resolved.at(-1)?.phase : position.phase;
  return phase === undefined
    ? null
    : { state: isOver ? 'over' : 'there', ...seat, board, phase, mapIn: (language) => boardOf(name, language) };
}

function demoPath(theme: ThemeName, language: string): string {
  return `/demonstration/${theme}${language === 'en' ? '' : `-${language}`}.svg`;
}

/** The board as it will be once the demonstration has been started; a form starts it. */
async function demonstrationSite({ demonstration }: Judge, request: Request): Promise<Response> {
  const { method, path } = request;
  if (method === 'POST') {
    const visitor = visitorOf(request).number ?? (await demonstration.nextVisitor());
    void demonstration.start(languageWanted(request), visitor);
    return withHeaders(redirectResponse('/'), asVisitor(visitor));
  }
  const asked = THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ theme, language }))).find(
    ({ theme, language }) => path === demoPath(theme, language),
  );
  if (asked === undefined) return redirectResponse('/');
  return { status: 200, type: typeOf('board.svg'), body: await demoBoard().drawn(asked.theme, asked.language) };
}

/** Begins a game against bots and opens the player's mailbox. */
async function practice(judge: Judge, request: Request): Promise<Response> {
  const { method, form } = request;
  if (method !== 'POST') return redirectResponse('/');
  const written = form.get('address')?.trim().toLowerCase() ?? '';
  const variant = form.get('variant') || (form.get('other') ?? '');
  if (written !== '' && !isAddress(written)) return home(judge, request, 'address');
  if (!judge.services.variants().some((board) => board.variant.id === variant)) {
    return home(judge, request, 'map');
  }
  // Who gives no address has one of their own here.
  const visitor = written === '' ? (visitorOf(request).number ?? (await judge.demonstration.nextVisitor())) : null;
  const address = visitor === null ? written : newcomerOf(visitor).address;
  const strength = BOT_STRENGTHS.find((each) => each === form.get('strength'));
  await beginPractice(judge, variant, address, languageWanted(request), strength);
  await settledSoon(judge);
  return withHeaders(
    redirectResponse(mailboxPath(address)),
    visitor === null ? withAddress(written) : asVisitor(visitor),
  );
}

async function api(judge: Judge, { query }: Request, path: readonly string[]): Promise<Response> {
  const { mailboxes } = judge;
  const [what, id] = path;
  if (what === 'health' && path.length === 1) return healthResponse(judge);
  if (what === 'mail' && path.length === 1) {
    const to = query.get('to');
    return to === null
      ? jsonResponse({ error: 'say whose mail: /api/mail?to=ADDRESS' }, 400)
      : jsonResponse(await mailboxes.list(to));
  }
  if (what === 'mail' && path.length === 2) {
    const raw = await mailboxes.raw(decodePathPart(id!) ?? '');
    return raw === null
      ? jsonResponse({ error: 'there is no such mail' }, 404)
      : { status: 200, type: 'message/rfc822', body: raw };
  }
  return jsonResponse({ error: 'there is no such thing' }, 404);
}

/**
 * Files that the publisher has written, by their own paths. A request that comes too early waits for its file: mails, and pages that are
 * written as they are asked for, show maps of a phase whose own pages follow it.
 */
async function published(judge: Judge, path: string, language: LanguageCode): Promise<Response> {
  const now = await publishedIn(judge, path, language);
  if (now.status !== 404) return now;
  await judge.isPublished;
  await settledSoon(judge);
  return publishedIn(judge, path, language);
}

/** In the language where there is such a page, else in English. */
async function publishedIn(judge: Judge, path: string, language: LanguageCode): Promise<Response> {
  if (language === 'en' || !path.endsWith('/')) return publishedNow(judge, path);
  const translated = await publishedNow(judge, `/${language}${path}`);
  return translated.status === 404 ? publishedNow(judge, path) : translated;
}

async function publishedNow({ services, pictures }: Judge, path: string): Promise<Response> {
  const folder = folderRedirect(path);
  if (folder !== null) return redirectResponse(folder, 301);
  const key = `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`;
  if (!isFileKey(key) || isPrivateKey(key)) return showMissing();
  const picture = pictureOf(key);
  const body = picture === null ? await services.files.get(key) : await pictures.of(picture.svg, picture.form);
  if (body !== null) {
    const type = typeOf(key);
    const forGood = isForGood(path) ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {};
    return { status: 200, type, body, headers: forGood };
  }
  return showMissing();
}

async function asset(name: string): Promise<Response> {
  if (!/^[a-z]+\.[a-z]+$/.test(name)) return showMissing();
  try {
    return { status: 200, type: typeOf(name), body: await readFile(`${ASSETS}${name}`) };
  } catch {
    return showMissing();
  }
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  return { ...response, headers: { ...response.headers, ...headers } };
}

function typeOf(name: string): string {
  return TYPES.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
}
