/** What a bot writes: its orders, and its answer to whoever writes to it. */
import type { Board } from '../../../engine/board/board.ts';
import type { OrdersByPower, PhaseCode } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { t } from '../../locales/current.ts';
import { powerName } from '../../locales/powers.ts';

/** Several powers of one player each have their own lines. */
export function botOrderLines(phase: PhaseCode, powers: readonly Power[], orders: OrdersByPower): readonly string[] {
  return [`PHASE ${phase}`, ...powers.flatMap((power) => orders[power] ?? [])];
}

/** To a power, or to the GM. */
export function botPressLines(board: Board, to: Power | 'MASTER'): readonly string[] {
  const reader = to === 'MASTER' ? 'master' : powerName(board, to);
  return [`press to ${reader}`, t().mail.bot.answer, 'endpress'];
}
