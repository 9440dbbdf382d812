/**
 * What an order sheet shows, picked by name from the reader's view: a new field of a game stays off it until somebody lists it.
 * A device that is not confirmed gets what the public gets.
 */

import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import { boardIn } from '../../engine/board/translation.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Commit, GameName } from '../../engine/game/events.ts';
import { type Game, isBlind } from '../../engine/game/game.ts';
import { phaseIdOf } from '../../engine/game/orders/phase-id.ts';
import { isChoicePhase } from '../../engine/rules/start-choices.ts';
import { HOUR, type Instant } from '../../engine/time.ts';
import { type MessageView, pressFor } from '../../engine/view/conversations.ts';
import {
  type GameView,
  type OwnPower,
  type PendingView,
  type Reader,
  type SeatView,
  viewOf,
} from '../../engine/view/view.ts';
import { inLanguage, t } from '../../templates/locales/current.ts';
import { toldToOwner } from '../../templates/locales/explained.ts';
import { spellOrders as orderWritten } from '../../templates/locales/order-spelling.ts';
import { linesAhead } from '../../templates/locales/orders-ahead.ts';
import { outcomeInWords } from '../../templates/locales/outcome.ts';
import { powerName } from '../../templates/locales/powers.ts';
import { capitalize } from '../../templates/locales/text/counts.ts';
import { formatSpan } from '../../templates/locales/times/format-times.ts';
import { phaseName } from '../../templates/locales/times/phases.ts';
import { howItEnded, lineToPlayAgain } from '../../templates/mail/kinds/game/how-it-ended.ts';
import { whatHappened } from '../../templates/mail/kinds/game/what-happened.ts';
import { mailtoLink } from '../../templates/mail/parts/answer.ts';
import { pendingHeading, phaseThen } from '../../templates/mail/parts/orders/pending.ts';
import { holdersAfter } from '../../templates/map/owners.ts';
import { THEMES } from '../../templates/map/theme.ts';
import { gamePath, phaseNowPath, phasePath } from '../../templates/pages/game-parts.ts';
import { currentMapPath } from '../../templates/pages/map-files.ts';
import type { PhaseRecord } from '../../templates/pages/phase-page.ts';
import { groupConversations } from '../../templates/sheet/conversations.ts';
import { deskActions } from '../../templates/sheet/gm-actions.ts';
import type {
  BoardShown,
  EarlierPhase,
  PhaseShown,
  SheetAnswer,
  SheetData,
  SheetGame,
  SheetHappened,
  SheetLinks,
  SheetPending,
  SheetPower,
  SheetReader,
  SheetSeat,
} from '../../templates/sheet/sheet-data.ts';
import { addressOf } from '../addresses.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { boardPicture } from '../games/board-picture.ts';
import { loadGame } from '../games/load-game.ts';
import { displayNames, peopleById, replyAddress } from '../games/people-of-game.ts';
import { type CurrentBoard, currentBoardKey, recordKey } from '../games/public-boards.ts';
import { partIn, sheetPath } from '../games/sheet-links.ts';
import { getJson } from '../games/stored-json.ts';
import { mailLanguage } from '../outgoing/account-post.ts';
import type { Person } from '../people.ts';
import type { Files, Links, Services } from '../ports.ts';
import type { BoardFiles } from './board-files.ts';
import { formToken, type OpenSheet } from './sessions.ts';

export async function sheetData(
  services: Services,
  sheet: OpenSheet,
  boards: Pick<BoardFiles, 'pathOf'>,
  answer: SheetAnswer | null = null,
): Promise<SheetData> {
  const { session, person, game, language } = sheet;
  const names = displayNames(await peopleById(services, game), game, sheet.board);
  const reader: Reader = session.isConfirmed ? { person: person.id } : 'public';
  const view = viewOf(game, reader, { board: sheet.board, names, now: services.now() });
  const record = await recordOf(services.files, game.name, view.resolved.at(-1)?.phase ?? null);
  const commits = session.isConfirmed ? await services.games.commitsAfter(game.name, 0) : [];
  const past = commits.filter(({ n }) => n <= game.n);
  const messages = session.isConfirmed ? pressFor(past, person.id, names) : [];
  const map = view.position === null ? null : await mapOf(services.files, game.name, language.code);
  const isForAll = session.isConfirmed && person.links?.isForAll === true;
  const others = isForAll ? await othersOf(services, person, game.name) : [];
  // All that is written is written at once, in one language.
  return inLanguage(language, () =>
    written(services, sheet, {
      view,
      record,
      lived: phasesLived(past, view),
      messages,
      map,
      others,
      answer,
      board: boards.pathOf(game) ?? '',
    }),
  );
}

