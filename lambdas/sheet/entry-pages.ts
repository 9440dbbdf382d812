/**
 * Pages by which somebody comes into a game (`/sheet/GAME/join`, with a link's token or without), begins one with friends
 * (`/sheet/-/friends`), and says that it was they (`/sheet/-/confirm`). A game that is not to be seen looks like one that does not exist.
 */
import { whoseSeatsAreOpen } from '../../engine/game/decide/open-seats.ts';
import type { Game } from '../../engine/game/game.ts';
import { playersWanted } from '../../engine/game/start-game.ts';
import { readNamedAddresses } from '../../engine/language/commands/argument-readers.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { mostPlayers } from '../../engine/rules/seat-rules.ts';
import { type Address, addressIn } from '../../engine/text/address.ts';
import { BOT_STRENGTHS, type BotStrength, gameName, isGameName } from '../../engine/vocabulary.ts';
import { formatterFor } from '../../templates/locales/speaker.ts';
import { codeOf } from '../../templates/locales/text/words-apart.ts';
import {
  askedPage,
  begunPage,
  confirmPage,
  type EntryFault,
  type FormFields,
  friendsPage,
  isInPage,
  joinPage,
  noSeatPage,
  type SeatShown,
  toldPage,
} from '../../templates/pages/entry-pages.ts';
import type { PageContent } from '../../templates/pages/frame.ts';
import { gamePath } from '../../templates/pages/game-parts.ts';
import { isAtJudge } from '../account/asked-of-strangers.ts';
import { type PendingEntry, pendingFor } from '../account/confirmations.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { shownName } from '../games/names-of-people.ts';
import { joinPath, nameOfSeatLink } from '../games/seat-links.ts';
import { partIn, sheetPath } from '../games/sheet-links.ts';
import { type AskedEntry, askAboutEntry, CONFIRM_PAGE, carryOutEntry, type Entered } from '../incoming/page/entries.ts';
import type { Services } from '../ports.ts';
import { deviceCookie, sheetCookie } from './cookie.ts';
import { deviceOf } from './device.ts';
import { answerPage, answerPlain, answerRedirect, type Call, mayTry, type PageAnswer } from './respond.ts';
import { beginDevice, openAtHome, personOfDevice } from './sessions.ts';
import { handleEarlier } from './submit.ts';

/** Most are never more than seats of a map; a page that names more is no person's. */
const MOST_FRIENDS = 20;

export async function answerEntry(call: Call): Promise<PageAnswer> {
  const { name, rest, isPost } = call;
  const [what = '', token = null] = rest;
  if (what === 'join' && name !== '-' && rest.length <= 2) return joining(call, token);
  if (name !== '-' || rest.length !== 1) return answerPlain(404);
  if (what === 'friends') return isPost ? friends(call) : firstPage(call, () => friendsPage(friendsForm(call, null)));
  if (what !== 'confirm') return answerPlain(404);
  return isPost ? confirm(call) : answerPage(call, 200, () => confirmPage(CONFIRM_PAGE));
}

/** Where nothing is written yet, one may change to another language. */
function firstPage(call: Call, page: () => PageContent): PageAnswer {
  return answerPage(call, 200, () => ({ ...page(), languages: LANGUAGES }));
}

async function joining(call: Call, token: string | null): Promise<PageAnswer> {
  const { services, name, isPost } = call;
  const link = token === null ? null : nameOfSeatLink(services, name, token);
  const game = isGameName(name) ? await loadGame(services, name) : null;
  const seat = game === null ? null : seatShown(services, game);
  const isDead = token !== null && (link === null || game === null || game.usedLinks?.[link] !== undefined);
  // Whoever has no link learns only of games that stand in lists.
  const isHidden = token === null && (game === null || !game.settings.listed || game.status !== 'forming');
  if (seat === null || isDead || isHidden) return answerPage(call, 404, () => noSeatPage(isDead));
  const path = joinPath(name, token);
  const form = (fault: EntryFault | null) =>
    joinPage({ ...fieldsOf(call, fault), path, game: name, seat, hasLink: link !== null });
  if (!isPost) return firstPage(call, () => form(null));
  const who = await whoWrites(call);
  if (typeof who === 'string') return answerPage(call, who === 'many' ? 429 : 400, () => form(who));
  return asked(call, { kind: 'seat', game: gameName(name), link, ...who });
}

