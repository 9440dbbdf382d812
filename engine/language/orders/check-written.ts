/**
 * Checks an order as written, as far as can be: with a position by `checkOrder`, types supplied; without one by the map
 * alone, trying what the writer left out (a type, the coast a fleet stands on).
 */

import { checkOrder } from '../../adjudicate/legality/check-order.ts';
import { placesBeside, provincesBeside, situationOf } from '../../adjudicate/legality/reach.ts';
import { standingPlaces } from '../../adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../board/board.ts';
import type { Position } from '../../board/position.ts';
import type { Power, Province, UnitType } from '../../board/variant.ts';
import { formatUnit } from '../../orders/notation.ts';
import type { Order, UnitRef } from '../../orders/order.ts';
import type { OrderCheck, OrderNote, Refusal } from '../../orders/verdict.ts';
import { buildTypes } from '../../rules/build-types.ts';
import { phaseCode, provinceOf } from '../../vocabulary.ts';
import { type OrderContext, seasonOf, unitIn } from './order-context.ts';
import type { WrittenOrder, WrittenUnit } from './written-order.ts';

export type WrittenCheck =
  | { readonly verdict: 'ok'; readonly order: WrittenOrder; readonly notes: readonly OrderNote[] }
  | { readonly verdict: 'refused'; readonly refusal: Refusal };

type UnitOrder = Exclude<WrittenOrder, { kind: 'waive' }>;
type UnitOrWaive = Exclude<Order, { kind: 'influence' }>;

/** `power`: for whom. All places are on the map. */
export function checkWritten(context: OrderContext, power: Power, order: UnitOrder): WrittenCheck {
  return context.position === null
    ? checkByMap(context, power, order)
    : checkByPosition(context, context.position, power, order);
}

function checkByPosition(context: OrderContext, position: Position, power: Power, order: UnitOrder): WrittenCheck {
  const complete = supplyTypes(context, order);
  const check = checkOrder(context.board, position, power, complete);
  if (check.verdict === 'refused') return { ...check, refusal: asSeen(context, check.refusal) };
  const { unseen } = context;
  return {
    ...check,
    order: byConvoyWhereNeeded(context.board, position, check.order),
    notes: unseen === undefined ? check.notes : check.notes.filter((note) => isCertain(unseen, note)),
  };
}

/** Where the writer sees nothing, nobody knows what does not stand there. */
function asSeen({ unseen }: OrderContext, refusal: Refusal): Refusal {
  return refusal.reason === 'not-neutral' && unseen?.has(refusal.at) === true
    ? { reason: 'not-seen', at: refusal.at }
    : refusal;
}

/** True of a note that no unit out of sight could make wrong. */
function isCertain(unseen: ReadonlySet<Province>, note: OrderNote): boolean {
  if (note.note !== 'hopeless') return true;
  const { why } = note;
  switch (why.because) {
    case 'no-such-unit':
    case 'no-fleet-at':
      return !unseen.has(why.at);
    case 'target-cannot-reach':
      return why.target.type === 'F';
    case 'no-fleets':
      return unseen.size === 0;
    default:
      return true;
  }
}

/** Types from the position; where nothing stands, one that could. */
function supplyTypes(context: OrderContext, order: UnitOrder): Order {
  const typeOf = ({ type, at }: WrittenUnit): UnitType =>
    type ?? unitIn(context, provinceOf(at))?.unit.type ?? typesThatStand(context.board, at)[0] ?? 'A';
  const unit: UnitRef = { type: typeOf(order.unit), at: order.unit.at };
  if (!('target' in order)) return { ...order, unit } as Order;
  return { ...order, unit, target: { type: typeOf(order.target), at: order.target.at } } as Order;
}

/** An army that cannot walk to where it is sent goes by convoy, stated or not. (Points for a neutral unit are no
 *  written order: they are read on their own.) */