/** What a sheet is written from, beside the game. */
interface Found {
  readonly view: GameView;
  readonly record: PhaseRecord | null;
  /** The last phase in which the reader had orders, and those since. */
  readonly lived: readonly BoardResolved[];
  readonly messages: readonly MessageView[];
  readonly map: SheetLinks['map'];
  readonly others: readonly Game[];
  /** Path of the board's file. */
  readonly board: string;
  readonly answer: SheetAnswer | null;
}

function written(services: Services, sheet: OpenSheet, found: Found): SheetData {
  const { session, person, game, language } = sheet;
  const { view, record, lived, messages, answer } = found;
  const { isConfirmed } = session;
  const board = boardIn(sheet.board, language.code);
  const now = services.now();
  const { last, phase } = view;
  return {
    format: 1,
    game: { ...gameOf(view, board), ...endOf(services, view, board) },
    language: language.code,
    zone: (isConfirmed ? person.zone : null) ?? game.settings.zone,
    now,
    phase: phase === null ? null : phaseOf(board, view, phase, now, phaseIdOf(game)),
    position: view.position,
    ...(view.sight === 'all' ? {} : { sight: view.sight }),
    holders: record === null ? {} : holdersAfter(board.variant, record.holders, record.resolution),
    seats: view.seats.map((seat) => seatOf(board, seat)),
    reader: isConfirmed ? readerOf(sheet, view, board, services.publisher) : { kind: 'unconfirmed' },
    mayWrite: isConfirmed,
    last:
      last === null
        ? null
        : {
            phase: last.resolution.phase,
            before: last.before,
            resolution: last.resolution,
            holders: record?.holders ?? {},
          },
    happened: isConfirmed ? happenedTo(board, view, lived) : null,
    earlier: (isBlind(game) ? [] : view.resolved).map(({ phase: code }) => earlierOf(board, game.name, code)),
    press: groupConversations(board, messages, ownNames(view)),
    answer,
    links: linksOf(services, sheet, found),
  };
}

/** Sentences that a reader takes in before the map. */
const MOST_SENTENCES = 3;

type BoardResolved = NonNullable<GameView['last']>;

function ownOrders({ role }: GameView, { resolution }: BoardResolved) {
  const own = role.kind === 'player' ? role.own.map(({ power }) => power) : [];
  return resolution.orders.filter(({ power }) => own.includes(power));
}

/** A phase without an order of the reader's hides none in which there was one: bots are done with retreats and builds at once. */
function phasesLived(commits: readonly Commit[], view: GameView): readonly BoardResolved[] {
  const phases: BoardResolved[] = view.last === null ? [] : [view.last];
  const events = commits.flatMap((commit) => commit.events).filter((event) => event.type === 'phase-resolved');
  const known = new Map(events.map((event) => [event.phase, event]));
  const earlier = view.sight === 'all' ? view.resolved.slice(0, -1).toReversed() : [];
  for (const [n, { phase }] of earlier.entries()) {
    const next = phases[0]!;
    const resolution = known.get(phase)?.resolution;
    const isDone = ownOrders(view, next).length > 0 || parsePhase(next.resolution.phase).kind === 'M';
    if (isDone || resolution === undefined) break;
    const before = known.get(earlier[n + 1]?.phase ?? phase)?.next?.position;
    phases.unshift({ before: before ?? next.before, resolution });
  }
  const [first] = phases;
  return first !== undefined && ownOrders(view, first).length > 0 ? phases : phases.slice(-1);
}

function happenedTo(board: Board, view: GameView, lived: readonly BoardResolved[]): SheetHappened | null {
  const [first] = lived;
  if (first === undefined || view.role.kind !== 'player' || isChoicePhase(board, first.before)) return null;
  const orders = ownOrders(view, first);
  const { headline, nothingToOrder, nothingChanged } = t().mail.results;
  const clauses = lived.flatMap(({ before, resolution }) => whatHappened({ board, view }, before, resolution).clauses);
  const isSaid = (clause: string) => lived.length === 1 || ![nothingToOrder, nothingChanged].includes(clause);
  return {
    phase: capitalize(phaseName(board, first.resolution.phase)),
    sentences: [...new Set(clauses.filter(isSaid))].slice(0, MOST_SENTENCES).map((clause) => headline([clause])),
    orders: orders.map((each) => ({ order: orderWritten(board, each.order), text: toldToOwner(board, each) })),
  };
}

