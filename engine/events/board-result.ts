/** How a board of an event ended: what systems of scoring look at. */
import type { Power } from '../board/variant.ts';
import type { GameOutcome, PersonId } from '../game/events.ts';
import type { PowerResult } from '../scoring/finished-game.ts';

/** How a board ended. */
export interface BoardResult {
  /** Null: nobody knows. */
  readonly outcome: GameOutcome | null;
  /** Of the first moves, and of the last. */
  readonly years: { readonly first: number; readonly last: number };
  readonly seats: readonly SeatResult[];
}

export interface SeatResult {
  readonly power: Power;
  /** Who played it at the end; null: nobody, or a bot. */
  readonly person: PersonId | null;
  readonly centers: number;
  readonly result: PowerResult;
  /** Year in which it lost its last center and unit; null: it lives. */
  readonly outIn: number | null;
}
