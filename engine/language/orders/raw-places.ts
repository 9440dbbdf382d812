/** The places of an order as written, to look through and to exchange. */
import type { RawAction, RawPlace, RawUnitOrder } from './raw-order.ts';

export function placesWritten({ unit, action }: RawUnitOrder): readonly RawPlace[] {
  return [unit.place, ...placesOfAction(action)];
}

function placesOfAction(action: RawAction): readonly RawPlace[] {
  switch (action.act) {
    case 'move':
    case 'retreat':
      return [...action.steps, ...action.through];
    case 'support':
    case 'convoy':
      return [action.target.place, ...(action.to === null ? [] : [action.to])];
    default:
      return [];
  }
}

/** The same order with another place at position `slot` of {@link placesWritten}. */
export function withPlace(order: RawUnitOrder, slot: number, place: RawPlace): RawUnitOrder {
  if (slot === 0) return { ...order, unit: { ...order.unit, place } };
  const { action } = order;
  switch (action.act) {
    case 'move':
    case 'retreat': {
      const steps = action.steps.map((step, n) => (n === slot - 1 ? place : step));
      const through = action.through.map((step, n) => (n === slot - 1 - steps.length ? place : step));
      return { ...order, action: { ...action, steps, through } };
    }
    case 'support':
    case 'convoy':
      return slot === 1
        ? { ...order, action: { ...action, target: { ...action.target, place } } }
        : { ...order, action: { ...action, to: place } };
    default:
      return order;
  }
}
