/** A game as the judge knows it: everything, secrets included. It leaves the engine only through `engine/view`. */
import type { PhaseCode, Position, Resolution } from '../board/position.ts';
import type { ByPower, Power } from '../board/variant.ts';
import type { Instant } from './deadlines.ts';
import type { FiledOrder, GameName, Outcome, PersonId, PhaseClock, Preferences } from './events.ts';
import type { Settings } from './settings.ts';

export type GameStatus = 'forming' | 'active' | 'paused' | 'finished';

/** One power's seat. */
export interface Seat {
  readonly power: Power;
  /** Who plays it; null when nobody does. */
  readonly person: PersonId | null;
  /** Rises with each change of player, so that reply addresses of the former player stop working. */
  readonly epoch: number;
  /** `dummy`: never had a player. `abandoned`: its player is gone, a replacement is wanted and waited for.
   *  `civil-disorder`: no longer waited for. */
  readonly status: 'playing' | 'abandoned' | 'civil-disorder' | 'dummy';
  readonly wait: boolean;
  readonly onFile: readonly FiledOrder[];
  /** Seal of the orders on file and the salt that opens it; null when none were filed in this phase. */
  readonly receipt: { readonly receipt: string; readonly salt: string } | null;
}

/** Somebody who has signed on to a game that has not begun. */
export interface Applicant {
  readonly person: PersonId;
  readonly preferences: Preferences;
}

/** The current phase and what has been said about its deadline. */
export interface CurrentPhase {
  readonly clock: PhaseClock;
  /** Hours of the reminders that have gone out. */
  readonly reminded: readonly number[];
  readonly lateNotices: number;
  readonly lastLateNotice: Instant | null;
  readonly lastReplacementNotice: Instant | null;
  readonly lastMasterNotice: Instant | null;
  /** Receipt instant of the last mail that changed something: DELAY counts from it. */
  readonly lastMail: Instant;
}

export interface ResolvedPhase {
  readonly phase: PhaseCode;
  /** Number of the commit that resolved it. */
  readonly n: number;
  readonly at: Instant;
}

export interface Game {
  readonly name: GameName;
  readonly variant: string;
  /** Number of commits folded in. */
  readonly n: number;
  /** Digest of the last commit. */
  readonly head: string;
  readonly status: GameStatus;
  readonly settings: Settings;
  readonly masters: readonly PersonId[];
  readonly observers: readonly PersonId[];
  readonly applicants: readonly Applicant[];
  readonly seats: readonly Seat[];
  /** Password hashes by person: one password for a person in a game. */
  readonly passwords: Readonly<Record<PersonId, string>>;
  /** Null until the game starts. */
  readonly position: Position | null;
  readonly current: CurrentPhase | null;
  /** All phases resolved so far, in order. */
  readonly resolved: readonly ResolvedPhase[];
  /** The last phase resolved, whole, with the board it began on. */
  readonly last: { readonly before: Position; readonly resolution: Resolution } | null;
  readonly outcome: Outcome | null;
  /** Keys of the mails answered lately: a repeat of one of them changes nothing. */
  readonly answered: readonly string[];
  readonly created: Instant;
  readonly updated: Instant;
}

/** The powers a person plays, in the variant's order. */
export function powersOf(game: Game, person: PersonId): readonly Power[] {
  return game.seats.filter((seat) => seat.person === person).map((seat) => seat.power);
}

export function seatOf(game: Game, power: Power): Seat | undefined {
  return game.seats.find((seat) => seat.power === power);
}

/** Everyone who takes part: players (or applicants), observers and masters, each once. */
export function peopleOf(game: Game): readonly PersonId[] {
  const players = game.seats.flatMap((seat) => (seat.person === null ? [] : [seat.person]));
  const applicants = game.status === 'forming' ? game.applicants.map(({ person }) => person) : [];
  return [...new Set([...players, ...applicants, ...game.observers, ...game.masters])];
}

/** What a person is in a game, the weightiest first. */
export type Role =
  | { readonly kind: 'player'; readonly powers: readonly Power[] }
  | { readonly kind: 'applicant' }
  | { readonly kind: 'master' }
  | { readonly kind: 'observer' }
  | { readonly kind: 'stranger' };

export function roleOf(game: Game, person: PersonId): Role {
  const powers = powersOf(game, person);
  if (powers.length > 0) return { kind: 'player', powers };
  if (game.status === 'forming' && game.applicants.some((each) => each.person === person)) return { kind: 'applicant' };
  if (game.masters.includes(person)) return { kind: 'master' };
  if (game.observers.includes(person)) return { kind: 'observer' };
  return { kind: 'stranger' };
}

/** Phase number as the judges count: 1 for the first phase. */
export function turnOf(game: Game): number {
  return game.resolved.length + 1;
}

/** Orders on file by power, as the adjudicator takes them. */
export function ordersOnFile(game: Game): ByPower<readonly string[]> {
  return Object.fromEntries(game.seats.map((seat) => [seat.power, seat.onFile.map(({ order }) => order)]));
}
