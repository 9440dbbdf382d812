/**
 * The rule `influence`: powers order the neutral units by secret allocations of points. Pure arithmetic; what comes out
 * is the order each unit carries out, and nothing of how it came about (who paid, how much, what lost).
 */
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { OrdersByPower, Position } from '../board/position.ts';
import type { Power, Province } from '../board/variant.ts';
import { formatOrder, parseOrder } from '../orders/notation.ts';
import type { NeutralOrder, Order } from '../orders/order.ts';
import { provinceOf, provinceOfUnit } from '../vocabulary.ts';
import { neutralName, standingOrders } from './neutral-units.ts';

export type Allocation = Extract<Order, { kind: 'influence' }>;

/** Points of a power in this phase: so many for each centre it owned when the phase began; none but in movement phases. */
export function influencePoints(board: Board, position: Position, power: Power): number {
  const rule = board.variant.rules.influence;
  if (rule === undefined || parsePhase(position.phase).kind !== 'M') return 0;
  return rule.pointsPerCenter * (position.centers[power]?.length ?? 0);
}

/**
 * Whether a line fits beside the allocations of the same power that are on file; one for the same unit makes room first.
 * On arrival a line that does not fit is refused, and what was on file stays.
 */
export function fitsBeside(
  board: Board,
  position: Position,
  power: Power,
  onFile: readonly Allocation[],
  line: Allocation,
): 'fits' | 'too-many-points' | 'too-many-units' {
  const others = onFile.filter(({ unit }) => provinceOf(unit.at) !== provinceOf(line.unit.at));
  const spent = others.reduce((sum, { points }) => sum + points, line.points);
  if (spent > influencePoints(board, position, power)) return 'too-many-points';
  const most = board.variant.rules.influence?.unitsPerPhase ?? 0;
  return others.length + 1 > most ? 'too-many-units' : 'fits';
}

/** The orders that the neutral units carry out. A unit that nobody paid for, or for which two orders tie, holds: it has none. */
export function influencedOrders(board: Board, position: Position, orders: OrdersByPower): readonly string[] {
  if (board.variant.rules.influence === undefined) return [];
  const bids = new Map<Province, Map<string, number>>();
  for (const { name } of board.powers) {
    for (const { points, order } of allocationsOf(board, position, name, orders[name] ?? [])) {
      const state = provinceOf(order.unit.at);
      const sums = bids.get(state) ?? new Map<string, number>();
      const key = keyOf(order);
      sums.set(key, (sums.get(key) ?? 0) + points);
      bids.set(state, sums);
    }
  }
  return [...bids.values()].flatMap((sums) => {
    const most = Math.max(...sums.values());
    const winners = [...sums].filter(([, points]) => points === most);
    return winners.length === 1 ? [winners[0]![0]] : [];
  });
}

/** What neutral units do that nobody orders: what they are paid for, else their standing orders. */
export function orderedByRules(board: Board, position: Position, orders: OrdersByPower): readonly string[] {
  return [...influencedOrders(board, position, orders), ...standingOrders(board, position)];
}

/**
 * A power's allocations: the last for each unit. A set that spends more than there is, or on too many units, is forfeited
 * as a whole. Lines for what is no neutral unit, or with an order that may not be bought, do not count.
 */
function allocationsOf(
  board: Board,
  position: Position,
  power: Power,
  texts: readonly string[],
): readonly Allocation[] {
  const { unitsPerPhase, orders: bought } = board.variant.rules.influence!;
  const standing = position.units[neutralName(board) ?? ''] ?? [];
  const last = new Map<Province, Allocation>();
  for (const text of texts) {
    const line = parseOrder(text, 'M');
    if (line?.kind !== 'influence' || !(bought as readonly string[]).includes(line.order.kind)) continue;
    const state = provinceOf(line.unit.at);
    if (!standing.some((unit) => provinceOfUnit(unit) === state)) continue;
    last.delete(state);
    last.set(state, line);
  }
  const spent = [...last.values()].reduce((sum, { points }) => sum + points, 0);
  const overdrawn = spent > influencePoints(board, position, power) || last.size > unitsPerPhase;
  return overdrawn ? [] : [...last.values()];
}

/** Orders are one when they say the same, whoever is named in them: compared in canonical form, all units as armies. */
function keyOf(order: NeutralOrder): string {
  const plain = <T extends { readonly at: string }>(unit: T) => ({
    ...unit,
    type: 'A' as const,
    at: provinceOf(unit.at),
  });
  const unit = plain(order.unit);
  if (order.kind === 'hold') return formatOrder({ kind: 'hold', unit });
  const target = plain(order.target);
  if (order.kind === 'support-hold') return formatOrder({ kind: 'support-hold', unit, target });
  const to = provinceOf(order.to);
  if (to === target.at) return formatOrder({ kind: 'support-hold', unit, target });
  return formatOrder({ kind: 'support-move', unit, target, to });
}
