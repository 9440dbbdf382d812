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
import { isGoing, type Unit } from './loose-clauses.ts';
import { isForOthers } from './loose-doubt.ts';
import { LooseReading } from './loose-reading.ts';

const MOST_UNITS = 34;

export interface LooseOrders {
  /** Each a possible reading: orders, canonical, each unit once; empty: nothing, or too many things may be meant. */
  readonly readings: readonly (readonly string[])[];
  /** Said as well, and impossible. */
  readonly refused: readonly string[];
}

const NONE: LooseOrders = { readings: [], refused: [] };

export function readLooseOrders(sentences: readonly string[], orders: OrderContext, signs: SignContext): LooseOrders {
  const { position, power, board } = orders;
  if (position === null || power === null || orders.unseen !== undefined || orders.also.length > 0) return NONE;
  if (board.variant.rules.influence !== undefined) return NONE;
  const standing =
    orders.kind === 'R' ? (position.dislodged?.[power] ?? []).map(({ unit }) => unit) : position.units[power];
  if (standing === undefined || standing.length > MOST_UNITS || isForOthers(sentences, orders)) return NONE;
  const own = standing.map((unit): Unit => {
    const { at, type } = parseUnit(unit)!;
    const legal = lazy(() => legalOrdersOf(board, position, { at, type }));
    const reached = lazy(() => legal().flatMap((order) => (isGoing(order) ? [provinceOf(order.to)] : [])));
    return { unit, at: provinceOf(at), type, legal, reached };
  });
  if (orders.kind === 'A') {
    const adjusted = readLooseAdjustments(sentences, own, orders, signs);
    return { readings: [adjusted?.found ?? []].filter(isFilled), refused: adjusted?.refused ?? [] };
  }
  const all = (isNear: boolean) => {
    const first = new LooseReading(own, orders, isNear);
    const found = [first.readAll(sentences, signs) ?? []];
    for (let pick = 1; pick < first.readings; pick++)
      found.push(new LooseReading(own, orders, isNear, pick).readAll(sentences, signs) ?? []);
    return { readings: found.filter(isFilled), refused: first.refused };
  };
  const [exact, near] = [all(false), all(true)];
  const found = exact.readings;
  if (found.length > 1 && near.readings.length === 0) return NONE;
  const isSame = found.every((each) => each.every((order) => near.readings.some((other) => other.includes(order))));
  return near.readings.length > 0 && isSame ? near : exact;
}

function isFilled(orders: readonly string[]): boolean {
  return orders.length > 0;
}
