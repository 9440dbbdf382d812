/**
 * Phases to look at and to measure by: games that play themselves, greedily and always the same, of which the phases are
 * picked in which most happens.
 */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { legalInPhase } from '../../../engine/adjudicate/legality/legal-in-phase.ts';
import { legalAdjustments, legalOrders, legalOrdersOf } from '../../../engine/adjudicate/legality/legal-orders.ts';
import { dueTo } from '../../../engine/adjudicate/phases/adjustments-due.ts';
import { nextPosition, startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { OrdersByPower, Position, Resolution } from '../../../engine/board/position.ts';
import type { PhaseKind, Power, Province, UnitText } from '../../../engine/board/variant.ts';
import { botOrders } from '../../../engine/bot/bot-orders.ts';
import { chanceFrom, type Chance as SeededChance } from '../../../engine/bot/random.ts';
import { formatOrder, parseUnit } from '../../../engine/orders/notation.ts';
import type { Order } from '../../../engine/orders/order.ts';
import { neutralName } from '../../../engine/rules/neutral-units.ts';
import { placeOfUnit, provinceOf, provinceOfUnit, rowsOf } from '../../../engine/vocabulary.ts';
import { drawnConvoyRoute } from '../../../templates/map/drawn-convoy-route.ts';
import { holdersAfter } from '../../../templates/map/owners.ts';

export interface BusyPhase {
  readonly position: Position;
  readonly resolution: Resolution;
  readonly holders: Readonly<Record<Province, Power>>;
}

const YEARS = 7;

/** Of sixteen games each, the one with the busiest phase of each kind. */
const SEEDS: Readonly<Record<string, Readonly<Record<PhaseKind, number>>>> = {
  standard: { M: 1, R: 3, A: 6 },
  '1776-ii': { M: 2, R: 2, A: 8 },
  '1812-overture': { M: 5, R: 12, A: 16 },
  'consolidation-1865': { M: 10, R: 12, A: 6 },
  'eckert-napoleonic': { M: 6, R: 7, A: 4 },
  octarine: { M: 7, R: 10, A: 14 },
};

/** The phase of a kind in which most different things happen, then most orders are given. */
export function busyPhase(board: Board, kind: PhaseKind): BusyPhase {
  const seed = SEEDS[board.variant.id]?.[kind] ?? 1;
  const phases = playGame(board, seed).filter(({ position }) => parsePhase(position.phase).kind === kind);
  return phases.reduce((best, each) => (stir(each) > stir(best) ? each : best));
}

/** How much happens: kinds of order with what came of them, the first of each above all. */
function stir({ resolution }: BusyPhase): number {
  const seen = new Map<string, number>();
  for (const { order, result, reasons } of resolution.orders) {
    const kind = order.startsWith('build') ? 'build' : (/ (-|S|C|H|D)/.exec(order)?.[1] ?? order.slice(0, 5));
    const what = `${kind} ${result} ${reasons[0] ?? ''}${order.includes('via') ? ' via' : ''}`;
    seen.set(what, (seen.get(what) ?? 0) + 1);
  }
  return [...seen.values()].reduce((sum, count) => sum + (count > 1 ? 8 : 6), resolution.orders.length * 0.4);
}

/** A whole game that plays itself, until somebody wins or so many years are over. */
export function playGame(board: Board, seed: number, years = YEARS, skill: Skill = 'greedy'): readonly BusyPhase[] {
  const chance = chanceOf(seed);
  const phases: BusyPhase[] = [];
  let position = startingPosition(board);
  let holders: BusyPhase['holders'] = {};
  for (;;) {
    const resolution = adjudicate(board, position, ordersBy(skill, board, position, { seed, chance }), {
      explain: years === YEARS,
    });
    phases.push({ position, resolution, holders });
    if (resolution.next === null || parsePhase(resolution.next).year > board.start.year + years) return phases;
    holders = holdersAfter(board.variant, holders, resolution);
    position = nextPosition(board, position, resolution);
  }
}

interface Dice {
  readonly seed: number;
  readonly chance: Chance;
}

function ordersBy(skill: Skill, board: Board, position: Position, { seed, chance }: Dice): OrdersByPower {
  if (skill === 'greedy') return orderAll(board, position, chance);
  if (skill === 'random') return randomOrders(board, position, chanceFrom(`${seed} ${position.phase}`));
  const each = board.powers.map(({ name }) => botOrders(board, position, [name], `balance ${seed}`));
  return Object.assign({}, ...each);
}

/** How the units of a game that plays itself are ordered: by the judge's bot, towards centers and helping each other, or any way
 *  that is legal. */
export type Skill = 'bot' | 'greedy' | 'random';

type Chance = () => number;

/** Numbers from 0 to 1 (a linear congruence with the constants of Numerical Recipes). */
function chanceOf(seed: number): Chance {
  let state = (seed * 7919) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function orderAll(board: Board, position: Position, chance: Chance): OrdersByPower {
  const { kind } = parsePhase(position.phase);
  const one = (options: readonly Order[]) =>
    options.length === 0 ? [] : [formatOrder(options[Math.floor(chance() * options.length)]!)];
  const names = board.powers.map(({ name }) => name);
  if (kind === 'M') return movements(board, position, names, chance);
  if (kind === 'R') {
    const lost = (power: Power) => position.dislodged?.[power] ?? [];
    return Object.fromEntries(
      names.map((power) => [
        power,
        lost(power).flatMap(({ unit }) => one(legalOrdersOf(board, position, parseUnit(unit)!).slice(0, 2))),
      ]),
    );
  }
  return Object.fromEntries(
    names.map((power) => {
      const sites = new Set<Province>();
      const orders = legalAdjustments(board, position, power).filter((order) => {
        if (order.kind !== 'build' || chance() < 0.2) return order.kind !== 'build';
        const site = provinceOf(order.unit.at);
        return !sites.has(site) && sites.add(site);
      });
      return [power, orders.slice(0, Math.abs(dueTo(board, position, power))).map(formatOrder)];
    }),
  );
}

/** Any legal order for each unit, as many adjustments as are due. */
export function randomOrders(board: Board, position: Position, chance: SeededChance): OrdersByPower {
  const { legal, due = {} } = legalInPhase(board, position);
  const rows = board.powers.map(({ name }) => {
    const lists = Object.values(legal[name] ?? {});
    return position.phase.endsWith('A')
      ? [name, chance.shuffled(lists.flat()).slice(0, Math.abs(due[name] ?? 0))]
      : [name, lists.map((list) => list[chance.below(list.length)]!)];
  });
  return Object.fromEntries(rows);
}

type Move = Extract<Order, { kind: 'move' }>;

function movements(board: Board, position: Position, names: readonly Power[], chance: Chance): OrdersByPower {
  const legal = legalOrders(board, position);
  const chosen = new Map<UnitText, Order>();
  const standing = new Map(
    rowsOf(position.units).flatMap(([power, units]) => units.map((unit) => [provinceOfUnit(unit), power] as const)),
  );
  for (const power of names) {
    const worth = worthTo(board, position, power, standing);
    const taken = new Set<Province>();
    const units = [...(position.units[power] ?? [])].sort(() => chance() - 0.5);
    for (const unit of units) {
      if (chosen.has(unit)) continue;
      const moves = legal.get(unit)!.filter((order): order is Move => order.kind === 'move');
      const options = moves
        .filter(({ to, unit: { at } }) => !taken.has(provinceOf(to)) && provinceOf(to) !== provinceOf(at))
        .map((order) => ({
          order,
          value: worth(provinceOf(order.to)) + chance() * 4 - (order.route === 'unstated' ? 0 : 0.5),
        }))
        .sort((a, b) => b.value - a.value);
      for (const { order, value } of options.slice(0, 6)) {
        if (value < 1) break;
        if (order.route !== 'unstated' && !embark(board, power, order, units, legal, chosen)) continue;
        taken.add(provinceOf(order.to));
        chosen.set(unit, order);
        break;
      }
    }
    helpEachOther(units, legal, chosen, standing, power, chance);
  }
  const neutral = neutralName(board);
  return Object.fromEntries(
    [...names, ...(neutral === null ? [] : [neutral])].map((power) => [
      power,
      (position.units[power] ?? []).flatMap((unit) => (chosen.has(unit) ? [formatOrder(chosen.get(unit)!)] : [])),
    ]),
  );
}

/** What going to a province is worth to a power: a centre to be had, an enemy there, the way to either. */
function worthTo(
  board: Board,
  position: Position,
  power: Power,
  standing: ReadonlyMap<Province, Power>,
): (to: Province) => number {
  const own = new Set(position.centers[power] ?? []);
  const wanted = board.variant.provinces.filter(({ id, center }) => center && !own.has(id)).map(({ id }) => id);
  const steps = new Map<Province, number>(wanted.map((id) => [id, 0]));
  const pairs = [...board.variant.adjacency.army, ...board.variant.adjacency.fleet].map((pair) => pair.map(provinceOf));
  for (let step = 0; step < 6; step++) {
    for (const [a, b] of pairs) {
      if (steps.get(a!) === step && !steps.has(b!)) steps.set(b!, step + 1);
      if (steps.get(b!) === step && !steps.has(a!)) steps.set(a!, step + 1);
    }
  }
  return (to) => {
    const there = standing.get(to);
    return 6 - 3 * (steps.get(to) ?? 6) + (there === undefined ? 0 : there === power ? -3 : 3);
  };
}

/** Orders fleets to carry an army all the way; false when they cannot. */
function embark(
  board: Board,
  power: Power,
  move: Move,
  units: readonly UnitText[],
  legal: ReadonlyMap<UnitText, readonly Order[]>,
  chosen: Map<UnitText, Order>,
): boolean {
  const { unit: army, to } = move;
  const carriers = units.flatMap((unit) => {
    const convoy = (legal.get(unit) ?? []).find(
      (order) => order.kind === 'convoy' && order.target.at === army.at && provinceOf(order.to) === provinceOf(to),
    );
    return convoy === undefined || chosen.get(unit)?.kind === 'convoy' ? [] : [{ unit, convoy }];
  });
  const offers = carriers.map(({ convoy }) => ({ power, order: convoy, result: null }));
  const route = drawnConvoyRoute(board.variant, { power, order: move, result: null }, offers);
  for (const { unit, convoy } of carriers) if (route.includes(placeOfUnit(unit))) chosen.set(unit, convoy);
  return route.length > 0;
}

/** Who has nothing better to do supports; of those who move without much to win, some do as well. */
function helpEachOther(
  units: readonly UnitText[],
  legal: ReadonlyMap<UnitText, readonly Order[]>,
  chosen: Map<UnitText, Order>,
  standing: ReadonlyMap<Province, Power>,
  power: Power,
  chance: Chance,
): void {
  for (const unit of units) {
    const own = chosen.get(unit);
    if (own !== undefined && (own.kind !== 'move' || standing.has(provinceOf(own.to)) || chance() < 0.55)) continue;
    const fitting = legal.get(unit)!.filter((order) => {
      if (order.kind !== 'support-move' && order.kind !== 'support-hold') return false;
      const other = chosen.get(`${order.target.type} ${order.target.at}`);
      if (order.kind === 'support-hold') {
        return other?.kind !== 'move' && standing.get(provinceOf(order.target.at)) === power && chance() < 0.4;
      }
      return other?.kind === 'move' && other.to === order.to && standing.get(provinceOf(order.to)) !== power;
    });
    if (fitting.length > 0) chosen.set(unit, fitting[Math.floor(chance() * fitting.length)]!);
  }
}