/** What whoever may join a game learns of it; null: nobody may. */
function seatShown(services: Services, game: Game): SeatShown | null {
  const board = boardOfGame(services, game);
  const open = board === null ? null : whoseSeatsAreOpen(game, board);
  if (board === null || open === null) return null;
  const seats = playersWanted(game.settings, board);
  return { board, players: game.applicants.length, seats, isForming: game.status === 'forming' };
}

async function friends(call: Call): Promise<PageAnswer> {
  const { services, form } = call;
  const who = await whoWrites(call);
  const board = services.board(form.get('variant') ?? 'standard');
  const { people, wrong } = await friendsIn(services, form.get('friends') ?? '', form.get('address') ?? '');
  const most = board === null ? MOST_FRIENDS : Math.min(MOST_FRIENDS, mostPlayers(board) - 1);
  const fault =
    typeof who === 'string'
      ? who
      : board === null
        ? 'variant'
        : wrong !== null
          ? 'address'
          : people.length === 0 || people.length > most
            ? 'friends'
            : null;
  if (fault !== null || typeof who === 'string' || board === null)
    return answerPage(call, fault === 'many' ? 429 : 400, () =>
      friendsPage({ ...friendsForm(call, fault), most, wrong }),
    );
  const isNow = form.get('when') === 'now';
  const hour = Math.floor(services.now() / 3_600_000);
  const strength = strengthIn(call);
  return asked(call, { kind: 'friends', variant: board.variant.id, people, isNow, strength, hour, ...who });
}

function strengthIn({ form }: Call): BotStrength {
  return BOT_STRENGTHS.find((each) => each === form.get('strength')) ?? 'medium';
}

type Friends = Extract<AskedEntry, { kind: 'friends' }>['people'];

/**
 * One to a line, or with commas between them: `Ben`, `Ben <ben@example.org>`, `ben@example.org`; each address once, and not the host's,
 * as a game that waits for somebody twice never begins. `wrong`: what is meant for an address and is none to which mail can go.
 */
async function friendsIn(
  services: Services,
  text: string,
  host: string,
): Promise<{ readonly people: Friends; readonly wrong: string | null }> {
  const people: Friends[number][] = [];
  const known = new Set([addressIn(host.trim())]);
  const lines = text
    .slice(0, 4_000)
    .split(/[\r\n;]+/)
    .flatMap((line) => namedAndAddressed(line) ?? line.split(','));
  for (const line of lines.filter((each) => /[\p{L}\d]/u.test(each)).slice(0, 4 * MOST_FRIENDS)) {
    if (!line.includes('@')) people.push({ address: null, name: shownName(line.trim().slice(0, 40)) });
    for (const { address, name, written } of readNamedAddresses(line).filter((each) => each.written.includes('@'))) {
      if (address === null || !(await isForMail(services, address))) return { people, wrong: written };
      if (!known.has(address)) people.push({ address, name: shownName(name ?? '') });
      known.add(address);
    }
  }
  return { people: people.slice(0, MOST_FRIENDS + 1), wrong: null };
}

/** `Ben, ben@example.org`: one person; null: any other line. */
function namedAndAddressed(line: string): string | null {
  const [, name, address] = /^\s*([^@,<>]*\p{L}[^@,<>]*?)\s*,\s*([^\s@,<>]+@[^\s@,<>]+)\s*$/u.exec(line) ?? [];
  return name === undefined ? null : `${name} <${address}>`;
}

async function isForMail(services: Services, address: Address): Promise<boolean> {
  return !isAtJudge(services, address) && (await services.stopped.why(address)) === null;
}

