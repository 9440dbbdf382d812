/** A map as another program has it, and a variant made of it: what could be taken over, and in words what could not. */
import type { PowerData, ProvinceData, ProvinceType, UnitText, Variant } from '../../../../engine/board/variant.ts';
import { nameKey } from '../../../../engine/language/names/name-index.ts';
import { powerOf } from '../../../../engine/vocabulary.ts';
import { ORDER_WORDS } from '../checks/map.ts';

export interface ForeignPower {
  readonly name: string;
  readonly adjective: string;
  readonly home: readonly string[];
  /** Centers at the start, where they are not the homes. */
  readonly owns?: readonly string[];
  /** `F stp/sc` */
  readonly units: readonly string[];
}

export interface ForeignProvince {
  readonly id: string;
  readonly name: string;
  readonly type: ProvinceType;
  readonly aliases: readonly string[];
  readonly coasts: readonly string[];
}

export interface ForeignMap {
  readonly name: string;
  readonly powers: readonly ForeignPower[];
  readonly provinces: readonly ForeignProvince[];
  readonly centers: readonly string[];
  /** As told from each end: `from` alone may list the other. */
  readonly army: readonly (readonly [string, string])[];
  readonly fleet: readonly (readonly [string, string])[];
  /** `S1901M`; null: not told. */
  readonly start: string | null;
  /** Where a power builds: at home unless the file says otherwise. */
  readonly builds?: 'any' | 'any-with-home' | undefined;
  /** Centers that win; null: not told. */
  readonly victory: number | null;
  /** What could not be carried over, a line each. */
  readonly lost: readonly string[];
}

/** `id`: of the folder. */
export function variantFromForeign(
  foreign: ForeignMap,
  id: string,
): { readonly variant: Variant; readonly lost: readonly string[] } {
  const lost = [...foreign.lost];
  const unknown = unknownIn(foreign);
  if (unknown.length > 0) lost.push(`Left out, as the file has no such place: ${unknown.join(', ')}.`);
  const map = playable(readable(foreign, lost), lost);
  return { variant: made(map, id, lost), lost };
}

/** What borders, units, homes and centers name and is no place of the map. */
function unknownIn({ provinces, army, fleet, centers, powers }: ForeignMap): readonly string[] {
  const known = new Set(provinces.map(({ id }) => id));
  const ofPowers = powers.flatMap(({ home, owns = [], units }) => [
    ...home,
    ...owns,
    ...units.map((unit) => unit.slice(2)),
  ]);
  const named = [...army.flat(), ...fleet.flat(), ...centers, ...ofPowers].map(provincePart);
  return [...new Set(named.filter((id) => !known.has(id)))];
}

/** Ids that are words of orders get another. */
function readable(map: ForeignMap, lost: string[]): ForeignMap {
  const ids = new Set(map.provinces.map((province) => province.id));
  const other = new Map<string, string>();
  for (const { id, name } of map.provinces) {
    if (!ORDER_WORDS.has(id)) continue;
    const letters = name.toLowerCase().replace(/[^a-z]/g, '');
    const found = [...letters.slice(2), 'x', 'z']
      .map((last) => `${id.slice(0, 2)}${last}`)
      .find((each) => !ids.has(each) && !ORDER_WORDS.has(each));
    if (found === undefined) continue;
    ids.add(found);
    other.set(id, found);
    lost.push(`${name} is '${found}' here: '${id}' is a word of orders.`);
  }
  if (other.size === 0) return map;
  const place = (at: string) => {
    const [province = '', ...coast] = at.split('/');
    return [other.get(province) ?? province, ...coast].join('/');
  };
  const pairs = (list: ForeignMap['army']) => list.map(([a, b]) => [place(a), place(b)] as const);
  return {
    ...map,
    provinces: map.provinces.map((each) => ({ ...each, id: place(each.id) })),
    centers: map.centers.map(place),
    army: pairs(map.army),
    fleet: pairs(map.fleet),
    powers: map.powers.map((power) => ({
      ...power,
      home: power.home.map(place),
      units: power.units.map((unit) => `${unit.slice(0, 2)}${place(unit.slice(2))}`),
      ...(power.owns === undefined ? {} : { owns: power.owns.map(place) }),
    })),
  };
}

