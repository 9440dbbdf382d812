/** The places an order names. */
import type { Place } from '../board/variant.ts';
import type { Order } from './order.ts';

/** All places of an order, that of its unit first; none for a waived build. */
export function orderPlaces(order: Order): readonly Place[] {
  switch (order.kind) {
    case 'waive':
      return [];
    case 'move':
      return [order.unit.at, ...(typeof order.route === 'string' ? [] : order.route), order.to];
    case 'support-hold':
      return [order.unit.at, order.target.at];
    case 'support-move':
    case 'convoy':
      return [order.unit.at, order.target.at, order.to];
    case 'retreat':
      return [order.unit.at, order.to];
    case 'influence':
      return orderPlaces(order.order);
    default:
      return [order.unit.at];
  }
}
