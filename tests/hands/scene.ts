/** A board on which a hand writes, and the orders that it chooses there: legal by the adjudicator's own list. */
import { legalAdjustments, legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import { placesBeside, provincesBeside, situationOf } from '../../engine/adjudicate/legality/reach.ts';
import { dueTo } from '../../engine/adjudicate/phases/adjustments-due.ts';
import { readPosition } from '../../engine/adjudicate/read-position.ts';
import type { Board } from '../../engine/board/board.ts';
import { formatPhase } from '../../engine/board/phase.ts';
import type { Phase, PhaseCode, Position } from '../../engine/board/position.ts';
import type { PhaseKind, Place, Power, Province, UnitText, UnitType } from '../../engine/board/variant.ts';
import { formatUnit, parseUnit } from '../../engine/orders/notation.ts';
import type { NeutralOrder, Order, UnitRef } from '../../engine/orders/order.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import type { Random } from '../random.ts';

export interface Scene {
  readonly board: Board;
  readonly position: Position;
  readonly power: Power;
  readonly phase: PhaseCode;
  readonly kind: PhaseKind;
}

export function chooseScene(variant: string, kind: PhaseKind, random: Random): Scene {
  const board = boardOf(variant);
  const power = random.pick(board.powers).name;
  const phase = choosePhase(board, kind, random);
  const home = board.powers.find(({ name }) => name === power)!.home;
  const isBuilding = kind === 'A' && random.percent(60);
  // Who builds finds the home centers empty.
  const neutral = board.variant.rules['neutral-units'];
  const states = (neutral?.units ?? []).map((text) => provinceOf(parseUnit(text)!.at));
  const taken = new Set(isBuilding ? [...home, ...states] : states);
  const free = random.shuffle(standingPlaces(board, phase)).filter(({ at }) => {
    const isFree = !taken.has(provinceOf(at));
    taken.add(provinceOf(at));
    return isFree;
  });
  const units: Record<Power, UnitText[]> = { [power]: free.splice(0, 3 + random.below(5)).map(formatUnit) };
  for (const { name } of board.powers) units[name] ??= free.splice(0, 2 + random.below(4)).map(formatUnit);
  if (neutral !== undefined) units[neutral.name] = [...neutral.units];
  const own = units[power]!.length;
  const due = isBuilding ? 1 + random.below(Math.min(3, home.length)) : -1 - random.below(Math.min(3, own - 1));
  const others = board.provinces.filter(({ id, center }) => center === true && !home.includes(id)).map(({ id }) => id);
  const centers = [...random.shuffle(home), ...random.shuffle(others)].slice(0, own + due);
  const bare = {
    phase,
    units,
    orders: {},
    ...(kind === 'A' ? { centers: { [power]: centers } } : {}),
    ...(kind === 'R' ? { dislodged: { [power]: dislodge(board, phase, units, power, random) } } : {}),
  };
  const read = readPosition(board, bare);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return { board, position: read.position, power, phase, kind };
}

/** Up to three own units beaten by units of others that now stand in their places. */
function dislodge(board: Board, phase: PhaseCode, units: Record<Power, UnitText[]>, power: Power, random: Random) {
  const situation = situationOf(board, { variant: board.variant.id, phase, units, centers: {} });
  const places = standingPlaces(board, phase);
  const attackers = Object.entries(units).flatMap(([name, texts]) =>
    name === power ? [] : texts.map((each) => parseUnit(each)!),
  );
  return random
    .shuffle(attackers)
    .slice(0, 1 + random.below(3))
    .flatMap((attacker) => {
      const beaten = places.filter(({ at }) => provinceOf(at) === provinceOf(attacker.at));
      const from = random.pick([...provincesBeside(situation, attacker)]);
      return beaten.length === 0 ? [] : [{ unit: formatUnit(random.pick(beaten)), from }];
    });
}

function choosePhase(board: Board, kind: PhaseKind, random: Random): PhaseCode {
  const season = random.pick(board.variant.calendar.seasons.filter(({ phases }) => phases.includes(kind))).letter;
  return formatPhase({ season, year: board.start.year + 1 + random.below(5), kind } satisfies Phase);
}

/** Each place in which a unit can stand and from which it can go on. */
function standingPlaces(board: Board, phase: PhaseCode): readonly UnitRef[] {
  const situation = situationOf(board, { variant: board.variant.id, phase, units: {}, centers: {} });
  const units = (['A', 'F'] as const).flatMap((type: UnitType) => board.locations.map((at): UnitRef => ({ type, at })));
  return units.filter((unit) => placesBeside(situation, unit).length > 0);
}

/** An order for each own unit that is to have one; builds or removals, as many as are due. */
export function chooseOrders(scene: Scene, random: Random): readonly Order[] {
  const { board, position, power, kind } = scene;
  if (kind === 'R')
    return (position.dislodged?.[power] ?? []).map(({ unit }) =>
      random.pick(legalOrdersOf(board, position, parseUnit(unit)!)),
    );
  if (kind === 'A') return chooseAdjustments(scene, random);
  const units = position.units[power]!.map((text) => parseUnit(text)!);
  const chosen = new Map<Place, Order>();
  for (const unit of units) {
    const open = ordersOf(scene, unit);
    const moves = open.filter((each) => each.kind === 'move' && (each.route === 'unstated' || random.percent(40)));
    chosen.set(unit.at, moves.length === 0 || random.percent(15) ? { kind: 'hold', unit } : random.pick(moves));
  }
  // Help goes to what the units really do, and to units of others.
  const isTrue = (order: Order) => {
    if (order.kind !== 'support-hold' && order.kind !== 'support-move' && order.kind !== 'convoy') return false;
    const helped = chosen.get(order.target.at);
    if (helped === undefined) return true;
    return order.kind === 'support-hold' ? helped.kind !== 'move' : helped.kind === 'move' && helped.to === order.to;
  };
  for (const unit of random.shuffle(units)) {
    const helping = ordersOf(scene, unit).filter(isTrue);
    const isHelped = [...chosen.values()].some((each) => 'target' in each && each.target.at === unit.at);
    if (helping.length > 0 && !isHelped && random.percent(50)) chosen.set(unit.at, random.pick(helping));
  }
  return units.map(({ at }) => chosen.get(at)!);
}

/** Another legal order for the same unit; null where it has none. */
export function chooseOther(scene: Scene, order: Order, random: Random): Order | null {
  if (!('unit' in order) || order.kind === 'influence' || scene.kind === 'A') return null;
  const others = ordersOf(scene, order.unit).filter((each) => !isAlike(each, order));
  return others.length === 0 ? null : random.pick(others);
}

function isAlike(a: Order, b: Order): boolean {
  return a.kind === b.kind && JSON.stringify({ ...a, route: 0 }) === JSON.stringify({ ...b, route: 0 });
}

/** Orders for up to three units that no player owns (rule `influence`), to be paid for: each holds or supports. */
export function chooseInfluence({ board, position }: Scene, random: Random): readonly NeutralOrder[] {
  const { rules } = board.variant;
  if (rules.influence === undefined) return [];
  const neutrals = random.shuffle(rules['neutral-units']!.units).slice(0, 1 + random.below(3));
  return neutrals.map((text) => random.pick(legalOrdersOf(board, position, parseUnit(text)!).filter(isNeutralOrder)));
}

function isNeutralOrder(order: Order): order is NeutralOrder {
  return order.kind === 'hold' || order.kind === 'support-hold' || order.kind === 'support-move';
}

/** The legal orders of a unit. A convoy to where the army can walk is left out, and one through known fleets names them. */
function ordersOf(scene: Scene, unit: UnitRef): readonly Order[] {
  const { board, position } = scene;
  const orders = legalOrdersOf(board, position, unit);
  if (scene.kind === 'R' || unit.type === 'F') return orders;
  const near = new Set(orders.flatMap((each) => (each.kind === 'move' && each.route === 'unstated' ? [each.to] : [])));
  return orders.flatMap((each) => {
    if (each.kind !== 'move' || each.route === 'unstated') return [each];
    return near.has(each.to) ? [] : [{ ...each, route: findRoute(scene, unit.at, each.to) ?? ('any' as const) }];
  });
}

/** The shortest way over seas with fleets in them. */
function findRoute({ board, position }: Scene, from: Province, to: Province): readonly Province[] | null {
  const touching = (a: Province, b: Province) =>
    board.variant.adjacency.fleet.some(([x, y]) => {
      const pair = [provinceOf(x), provinceOf(y)];
      return pair.includes(a) && pair.includes(b) && a !== b;
    });
  const fleets = Object.values(position.units)
    .flat()
    .map((text) => parseUnit(text)!)
    .filter(({ type, at }) => type === 'F' && board.convoys[board.provinceNumber.get(provinceOf(at))!] === 1)
    .map(({ at }) => provinceOf(at));
  let paths = fleets.filter((sea) => touching(from, sea)).map((sea) => [sea]);
  for (let length = 1; length <= 4; length++) {
    const found = paths.find((path) => touching(path.at(-1)!, to));
    if (found !== undefined) return found;
    paths = paths.flatMap((path) =>
      fleets.filter((sea) => !path.includes(sea) && touching(path.at(-1)!, sea)).map((sea) => [...path, sea]),
    );
  }
  return null;
}

function chooseAdjustments({ board, position, power }: Scene, random: Random): readonly Order[] {
  const open = random.shuffle(legalAdjustments(board, position, power));
  const used = new Set<string>();
  const chosen = open.filter((each) => {
    const at = 'unit' in each ? provinceOf(each.unit.at) : 'waive';
    if (used.has(at)) return false;
    used.add(at);
    return true;
  });
  return chosen.slice(0, Math.abs(dueTo(board, position, power)));
}
