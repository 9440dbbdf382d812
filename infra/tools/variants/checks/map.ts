/** Checks of a variant's map: provinces, their names, borders, coasts, counts. */
import type { ProvinceData } from '../../../../engine/board/variant.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';
import { foldVariantName } from '../../../../lambdas/adapters/variants/fold.ts';
import { type CheckContext, type Complaint, duplicatesIn, nearestTo } from './ground.ts';

export function* checkMap(ground: CheckContext): Generator<Complaint> {
  yield* checkProvinces(ground);
  yield* checkNames(ground);
  yield* checkSpellings(ground);
  yield* checkBorders(ground);
  yield* checkCoasts(ground);
  yield* checkWaterways(ground);
  yield* checkConnected(ground);
  yield* checkCounts(ground);
}

const USUAL_COASTS = ['nc', 'sc', 'ec', 'wc'];

function* checkProvinces({ variant }: CheckContext): Generator<Complaint> {
  for (const id of duplicatesIn(variant.provinces.map((province) => province.id))) {
    yield { field: 'provinces', message: `two provinces have the id '${id}'; every id must be unique` };
  }
  for (const [n, province] of variant.provinces.entries()) {
    const field = fieldOf(n, province);
    if (province.center && province.type === 'impassable') {
      yield { field, message: 'no unit can ever come here, so it cannot be a supply center; take "center" out' };
    }
    if (province.coasts !== undefined && province.type !== 'coast' && province.type !== 'hybrid') {
      yield { field, message: `only a coast has named coasts, and this is '${province.type}'; take "coasts" out` };
    }
    for (const coast of (province.coasts ?? []).filter((id) => !USUAL_COASTS.includes(id))) {
      if (variant.coastNames?.[coast] === undefined) {
        yield { field, message: `the coast '${coast}' has no name; add it to coastNames` };
      }
    }
    if (variant.theatres === undefined) {
      if (province.theatre !== undefined) {
        yield { field, message: `the theatre ${province.theatre} is not explained; add "theatres" with its full name` };
      }
    } else if (province.theatre === undefined) {
      if (province.type !== 'sea' && province.type !== 'impassable') {
        yield { field, message: `it lies in no theatre; write one of ${Object.keys(variant.theatres).join(', ')}` };
      }
    } else if (variant.theatres[province.theatre] === undefined) {
      yield { field, message: `there is no theatre ${province.theatre}; add it to theatres or correct it` };
    }
  }
  for (const [n, { provinces }] of (variant.waterways ?? []).entries()) {
    for (const id of provinces) {
      const type = variant.provinces.find((province) => province.id === id)?.type;
      if (type !== 'coast' && type !== 'hybrid') {
        yield {
          field: `waterways[${n}]`,
          message: `'${id}' is no coast that fleets can pass; take it out or correct it`,
        };
      }
    }
  }
}

/** Words that begin, end or join an order; nobody could tell a place so called from them. */
export const ORDER_WORDS: ReadonlySet<string> = new Set(
  `hold holds stand stands support supports convoy convoys convoyed move moves to via from by army armies fleet fleets
  build builds remove removes disband disbands retreat retreats waive proxy and the coast`.split(/\s+/),
);

/** No spelling may name two places (judge-language A9: what is ambiguous is refused, so a map must not be). */
function* checkNames({ variant }: CheckContext): Generator<Complaint> {
  const owners = new Map<string, ProvinceData>();
  for (const [n, province] of variant.provinces.entries()) {
    const { id, name, abbr = id, aliases = [] } = province;
    for (const [spelling, part] of [
      [id, 'id'],
      [name, 'name'],
      [abbr, 'abbr'],
      ...aliases.map((alias) => [alias, 'aliases'] as const),
    ] as const) {
      const other = owners.get(foldVariantName(spelling));
      if (other !== undefined && other !== province) {
        yield {
          field: fieldOf(n, province, part),
          message: `'${spelling}' already means ${other.name} (${other.id}); keep it for one of the two`,
        };
      }
      if (ORDER_WORDS.has(foldVariantName(spelling))) {
        yield {
          field: fieldOf(n, province, part),
          message: `'${spelling}' is a word of orders; call the place otherwise`,
        };
      }
      owners.set(foldVariantName(spelling), other ?? province);
    }
  }
}

function* checkSpellings({ variant, places, provinces }: CheckContext): Generator<Complaint> {
  for (const part of ['placeAliases', 'placeHints'] as const) {
    for (const [spelling, meant] of Object.entries(variant[part] ?? {})) {
      if (places.has(spelling)) {
        yield { field: part, message: `'${spelling}' is a place of this map; only other spellings belong here` };
      }
      if (!places.has(meant) || provinces.get(meant)?.type === 'impassable') {
        yield {
          field: part,
          message: `'${spelling}' cannot mean '${meant}': there is no such place; ${nearestTo(meant, places)}`,
        };
      }
    }
  }
}

function* checkBorders(ground: CheckContext): Generator<Complaint> {
  const { army, fleet, seasonal = [] } = ground.variant.adjacency;
  const lists = [
    ...army.map((pair, n) => ({ type: 'A' as const, pair, field: `adjacency.army[${n}] (${pair.join('-')})` })),
    ...fleet.map((pair, n) => ({ type: 'F' as const, pair, field: `adjacency.fleet[${n}] (${pair.join('-')})` })),
    ...seasonal.map(({ type, pair }, n) => ({ type, pair, field: `adjacency.seasonal[${n}] (${pair.join('-')})` })),
  ];
  const seen = new Map<string, string>();
  for (const { type, pair, field } of lists) {
    const key = `${type} ${[...pair].sort().join(' ')}`;
    const first = seen.get(key);
    if (first !== undefined) {
      yield { field, message: `this border is already in ${first}; a border counts both ways and is written once` };
    }
    seen.set(key, first ?? field);
    if (provinceOf(pair[0]) === provinceOf(pair[1])) {
      yield { field, message: 'a province does not border itself; take the pair out' };
    }
    for (const end of pair) {
      const fault = unfitEnd(type, end, ground);
      if (fault !== null) yield { field, message: fault };
    }
  }
  for (const [n, { seasons }] of seasonal.entries()) {
    for (const letter of seasons.filter((each) => !ground.seasons.has(each))) {
      yield {
        field: `adjacency.seasonal[${n}]`,
        message: `the calendar has no season ${letter}; write one of ${[...ground.seasons].join(', ')}`,
      };
    }
  }
}

