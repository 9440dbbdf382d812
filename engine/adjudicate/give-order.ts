/** Writes orders, with names, into the workspace, by the rulings on places and units that are named wrongly. */
import { provinceOf } from '../orders/notation.ts';
import type { Order, UnitRef } from '../orders/order.ts';
import { locationOf } from './numbered.ts';
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
export function unitNamedBy(w: Workspace, order: Order): number {
  if (order.kind === 'waive') return NONE;
  const p = w.board.provinceNumber.get(provinceOf(order.unit.at));
  return p === undefined ? NONE : w.unitAt[p]!;
}

/** Gives a unit its order. An order that names what is not on the map, or is none for this phase, leaves it holding. */
export function giveOrder(w: Workspace, u: number, order: Order): void {
  if (order.kind === 'waive' || !isNamedRight(w, u, order.unit)) orderNothing(w, u);
  else if (order.kind === 'hold') orderHold(w, u);
  else if (order.kind === 'move') giveMove(w, u, order);
  else if (order.kind === 'support-hold') giveToTarget(w, u, order.target, null, false);
  else if (order.kind === 'support-move') giveToTarget(w, u, order.target, order.to, false);
  else if (order.kind === 'convoy') giveToTarget(w, u, order.target, order.to, true);
  else orderNothing(w, u);
}

function giveMove(w: Workspace, u: number, { to, route }: Extract<Order, { kind: 'move' }>): void {
  const location = locationNamed(w, to);
  const seas = typeof route === 'string' ? [] : route.map((sea) => w.board.provinceNumber.get(sea) ?? NONE);
  if (location === NONE || seas.includes(NONE)) orderNothing(w, u);
  else orderMove(w, u, location, route === 'unstated' ? UNSTATED : route === 'any' ? BY_CONVOY : BY_ROUTE, seas);
}

function giveToTarget(w: Workspace, u: number, target: UnitRef, to: string | null, convoys: boolean): void {
  const p = w.board.provinceNumber.get(provinceOf(target.at));
  const location = to === null ? NONE : locationNamed(w, to);
  if (p === undefined || (to !== null && location === NONE)) {
    orderNothing(w, u);
    return;
  }
  const t = w.unitAt[p]!;
  if (t !== NONE && !isNamedRight(w, t, target)) orderNothing(w, u);
  else if (convoys) orderConvoy(w, u, p, location);
  else orderSupport(w, u, p, location);
}

/** The location meant by a place in an order; NONE when there is none (DATC 4.B.6 for coasts that do not exist). */
function locationNamed(w: Workspace, place: string): number {
  const exact = w.board.locationNumber.get(place);
  if (exact !== undefined) return exact;
  return w.rulings.idleCoast === 'ignored' ? (locationOf(w.board, place) ?? NONE) : NONE;
}

/** DATC 4.B.5 and 4.C.2: whether the unit is called what it is, as far as the rulings ask for it. */
function isNamedRight(w: Workspace, u: number, { type, at }: UnitRef): boolean {
  if (w.rulings.unitType === 'must-match' && w.type[u] !== (type === 'A' ? ARMY : FLEET)) return false;
  return w.rulings.unitCoast === 'ignored' || at === w.board.locations[w.at[u]!];
}