function phaseOf(
  board: Board,
  { clock, status, pausedAt, settings }: GameView,
  code: PhaseCode,
  now: Instant,
  id: string,
): NonNullable<SheetData['phase']> {
  const { delay } = settings.timing[parsePhase(code).kind];
  const isRunning = status === 'active' && clock !== null && !settings.practice;
  return {
    id,
    code,
    words: phaseName(board, code),
    began: clock?.began ?? now,
    deadline: isRunning ? clock.deadline : null,
    graceEnd: isRunning ? clock.graceEnd : null,
    earliest: clock?.earliest ?? null,
    delay: delay === 0 || settings.practice ? '' : formatSpan(delay * HOUR),
    pausedAt,
  };
}

function gameOf({ name, status, variant, settings, outcome }: GameView, board: Board): SheetGame {
  return {
    name,
    status,
    variant: { id: variant, edition: board.variant.edition ?? 1, name: board.variant.name },
    outcome: outcome === null ? '' : outcomeInWords(board, outcome),
    hasPress: settings.press.colours.length > 0,
    proxies: settings.proxy,
    votes: { draw: true, drawAmong: !settings.dias, concede: settings.concessions },
    choices: board.choices ?? null,
  };
}

/** Against bots: how it went, and how to play again. */
function endOf({ house }: Services, view: GameView, board: Board): Pick<SheetGame, 'ended'> {
  const { outcome, settings, role } = view;
  if (outcome === null || !settings.practice || role.kind !== 'player') return {};
  const line = lineToPlayAgain(board);
  const again = mailtoLink(addressOf(house, 'judge'), line, [line]);
  return { ended: { sentences: howItEnded({ view, board }, outcome), again, label: t().mail.practice.playAgain } };
}

function seatOf(board: Board, seat: SeatView): SheetSeat {
  const { power, player, status, isBot, isOpen, units, centers, late, progress, vote } = seat;
  const named = { power, name: powerName(board, power) };
  return { ...named, player, status, isBot, isOpen, units, centers, late, owes: owesOf(late, progress), vote };
}

/** Known to all of those who are late, to a GM of everybody, to nobody else. */
function owesOf(late: boolean, progress: SeatView['progress']): boolean | null {
  if (late) return true;
  return progress === null || progress === 'nothing' ? null : progress !== 'complete';
}

function readerOf(sheet: OpenSheet, view: GameView, board: Board, publisher: Links): SheetReader {
  switch (view.role.kind) {
    case 'player':
      return {
        kind: 'player',
        own: view.role.own.map((own) => powerOf(board, own)),
        pending: view.pending.map((set) => pendingOf(sheet, board, publisher, set)),
      };
    case 'master':
      return {
        kind: 'master',
        desk: {
          rows: view.seats.map(({ power, progress, waits, away, lateNotices, musters }) => ({
            power,
            progress,
            waits,
            away,
            lateNotices,
            ...(musters === true ? { musters } : {}),
          })),
          masterWait: view.masterWait,
          actions: deskActions(view),
        },
      };
    case 'applicant':
      return { kind: 'applicant' };
    default:
      return { kind: 'observer' };
  }
}

function powerOf(board: Board, own: OwnPower): SheetPower {
  const { power, due, missing, onFile, proxies, ahead, wait, vote, receipt } = own;
  return {
    power,
    due,
    missing,
    onFile: onFile.map(({ order }) => order),
    proxies: proxies.map(({ owner, unit, order }) => ({ owner, unit, order })),
    ahead: linesAhead(board, ahead).map((each) => ({ ...each, words: phaseName(board, each.phase) })),
    wait,
    vote,
    receipt,
  };
}

