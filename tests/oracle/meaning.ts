/** What orders amount to, read from the rules for the oracle: the map as sets of pairs; who moves whither and how, who supports and convoys whom. */
import type { Place, Province, UnitType, Variant } from '../../engine/board/variant.ts';
import type { Order } from '../../engine/orders/order.ts';
import type { Power } from '../../engine/vocabulary.ts';

export interface OracleUnit {
  readonly power: Power;
  readonly type: UnitType;
  readonly at: Place;
  readonly order: Order;
}

export const provinceOf = (place: Place): Province => place.split('/')[0]!;

/** What the orders amount to: who moves whither and how, who supports whom, who convoys whom. */
export interface Meaning {
  readonly units: readonly OracleUnit[];
  readonly map: OracleMap;
  /** Where a moving unit goes; null for all others. */
  readonly dest: readonly (Place | null)[];
  readonly bySea: readonly boolean[];
  /** Whom a valid support helps. */
  readonly supports: readonly (number | null)[];
  /** Supports of moves that were ordered, but are impossible. */
  readonly idle: readonly boolean[];
  /** Where a support is directed. */
  readonly aim: readonly (Province | null)[];
  /** Whom a valid convoy carries. */
  readonly carries: readonly (number | null)[];
}

// The map, as sets of pairs.

interface OracleMap {
  readonly variant: Variant;
  readonly army: ReadonlySet<string>;
  readonly fleet: ReadonlySet<string>;
  readonly places: readonly Place[];
  readonly water: ReadonlySet<Province>;
}

