/** Phases in which every unit is ordered at random. */
import { nextPosition, startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { type RecordedPhase, resolveArchived } from '../../../engine/archive/of-record.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { Position } from '../../../engine/board/position.ts';
import { rowsOf } from '../../../engine/vocabulary.ts';
import { createRandom } from '../../random.ts';
import { orderAll } from '../../variants/random-orders.ts';

/** From the start of the game; `most` of them, fewer where somebody wins before. `written`: each order as it is given. */
export function randomPhases(
  board: Board,
  seed: number,
  most: number,
  written = (order: string) => order,
): RecordedPhase[] {
  const random = createRandom(seed);
  const phases: RecordedPhase[] = [];
  let position: Position | null = startingPosition(board);
  while (position !== null && phases.length < most) {
    const all = rowsOf(orderAll(board, position, random));
    const orders = Object.fromEntries(all.map(([power, list]) => [power, list.map(written)]));
    phases.push({ phase: position.phase, position, orders });
    const resolution = resolveArchived(board, position, orders);
    position = resolution.next === null ? null : nextPosition(board, position, resolution);
  }
  return phases;
}
