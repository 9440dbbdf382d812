/** Why orders came out as they did. Loaded when something has been adjudicated. */
import type { Board } from '../../../engine/board/board.ts';
import type { Resolution } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { explanationOf } from '../../words/explained.ts';

export interface Reason {
  readonly order: string;
  readonly power: Power;
  readonly result: 'succeeds' | 'fails';
  readonly text: string;
}

export function reasonsOf(board: Board, { orders }: Resolution): readonly Reason[] {
  return orders.map((each) => ({
    order: each.order,
    power: each.power,
    result: each.result,
    text: explanationOf(board, each),
  }));
}
