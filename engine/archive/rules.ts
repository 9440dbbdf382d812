/** What the adjudication of a game on this board follows, as archives state it. */
import { rulingsOf } from '../adjudicate/rulings.ts';
import type { Board } from '../board/board.ts';
import type { Rules } from './document.ts';

export function rulesOf(board: Board): Rules {
  return { rulebook: board.variant.rulebook ?? '2023', datc: '3.0', rulings: rulingsOf(board) };
}
