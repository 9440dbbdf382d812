/** Why orders came out as they did. */
import type { Board } from '../../../engine/board/board.ts';
import type { Resolution } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { explanationOf } from '../../locales/explained.ts';

export interface OrderReason {
  readonly order: string;
  readonly power: Power;
  readonly result: 'succeeds' | 'fails';
  readonly text: string;
}

export function orderReasons(board: Board, { orders }: Resolution): readonly OrderReason[] {
  return orders.map((each) => ({
    order: each.order,
    power: each.power,
    result: each.result,
    text: explanationOf(board, each),
  }));
}