/** What nobody reaches is closed, what no ship reaches is land; a place has one unit, a power something. */
function playable(map: ForeignMap, lost: string[]): ForeignMap {
  const touched = new Set([...map.army, ...map.fleet].flat().map(provincePart));
  const sailed = new Set(map.fleet.flat().map(provincePart));
  const provinces = map.provinces.map((each): ForeignProvince => {
    if (!touched.has(each.id)) return { ...each, type: 'impassable', coasts: [] };
    return each.type === 'coast' && !sailed.has(each.id) ? { ...each, type: 'land', coasts: [] } : each;
  });
  const isClosed = (at: string) => provinces.find(({ id }) => id === provincePart(at))?.type === 'impassable';
  const first = map.start ?? 'S1901M';
  const start = first.startsWith('W') ? `S${Number(first.slice(1, -1)) + 1}M` : first;
  if (start !== first) lost.push(`A game begins with moves here: ${start} instead of ${first}.`);
  const isEmpty = map.powers.every(({ units }) => units.length === 0);
  if (isEmpty)
    lost.push('The file has no units: each power begins with an army in each of its homes, instead of builds.');
  const taken = new Set<string>();
  const powers = map.powers.flatMap((power): readonly ForeignPower[] => {
    const units = (isEmpty ? power.home.map((at) => `A ${at}`) : power.units).filter((unit) => {
      const at = provincePart(unit.slice(2));
      const isFree = !taken.has(at) && !isClosed(at);
      if (isFree) taken.add(at);
      else lost.push(`Left out: ${unit} of ${power.name}, where a unit stands already or nobody can.`);
      return isFree;
    });
    const home = power.home.filter((at) => !isClosed(at));
    const owns = power.owns?.filter((at) => !isClosed(at));
    if (units.length + home.length > 0) return [{ ...power, units, home, ...(owns === undefined ? {} : { owns }) }];
    lost.push(`Left out: ${power.name}, which has neither units nor homes.`);
    return [];
  });
  return {
    ...map,
    provinces,
    powers,
    centers: map.centers.filter((at) => !isClosed(at)),
    start: map.start === null ? null : start,
  };
}

function provincePart(place: string): string {
  return place.split('/')[0]!;
}

/** Coasts that fleets reach along rivers alone, and where they come from. */
function inlandCoasts(provinces: readonly ProvinceData[], fleet: ForeignMap['fleet']): readonly string[] {
  const isWater = (at: string) =>
    provinces.some(({ id, type }) => id === provincePart(at) && (type === 'sea' || type === 'hybrid'));
  const wet = new Set(fleet.filter((pair) => pair.some(isWater)).flatMap((pair) => pair.map(provincePart)));
  const dry = new Set(provinces.filter(({ id, type }) => type === 'coast' && !wet.has(id)).map(({ id }) => id));
  return [
    ...new Set(
      fleet
        .map((pair) => pair.map(provincePart))
        .filter((pair) => pair.some((id) => dry.has(id)))
        .flat(),
    ),
  ];
}

