/**
 * A simple player that conquers a board on which nobody else moves: it walks to the nearest centres it does not own, attacks
 * what stands there with support, and builds where the way is shortest. Enough to bring any variant to a victory by its own
 * condition, in a game whose every order is plain to read.
 */

import { legalAdjustments, legalOrdersOf } from '../engine/adjudicate/legality/legal-orders.ts';
import { placesBeside, type Situation, situationOf } from '../engine/adjudicate/legality/reach.ts';
import { dueTo } from '../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../engine/board/board.ts';
import { parsePhase } from '../engine/board/phase.ts';
import type { Position } from '../engine/board/position.ts';
import type { Place, Power, Province } from '../engine/board/variant.ts';
import { formatOrder, formatUnit, parseUnit } from '../engine/orders/notation.ts';
import type { Order, UnitRef } from '../engine/orders/order.ts';
import { provinceOf } from '../engine/vocabulary.ts';

type Orders = Readonly<Record<Power, readonly string[]>>;

/** Orders for all units (or builds) of these powers, who play together. */
export function conquer(board: Board, position: Position, powers: readonly Power[]): Orders {
  switch (parsePhase(position.phase).kind) {
    case 'M':
      return march(board, position, powers);
    case 'R':
      return Object.fromEntries(
        powers.map((power) => [
          power,
          (position.dislodged?.[power] ?? []).map(({ unit, retreats }) =>
            retreats.length > 0 ? `${unit} - ${retreats[0]}` : `${unit} D`,
          ),
        ]),
      );
    case 'A':
      return Object.fromEntries(powers.map((power) => [power, build(board, position, power, powers)]));
  }
}

interface Own {
  readonly power: Power;
  readonly unit: UnitRef;
}

function march(board: Board, position: Position, powers: readonly Power[]): Orders {
  const situation = situationOf(board, position);
  const goals = goalsOf(board, position, powers);
  const units: Own[] = powers.flatMap((power) =>
    (position.units[power] ?? []).map((text) => ({ power, unit: parseUnit(text)! })),
  );
  const orders = new Map<string, Order>();
  const taken = new Set<Province>();
  const give = (unit: UnitRef, order: Order) => orders.set(formatUnit(unit), order);
  const isFree = ({ unit }: Own) => !orders.has(formatUnit(unit));
  // Whoever stands on a centre that is not owned yet stays until it is.
  for (const { unit } of units) {
    if (!goals.has(provinceOf(unit.at))) continue;
    give(unit, { kind: 'hold', unit });
    taken.add(provinceOf(unit.at));
  }
  const hostile = (province: Province) => {
    const there = situation.standing.get(province);
    return there !== undefined && !powers.includes(there.power);
  };
  const reachers = (province: Province) =>
    units.filter(isFree).flatMap((own) => {
      const to = placesBeside(situation, own.unit).find((place) => provinceOf(place) === province);
      return to === undefined ? [] : [{ ...own, to }];
    });
  const targets = board.provinces
    .map(({ id }) => id)
    .filter((province) => !taken.has(province) && (goals.has(province) || hostile(province)));
  targets.sort((a, b) => Number(goals.has(b)) - Number(goals.has(a)) || Number(hostile(a)) - Number(hostile(b)));
  for (const target of targets) {
    if (situation.standing.has(target) && !hostile(target)) continue;
    const near = reachers(target);
    const [first] = near;
    if (first === undefined) continue;
    if (!hostile(target)) {
      give(first.unit, { kind: 'move', unit: first.unit, to: first.to, route: 'unstated' });
      taken.add(target);
      continue;
    }
    const attack = near.flatMap((one) => {
      const supports = near.flatMap((other) => {
        const wanted: Order = { kind: 'support-move', unit: other.unit, target: one.unit, to: target };
        const isLegal = legalOrdersOf(board, position, other.unit).some(
          (order) => formatOrder(order) === formatOrder(wanted),
        );
        return other === one || !isLegal ? [] : [wanted];
      });
      return supports.length === 0 ? [] : [{ one, supports }];
    })[0];
    if (attack === undefined) continue;
    give(attack.one.unit, { kind: 'move', unit: attack.one.unit, to: attack.one.to, route: 'unstated' });
    for (const support of attack.supports) if ('unit' in support) give(support.unit, support);
    taken.add(target);
  }
  // The rest walk to centres that stand open, one to each; who is left over gathers before the best defended one.
  const open = new Set([...goals].filter((goal) => !situation.standing.has(goal) && !taken.has(goal)));
  const step = (unit: UnitRef, aims: ReadonlySet<Province>): boolean => {
    const here = distance(situation, unit, aims);
    const steps = placesBeside(situation, unit)
      .filter((place) => !situation.standing.has(provinceOf(place)) && !taken.has(provinceOf(place)))
      .map((place) => ({ place, far: distance(situation, { type: unit.type, at: place }, aims) }))
      .sort((a, b) => a.far - b.far || (a.place < b.place ? -1 : 1));
    const [best] = steps;
    if (best === undefined || best.far >= here) return false;
    give(unit, { kind: 'move', unit, to: best.place, route: 'unstated' });
    taken.add(provinceOf(best.place));
    return true;
  };
  for (const goal of open) {
    const aims = new Set([goal]);
    const [nearest] = units
      .filter(isFree)
      .map((own) => ({ own, far: distance(situation, own.unit, aims) }))
      .sort((a, b) => a.far - b.far);
    if (nearest !== undefined && nearest.far < FAR && nearest.far <= 4) step(nearest.own.unit, aims);
  }
  const left = units.filter(isFree);
  const [focus] = [...goals]
    .filter(hostile)
    .map((goal) => {
      const ways = left.map(({ unit }) => distance(situation, unit, new Set([goal]))).sort((a, b) => a - b);
      return { goal, far: (ways[0] ?? FAR) + (ways[1] ?? FAR) };
    })
    .sort((a, b) => a.far - b.far || (a.goal < b.goal ? -1 : 1));
  for (const { unit } of left) {
    const aims = new Set(focus === undefined ? goals : [focus.goal]);
    const near = distance(situation, unit, aims) === 1;
    if (near || !step(unit, aims)) give(unit, { kind: 'hold', unit });
  }
  return Object.fromEntries(
    powers.map((power) => [
      power,
      units.filter((own) => own.power === power).map(({ unit }) => formatOrder(orders.get(formatUnit(unit))!)),
    ]),
  );
}

