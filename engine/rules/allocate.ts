/** How many points an allocation takes, and whether they are there (the rule `influence`). */
import type { Board } from '../board/board.ts';
import type { Position } from '../board/position.ts';
import type { Power, Province } from '../board/variant.ts';
import { provinceOf } from '../orders/notation.ts';
import type { Order } from '../orders/order.ts';
import { type Allocation, fitsBeside, influencePoints } from './influence.ts';

/** `parsed`: the order that is paid for. */
export interface AllocationAsked {
  readonly parsed: Order | null;
  readonly points: number | 'all';
  readonly at: Province;
}

/** The allocation beside those given so far, or why it cannot be made. `has`: `You have`, `Prussia has`. */
export function allocate(
  { board, position, power, has }: { board: Board; position: Position; power: Power; has: string },
  { parsed, points: wanted, at }: AllocationAsked,
  given: readonly Allocation[],
): Allocation | string {
  if (parsed?.kind !== 'hold' && parsed?.kind !== 'support-hold' && parsed?.kind !== 'support-move')
    return 'An independent unit only holds or supports.';
  const others = given.filter(({ unit }) => provinceOf(unit.at) !== at);
  const have = influencePoints(board, position, power);
  const spent = others.reduce((sum, { points }) => sum + points, 0);
  const points = wanted === 'all' ? have - spent : wanted;
  if (points < 1)
    return `${has} ${have} points and all are given already. IP 0 and the name of a unit takes its points back.`;
  const allocation: Allocation = { kind: 'influence', points, unit: parsed.unit, order: parsed };
  switch (fitsBeside(board, position, power, given, allocation)) {
    case 'fits':
      return allocation;
    case 'too-many-units':
      return `At most ${board.variant.rules.influence!.unitsPerPhase} units can be given points in one phase. IP 0 and the name of a unit takes its points back.`;
    case 'too-many-points':
      return spent === 0
        ? `${has} ${have} points, not ${points}.`
        : `${has} ${have} points and ${spent} of them are given: ${have - spent} are left, not ${points}.`;
  }
}
