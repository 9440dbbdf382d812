/** Whether a unit may be ordered so in a movement phase: see `check-order.ts`. */
import type { Place, Power, Province } from '../../board/variant.ts';
import type { NeutralOrder, Order, UnitRef } from '../../orders/order.ts';
import type { Hopeless, OrderCheck, OrderNote } from '../../orders/verdict.ts';
import { type Allocation, influencePoints } from '../../rules/influence.ts';
import { neutralName } from '../../rules/neutral-units.ts';
import { provinceOf } from '../../vocabulary.ts';
import { standingPlaces } from '../phases/adjustments-due.ts';
import { rulingsOf } from '../rulings.ts';
import { carriersBetween } from './carriers.ts';
import { acceptOrder, refuseOrder } from './order-verdict.ts';
import {
  canGetTo,
  isConvoyer,
  landingsFrom,
  mayBeCarried,
  neverMoves,
  placesBeside,
  provincesBeside,
  type Situation,
  shoresOf,
} from './reach.ts';

/** `unit` is the unit ordered, as it stands. All places of the order are on the map. */
export function checkMovement(situation: Situation, unit: UnitRef, order: Order): OrderCheck {
  switch (order.kind) {
    case 'move':
      return unit.type === 'F' ? checkVoyage(situation, unit, order) : checkMarch(situation, unit, order);
    case 'support-hold':
    case 'support-move':
      return checkSupport(situation, unit, order);
    case 'convoy':
      return checkConvoy(situation, unit, order);
    case 'hold':
      return acceptOrder({ kind: 'hold', unit }, []);
    case 'proxy':
      return acceptOrder({ ...order, unit }, []);
    default:
      return refuseOrder({ reason: 'wrong-phase', kind: order.kind, phase: 'M' });
  }
}

type Move = Extract<Order, { kind: 'move' }>;

function checkVoyage(situation: Situation, unit: UnitRef, { to, route }: Move): OrderCheck {
  const province = provinceOf(to);
  if (province === provinceOf(unit.at)) return refuseOrder({ reason: 'own-province', unit });
  if (route !== 'unstated') return refuseOrder({ reason: 'fleet-by-convoy', unit });
  const places = placesBeside(situation, unit).filter((place) => provinceOf(place) === province);
  const move = (place: Place): Order => ({ kind: 'move', unit, to: place, route });
  if (places.includes(to)) return acceptOrder(move(to), []);
  if (places.length === 0) return refuseOrder({ reason: 'cannot-reach', unit, to });
  if (to !== province) {
    if (standingPlaces(situation.board, 'F', province).includes(to))
      return refuseOrder({ reason: 'wrong-coast', unit, to, places });
    if (places.length === 1) return acceptOrder(move(places[0]!), [{ note: 'coast-dropped', place: to }]);
  }
  if (places.length > 1) return refuseOrder({ reason: 'which-coast', unit, places });
  return acceptOrder(move(places[0]!), [{ note: 'coast-supplied', place: places[0]! }]);
}

function checkMarch(situation: Situation, unit: UnitRef, { to, route }: Move): OrderCheck {
  const { board } = situation;
  const [from, province] = [provinceOf(unit.at), provinceOf(to)];
  if (province === from) return refuseOrder({ reason: 'own-province', unit });
  const walks = provincesBeside(situation, unit).has(province);
  const order: Order = { kind: 'move', unit, to: province, route };
  const notes: OrderNote[] = to === province ? [] : [{ note: 'coast-dropped', place: to }];
  if (route === 'unstated' && walks) return acceptOrder(order, notes);
  const lands = board.armyGround[board.provinceNumber.get(province)!] === 1;
  if (!lands || !hasWater(situation, from) || !hasWater(situation, province)) {
    return refuseOrder({ reason: walks ? 'no-route' : 'cannot-reach', unit, to });
  }
  if (!mayBeCarried(situation, from, province)) return refuseOrder({ reason: 'convoy-forbidden', unit, to });
  if (typeof route !== 'string') {
    if (!isRoute(situation, from, route, province)) return refuseOrder({ reason: 'no-route', unit, to });
    const empty = route.find((sea) => !isFleetAt(situation, sea));
    return acceptOrder(
      order,
      empty === undefined ? notes : [...notes, hopeless({ because: 'no-fleet-at', at: empty })],
    );
  }
  const carried = landingsFrom(situation, from).has(province);
  return acceptOrder(order, carried ? notes : [...notes, hopeless({ because: 'no-fleets', from, to: province })]);
}

/** True when a province touches water where fleets convoy. */
function hasWater(situation: Situation, province: Province): boolean {
  const { board } = situation;
  return [...shoresOf(situation, province)].some((beside) => board.convoys[board.provinceNumber.get(beside)!] === 1);
}

function isRoute(situation: Situation, from: Province, route: readonly Province[], to: Province): boolean {
  const { board } = situation;
  const convoyed = route.every((sea) => board.convoys[board.provinceNumber.get(provinceOf(sea))!] === 1);
  const steps = [from, ...route, to];
  return convoyed && steps.every((step, n) => n === 0 || shoresOf(situation, steps[n - 1]!).has(step));
}

function isFleetAt({ standing }: Situation, province: Province): boolean {
  return standing.get(province)?.unit.type === 'F';
}

