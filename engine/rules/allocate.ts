/** How many points an allocation takes, and whether they are there (the rule `influence`). */
import type { Board } from '../board/board.ts';
import type { Position } from '../board/position.ts';
import type { Power, Province } from '../board/variant.ts';
import type { OrderMessage } from '../messages/orders/orders.ts';
import type { Order } from '../orders/order.ts';
import { provinceOf } from '../vocabulary.ts';
import { type Allocation, fitsBeside, influencePoints } from './influence.ts';

/** `parsed`: the order that is paid for. */
export interface AllocationAsked {
  readonly parsed: Order | null;
  readonly points: number | 'all';
  readonly at: Province;
}

/** The allocation beside those given so far, or why it cannot be made. `own`: the reader's own points. */
export function allocatePoints(
  { board, position, power, own }: { board: Board; position: Position; power: Power; own: boolean },
  { parsed, points: wanted, at }: AllocationAsked,
  given: readonly Allocation[],
): Allocation | OrderMessage {
  if (parsed?.kind !== 'hold' && parsed?.kind !== 'support-hold' && parsed?.kind !== 'support-move')
    return { code: 'orders/influence-only-holds' };
  const others = given.filter(({ unit }) => provinceOf(unit.at) !== at);
  const have = influencePoints(board, position, power);
  const spent = others.reduce((sum, { points }) => sum + points, 0);
  const points = wanted === 'all' ? have - spent : wanted;
  if (points < 1) return { code: 'orders/influence-all-given', power: own ? null : power, have };
  const allocation: Allocation = { kind: 'influence', points, unit: parsed.unit, order: parsed };
  switch (fitsBeside(board, position, power, given, allocation)) {
    case 'fits':
      return allocation;
    case 'too-many-units':
      return { code: 'orders/influence-most-units', most: board.variant.rules.influence!.unitsPerPhase };
    case 'too-many-points':
      return { code: 'orders/influence-too-many', power: own ? null : power, have, spent, points };
  }
}
