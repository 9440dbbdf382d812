/** What a decision is handed, since the engine has no clock, chance, time zones or cryptography of its own. */
import type { Board } from '../board/board.ts';
import type { Instant, Zones } from '../time.ts';
import type { PersonId } from '../vocabulary.ts';
import type { Digest } from './canonical.ts';

export interface Context {
  readonly now: Instant;
  readonly board: Board;
  readonly zones: Zones;
  readonly digest: Digest;
  /** A fresh unguessable salt. */
  readonly salt: () => string;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** Who would step in where a seat falls free, the one who has waited longest first; left out: nobody is asked. */
  readonly substitutes?: readonly PersonId[];
  /** Do deadlines of new games fall at hours of the evening that differ from game to game? Left out: no. */
  readonly evenings?: boolean;
}
