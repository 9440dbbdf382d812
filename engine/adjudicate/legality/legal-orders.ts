/** All legal orders, for hints and tools: those that `checkOrder` accepts without finding them hopeless. */
import type { Board } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Position } from '../../board/position.ts';
import type { Place, Power, Province, UnitText } from '../../board/variant.ts';
import { formatUnit, parseUnit } from '../../orders/notation.ts';
import type { Order, UnitRef } from '../../orders/order.ts';
import { buildTypes } from '../../rules/build-types.ts';
import { provinceOf } from '../../vocabulary.ts';
import { dueTo, openSites, standingPlaces } from '../phases/adjustments-due.ts';
import { carriersBetween } from './carriers.ts';
import {
  canGetTo,
  isConvoyer,
  landingsFrom,
  landingsThrough,
  mayBeCarried,
  neverMoves,
  placesBeside,
  provincesBeside,
  type Situation,
  situationOf,
} from './reach.ts';

/** Orders of one unit: in a movement phase of a unit on the board, in a retreat phase of a dislodged one. A unit that has
 *  nothing to do in this phase has none. */
export function legalOrdersOf(board: Board, position: Position, unit: UnitRef): readonly Order[] {
  const { kind } = parsePhase(position.phase);
  if (kind === 'M') return movementOrders(situationOf(board, position), unit);
  if (kind === 'R') return retreatOrders(position, unit);
  return [];
}

export function legalOrders(board: Board, position: Position): ReadonlyMap<UnitText, readonly Order[]> {
  const situation = situationOf(board, position);
  const units = [...situation.standing.values()].map(({ unit }) => unit);
  return new Map(units.map((unit) => [formatUnit(unit), movementOrders(situation, unit)]));
}

/** A power's builds or removals, each once; it may order as many as are due. Empty when none are. */
export function legalAdjustments(board: Board, position: Position, power: Power): readonly Order[] {
  const due = dueTo(board, position, power);
  if (due < 0) {
    return (position.units[power] ?? []).map((text): Order => ({ kind: 'remove', unit: parseUnit(text)! }));
  }
  if (due === 0) return [];
  const builds = openSites(board, position, power).flatMap((site) =>
    buildTypes(board, power).flatMap((type) =>
      standingPlaces(board, type, site).map((at): Order => ({ kind: 'build', unit: { type, at } })),
    ),
  );
  return [...builds, { kind: 'waive' }];
}

function retreatOrders({ dislodged }: Position, unit: UnitRef): readonly Order[] {
  const retreating = Object.values(dislodged ?? {})
    .flat()
    .find((each) => each.unit === `${unit.type} ${unit.at}`);
  if (retreating === undefined) return [];
  return [...retreating.retreats.map((to): Order => ({ kind: 'retreat', unit, to })), { kind: 'disband', unit }];
}

function movementOrders(situation: Situation, unit: UnitRef): readonly Order[] {
  return [{ kind: 'hold', unit }, ...moves(situation, unit), ...supports(situation, unit), ...convoys(situation, unit)];
}

function moves(situation: Situation, unit: UnitRef): readonly Order[] {
  const direct = placesBeside(situation, unit).map((to): Order => ({ kind: 'move', unit, to, route: 'unstated' }));
  if (unit.type === 'F') return direct;
  const landings = [...landingsFrom(situation, provinceOf(unit.at))].sort();
  return [...direct, ...landings.map((to): Order => ({ kind: 'move', unit, to, route: 'any' }))];
}

function supports(situation: Situation, unit: UnitRef): readonly Order[] {
  const at = provinceOf(unit.at);
  const orders: Order[] = [];
  for (const to of [...provincesBeside(situation, unit)].sort()) {
    for (const [from, { unit: target }] of situation.standing) {
      if (from === at) continue;
      if (from === to) orders.push({ kind: 'support-hold', unit, target });
      else if (canGetTo(situation, target, to, at)) {
        for (const place of arrivals(situation, target, to))
          orders.push({ kind: 'support-move', unit, target, to: place });
      }
    }
  }
  return orders;
}

/** The places in a province at which a unit that can get there arrives. */
function arrivals(situation: Situation, target: UnitRef, to: Province): readonly Place[] {
  return target.type === 'A' ? [to] : placesBeside(situation, target).filter((place) => provinceOf(place) === to);
}

function convoys(situation: Situation, unit: UnitRef): readonly Order[] {
  if (!isConvoyer(situation, unit)) return [];
  const orders: Order[] = [];
  const fleet = provinceOf(unit.at);
  const all = landingsThrough(situation, fleet);
  const shores = [...all].sort();
  const armies = [...situation.standing.values()].filter(
    ({ unit: army }) => army.type === 'A' && all.has(army.at) && !neverMoves(situation, army),
  );
  for (const { unit: target } of armies) {
    for (const to of shores) {
      if (carriersBetween(situation, target.at, to).has(fleet) && mayBeCarried(situation, target.at, to))
        orders.push({ kind: 'convoy', unit, target, to });
    }
  }
  return orders;
}
