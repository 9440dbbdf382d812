/** Random positions with orders, packed closely and ordered so that they get into each other's way. */
import type { Place, Province, UnitType, Variant } from '../../engine/board/variant.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';
import { type ByPower, type Power, provinceOf, type UnitText } from '../../engine/vocabulary.ts';
import type { Random } from '../random.ts';
import type { OracleUnit } from './meaning.ts';
import { type Planted, plantParadox, type Shores } from './paradoxes.ts';

/** A position in the public notation: what the engine reads. */
export interface Dealt {
  readonly units: ByPower<readonly UnitText[]>;
  readonly orders: Readonly<Record<string, readonly string[]>>;
  readonly list: readonly OracleUnit[];
}

/** `most` units of a few powers around a random province, in the borders of a season. */
export function dealPosition(variant: Variant, random: Random, most: number, season: string): Dealt {
  const map = readMap(variant, season);
  const powers = variant.powers.slice(0, 2 + random.below(3)).map(({ name }) => name);
  const planted = random.percent(12) ? plantParadox(shoresOf(map), random) : [];
  const start = planted[0]
    ? provinceOf(planted[0].at)
    : random.pick(random.percent(50) ? [...map.water] : map.provinces);
  const area = nearby(map, start, most + 1 + random.below(4));
  const places = random
    .shuffle(area.filter((province) => !planted.some(({ at }) => provinceOf(at) === province)))
    .slice(0, most - random.below(most - 3) - planted.length)
    .map((province) => standIn(map, province, random));
  const units = [...planted, ...places].map(({ type, at }) => ({ power: random.pick(powers), type, at }));
  const orders = orderAll(map, units, planted, random);
  const list = units.map((unit, n) => ({ ...unit, order: orders[n]! }));
  return { list, ...asText(list) };
}

/** Units and orders by power. */
export function asText(list: readonly OracleUnit[]): Pick<Dealt, 'units' | 'orders'> {
  const units: Record<Power, UnitText[]> = {};
  const orders: Record<Power, string[]> = {};
  for (const { power, type, at, order } of list) {
    units[power] = [...(units[power] ?? []), `${type} ${at}`];
    orders[power] = [...(orders[power] ?? []), formatOrder(order)];
  }
  return { units, orders };
}

interface DealMap {
  readonly variant: Variant;
  readonly provinces: readonly Province[];
  readonly ways: ReadonlyMap<string, readonly Place[]>;
  readonly water: ReadonlySet<Province>;
}

const maps = new Map<string, DealMap>();

function readMap(variant: Variant, season: string): DealMap {
  const key = `${variant.id} ${season}`;
  const known = maps.get(key);
  if (known !== undefined) return known;
  const ways = new Map<string, Place[]>();
  const add = (type: UnitType, [a, b]: readonly [Place, Place]) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      ways.set(`${type} ${from}`, [...(ways.get(`${type} ${from}`) ?? []), to]);
  };
  for (const pair of variant.adjacency.army) add('A', pair);
  for (const pair of variant.adjacency.fleet) add('F', pair);
  for (const { type, pair, seasons } of variant.adjacency.seasonal ?? []) if (seasons.includes(season)) add(type, pair);
  const passable = variant.provinces.filter(({ type }) => type !== 'impassable');
  const map: DealMap = {
    variant,
    provinces: passable.map(({ id }) => id),
    ways,
    water: new Set(passable.filter(({ type }) => type === 'sea' || type === 'hybrid').map(({ id }) => id)),
  };
  maps.set(key, map);
  return map;
}

function placesIn({ variant }: DealMap, province: Province, type: UnitType): readonly Place[] {
  const { type: ground, coasts } = variant.provinces.find(({ id }) => id === province)!;
  if (type === 'A') return ground === 'sea' ? [] : [province];
  if (ground === 'land') return [];
  return coasts === undefined ? [province] : coasts.map((coast) => `${province}/${coast}`);
}

