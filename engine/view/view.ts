/**
 * What one reader may know of a game. The only way out of {@link Game}: everything here is picked by name, so that a
 * new secret stays secret until somebody lists it. Templates and pages take views, never games.
 */
import { adjudicate } from '../adjudicate/adjudicate.ts';
import type { Board } from '../board/board.ts';
import type { PhaseCode, Position, Resolution } from '../board/position.ts';
import type { Power, UnitText } from '../board/variant.ts';
import { isBot, isVacant } from '../game/bots.ts';
import { type Diarist, diaryOf, openDiaries } from '../game/diary.ts';
import {
  type Due,
  dueOf,
  hasSomeOrders,
  holdingUp,
  isMissing,
  type Missing,
  missingFor,
  musterMissing,
  powersWaiting,
} from '../game/due.ts';
import type {
  FiledOrder,
  GameName,
  GameOutcome,
  PersonId,
  PhaseClock,
  Preferences,
  ResolvedPhase,
  SentAhead,
  Vote,
} from '../game/events.ts';
import {
  type Game,
  type GameStatus,
  type GmAct,
  hidesLate,
  isBlind,
  isPlayingMaster,
  lostBy,
  ordersOnFile,
  roleOf,
  type Seat,
  sightOf,
  turnOf,
} from '../game/game.ts';
import { orderKey } from '../game/on-file.ts';
import { type PendingOrder, pendingOf } from '../game/orders/pending-sets.ts';
import { lateFrom } from '../game/phase-clock.ts';
import { proxiesOf } from '../game/proxies.ts';
import { isAuction, playersWanted } from '../game/start-game.ts';
import type { PendingWhy } from '../messages/orders/pending.ts';
import type { Bid } from '../rules/seat-rules.ts';
import { type Sight, seenPosition, seenResolution } from '../rules/sight.ts';
import type { Settings } from '../settings/fields.ts';
import type { Absence, Instant } from '../time.ts';
import { provinceOfUnit } from '../vocabulary.ts';

/** Who looks: a person, or anybody. */
export type Reader = { readonly person: PersonId } | 'public';

/** Display names of persons; never addresses. */
export type Names = (person: PersonId) => string;

export interface SeatView {
  readonly power: Power;
  readonly status: Seat['status'];
  /** Display name of the player; null when there is none or it is hidden. */
  readonly player: string | null;
  /** How many it has; null where the reader does not see all of them. */
  readonly units: number | null;
  readonly centers: number | null;
  /** The deadline has passed and orders are still missing. Before the deadline nobody learns that. */
  readonly late: boolean;
  /** Late notices of its player in this game, where they are counted and the reader may know who is late; else 0. */
  readonly lateNotices: number;
  /** Nobody plays it, and whoever likes may take it over. */
  readonly isOpen: boolean;
  /** One of the judge's bots plays it until somebody takes over. */
  readonly isBot: boolean;
  /** Its votes; null where they are secret. */
  readonly vote: Vote | null;
  /** For a master who does not play: how far its orders are, never which. Null to everybody else, or when none are due now. */
  readonly progress: 'complete' | 'some' | 'none' | 'nothing' | null;
  /** For such a master: does it wait for the deadline, and when is its player away? Null to everybody else. */
  readonly waits: boolean | null;
  readonly away: Absence | null;
  /** For such a master: the absence that its player has asked for; left out: none. */
  readonly asksAway?: Absence;
  /** For such a master: its player has not confirmed yet that they play (SET MUSTER); left out: nobody waits for that. */
  readonly musters?: true;
}

/** What a master sees who has asked to look at orders. */
export interface LookView {
  readonly orders: readonly OwnPower[];
  /** What would come of the orders that are on file now. */
  readonly prediction: Resolution;
}

/** A master has looked at orders before their time. */
export interface LookTold {
  readonly by: string;
  readonly at: Instant;
  readonly phase: PhaseCode;
  readonly what: 'orders' | 'prediction';
}

/** What a GM did. */
export type ActTold = Omit<GmAct, 'by'> & { readonly by: string | null };

/** An entry of a diary: the reader's own, or one that is open to all. */
export interface DiaryView {
  readonly as: Diarist;
  readonly entry: number;
  readonly at: Instant;
  readonly phase: PhaseCode | null;
  readonly body: string;
  readonly isOwn: boolean;
  /** Everybody may read it. */
  readonly isOpen: boolean;
}

/** Another's unit that a power may order. */
export interface ProxyView {
  readonly owner: Power;
  readonly unit: UnitText;
  /** Null: none. */
  readonly order: string | null;
}