function byConvoyWhereNeeded(board: Board, position: Position, checked: Order): UnitOrWaive {
  const order = checked as UnitOrWaive;
  if (order.kind !== 'move' || order.unit.type !== 'A' || order.route !== 'unstated') return order;
  const walks = provincesBeside(situationOf(board, position), order.unit).has(provinceOf(order.to));
  return walks ? order : { ...order, route: 'any' };
}

/** The one type of unit that a variant has, where it has only one: then it need not be written. */
export function soleType(board: Board): UnitType | null {
  const { rules, powers } = board.variant;
  const built = rules['build-types'];
  if (built?.everyone?.length !== 1 || built.powers !== undefined) return null;
  const [type] = built.everyone;
  const standing = [...powers.flatMap(({ units }) => units), ...(rules['neutral-units']?.units ?? [])];
  return standing.every((unit) => unit.startsWith(`${type} `)) ? type! : null;
}

export function typesThatStand(board: Board, at: string): readonly UnitType[] {
  const province = provinceOf(at);
  return (['A', 'F'] as const).filter((type) => standingPlaces(board, type, province).length > 0);
}

/**
 * Without a position the order is tried on an otherwise empty board, for each type (and coast) that the unit may have. It
 * stands if one of them may be ordered so; what only the missing units would decide is not noted.
 */
function checkByMap(context: OrderContext, power: Power, order: UnitOrder): WrittenCheck {
  if (context.kind === 'A') return checkAdjustmentByMap(context.board, power, order);
  const { board } = context;
  const stands = typesThatStand(board, order.unit.at);
  const types = order.unit.type === null ? stands : [order.unit.type];
  if (order.unit.type !== null && !stands.includes(order.unit.type)) {
    return refused({ reason: 'wrong-type', stands: { type: stands[0]!, at: provinceOf(order.unit.at) } });
  }
  const checks = types.flatMap((type) =>
    placesToTry(board, type, order.unit.at).map((at) => tryOnMap(context, power, order, { type, at })),
  );
  const good = checks.filter((check) => check.verdict === 'ok');
  if (good.length === 0)
    return checks.find((check) => check.verdict === 'refused') ?? refused({ reason: 'no-unit', at: order.unit.at });
  return { verdict: 'ok', order: leaveOut(order, good), notes: good.length === 1 ? good[0]!.notes : [] };
}

function placesToTry(board: Board, type: UnitType, at: string): readonly string[] {
  const places = standingPlaces(board, type, provinceOf(at));
  return places.includes(at) ? [at] : places;
}

type Tried = Extract<OrderCheck, { verdict: 'ok' }>;

function tryOnMap(context: OrderContext, power: Power, order: UnitOrder, unit: UnitRef): OrderCheck {
  const { board } = context;
  const phase = `${seasonOf(context)}${board.start.year}`;
  if (context.kind === 'R') {
    const position: Position = {
      variant: board.variant.id,
      phase: phaseCode(`${phase}R`),
      units: {},
      centers: {},
      dislodged: {},
    };
    const retreats = placesBeside(situationOf(board, position), unit);
    const text = formatUnit(unit);
    return checkOrder(board, { ...position, dislodged: { [power]: [{ unit: text, from: null, retreats }] } }, power, {
      ...order,
      unit,
    } as Order);
  }
  const targetAt = 'target' in order ? targetOnMap(board, order) : null;
  const units = [unit, ...(targetAt === null ? [] : [targetAt])].map(formatUnit);
  const position: Position = {
    variant: board.variant.id,
    phase: phaseCode(`${phase}M`),
    units: { [power]: units },
    centers: {},
  };
  const complete = {
    ...order,
    unit,
    ...(targetAt === null || !('target' in order) ? {} : { target: { ...targetAt, at: order.target.at } }),
  } as Order;
  const check = checkOrder(board, position, power, complete);
  if (check.verdict === 'refused') return check;
  return {
    verdict: 'ok',
    order: byConvoyWhereNeeded(board, position, check.order),
    notes: check.notes.filter((note) => note.note !== 'hopeless' || isHopelessAnyhow(board, complete, note)),
  };
}