function checkSupport(
  situation: Situation,
  unit: UnitRef,
  order: Extract<Order, { kind: 'support-hold' | 'support-move' }>,
): OrderCheck {
  const from = provinceOf(order.target.at);
  if (from === provinceOf(unit.at)) return refuseOrder({ reason: 'supports-itself', unit });
  const to = order.kind === 'support-hold' ? from : provinceOf(order.to);
  if (to === provinceOf(unit.at)) return refuseOrder({ reason: 'own-province', unit });
  if (!provincesBeside(situation, unit).has(to)) return refuseOrder({ reason: 'cannot-support', unit, to });
  const there = situation.standing.get(from)?.unit;
  const target = there ?? order.target;
  const notes: OrderNote[] = [];
  if (there === undefined) notes.push(hopeless({ because: 'no-such-unit', at: from }));
  else if (there.type !== order.target.type) notes.push(hopeless({ because: 'other-type', stands: there }));
  if (order.kind === 'support-move' && to === from) return refuseOrder({ reason: 'own-province', unit: target });
  if (order.kind === 'support-hold')
    return acceptOrder({ kind: 'support-hold', unit, target: named(order.target, there) }, notes);
  if (notes.length === 0) {
    if (neverMoves(situation, target)) notes.push(hopeless({ because: 'never-moves', target }));
    else if (!canGetTo(situation, target, to, provinceOf(unit.at)) || !isCoastInReach(situation, target, order.to))
      notes.push(hopeless({ because: 'target-cannot-reach', target, to: order.to }));
  }
  const place = target.type === 'A' ? to : order.to;
  if (place !== order.to) notes.push({ note: 'coast-dropped', place: order.to });
  return acceptOrder({ kind: 'support-move', unit, target: named(order.target, there), to: place }, notes);
}

/** A coast that is named must be the one that the fleet goes to, unless the rulebook does not care. */
function isCoastInReach(situation: Situation, target: UnitRef, to: Place): boolean {
  if (target.type === 'A' || to === provinceOf(to) || rulingsOf(situation.board).supportCoast === 'ignored')
    return true;
  return placesBeside(situation, target).includes(to);
}

/** Points for a neutral unit (rule `influence`): whether there is such a unit, and whether it could do that. How many
 *  points are left is not checked here: see `fitsBeside`. */
export function checkInfluence(situation: Situation, power: Power, line: Allocation): OrderCheck {
  const { board, position, standing } = situation;
  const rule = board.variant.rules.influence;
  const at = provinceOf(line.unit.at);
  const there = standing.get(at);
  if (rule === undefined || there?.power !== neutralName(board)) return refuseOrder({ reason: 'not-neutral', at });
  const { order } = line;
  if (!(rule.orders as readonly string[]).includes(order.kind))
    return refuseOrder({ reason: 'not-bought', kind: order.kind });
  const have = influencePoints(board, position, power);
  if (line.points > have) return refuseOrder({ reason: 'too-many-points', have });
  const { unit } = there;
  const checked =
    order.kind === 'hold' ? acceptOrder({ kind: 'hold', unit }, []) : checkSupport(situation, unit, order);
  if (checked.verdict === 'refused') return checked;
  return acceptOrder({ ...line, unit, order: checked.order as NeutralOrder }, checked.notes);
}

function checkConvoy(situation: Situation, unit: UnitRef, order: Extract<Order, { kind: 'convoy' }>): OrderCheck {
  if (unit.type === 'A') return refuseOrder({ reason: 'cannot-convoy', unit });
  if (order.target.type === 'F') return refuseOrder({ reason: 'fleet-convoyed', target: order.target });
  const { board } = situation;
  const [from, to] = [provinceOf(order.target.at), provinceOf(order.to)];
  if (board.armyGround[board.provinceNumber.get(to)!] === 0) return refuseOrder({ reason: 'no-landing', to: order.to });
  const { unit: there, power } = situation.standing.get(from) ?? {};
  const notes: OrderNote[] = to === order.to ? [] : [{ note: 'coast-dropped', place: order.to }];
  // Players without press write such orders as signals.
  if (!isConvoyer(situation, unit)) notes.push(hopeless({ because: 'not-at-sea', fleet: unit }));
  else if (there === undefined) notes.push(hopeless({ because: 'no-such-unit', at: from }));
  else if (there.type === 'F') notes.push(hopeless({ because: 'other-type', stands: there }));
  else if (neverMoves(situation, there)) notes.push(hopeless({ because: 'never-moves', target: there }));
  else if (!mayBeCarried(situation, from, to))
    notes.push(hopeless({ because: 'not-carried', power: power!, target: there, to }));
  else {
    const fleets = carriersBetween(situation, from, to);
    if (fleets.size === 0) notes.push(hopeless({ because: 'no-fleets', from, to }));
    else if (!fleets.has(provinceOf(unit.at))) notes.push(hopeless({ because: 'not-needed', target: there, to }));
  }
  return acceptOrder({ kind: 'convoy', unit, target: named(order.target, there), to }, notes);
}

/** The unit as it stands when it is the one named, else as named. */
function named(target: UnitRef, there: UnitRef | undefined): UnitRef {
  return there !== undefined && there.type === target.type ? there : target;
}

function hopeless(why: Hopeless): OrderNote {
  return { note: 'hopeless', why };
}