/** What a player sees of an own power. */
export interface OwnPower {
  readonly power: Power;
  readonly due: Due;
  readonly onFile: readonly FiledOrder[];
  readonly missing: Missing;
  /** Units that others let this power order, each with the order on file. */
  readonly proxies: readonly ProxyView[];
  /** What is kept for later phases. */
  readonly ahead: SentAhead;
  /** Does it hold the phase up until the deadline? */
  readonly wait: boolean;
  readonly vote: Vote;
  /** Receipt for the orders on file. */
  readonly receipt: string | null;
}

/** Orders of the reader's that are shown and asked about: not on file. */
export interface PendingView {
  /** `FILE 2` files them. */
  readonly number: number;
  readonly received: Instant;
  readonly why: PendingWhy;
  /** `phase`: the later phase it is for; null: the current one. */
  readonly orders: readonly { readonly power: Power; readonly order: string; readonly phase: PhaseCode | null }[];
  /** `SEND` sends them as a message instead. */
  readonly sends: boolean;
  /** They are on file, and it is asked whether they are meant. */
  readonly isFiled: boolean;
}

export type ReaderRole =
  | { readonly kind: 'public' }
  | { readonly kind: 'observer' }
  | { readonly kind: 'master' }
  | {
      readonly kind: 'applicant';
      readonly preferences: Preferences;
      /** Sealed bids for seats; left out: the seats of this game are not sold. */
      readonly bids?: readonly Bid[];
    }
  | { readonly kind: 'player'; readonly own: readonly OwnPower[] };

export interface GameView {
  readonly name: GameName;
  readonly variant: string;
  readonly status: GameStatus;
  readonly settings: Settings;
  /** Number of commits and digest of the last one, the head of the chain; of a board that is not seen whole it would tell guesses. */
  readonly n: number;
  readonly head: string;
  /** What of the board the reader sees; the position and the last phase hold no more than that. */
  readonly sight: Sight;
  readonly phase: PhaseCode | null;
  /** 1 for the first phase. */
  readonly turn: number;
  readonly clock: PhaseClock | null;
  readonly position: Position | null;
  readonly last: { readonly before: Position; readonly resolution: Resolution } | null;
  readonly resolved: readonly ResolvedPhase[];
  readonly seats: readonly SeatView[];
  /** Before the start: how many have signed on (null where that is a secret), and how many seats there are. */
  readonly signedOn: number | null;
  readonly seatsInAll: number;
  readonly masters: readonly string[];
  /** Those of them who play in the game themselves. */
  readonly playingMasters: readonly string[];
  readonly outcome: GameOutcome | null;
  readonly created: Instant;
  readonly role: ReaderRole;
  /** What the reader was asked about in this phase and has not settled; told to nobody else, not to a GM either. */
  readonly pending: readonly PendingView[];
  /** Powers that the reader has lost by being late and may still come back to. */
  readonly mayReturn: readonly Power[];
  /** May whoever likes take over a power that nobody plays? False: whom the GM's list, approval or figures let in. */
  readonly isOpenToAll: boolean;
  /** The reader's own absences that are not over. */
  readonly absences: readonly Absence[];
  /** The reader's own diary; when the game has ended, those of all that are open then. */
  readonly diary: readonly DiaryView[];
  readonly pausedAt: Instant | null;
  /** The reader is a GM, who may play as well; left out: no GM. */
  readonly isGm?: true;
  /** A master waits for the deadline; told to masters only. */
  readonly masterWait: boolean;
  /** Of what event it is a board; told to masters only. */
  readonly event?: string;
  /** Every look of a master at orders; told when the game is over. */
  readonly looks: readonly LookTold[];
  /** What GMs have done since the start; `by` null where settings hide who. */
  readonly acts: readonly ActTold[];
  /** Of an auction of seats, to a master who does not play: whose bids are in, never what they are. Null otherwise. */
  readonly bidders: readonly { readonly player: string; readonly hasBid: boolean }[] | null;
  /** Only where a master has just asked to look, in a game that lets him. */
  readonly look: LookView | null;
}

export interface Viewing {
  readonly board: Board;
  readonly names: Names;
  readonly now: Instant;
  /** The reader has asked to look at the orders on file, and the look is recorded. */
  readonly looks?: boolean;
}