function pendingOf(sheet: OpenSheet, board: Board, publisher: Links, set: PendingView): SheetPending {
  const { number, orders, sends, isFiled } = set;
  const told = {
    line: `FILE ${number}`,
    heading: pendingHeading({ board }, set),
    orders: orders.map(({ order }) => orderWritten(board, order)),
    sends,
    isFiled,
  };
  const now = sheet.game.position?.phase;
  const then = phaseThen(set);
  if (then === null || now === undefined) return told;
  const shown = (phase: PhaseCode) => boardShown(sheet, board, publisher, phase);
  return { ...told, boards: [shown(then), shown(now)] };
}

function boardShown({ person, game }: OpenSheet, board: Board, publisher: Links, phase: PhaseCode): BoardShown {
  const reader = { person: person.id, language: mailLanguage(person) };
  const [light, dark] = THEMES.map((theme) => boardPicture(publisher, game, phase, { ...reader, theme }));
  const picture = light == null || dark == null ? null : { light: pathIn(light), dark: pathIn(dark) };
  return { words: phaseName(board, phase), picture };
}

function pathIn(url: string): string {
  return new URL(url).pathname;
}

/** `j…@example.org`: enough for its owner to know it. */
export function maskAddress(address: string): string {
  return address.replace(/^(.)[^@]*/, '$1\u2026');
}

function ownNames({ role }: GameView): readonly (Power | 'MASTER')[] {
  return role.kind === 'player' ? role.own.map(({ power }) => power) : role.kind === 'master' ? ['MASTER'] : [];
}

function earlierOf(board: Board, game: GameName, phase: PhaseCode): EarlierPhase {
  return {
    phase,
    words: phaseName(board, phase),
    page: phasePath(game, phase),
    record: `${sheetPath(game)}phase/${phase}.json`,
  };
}

/** A phase as it is published; null: none is. */
export async function publishedPhase(
  files: Pick<Files, 'get'>,
  game: GameName,
  phase: PhaseCode,
): Promise<PhaseShown | null> {
  const record = await recordOf(files, game, phase);
  if (record === null) return null;
  const { before, resolution, holders } = record;
  return { phase, before, resolution, holders };
}

async function recordOf(
  files: Pick<Files, 'get'>,
  game: GameName,
  phase: PhaseCode | null,
): Promise<PhaseRecord | null> {
  return phase === null ? null : getJson<PhaseRecord>(files, recordKey(game, phase));
}

function linksOf(services: Services, sheet: OpenSheet, { map, others, board }: Found): SheetLinks {
  const { session, person, game } = sheet;
  const { name } = game;
  const base = sheetPath(name);
  return {
    post: `${base}orders`,
    data: `${base}data.json`,
    now: phaseNowPath(name),
    board,
    game: gamePath(name),
    map,
    mail: session.isConfirmed ? replyAddress(services, game, person.id) : addressOf(services.house, name),
    games: others.flatMap((other) => otherOf(services, person, name, other)),
    leave: `${base}leave`,
    csrf: formToken(services, session),
  };
}

async function mapOf(files: Pick<Files, 'get'>, game: GameName, language: string): Promise<SheetLinks['map']> {
  const drawn = (await getJson<CurrentBoard>(files, currentBoardKey(game)))?.map;
  if (drawn === undefined) return null;
  const { width, height } = drawn;
  return {
    light: currentMapPath(game, { language }),
    dark: currentMapPath(game, { theme: 'dark', language }),
    width,
    height,
  };
}

/** More do not fit on a sheet. */
const MOST_GAMES = 40;

async function othersOf(services: Services, person: Person, here: GameName): Promise<readonly Game[]> {
  const names = (await services.index.gamesOf(person.id)).filter((name) => name !== here).sort();
  const games = await Promise.all(names.slice(0, MOST_GAMES).map((name) => loadGame(services, name)));
  return games.filter((game) => game !== null && partIn(game, person.id) !== null) as readonly Game[];
}

function otherOf(services: Services, person: Person, here: GameName, game: Game): SheetLinks['games'] {
  const known = boardOfGame(services, game);
  if (known === null) return [];
  const board = boardIn(known, t().code);
  const phase = game.current === null ? null : (game.position?.phase ?? null);
  const own = game.seats.filter((seat) => seat.person === person.id).map(({ power }) => powerName(board, power));
  const due = [...(phase === null ? [] : [phaseName(board, phase)]), ...own].join(' \u00b7 ');
  return [{ name: game.name, path: `${sheetPath(here)}to/${game.name}`, due }];
}
