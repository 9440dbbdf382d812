/** Powers by the names that readers know, for what is told where no board is at hand. */
import type { Board } from '../../engine/board/board.ts';
import type { Power } from '../../engine/board/variant.ts';
import { namesOfPowers } from '../../engine/explain/names.ts';

export function powerShown(board: Board, power: Power): string {
  return namesOfPowers(board, [power]);
}

export function powersShown(board: Board, powers: readonly Power[]): readonly string[] {
  return powers.map((power) => powerShown(board, power));
}