/** What somebody has written of themselves, or what is wrong with it. */
async function whoWrites(
  call: Call,
): Promise<Pick<AskedEntry, 'name' | 'address' | 'language' | 'zone'> | 'name' | 'address' | 'many'> {
  const { services, form, language } = call;
  if (!(await mayTry(call))) return 'many';
  const name = shownName((form.get('name') ?? '').slice(0, 60));
  const address = addressIn((form.get('address') ?? '').trim());
  if (name === null) return 'name';
  if (address === null || !(await isForMail(services, address))) return 'address';
  const zone = form.get('zone') ?? '';
  const isZone = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}$/.test(zone) && services.zones.isZone(zone);
  return { name, address, language: codeOf(language), zone: isZone ? zone : null };
}

/** Asks the address by mail; on a device of its owner's nothing is asked. */
async function asked(call: Call, what: AskedEntry): Promise<PageAnswer> {
  const { services, agent } = call;
  const owner = await personOfDevice(services, call.deviceCookie);
  if (owner?.addresses.includes(what.address) === true) {
    const word = services.secrets.salt().slice(0, 10);
    return entered(call, { word, what, until: services.now(), isConfirmed: false });
  }
  await askAboutEntry(services, what, deviceOf(agent.slice(0, 500)));
  return answerPage(call, 200, () => askedPage(CONFIRM_PAGE, what.address));
}

/** A code is good once: whoever hands it in again has the link of the next mail. */
async function confirm(call: Call): Promise<PageAnswer> {
  const { services, form } = call;
  const isTried = await mayTry(call);
  const word = form.get('word')?.trim().toLowerCase() ?? '';
  const pending = isTried && /^[a-z2-7]{10}$/.test(word) ? await pendingFor(services, word) : null;
  const what = pending?.what;
  if (pending === null || pending.isConfirmed || (what?.kind !== 'seat' && what?.kind !== 'friends'))
    return answerPage(call, isTried ? 403 : 429, () => toldPage('not-confirmed', [], null));
  return entered(call, { ...pending, what });
}

async function entered(call: Call, pending: PendingEntry): Promise<PageAnswer> {
  const { services } = call;
  const came = await carryOutEntry(services, pending, (earlier) => handleEarlier(services, earlier));
  const { person, game } = came;
  const cookies = [deviceCookie(services.house.site, await beginDevice(services, person))];
  if (game === null) return answerPage(call, 409, () => toldPage('refused', lines(services, came), null), cookies);
  const sheet = partIn(game, person.id) === null ? null : await openAtHome(services, game.name, person);
  if (sheet !== null) cookies.push(sheetCookie(services.house.site, sheetPath(game.name), sheet));
  const isPlaying = sheet !== null && game.status === 'active';
  if (pending.what.kind === 'friends') {
    const to = isPlaying ? sheetPath(game.name) : null;
    return answerPage(call, 200, () => begunPage(game.name, lines(services, came), to, gamePath(game.name)), cookies);
  }
  if (isPlaying) return answerRedirect(sheetPath(game.name), cookies);
  const seat = seatsIn(services, game);
  return answerPage(call, 200, () => isInPage(game.name, seat, gamePath(game.name)), cookies);
}

function seatsIn(services: Services, game: Game) {
  const board = boardOfGame(services, game)!;
  return { players: game.applicants.length, seats: playersWanted(game.settings, board) };
}

/** In the language that is being written. */
function lines(services: Services, { person, game, report }: Entered): readonly string[] {
  const board = game === null ? null : boardOfGame(services, game);
  const told = formatterFor({
    zone: person.zone ?? 'UTC',
    zones: services.zones,
    ...(board === null ? {} : { board }),
  });
  return report.map(({ message }) => told.say(message));
}

function fieldsOf({ form }: Call, fault: EntryFault | null): FormFields {
  return { fault, name: form.get('name') ?? '', address: form.get('address') ?? '' };
}

function friendsForm(call: Call, fault: EntryFault | null) {
  const { services, form } = call;
  return {
    ...fieldsOf(call, fault),
    path: `${sheetPath('-')}friends`,
    friends: form.get('friends') ?? '',
    variants: services.variants(),
    variant: form.get('variant') ?? 'standard',
    isNow: form.get('when') === 'now',
    strength: strengthIn(call),
    most: MOST_FRIENDS,
  };
}
