/** Orders for an adjustment phase: builds where they are nearest to what the bot is after, removals of what is farthest from it. */

import { legalAdjustments } from '../adjudicate/legality/legal-orders.ts';
import { ARMY, FLEET } from '../adjudicate/movement/workspace.ts';
import { dueTo } from '../adjudicate/phases/adjustments-due.ts';
import type { Power } from '../board/variant.ts';
import { formatOrder } from '../orders/notation.ts';
import type { Order, UnitRef } from '../orders/order.ts';
import { provinceOf, typeOfUnit } from '../vocabulary.ts';
import type { Arena } from './arena.ts';
import { worthAt } from './bot-retreats.ts';
import type { Chance } from './random.ts';
import type { Side } from './worth.ts';

/** A unit of the kind that one has many of already is worth less. */
const TOO_MANY = 0.4;
const WHIM = 0.03;

type BuildOrRemoval = Extract<Order, { readonly unit: UnitRef }>;

export function adjustmentOrders(arena: Arena, side: Side, power: Power, chance: Chance): readonly string[] {
  const { board, position } = arena;
  const due = dueTo(board, position, power);
  if (due === 0) return [];
  const options = legalAdjustments(board, position, power).filter(
    (order): order is BuildOrRemoval => order.kind === 'build' || order.kind === 'remove',
  );
  const worth = ({ unit }: BuildOrRemoval) =>
    worthAt(arena, side, unit.type === 'A' ? ARMY : FLEET, unit.at) + chance.next() * WHIM;
  if (due < 0) {
    const rated = options.map((order) => ({ order, value: worth(order) }));
    rated.sort((a, b) => a.value - b.value);
    return rated.slice(0, -due).map(({ order }) => formatOrder(order));
  }
  const counts = { A: 0, F: 0 };
  for (const unit of position.units[power] ?? []) counts[typeOfUnit(unit)] += 1;
  const rated = options.map((order) => ({ order, value: worth(order) }));
  const built: string[] = [];
  const used = new Set<string>();
  while (built.length < due) {
    let best: BuildOrRemoval | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const { order, value } of rated) {
      if (used.has(provinceOf(order.unit.at))) continue;
      const share = counts[order.unit.type] / Math.max(1, counts.A + counts.F);
      const reached = value * (1 - TOO_MANY * share);
      if (reached > most) [best, most] = [order, reached];
    }
    if (best === null) break;
    used.add(provinceOf(best.unit.at));
    counts[best.unit.type] += 1;
    built.push(formatOrder(best));
  }
  return [...built, ...Array.from({ length: due - built.length }, () => 'waive')];
}