export function mapOf(variant: Variant, season: string): OracleMap {
  const pairs = (type: UnitType, always: readonly (readonly [Place, Place])[]) => {
    const seasonal = (variant.adjacency.seasonal ?? []).filter(
      (each) => each.type === type && each.seasons.includes(season),
    );
    return new Set([...always, ...seasonal.map(({ pair }) => pair)].flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  };
  const { provinces, adjacency, rules } = variant;
  const water = provinces.filter(({ type }) => type === 'sea' || type === 'hybrid').map(({ id }) => id);
  const landlocked = rules['no-convoy-from'] ?? [];
  return {
    variant,
    army: pairs('A', adjacency.army),
    fleet: pairs('F', adjacency.fleet),
    places: provinces.flatMap(({ id, coasts }) => [id, ...(coasts ?? []).map((coast) => `${id}/${coast}`)]),
    water: new Set([...water, ...(rules['convoy-from'] ?? [])].filter((id) => !landlocked.includes(id))),
  };
}

/** Places a unit can go to by itself. */
export function ways(map: OracleMap, type: UnitType, at: Place): readonly Place[] {
  return map.places.filter((place) => (type === 'A' ? map.army : map.fleet).has(`${at} ${place}`));
}

export function touches(map: OracleMap, fleet: Place, province: Province): boolean {
  return ways(map, 'F', fleet).some((place) => provinceOf(place) === province);
}

// What the orders amount to.

export function interpret(map: OracleMap, units: readonly OracleUnit[]): Meaning {
  const at = (province: Province) => units.findIndex((unit) => provinceOf(unit.at) === province);
  const sails = (n: number) => units[n]!.type === 'F' && map.water.has(provinceOf(units[n]!.at));
  const all = units.map((_, n) => n);

  /** Whether some of these fleets make a chain. */
  const chain = (fleets: readonly number[], from: Province, to: Province): boolean => {
    const reached = new Set(fleets.filter((n) => touches(map, units[n]!.at, from)));
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const n of fleets) {
        if ([...reached].some((m) => map.fleet.has(`${units[m]!.at} ${units[n]!.at}`))) reached.add(n);
      }
    }
    return [...reached].some((n) => touches(map, units[n]!.at, to));
  };

  /** Whether the fleet is ever needed: among the fleets there are some that make a chain with it but not without it. */
  const needed = (fleet: number, from: Province, to: Province): boolean => {
    const others = all.filter((n) => sails(n) && n !== fleet);
    for (let set = 0; set < 1 << others.length; set++) {
      const some = others.filter((_, n) => (set & (1 << n)) !== 0);
      if (!chain(some, from, to) && chain([...some, fleet], from, to)) return true;
    }
    return false;
  };

  const orderedFor = (army: number): readonly number[] => {
    const { order, at: from } = units[army]!;
    if (order.kind !== 'move') return [];
    return all.filter((n) => {
      const convoy = units[n]!.order;
      return (
        sails(n) &&
        convoy.kind === 'convoy' &&
        provinceOf(convoy.target.at) === provinceOf(from) &&
        provinceOf(convoy.to) === provinceOf(order.to) &&
        provinceOf(order.to) !== provinceOf(from) &&
        needed(n, provinceOf(from), provinceOf(order.to))
      );
    });
  };

  const dest: (Place | null)[] = units.map(() => null);
  const bySea = units.map(() => false);
  for (const n of all) {
    const { order, type, at: from, power } = units[n]!;
    if (order.kind !== 'move' || provinceOf(order.to) === provinceOf(from)) continue;
    const to = provinceOf(order.to);
    if (type === 'F') {
      if (order.route !== 'unstated') continue;
      const open = ways(map, 'F', from).filter((place) => provinceOf(place) === to);
      if (open.includes(order.to)) dest[n] = order.to;
      else if (order.to === to && open.length === 1) dest[n] = open[0]!;
      continue;
    }
    const walks = ways(map, 'A', from).includes(to);
    const own = orderedFor(n).some((fleet) => units[fleet]!.power === power);
    if (walks && order.route === 'unstated' && !own) dest[n] = to;
    else if (map.variant.provinces.find(({ id }) => id === to)?.type !== 'sea') {
      const route = typeof order.route === 'string' ? null : order.route;
      const fleets = route === null ? all.filter(sails) : route.map(at);
      const possible =
        route === null
          ? chain(fleets, provinceOf(from), to)
          : fleets.every((fleet) => fleet >= 0 && sails(fleet)) && isRoute(map, provinceOf(from), route, to);
      if (!possible) continue;
      dest[n] = to;
      bySea[n] = true;
    }
  }

  const carries = units.map((_, n): number | null => {
    for (const army of all) {
      const { order } = units[army]!;
      if (!bySea[army] || !orderedFor(army).includes(n)) continue;
      if (order.kind === 'move' && typeof order.route !== 'string' && !order.route.includes(provinceOf(units[n]!.at)))
        continue;
      return army;
    }
    return null;
  });

  const supports: (number | null)[] = units.map(() => null);
  const idle = units.map(() => false);
  const aim: (Province | null)[] = units.map(() => null);
  for (const n of all) {
    const { order, type, at: from } = units[n]!;
    if (order.kind !== 'support-hold' && order.kind !== 'support-move') continue;
    const target = at(provinceOf(order.target.at));
    if (target < 0 || target === n) continue;
    const to = order.kind === 'support-hold' ? provinceOf(units[target]!.at) : provinceOf(order.to);
    if (!ways(map, type, from).some((place) => provinceOf(place) === to)) continue;
    if (order.kind === 'support-hold') {
      if (dest[target] !== null) continue;
    } else {
      const move = units[target]!.order;
      if (move.kind !== 'move' || provinceOf(move.to) !== to) continue;
      const going = dest[target];
      const coastNamed = order.to !== to;
      if (going !== null && coastNamed && units[target]!.type === 'F' && going !== order.to) continue;
      const fleets = all.filter((fleet) => sails(fleet) && fleet !== n);
      if (bySea[target] && !chain(fleets, provinceOf(units[target]!.at), to)) continue;
      idle[n] = going === null;
    }
    supports[n] = target;
    aim[n] = to;
  }
  return { units, map, dest, bySea, supports, idle, aim, carries };
}

function isRoute(map: OracleMap, from: Province, route: readonly Province[], to: Province): boolean {
  const steps = [from, ...route, to];
  return (
    route.every((sea) => map.water.has(sea)) &&
    steps.slice(1, -1).every((sea, n) => touches(map, sea, steps[n]!) && touches(map, sea, steps[n + 2]!))
  );
}
