/** What the adjudication of a game on this board follows, as archives state it. */

import { rulingsOf } from '../adjudicate/rulings.ts';
import type { Board } from '../board/board.ts';
import { STANDARD_RULEBOOK } from '../board/variant.ts';
import type { Rules } from './document.ts';

export function rulesOf(board: Board): Rules {
  return { rulebook: board.variant.rulebook ?? STANDARD_RULEBOOK, datc: '3.0', rulings: rulingsOf(board) };
}
