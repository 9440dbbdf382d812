/** Writes orders into the workspace, by the rulings on places and units that are named wrongly. */

import type { UnitRef } from '../../orders/order.ts';
import type { NumberedOrder } from '../numbered.ts';
import { AT, TYPE } from './cells.ts';
import {
  ARMY,
  BY_CONVOY,
  BY_ROUTE,
  FLEET,
  NONE,
  orderConvoy,
  orderHold,
  orderMove,
  orderNothing,
  orderSupport,
  UNSTATED,
  type Workspace,
} from './workspace.ts';

/** The unit that an order speaks of, whoever owns it; NONE when nothing stands there. */
export function unitNamedBy(w: Workspace, { unit }: NumberedOrder): number {
  return unit === NONE ? NONE : w.unitAt[unit]!;
}

/** Gives a unit its order. An order that names what is not on the map, or is none for this phase, leaves it holding. */
export function giveOrder(w: Workspace, u: number, { order, target, to, toExists, seas }: NumberedOrder): void {
  if (order.kind === 'waive' || !isNamedRight(w, u, order.unit)) {
    orderNothing(w, u);
    return;
  }
  if (order.kind === 'hold') {
    orderHold(w, u);
    return;
  }
  const landing = toExists || w.rulings.idleCoast === 'ignored' ? to : NONE;
  switch (order.kind) {
    case 'move': {
      const { route } = order;
      const kind = route === 'unstated' ? UNSTATED : route === 'any' ? BY_CONVOY : BY_ROUTE;
      if (landing === NONE || seas.includes(NONE)) orderNothing(w, u);
      else orderMove(w, u, landing, kind, seas);
      return;
    }
    case 'support-hold':
    case 'support-move':
    case 'convoy': {
      const t = target === NONE ? NONE : w.unitAt[target]!;
      const misnamed = t !== NONE && !isNamedRight(w, t, order.target);
      if (target === NONE || misnamed) orderNothing(w, u);
      else if (order.kind === 'support-hold') orderSupport(w, u, target, NONE);
      else if (landing === NONE) orderNothing(w, u);
      else if (order.kind === 'support-move') orderSupport(w, u, target, landing);
      else orderConvoy(w, u, target, landing);
      return;
    }
    default:
      orderNothing(w, u);
  }
}

/** DATC 4.B.5 and 4.C.2: whether the unit is called what it is, as far as the rulings ask for it. */
function isNamedRight(w: Workspace, u: number, { type, at }: UnitRef): boolean {
  if (w.rulings.unitType === 'must-match' && w.cells[u + TYPE] !== (type === 'A' ? ARMY : FLEET)) return false;
  return w.rulings.unitCoast === 'ignored' || at === w.board.locations[w.cells[u + AT]!];
}
