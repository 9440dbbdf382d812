/** Phases on which the adjudicator is timed. */
import type { Board } from '../../../engine/board/board.ts';
import type { OrdersByPower, Position } from '../../../engine/board/position.ts';

export interface BenchPhase {
  readonly position: Position;
  readonly orders: OrdersByPower;
}

export interface BenchSet {
  readonly name: string;
  readonly board: Board;
  readonly phases: readonly BenchPhase[];
}
