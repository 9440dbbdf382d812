/** The rule `neutral-units`: units that belong to nobody, each a nation of its own, that never retreat. */
import type { Board } from '../board/board.ts';
import type { Position } from '../board/position.ts';
import type { Power, UnitText } from '../board/variant.ts';
import { formatUnit, parseOrder } from '../orders/notation.ts';

/** The name under which they stand; null when the variant has none. */
export function neutralName(board: Board): Power | null {
  return board.variant.rules['neutral-units']?.name ?? null;
}

/** The units that stand at the start of a game in which these powers are left out. */
export function neutralUnitsAtStart(board: Board, absent: readonly Power[]): readonly UnitText[] {
  const rule = board.variant.rules['neutral-units'];
  if (rule === undefined || (rule.whenAbsent !== undefined && !absent.includes(rule.whenAbsent))) return [];
  return rule.units;
}

/** Their standing orders, for those that are still there: a support for a unit that is not neutral any more is a hold. */
export function standingOrders(board: Board, position: Position): readonly string[] {
  const rule = board.variant.rules['neutral-units'];
  if (rule === undefined) return [];
  const standing = position.units[rule.name] ?? [];
  return (rule.orders ?? []).filter((text) => {
    const order = parseOrder(text, 'M');
    if (order === null || order.kind === 'waive' || !standing.includes(formatUnit(order.unit))) return false;
    return !('target' in order) || standing.includes(formatUnit(order.target));
  });
}