function targetOnMap(board: Board, order: Extract<UnitOrder, { target: WrittenUnit }>): UnitRef {
  const { type, at } = order.target;
  const meant = type ?? typesThatStand(board, at)[0] ?? 'A';
  return { type: meant, at: placesToTry(board, meant, at)[0] ?? at };
}

/** Hopeless whoever else is on the board. */
function isHopelessAnyhow(board: Board, order: Order, note: Extract<OrderNote, { note: 'hopeless' }>): boolean {
  const { why } = note;
  if (why.because === 'not-at-sea') return true;
  if (why.because !== 'target-cannot-reach' || order.kind !== 'support-move') return false;
  // An army may come by fleets that we do not know of.
  return order.target.type === 'F' && isFarForFleets(board, order);
}

function isFarForFleets(board: Board, order: Extract<Order, { kind: 'support-move' }>): boolean {
  const from = board.provinceNumber.get(provinceOf(order.target.at))!;
  const to = board.provinceNumber.get(provinceOf(order.to))!;
  const { fleet } = board.bordersIn(board.start.season);
  return !board.locations.some(
    (_, l) => board.provinceOf[l] === from && fleet.reaches[l * board.provinces.length + to] === 1,
  );
}

/** The order as completed, but with what was not written and is not certain left out again. */
function leaveOut(written: UnitOrder, good: readonly Tried[]): WrittenOrder {
  const first = good[0]!.order as UnitOrder;
  const agreed = good.length === 1 ? first : written;
  const unit: WrittenUnit = {
    type: written.unit.type,
    at: written.unit.type === 'A' ? provinceOf(written.unit.at) : written.unit.at,
  };
  const order = { ...agreed, unit } as UnitOrder;
  if (order.kind === 'move' && written.kind === 'move' && good.length > 1) {
    // By land as an army or by water as a fleet: as written. By convoy only if there is no other way.
    const routes = good.map(({ order: each }) => (each.kind === 'move' ? each.route : 'unstated'));
    const destinations = new Set(good.map(({ order: each }) => (each.kind === 'move' ? each.to : '')));
    const to = destinations.size === 1 ? [...destinations][0]! : written.to;
    return { ...order, to, route: routes.every((route) => route === 'any') ? 'any' : written.route };
  }
  if ('target' in order && 'target' in written) {
    const { type, at } = written.target;
    return { ...order, target: { type, at: type === 'A' ? provinceOf(at) : at } };
  }
  return order;
}

function checkAdjustmentByMap(board: Board, power: Power, order: UnitOrder): WrittenCheck {
  const at = provinceOf(order.unit.at);
  const { type } = order.unit;
  if (order.kind === 'remove') {
    return type === null || typesThatStand(board, at).includes(type)
      ? ok(order)
      : refused({ reason: 'wrong-type', stands: { type: type === 'A' ? 'F' : 'A', at } });
  }
  if (order.kind !== 'build' || type === null) return ok(order);
  if (board.provinces[board.provinceNumber.get(at)!]!.center !== true) return refused({ reason: 'not-a-center', at });
  const types = buildTypes(board, power);
  if (!types.includes(type)) return refused({ reason: 'type-not-built', type, types });
  const places = standingPlaces(board, type, at);
  if (places.length === 0) return refused({ reason: type === 'F' ? 'no-fleets-there' : 'no-armies-there', at });
  if (places.includes(order.unit.at)) return ok(order);
  if (places.length > 1) return refused({ reason: 'which-coast', unit: { type, at }, places });
  return {
    verdict: 'ok',
    order: { ...order, unit: { type, at: places[0]! } },
    notes: [{ note: 'coast-dropped', place: order.unit.at }],
  };
}

function ok(order: WrittenOrder): WrittenCheck {
  return { verdict: 'ok', order, notes: [] };
}

function refused(refusal: Refusal): WrittenCheck {
  return { verdict: 'refused', refusal };
}