function unfitEnd(type: 'A' | 'F', end: string, { provinces, places }: CheckContext): string | null {
  const province = provinces.get(provinceOf(end));
  if (province === undefined) return `there is no province '${provinceOf(end)}'; ${nearestTo(end, places)}`;
  const { id, name } = province;
  if (province.type === 'impassable') return `${name} (${id}) is impassable and borders nothing; take the pair out`;
  if (type === 'A') {
    if (end !== id) return `armies know no coasts; write ${id}`;
    return province.type === 'sea' ? `no army can be at sea in ${name} (${id}); move the pair to fleet` : null;
  }
  if (province.type === 'land') return `no fleet can be inland in ${name} (${id}); move the pair to army`;
  if (province.coasts !== undefined && end === id) {
    return `${name} has several coasts; say which: ${province.coasts.map((coast) => `${id}/${coast}`).join(' or ')}`;
  }
  return places.has(end) ? null : `${name} has no coast '${end}'; ${nearestTo(end, places)}`;
}

/** Fleets reach each province of a waterway: along it, or from a water. */
function* checkWaterways({ variant, fleet }: CheckContext): Generator<Complaint> {
  for (const [n, { name, provinces }] of (variant.waterways ?? []).entries()) {
    for (const id of provinces) {
      const places = [
        id,
        ...(variant.provinces.find((each) => each.id === id)?.coasts ?? []).map((coast) => `${id}/${coast}`),
      ];
      if (places.some((place) => (fleet.get(place)?.size ?? 0) > 0)) continue;
      yield {
        field: `waterways[${n}].provinces`,
        message: `no fleet border leads to ${id}, so nothing sails on ${name} there; add its fleet borders`,
      };
    }
  }
}

/** Every coast touches a sea (or a hybrid, which is water too), or lies on a waterway that leads to one. */
function* checkCoasts({ variant, provinces, fleet }: CheckContext): Generator<Complaint> {
  const isWater = (place: string) => ['sea', 'hybrid'].includes(provinces.get(provinceOf(place))?.type ?? '');
  const onWater = (place: string) => [...(fleet.get(place) ?? [])].some(isWater);
  const rivers = (variant.waterways ?? []).map((waterway) => waterway.provinces);
  for (const [n, province] of variant.provinces.entries()) {
    if (province.type !== 'coast' && province.type !== 'hybrid') continue;
    const coasts = province.coasts?.map((coast) => `${province.id}/${coast}`) ?? [province.id];
    for (const place of coasts.filter((each) => !onWater(each))) {
      if (rivers.some((river) => river.includes(province.id) && river.some(onWater))) continue;
      yield {
        field: fieldOf(n, province),
        message: `the coast ${place} touches no sea; add the fleet border, make it land, or list it in a waterway`,
      };
    }
  }
}

/** One board: everything can be reached from everywhere, whatever unit goes. */
function* checkConnected({ variant, army, fleet }: CheckContext): Generator<Complaint> {
  const links = new Map<string, Set<string>>();
  for (const [from, list] of [...army, ...fleet]) {
    const known = links.get(provinceOf(from)) ?? new Set<string>();
    for (const to of list) known.add(provinceOf(to));
    links.set(provinceOf(from), known);
  }
  const open = variant.provinces.filter((province) => province.type !== 'impassable');
  const reached = new Set<string>(open.slice(0, 1).map((province) => province.id));
  for (const id of reached) for (const next of links.get(id) ?? []) reached.add(next);
  const away = open.filter((province) => !reached.has(province.id));
  if (away.length > 0) {
    yield {
      field: 'adjacency',
      message:
        `no way leads from ${open[0]!.name} to ${away.map((province) => province.id).join(', ')}; ` +
        'add the missing borders, or make what nobody may enter impassable',
    };
  }
}

function* checkCounts({ variant, centers }: CheckContext): Generator<Complaint> {
  const ofType = (type: string) => variant.provinces.filter((province) => province.type === type).length;
  const counted: Record<keyof NonNullable<typeof variant.counts>, number> = {
    provinces: variant.provinces.length - ofType('impassable'),
    land: ofType('land'),
    coast: ofType('coast'),
    sea: ofType('sea'),
    hybrid: ofType('hybrid'),
    centers: centers.size,
    homes: new Set(variant.powers.flatMap((power) => power.home)).size,
    units: variant.powers.flatMap((power) => power.units).length,
    army: variant.adjacency.army.length,
    fleet: variant.adjacency.fleet.length,
  };
  for (const [what, stated] of Object.entries(variant.counts ?? {}) as [keyof typeof counted, number][]) {
    if (stated !== counted[what]) {
      yield {
        field: `counts.${what}`,
        message: `the rules count ${stated}, the data ${counted[what]}; find which is wrong`,
      };
    }
  }
}

function fieldOf(n: number, { id }: ProvinceData, part?: string): string {
  return `provinces[${n}]${part === undefined ? '' : `.${part}`} (${id})`;
}