function beside(map: DealMap, province: Province): readonly Province[] {
  const places = [`A ${province}`, ...placesIn(map, province, 'F').map((place) => `F ${place}`)];
  return [...new Set(places.flatMap((place) => map.ways.get(place) ?? []).map(provinceOf))];
}

/** The provinces nearest to one. */
function nearby(map: DealMap, start: Province, count: number): readonly Province[] {
  const found = new Set([start]);
  for (const province of found) {
    if (found.size >= count) break;
    for (const next of beside(map, province)) found.add(next);
  }
  return [...found].slice(0, count);
}

function standIn(map: DealMap, province: Province, random: Random): { type: UnitType; at: Place } {
  const options = (['A', 'F'] as const).flatMap((type) => placesIn(map, province, type).map((at) => ({ type, at })));
  const fleets = options.filter(({ type }) => type === 'F');
  return random.pick(fleets.length > 0 && random.percent(20) ? fleets : options);
}

function shoresOf(map: DealMap): Shores {
  return {
    waters: [...map.water],
    berths: (water) =>
      map.provinces
        .flatMap((province) => placesIn(map, province, 'F'))
        .filter((place) => map.ways.get(`F ${place}`)?.includes(water)),
    isLand: (province) => placesIn(map, province, 'A').length > 0,
  };
}

type Ref = UnitRef & { readonly power: Power };

/** Moves first, then convoys for armies that want one, then supports for what the others do. */
function orderAll(map: DealMap, units: readonly Ref[], planted: readonly Planted[], random: Random): readonly Order[] {
  const orders = units.map(({ type, at }, n): Order => planted[n]?.order ?? { kind: 'hold', unit: { type, at } });
  const refs = units.map(({ type, at }): UnitRef => ({ type, at }));
  const fleets = units.flatMap((unit, n) => (unit.type === 'F' && map.water.has(provinceOf(unit.at)) ? [n] : []));
  const occupied = units.map(({ at }) => provinceOf(at));
  const free = new Set(units.flatMap((_, n) => (n < planted.length ? [] : [n])));
  for (const n of random.shuffle([...free])) {
    const unit = refs[n]!;
    if (unit.type === 'A' && fleets.length > 0 && random.percent(45))
      embark(map, n, units, orders, fleets, free, random);
    if (!free.has(n) || random.percent(45)) continue;
    const ways = map.ways.get(`${unit.type} ${unit.at}`) ?? [];
    const crowded = ways.filter((place) => occupied.includes(provinceOf(place)));
    const to = random.pick(crowded.length > 0 && random.percent(70) ? crowded : ways.length > 0 ? ways : [unit.at]);
    orders[n] = { kind: 'move', unit, to: mangled(map, to, random), route: random.percent(2) ? 'any' : 'unstated' };
    free.delete(n);
  }
  for (const [army, order] of orders.entries()) {
    if (order.kind === 'move' && random.percent(75)) conspire(map, army, order.to, refs, orders, free, random);
  }
  for (const n of random.shuffle([...free])) {
    if (!random.percent(88)) continue;
    const support = supportFor(map, n, refs, orders, random);
    if (support !== null) orders[n] = support;
  }
  return orders;
}