/** The view of `reader` at `now`. `seatsInAll` is the number of players the game needs. */
export function viewOf(game: Game, reader: Reader, viewing: Viewing): GameView {
  const { board, names, now } = viewing;
  const isMaster = reader !== 'public' && game.masters.includes(reader.person);
  const sight = sightOf(game, reader === 'public' ? null : reader.person);
  return {
    name: game.name,
    variant: game.variant,
    status: game.status,
    settings: game.settings,
    n: game.n,
    head: sight === 'all' ? game.head : '',
    sight,
    phase: game.status === 'active' || game.status === 'paused' ? (game.position?.phase ?? null) : null,
    turn: turnOf(game),
    clock: game.current?.clock ?? null,
    position: game.position === null ? null : seenPosition(board, game.position, sight),
    last: game.last === null ? null : lastSeen(board, game.last, sight),
    resolved: game.resolved,
    seats: seatsOf(game, reader, sight, { board, names, now }),
    signedOn: game.settings.secret && !isMaster ? null : game.applicants.length,
    seatsInAll: playersWanted(game.settings, board),
    masters: game.masters.map(names),
    playingMasters: game.masters.filter((person) => isPlayingMaster(game, person)).map(names),
    outcome: game.outcome,
    created: game.created,
    role: roleFor(game, reader, board),
    pending: reader === 'public' ? [] : pendingFor(game, reader.person),
    mayReturn: reader === 'public' || game.status === 'finished' ? [] : lostBy(game, reader.person),
    isOpenToAll: isOpenToAll(game),
    absences: reader === 'public' ? [] : game.absences.filter(({ person }) => person === reader.person).map(spanOf),
    diary: diaryFor(game, reader),
    pausedAt: game.pausedAt,
    ...(isMaster ? { isGm: true as const } : {}),
    masterWait: isMaster && game.masterWait,
    ...(isMaster && game.event !== undefined ? { event: game.event } : {}),
    looks: game.status === 'finished' ? game.looks.map((look) => ({ ...look, by: names(look.by) })) : [],
    acts: (game.acts ?? []).map((each) => ({ ...each, by: game.settings.show ? names(each.by) : null })),
    bidders:
      isAside(game, reader) && game.status === 'forming' && isAuction(game, board) ? biddersOf(game, names) : null,
    look: isAside(game, reader) && viewing.looks === true && game.settings.masterSees ? lookAt(game, board) : null,
  };
}

function isOpenToAll({ access, settings }: Game): boolean {
  const { approval, invitedOnly, onTimeRatio, leftRatio } = settings;
  return access.allowed.length === 0 && !approval && !invitedOnly && onTimeRatio === 0 && leftRatio === 1;
}

function lastSeen(board: Board, { before, resolution }: NonNullable<Game['last']>, sight: Sight): GameView['last'] {
  return { before: seenPosition(board, before, sight), resolution: seenResolution(board, before, resolution, sight) };
}

function pendingFor(game: Game, person: PersonId): readonly PendingView[] {
  if (game.status !== 'active' && game.status !== 'paused') return [];
  const isOthers = ({ power }: PendingOrder) =>
    !game.masters.includes(person) && !game.seats.some((seat) => seat.power === power && seat.person === person);
  return pendingOf(game, person).sets.flatMap(({ number, received, why, orders, message, isFiled = false }) =>
    orders.some(isOthers)
      ? []
      : [
          {
            number,
            received,
            why,
            orders: orders.map(({ power, order, phase = null }) => ({ power, order, phase })),
            sends: message !== undefined,
            isFiled,
          },
        ],
  );
}

function spanOf({ from, to }: Absence): Absence {
  return { from, to };
}

function diaryFor(game: Game, reader: Reader): readonly DiaryView[] {
  const open = openDiaries(game);
  const own = reader === 'public' ? [] : diaryOf(game, reader.person);
  return [...new Set([...own, ...open])].map((each) => {
    const { as, entry, at, phase, body } = each;
    return { as, entry, at, phase, body, isOwn: own.includes(each), isOpen: open.includes(each) };
  });
}

function biddersOf({ applicants }: Game, names: Names): GameView['bidders'] {
  return applicants.map(({ person, bids = [] }) => ({ player: names(person), hasBid: bids.length > 0 }));
}

function lookAt(game: Game, board: Board): LookView | null {
  if (game.position === null || game.current === null) return null;
  return {
    orders: game.seats.map(({ power }) => ownOf(game, power, board)),
    prediction: adjudicate(board, game.position, ordersOnFile(game), { explain: true }),
  };
}

/** May everybody know who plays what? */
export function areNamesOpen({ settings, status }: Pick<Game, 'settings' | 'status'>): boolean {
  return !settings.anonymous || (status === 'finished' && settings.reveal);
}

