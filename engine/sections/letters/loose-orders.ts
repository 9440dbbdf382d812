/**
 * Orders that free sentences most likely mean: `the guys in Paris could wander over to Burgundy`, `Marseille schnappt sich Spanien`. A
 * unit of the writer's own that is named, and a place that it can get to, whatever the verb. Such orders are only ever offered.
 */
import { legalOrdersOf } from '../../adjudicate/legality/legal-orders.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import type { SignContext } from '../../language/signs/sentences.ts';
import { parseUnit } from '../../orders/notation.ts';
import { lazy } from '../../text/lazy.ts';
import { provinceOf } from '../../vocabulary.ts';
import { readLooseAdjustments } from './loose-adjustments.ts';
import { isMove, type Unit } from './loose-clauses.ts';
import { isForOthers } from './loose-doubt.ts';
import { LooseReading } from './loose-reading.ts';

const MOST_UNITS = 34;

/** Each a possible reading: orders, canonical, each unit once; empty: nothing, or too many things may be meant. */
export function readLooseOrders(
  sentences: readonly string[],
  orders: OrderContext,
  signs: SignContext,
): readonly (readonly string[])[] {
  const { position, power, board } = orders;
  if (position === null || power === null || orders.unseen !== undefined || orders.also.length > 0) return [];
  if (board.variant.rules.influence !== undefined) return [];
  const standing =
    orders.kind === 'R' ? (position.dislodged?.[power] ?? []).map(({ unit }) => unit) : position.units[power];
  if (standing === undefined || standing.length > MOST_UNITS || isForOthers(sentences, orders)) return [];
  const own = standing.map((unit): Unit => {
    const { at, type } = parseUnit(unit)!;
    const legal = lazy(() => legalOrdersOf(board, position, { at, type }));
    const reached = lazy(() => legal().flatMap((order) => (isMove(order) ? [provinceOf(order.to)] : [])));
    return { unit, at: provinceOf(at), type, legal, reached };
  });
  if (orders.kind === 'A') return [readLooseAdjustments(sentences, own, orders, signs) ?? []].filter(isFilled);
  const all = (isNear: boolean) => {
    const first = new LooseReading(own, orders, isNear);
    const found = [first.readAll(sentences, signs) ?? []];
    for (let pick = 1; pick < first.readings; pick++)
      found.push(new LooseReading(own, orders, isNear, pick).readAll(sentences, signs) ?? []);
    return found.filter(isFilled);
  };
  const [found, near] = [all(false), all(true)];
  if (found.length > 1 && near.length === 0) return [];
  return near.length > 0 && found.every((each) => each.every((order) => near.some((other) => other.includes(order))))
    ? near
    : found;
}

function isFilled(orders: readonly string[]): boolean {
  return orders.length > 0;
}