/** Orders an army over the water, and fleets that might carry it to do so. */
function embark(
  map: DealMap,
  army: number,
  units: readonly Ref[],
  orders: Order[],
  fleets: readonly number[],
  free: Set<number>,
  random: Random,
): void {
  const from = provinceOf(units[army]!.at);
  const carriers = fleets.filter((fleet) => free.has(fleet));
  const reached = new Set<number>();
  const shores = new Set<Province>();
  let waters: readonly Province[] = beside(map, from);
  while (waters.length > 0) {
    const next: Province[] = [];
    for (const fleet of carriers) {
      if (reached.has(fleet) || !waters.includes(provinceOf(units[fleet]!.at))) continue;
      reached.add(fleet);
      for (const place of map.ways.get(`F ${units[fleet]!.at}`) ?? []) {
        if (placesIn(map, provinceOf(place), 'A').length > 0) shores.add(provinceOf(place));
        next.push(provinceOf(place));
      }
    }
    waters = next;
  }
  shores.delete(from);
  if (shores.size === 0) return;
  const defended = [...shores].filter((shore) => units.some(({ at }) => provinceOf(at) === shore));
  const guarded = defended.filter((shore) =>
    units.some(
      (other, n) =>
        free.has(n) &&
        other.type === 'F' &&
        provinceOf(other.at) === shore &&
        [...reached].some((fleet) => map.ways.get(`F ${other.at}`)?.includes(units[fleet]!.at)),
    ),
  );
  const likely = guarded.length > 0 && random.percent(65) ? guarded : defended;
  const to = random.pick(likely.length > 0 && random.percent(80) ? likely : [...shores]);
  const unit = { type: units[army]!.type, at: units[army]!.at };
  const all = [...reached].sort((a, b) => a - b);
  const route = random.percent(6)
    ? [random.pick(all)].map((n) => provinceOf(units[n]!.at))
    : random.percent(30)
      ? 'any'
      : 'unstated';
  orders[army] = { kind: 'move', unit, to, route };
  free.delete(army);
  for (const fleet of all) {
    if (!random.percent(reached.size > 2 ? 92 : 85)) continue;
    orders[fleet] = { kind: 'convoy', unit: { type: 'F', at: units[fleet]!.at }, target: unit, to };
    free.delete(fleet);
  }
}

/** Where an army is to land on a unit that could support an attack on one of its fleets, has it do so: a paradox begins. */
function conspire(
  map: DealMap,
  army: number,
  to: Place,
  refs: readonly UnitRef[],
  orders: Order[],
  free: Set<number>,
  random: Random,
): void {
  const there = refs.findIndex(({ at }) => provinceOf(at) === provinceOf(to));
  const fleets = orders.flatMap((order, n) =>
    order.kind === 'convoy' && order.target.at === refs[army]!.at ? [n] : [],
  );
  if (there < 0 || fleets.length === 0 || !free.has(there)) return;
  const fleet = refs[random.pick(fleets)]!;
  const reaches = (n: number) => (map.ways.get(`${refs[n]!.type} ${refs[n]!.at}`) ?? []).includes(fleet.at);
  if (!reaches(there)) return;
  const attackers = [...free].filter((n) => n !== there && reaches(n));
  const unit = refs[there]!;
  if (attackers.length === 0) {
    orders[there] = { kind: 'support-hold', unit, target: fleet };
  } else {
    const attacker = random.pick(attackers);
    orders[attacker] = { kind: 'move', unit: refs[attacker]!, to: fleet.at, route: 'unstated' };
    orders[there] = { kind: 'support-move', unit, target: refs[attacker]!, to: fleet.at };
    free.delete(attacker);
  }
  free.delete(there);
}

/** A support for something another unit does, or, now and then, for something it does not. */
function supportFor(
  map: DealMap,
  n: number,
  refs: readonly UnitRef[],
  orders: readonly Order[],
  random: Random,
): Order | null {
  const unit = refs[n]!;
  const reach = new Set((map.ways.get(`${unit.type} ${unit.at}`) ?? []).map(provinceOf));
  const options: Order[] = [];
  for (const [m, order] of orders.entries()) {
    if (m === n) continue;
    const target = refs[m]!;
    if (order.kind === 'move' && (reach.has(provinceOf(order.to)) || random.percent(2))) {
      const to = random.percent(30) ? provinceOf(order.to) : order.to;
      options.push({ kind: 'support-move', unit, target, to }, { kind: 'support-move', unit, target, to });
    } else if (reach.has(provinceOf(target.at))) options.push({ kind: 'support-hold', unit, target });
  }
  return options.length === 0 ? null : random.pick(options);
}

/** Now and then leaves a coast out, or names another. */
function mangled(map: DealMap, place: Place, random: Random): Place {
  if (place === provinceOf(place) || !random.percent(15)) return place;
  return random.percent(60) ? provinceOf(place) : random.pick(placesIn(map, provinceOf(place), 'F'));
}
