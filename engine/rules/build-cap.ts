/** The rule `build-cap`: how many units a power may build in one adjustment phase. Standard: as many as are due. */
import type { Board } from '../board/board.ts';

export function mostBuilds(board: Board): number {
  return board.variant.rules['build-cap']?.perPower ?? Number.POSITIVE_INFINITY;
}
