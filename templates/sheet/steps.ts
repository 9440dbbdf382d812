/**
 * From taps to an order: which places light up for a unit, and what a tap on a place can mean. It knows nothing but the list of
 * orders that may be given.
 */
import type { Province } from '../../engine/board/variant.ts';
import type { Order } from '../../engine/orders/order.ts';
import { provinceOf } from '../../engine/vocabulary.ts';

export type Verb =
  | 'move'
  | 'convoyed'
  | 'support-hold'
  | 'support-move'
  | 'convoy'
  | 'hold'
  | 'disband'
  | 'proxy'
  | 'retreat'
  | 'build'
  | 'remove'
  | 'waive';

/** What a tap can mean: one order; or a help, of which the end is still to be tapped. */
export interface Offer {
  readonly verb: Verb;
  readonly orders: readonly Order[];
}

export function verbOf(order: Order): Verb {
  if (order.kind === 'move') return order.route === 'unstated' ? 'move' : 'convoyed';
  return order.kind === 'influence' ? order.order.kind : order.kind;
}

/** Where a unit's orders lead: places it goes to itself, and units it can help. */
export function litBy(orders: readonly Order[]): {
  readonly ends: ReadonlySet<Province>;
  readonly helped: ReadonlySet<Province>;
} {
  const ends = new Set<Province>();
  const helped = new Set<Province>();
  for (const order of orders) {
    if (order.kind === 'move' || order.kind === 'retreat') ends.add(provinceOf(order.to));
    else if (order.kind === 'build' || order.kind === 'remove') ends.add(provinceOf(order.unit.at));
    else if ('target' in order) helped.add(provinceOf(order.target.at));
  }
  return { ends, helped };
}

/** What a tap on a province can mean for a unit with these orders. Each offer whose `orders` are several leads to another tap. */
export function offersAt(orders: readonly Order[], at: Province): readonly Offer[] {
  const single = orders.filter((order) => {
    if (order.kind === 'move' || order.kind === 'retreat') return provinceOf(order.to) === at;
    if (order.kind === 'support-hold') return provinceOf(order.target.at) === at;
    if (order.kind === 'build' || order.kind === 'remove') return provinceOf(order.unit.at) === at;
    return false;
  });
  const helps = (['support-move', 'convoy'] as const).map((verb) => ({
    verb,
    orders: orders.filter((order) => order.kind === verb && provinceOf(order.target.at) === at),
  }));
  return [
    ...single.map((order) => ({ verb: verbOf(order), orders: [order] })),
    ...helps.filter((offer) => offer.orders.length > 0),
  ];
}

/** What a unit can do without going anywhere: offered when it is tapped again. */
export function offersAtHome(orders: readonly Order[]): readonly Offer[] {
  const still: readonly Verb[] = ['hold', 'disband', 'proxy', 'waive'];
  return orders
    .filter((order) => still.includes(verbOf(order)))
    .map((order) => ({ verb: verbOf(order), orders: [order] }));
}

/** The orders of a help whose end is tapped: several where coasts are to be told apart. */
export function endingAt(orders: readonly Order[], at: Province): readonly Order[] {
  return orders.filter((order) => 'to' in order && order.kind !== 'proxy' && provinceOf(order.to) === at);
}

/** Where the helped unit would go. */
export function endsOf(orders: readonly Order[]): ReadonlySet<Province> {
  return new Set(orders.flatMap((order) => ('to' in order && order.kind !== 'proxy' ? [provinceOf(order.to)] : [])));
}
