/** Verdicts on orders, as the checks give them. */
import type { Power } from '../../board/variant.ts';
import type { Order, UnitRef } from '../../orders/order.ts';
import type { OrderCheck, OrderNote, Refusal } from '../../orders/verdict.ts';
import { provinceOf } from '../../vocabulary.ts';
import type { Situation } from './reach.ts';

export function acceptOrder(order: Order, notes: readonly OrderNote[]): OrderCheck {
  return { verdict: 'ok', order, notes };
}

export function refuseOrder(refusal: Refusal): Extract<OrderCheck, { verdict: 'refused' }> {
  return { verdict: 'refused', refusal };
}

export type Refused = Extract<OrderCheck, { verdict: 'refused' }>;

/** The power's own unit that an order names, with its true coast. */
export function unitNamed({ standing }: Situation, power: Power, named: UnitRef): { readonly unit: UnitRef } | Refused {
  const there = standing.get(provinceOf(named.at));
  if (there === undefined) return refuseOrder({ reason: 'no-unit', at: provinceOf(named.at) });
  if (there.power !== power) return refuseOrder({ reason: 'not-yours', unit: there.unit, owner: there.power });
  if (there.unit.type !== named.type) return refuseOrder({ reason: 'wrong-type', stands: there.unit });
  return { unit: there.unit };
}