function made(map: ForeignMap, id: string, lost: string[]): Variant {
  const known = new Set(map.provinces.map((province) => province.id));
  const centers = new Set([...map.centers, ...map.powers.flatMap(({ home, owns = [] }) => [...home, ...owns])]);
  const letters = lettersOf(map.powers.map(({ name }) => name));
  const isKnown = (place: string) => known.has(place.split('/')[0]!);
  const [land, water] = [map.army, map.fleet].map((list) => list.filter((pair) => pair.every(isKnown)));
  const army = pairsOf(land!, 'army', lost);
  const fleet = pairsOf(sailable(water!, map.provinces, lost), 'fleet', lost);
  const powers = map.powers.map(({ name, adjective, home, owns, units }, n): PowerData => {
    const own = home.filter(isKnown);
    const begins = owns?.filter(isKnown);
    return {
      name: powerOf(
        plainName(name)
          .toUpperCase()
          .replace(/^[^A-Z]+/, ''),
      ),
      display: plainName(name),
      adjective: plainName(adjective) || plainName(name),
      letter: letters[n]!,
      home: own,
      units: units.filter((unit) => isKnown(unit.slice(2))) as readonly UnitText[],
      ...(begins === undefined || begins.toSorted().join() === own.toSorted().join() ? {} : { owns: begins }),
    };
  });
  const spelled = new Set(map.provinces.flatMap((province) => [province.id, province.name].map(nameKey)));
  const provinces = map.provinces.map((province): ProvinceData => {
    const aliases = province.aliases.filter(
      (alias) => /^[a-z][a-z .'-]{2,}$/.test(alias) && !ORDER_WORDS.has(nameKey(alias)) && isNew(spelled, alias),
    );
    return {
      id: province.id,
      name: province.name,
      type: province.type,
      ...(centers.has(province.id) ? { center: true } : {}),
      ...(province.coasts.length > 1 ? { coasts: province.coasts } : {}),
      ...(aliases.length > 0 ? { aliases } : {}),
    };
  });
  const inland = inlandCoasts(provinces, fleet);
  const of = provinces.filter(({ center }) => center).length;
  const variant: Variant = {
    id,
    name: map.name,
    designers: ['not named in the file'],
    powers,
    provinces,
    adjacency: { army, fleet } as Variant['adjacency'],
    calendar: {
      start: (map.start ?? 'S1901M') as Variant['calendar']['start'],
      seasons: [
        { letter: 'S', name: 'Spring', phases: ['M', 'R'] },
        { letter: 'F', name: 'Fall', phases: ['M', 'R'], ownership: true },
        { letter: 'W', name: 'Winter', phases: ['A'] },
      ],
    },
    victory: { centers: Math.min(of, map.victory ?? Math.floor(of / 2) + 1), of },
    ...(inland.length === 0 ? {} : { waterways: [{ name: 'Inland waters', provinces: inland }] }),
    rules:
      map.builds === undefined
        ? {}
        : { 'build-sites': { sites: 'any', ...(map.builds === 'any-with-home' ? { homesNeeded: 1 } : {}) } },
  };
  if (map.start === null) lost.push('The file names no first phase: the game begins with S1901M.');
  if (map.victory === null)
    lost.push(`The file does not say what wins: more than half of the centers, ${variant.victory.centers}.`);
  return variant;
}

/** Without borders of fleets that end inland, or at a coast that a place of several does not have. */
function sailable(
  fleet: ForeignMap['fleet'],
  provinces: readonly ForeignProvince[],
  lost: string[],
): ForeignMap['fleet'] {
  const berths = new Set(
    provinces.flatMap(({ id, type, coasts }) => {
      if (type === 'land' || type === 'impassable') return [];
      return coasts.length > 1 ? coasts.map((coast) => `${id}/${coast}`) : [id];
    }),
  );
  const [kept, left] = [true, false].map((is) => fleet.filter((pair) => pair.every((at) => berths.has(at)) === is));
  if (left!.length > 0)
    lost.push(`Left out, as no fleet can be at one end: ${left!.map((pair) => pair.join(' - ')).join(', ')}.`);
  return kept!;
}

/** Borders hold both ways here: one that only one side lists is taken, and named. */
function pairsOf(listed: ForeignMap['army'], type: 'army' | 'fleet', lost: string[]): ForeignMap['army'] {
  const both = new Map<string, { readonly pair: readonly [string, string]; count: number }>();
  const seen = new Set<string>();
  for (const [a, b] of listed) {
    if (a === b || seen.has(`${a} ${b}`)) continue;
    seen.add(`${a} ${b}`);
    const pair = a < b ? ([a, b] as const) : ([b, a] as const);
    const known = both.get(pair.join(' '));
    if (known === undefined) both.set(pair.join(' '), { pair, count: 1 });
    else known.count += 1;
  }
  const single = [...both.values()].filter(({ count }) => count < 2).map(({ pair }) => pair.join('-'));
  if (single.length > 0)
    lost.push(`Told from one side alone, and open both ways here (${type}): ${single.join(', ')}.`);
  return [...both.values()].map(({ pair }) => pair);
}

/** A letter for each power: one of its name, or any that is free. */
function lettersOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const own = [
      ...plainName(name)
        .toUpperCase()
        .replace(/[^A-Z]/g, ''),
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
    ];
    const letter = own.find((each) => !taken.has(each)) ?? '';
    taken.add(letter);
    return letter;
  });
}

function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 .'-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function isNew(spelled: Set<string>, alias: string): boolean {
  const key = nameKey(alias);
  if (spelled.has(key)) return false;
  spelled.add(key);
  return true;
}
