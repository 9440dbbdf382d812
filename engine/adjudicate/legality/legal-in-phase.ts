/** Everything that can be ordered in a phase, as text, for programs (docs/formats.md 5). */
import type { Board } from '../../board/board.ts';
import type { Position } from '../../board/position.ts';
import type { ByPower, Power } from '../../board/variant.ts';
import { formatOrder, formatUnit, parseUnit } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { choicesIn, isChoicePhase } from '../../rules/start-choices.ts';
import { provinceOf, rowsOf, UNIT_TYPES, type UnitText } from '../../vocabulary.ts';
import { variantPowers } from '../numbered.ts';
import { dueTo } from '../phases/adjustments-due.ts';
import { legalAdjustments, legalOrders, legalOrdersOf } from './legal-orders.ts';
import { type LegalOrders, legalTexts } from './legal-texts.ts';

export interface LegalInPhase {
  /** A power that has nothing to order is left out. Neutral units stand under their own name. */
  readonly legal: ByPower<LegalOrders>;
  /** Only in an adjustment phase: builds (positive) or removals (negative) that a power can order. */
  readonly due?: ByPower<number>;
}

export function legalInPhase(board: Board, position: Position): LegalInPhase {
  if (position.phase.endsWith('M')) return { legal: legalTexts(board, position) ?? byUnit(board, position) };
  if (position.phase.endsWith('R')) return { legal: retreats(board, position) };
  return isChoicePhase(board, position) ? choices(board, position) : adjustments(board, position);
}

function byUnit(board: Board, position: Position): ByPower<LegalOrders> {
  const lists = legalOrders(board, position);
  const rows = variantPowers(board).flatMap((power) => {
    const units = position.units[power] ?? [];
    const ordersOf = (unit: UnitText) => (lists.get(unit) ?? []).map(formatOrder);
    return units.length === 0 ? [] : [[power, Object.fromEntries(units.map((unit) => [unit, ordersOf(unit)]))]];
  });
  return Object.fromEntries(rows);
}

function retreats(board: Board, position: Position): ByPower<LegalOrders> {
  const rows = rowsOf(position.dislodged ?? {}).filter(([, units]) => units.length > 0);
  const ordersOf = (unit: UnitText) => legalOrdersOf(board, position, parseUnit(unit)!).map(formatOrder);
  return Object.fromEntries(
    rows.map(([power, units]) => [power, Object.fromEntries(units.map(({ unit }) => [unit, ordersOf(unit)]))]),
  );
}

function adjustments(board: Board, position: Position): LegalInPhase {
  return listed(
    board.powers.map(({ name }) => [name, legalAdjustments(board, position, name), dueTo(board, position, name)]),
  );
}

/** Types of starting units; each stands in its place, whatever is chosen. */
function choices(board: Board, position: Position): LegalInPhase {
  const rows = board.powers.map(({ name }) => {
    const units = choicesIn(board, position, name).flatMap((choice) => choice.units);
    const orders = units.flatMap((unit) =>
      UNIT_TYPES.map((type): Order => ({ kind: 'build', unit: { ...parseUnit(unit)!, type } })),
    );
    return [name, orders, units.length] as const;
  });
  return listed(rows);
}

function listed(rows: readonly (readonly [power: Power, orders: readonly Order[], due: number])[]): LegalInPhase {
  const some = rows.filter(([, orders]) => orders.length > 0);
  return {
    legal: Object.fromEntries(some.map(([power, orders]) => [power, bySite(orders)])),
    due: Object.fromEntries(some.map(([power, , due]) => [power, due])),
  };
}

function bySite(orders: readonly Order[]): LegalOrders {
  const sites = new Map<string, string[]>();
  for (const order of orders) {
    const site =
      order.kind === 'waive' ? 'waive' : order.kind === 'build' ? provinceOf(order.unit.at) : formatUnit(order.unit);
    sites.set(site, [...(sites.get(site) ?? []), formatOrder(order)]);
  }
  return Object.fromEntries(sites);
}
