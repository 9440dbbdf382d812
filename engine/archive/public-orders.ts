/** The orders of a phase as anybody may know them once it is resolved. */
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { OrdersByPower, Position, Resolution } from '../board/position.ts';
import { neutralName } from '../rules/neutral-units.ts';

export interface PublicOrders {
  /** Adjudicated again, they give the same resolution. */
  readonly orders: OrdersByPower;
  /** False when orders had to be left out: then receipts cannot be opened either. */
  readonly isWhole: boolean;
}

/**
 * Everything, except that allocations of influence are never told (rule `influence`): in their place stand the orders
 * that the neutral units carried out. Which power left points unspent is not told either.
 */
export function publicOrders(
  board: Board,
  position: Position,
  orders: OrdersByPower,
  resolution: Resolution,
): PublicOrders {
  const neutral = neutralName(board);
  if (board.variant.rules.influence === undefined || neutral === null || parsePhase(position.phase).kind !== 'M') {
    return { orders, isWhole: true };
  }
  const own = Object.entries(orders).map(
    ([power, list]) => [power, list.filter((order) => !/^\s*ip\s/i.test(order))] as const,
  );
  const carriedOut = resolution.orders
    .filter(({ power, reasons }) => power === neutral && !reasons.includes('no-order'))
    .map(({ order }) => order);
  return { orders: Object.fromEntries([...own, [neutral, carriedOut] as const]), isWhole: false };
}