function build(board: Board, position: Position, power: Power, powers: readonly Power[]): readonly string[] {
  const due = dueTo(board, position, power);
  const options = legalAdjustments(board, position, power);
  if (due < 0) return options.slice(0, -due).map(formatOrder);
  const situation = situationOf(board, position);
  const goals = goalsOf(board, position, powers);
  const sites = options
    .flatMap((order) => (order.kind === 'build' ? [{ order, far: distance(situation, order.unit, goals) }] : []))
    .sort((a, b) => a.far - b.far);
  const built: Order[] = [];
  const used = new Set<Province>();
  for (const { order } of sites) {
    if (built.length === due || used.has(provinceOf(order.unit.at))) continue;
    used.add(provinceOf(order.unit.at));
    built.push(order);
  }
  return [...built.map(formatOrder), ...Array.from({ length: Math.max(0, due - built.length) }, () => 'waive')];
}

/** Centres that none of the powers owns. */
function goalsOf(board: Board, position: Position, powers: readonly Power[]): ReadonlySet<Province> {
  const own = new Set(powers.flatMap((power) => position.centers[power] ?? []));
  return new Set(
    board.variant.provinces.filter(({ id, center }) => center === true && !own.has(id)).map(({ id }) => id),
  );
}

/** No way there. */
const FAR = 1000;

/** Steps to the nearest of the provinces; {@link FAR} when there is no way. */
function distance(situation: Situation, unit: UnitRef, aims: ReadonlySet<Province>): number {
  const seen = new Set<Place>([unit.at]);
  let edge: Place[] = [unit.at];
  for (let far = 0; edge.length > 0; far += 1) {
    if (edge.some((at) => aims.has(provinceOf(at)))) return far;
    const next: Place[] = [];
    for (const at of edge) {
      for (const place of placesBeside(situation, { type: unit.type, at })) {
        if (seen.has(place)) continue;
        seen.add(place);
        next.push(place);
      }
    }
    edge = next;
  }
  return FAR;
}
