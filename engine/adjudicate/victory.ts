/** Who has won. */
import type { Board } from '../board/board.ts';
import type { ByPower, Power, Province } from '../board/variant.ts';

/** The power with enough centres and more than any other (rulebook: 18, and no tie); null while there is none. */
export function winnerAmong(board: Board, centers: ByPower<readonly Province[]>): Power | null {
  const [first, second] = board.powers
    .map(({ name }) => ({ name, count: centers[name]?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  if (first === undefined || first.count < board.variant.victory.centers) return null;
  return second !== undefined && second.count === first.count ? null : first.name;
}
