/**
 * What one reader may know of a game. The only way out of {@link Game}: everything here is picked by name, so that a
 * new secret stays secret until somebody lists it. Templates and pages take views, never games.
 */
import type { Board } from '../board/board.ts';
import type { PhaseCode, Position, Resolution } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { Instant } from '../game/deadlines.ts';
import { type Due, dueOf, type Missing, missingFor, waitedFor } from '../game/due.ts';
import type { FiledOrder, GameName, Outcome, PersonId, PhaseClock, Preferences } from '../game/events.ts';
import { type Game, type GameStatus, type ResolvedPhase, roleOf, type Seat, turnOf } from '../game/game.ts';
import type { Settings } from '../game/settings.ts';
import { mostPlayers } from '../rules/seats.ts';

/** Who looks: a person, or anybody. */
export type Reader = { readonly person: PersonId } | 'public';

/** Display names of persons; never addresses. */
export type Names = (person: PersonId) => string;

export interface SeatView {
  readonly power: Power;
  readonly status: Seat['status'];
  /** Display name of the player; null when there is none or it is hidden. */
  readonly player: string | null;
  readonly units: number;
  readonly centers: number;
  /** The deadline has passed and orders are still missing. Before the deadline nobody is told. */
  readonly late: boolean;
}

/** What a player sees of an own power. */
export interface OwnPower {
  readonly power: Power;
  readonly due: Due;
  readonly onFile: readonly FiledOrder[];
  readonly missing: Missing;
  readonly wait: boolean;
  /** Receipt for the orders on file. */
  readonly receipt: string | null;
  /** Epoch of the seat; reply addresses are made from it. */
  readonly epoch: number;
}

export type ReaderRole =
  | { readonly kind: 'public' }
  | { readonly kind: 'observer' }
  | { readonly kind: 'master' }
  | { readonly kind: 'applicant'; readonly preferences: Preferences }
  | { readonly kind: 'player'; readonly own: readonly OwnPower[] };

export interface GameView {
  readonly name: GameName;
  readonly variant: string;
  readonly status: GameStatus;
  readonly settings: Settings;
  /** Number of commits and digest of the last one: the head of the chain. */
  readonly n: number;
  readonly head: string;
  readonly phase: PhaseCode | null;
  /** 1 for the first phase. */
  readonly turn: number;
  readonly clock: PhaseClock | null;
  readonly position: Position | null;
  readonly last: { readonly before: Position; readonly resolution: Resolution } | null;
  readonly resolved: readonly ResolvedPhase[];
  readonly seats: readonly SeatView[];
  /** Before the start: how many have signed on, and how many seats there are. */
  readonly signedOn: number;
  readonly seatsInAll: number;
  readonly masters: readonly string[];
  readonly outcome: Outcome | null;
  readonly created: Instant;
  readonly role: ReaderRole;
}

/** The view of `reader` at `now`. `seatsInAll` is the number of players the game needs. */
export function viewOf(
  game: Game,
  reader: Reader,
  { board, names, now }: { readonly board: Board; readonly names: Names; readonly now: Instant },
): GameView {
  return {
    name: game.name,
    variant: game.variant,
    status: game.status,
    settings: game.settings,
    n: game.n,
    head: game.head,
    phase: game.status === 'active' || game.status === 'paused' ? (game.position?.phase ?? null) : null,
    turn: turnOf(game),
    clock: game.current?.clock ?? null,
    position: game.position,
    last: game.last,
    resolved: game.resolved,
    seats: seatsOf(game, reader, board, names, now),
    signedOn: game.applicants.length,
    seatsInAll: mostPlayers(board),
    masters: game.masters.map(names),
    outcome: game.outcome,
    created: game.created,
    role: roleFor(game, reader, board),
  };
}

/** May everybody know who plays what? */
export function areNamesOpen({ settings, status }: Pick<Game, 'settings' | 'status'>): boolean {
  return !settings.anonymous || (status === 'finished' && settings.reveal);
}

function seatsOf(game: Game, reader: Reader, board: Board, names: Names, now: Instant): readonly SeatView[] {
  const late = game.current !== null && now >= game.current.clock.deadline ? waitedFor(game, board) : [];
  return game.seats.map(({ power, person, status }) => ({
    power,
    status,
    player: person !== null && maySeeName(game, reader, person) ? names(person) : null,
    units: (game.position?.units[power] ?? []).length,
    centers: (game.position?.centers[power] ?? []).length,
    late: late.includes(power),
  }));
}

/** In an anonymous game a player's name is for himself and the masters until the settings open it at the end. */
function maySeeName(game: Game, reader: Reader, person: PersonId): boolean {
  if (areNamesOpen(game)) return true;
  return reader !== 'public' && (reader.person === person || game.masters.includes(reader.person));
}

function roleFor(game: Game, reader: Reader, board: Board): ReaderRole {
  if (reader === 'public') return { kind: 'public' };
  const role = roleOf(game, reader.person);
  switch (role.kind) {
    case 'player':
      return { kind: 'player', own: role.powers.map((power) => ownOf(game, power, board)) };
    case 'applicant': {
      const mine = game.applicants.find(({ person }) => person === reader.person);
      return { kind: 'applicant', preferences: mine?.preferences ?? [] };
    }
    case 'master':
    case 'observer':
      return { kind: role.kind };
    case 'stranger':
      return { kind: 'public' };
  }
}

function ownOf(game: Game, power: Power, board: Board): OwnPower {
  const seat = game.seats.find((each) => each.power === power)!;
  return {
    power,
    due:
      game.position === null || game.status === 'finished' ? { kind: 'nothing' } : dueOf(board, game.position, power),
    onFile: seat.onFile,
    missing: missingFor(game, board, power),
    wait: seat.wait,
    receipt: seat.receipt?.receipt ?? null,
    epoch: seat.epoch,
  };
}