function seatsOf(game: Game, reader: Reader, sight: Sight, { board, names, now }: Viewing): readonly SeatView[] {
  const late = game.current !== null && now >= lateFrom(game.current.clock) ? holdingUp(game, board) : [];
  const sees = (power: Power) => sight === 'all' || sight.includes(power);
  const isTold = (power: Power, person: PersonId | null) =>
    !hidesLate(game) ||
    (reader !== 'public' && (reader.person === person || isAside(game, reader))) ||
    (!isBlind(game) && game.seats.some((seat) => seat.power === power && seat.status !== 'playing'));
  const isMaster = isAside(game, reader);
  const waits = isMaster ? powersWaiting(game, board) : [];
  const absent = isMaster ? musterMissing(game) : [];
  const asked = isMaster ? (game.absencesAsked ?? []).filter(({ to }) => to >= now) : [];
  return game.seats.map(({ power, person, status, isClosed, vote, lateNotices = 0 }) => ({
    power,
    status,
    player: person !== null && (isBot(person) || maySeeName(game, reader, person)) ? names(person) : null,
    isBot: isBot(person),
    units: sees(power) ? (game.position?.units[power] ?? []).length : null,
    centers: sees(power) ? (game.position?.centers[power] ?? []).length : null,
    late: late.includes(power) && isTold(power, person),
    lateNotices: game.settings.lateCount && isTold(power, person) ? lateNotices : 0,
    isOpen: isVacant({ person }) && !isClosed && game.status !== 'finished',
    vote: game.settings.openVotes ? vote : null,
    progress: isMaster ? progressOf(game, power, board) : null,
    waits: isMaster ? waits.includes(power) : null,
    away: isMaster && person !== null ? nextAbsence(game, person, now) : null,
    ...asked.filter((each) => each.person === person).map((each) => ({ asksAway: spanOf(each) }))[0],
    ...(isMaster && absent.includes(power) ? { musters: true } : {}),
  }));
}

/** How far a power's orders are; null while no phase is on. */
function progressOf(game: Game, power: Power, board: Board): SeatView['progress'] {
  if (game.position === null || game.current === null) return null;
  const due = dueOf(board, game.position, power);
  const missing = missingFor(game, board, power);
  if (due.kind === 'nothing') return 'nothing';
  if (!isMissing(missing)) return 'complete';
  return hasSomeOrders(due, missing) ? 'some' : 'none';
}

function nextAbsence({ absences }: Game, person: PersonId, now: Instant): Absence | null {
  const own = absences.filter((each) => each.person === person && each.to >= now).sort((a, b) => a.from - b.from);
  return own[0] === undefined ? null : spanOf(own[0]);
}

/** A master who does not play. */
function isAside(game: Game, reader: Reader): boolean {
  return reader !== 'public' && game.masters.includes(reader.person) && !isPlayingMaster(game, reader.person);
}

/** In an anonymous game a player's name is for himself and the masters until the settings open it at the end. */
function maySeeName(game: Game, reader: Reader, person: PersonId): boolean {
  if (areNamesOpen(game)) return true;
  return reader !== 'public' && (reader.person === person || isAside(game, reader));
}

function roleFor(game: Game, reader: Reader, board: Board): ReaderRole {
  if (reader === 'public') return { kind: 'public' };
  const role = roleOf(game, reader.person);
  switch (role.kind) {
    case 'player':
      return { kind: 'player', own: role.powers.map((power) => ownOf(game, power, board)) };
    case 'applicant': {
      const mine = game.applicants.find(({ person }) => person === reader.person);
      const bids = isAuction(game, board) ? { bids: mine?.bids ?? [] } : {};
      return { kind: 'applicant', preferences: mine?.preferences ?? [], ...bids };
    }
    case 'master':
    case 'observer':
      return { kind: role.kind };
    case 'stranger':
      return { kind: 'public' };
  }
}

function orderFor({ onFile }: Seat, unit: UnitText): string | null {
  return onFile.find(({ order }) => orderKey(order) === provinceOfUnit(unit))?.order ?? null;
}

function ownOf(game: Game, power: Power, board: Board): OwnPower {
  const seat = game.seats.find((each) => each.power === power)!;
  return {
    power,
    due:
      game.position === null || game.status === 'finished' ? { kind: 'nothing' } : dueOf(board, game.position, power),
    onFile: seat.onFile,
    missing: missingFor(game, board, power),
    proxies: proxiesOf(game)
      .filter(({ to }) => to === power)
      .map(({ owner, unit }) => ({ owner, unit, order: orderFor(seat, unit) })),
    ahead: seat.ahead,
    wait: seat.wait && powersWaiting(game, board).includes(power),
    vote: seat.vote,
    receipt: seat.receipt?.receipt ?? null,
  };
}
