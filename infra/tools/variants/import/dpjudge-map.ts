/** A map of DPjudge: `name = id aliases`, `COAST id ABUTS …`, powers with their homes and units, files that it builds on. */
import type { ProvinceType } from '../../../../engine/board/variant.ts';
import { MOST_PLACES } from '../variant-schema.ts';
import type { ForeignMap, ForeignProvince } from './foreign-map.ts';

interface Power {
  name: string;
  adjective: string;
  home: string[];
  owns: string[] | null;
  units: string[];
}

interface State {
  readonly powers: Map<string, Power>;
  readonly names: Map<string, { readonly name: string; readonly aliases: readonly string[] }>;
  readonly grounds: Map<string, string>;
  /** By place as it is written: upper case for both kinds, lower for armies, a capital for fleets. */
  readonly abuts: Map<string, string[]>;
  readonly unowned: Set<string>;
  readonly lost: Set<string>;
  /** That it builds on: each is read once. */
  readonly files: Set<string>;
  builds: ForeignMap['builds'];
  start: string | null;
  victory: number | null;
  power: Power | null;
}

const TYPES: Readonly<Record<string, ProvinceType>> = {
  WATER: 'sea',
  LAND: 'land',
  COAST: 'coast',
  PORT: 'coast',
  SHUT: 'impassable',
};

/** `open`: the text of a file that another names, null where there is none. */
export function readDpjudgeMap(text: string, name: string, open: (file: string) => string | null): ForeignMap {
  const state: State = {
    powers: new Map(),
    names: new Map(),
    grounds: new Map(),
    abuts: new Map(),
    unowned: new Set(),
    lost: new Set(),
    files: new Set(),
    builds: undefined,
    start: null,
    victory: null,
    power: null,
  };
  readInto(state, text, open);
  return mapOf(state, name);
}

/** `file`: by what name another one builds on it. */
function readInto(state: State, text: string, open: (file: string) => string | null, file = ''): void {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim());
  // Homes may stand before the names of places.
  for (const line of lines) if (line.includes('=')) readName(state, line);
  for (const [n, line] of lines.entries()) {
    if (line === '') continue;
    const [first = '', ...rest] = line.split(/\s+/);
    const word = first.toUpperCase();
    if (word === 'USE' || word === 'MAP') {
      const other = rest[0] ?? '';
      const found = state.files.has(other) ? null : open(other);
      if (found === null) state.lost.add(`The file ${other} that it builds on is not there: put it beside this one.`);
      else {
        state.files.add(other);
        readInto(state, found, open, other);
      }
    } else if (word === 'BEGIN' && startOf(rest) !== null) state.start = startOf(rest);
    else if (word === 'VICTORY' && rest.length === 1 && Number(rest[0]) > 0) state.victory = Number(rest[0]);
    else if (line.includes('=')) continue;
    else if (rest[1]?.toUpperCase() === 'ABUTS' || rest[0]?.toUpperCase() === 'ABUTS')
      readGround(state, word, first, rest);
    else if (word === 'DROP') for (const place of rest) drop(state, place);
    else if (/^(?:UNOWNED|NEUTRAL|CENTERS)$/.test(word)) for (const each of rest) state.unowned.add(idOf(each));
    else if (word === 'OWNS' && state.power !== null)
      state.power.owns = [...(state.power.owns ?? []), ...rest.map(idOf)];
    else if (word === 'INHABITS' && state.power !== null) state.power.home.push(...rest.map(idOf));
    else if (/^[AF]$/.test(word) && rest.length === 1 && state.power !== null)
      state.power.units.push(`${word} ${idOf(rest[0]!)}`);
    else if (word === 'RULE' && rest.includes('BUILD_ANY')) state.builds = 'any';
    else if (!readPower(state, line))
      state.lost.add(`Line ${n + 1}${file === '' ? '' : ` of ${file}`}, not carried over: ${line.slice(0, 60)}`);
  }
}

function idOf(place: string): string {
  const [id = '', coast] = place.toLowerCase().replace('@', '').split('/');
  return coast === undefined ? plainId(id) : `${plainId(id)}/${coast}`;
}

/** Ids are a letter with letters or digits behind it. */
function plainId(id: string): string {
  return id
    .replace(/[^a-z0-9]/g, 'x')
    .replace(/^\d/, 'x')
    .slice(0, 6);
}

/** `Bulgaria (east coast) = bul/ec bul(ec)`: coasts go by their place. */
function readName(state: State, line: string): void {
  const [name = '', spelled = ''] = line.split('=');
  const [id = '', ...aliases] = spelled.trim().split(/\s+/);
  if (id === '' || id.includes('/')) return;
  const plain = aliases
    .filter((alias) => /^[a-z.'+-]+$/i.test(alias))
    .map((alias) => alias.toLowerCase().replaceAll('+', ' '));
  // `old -> new = id` replaces a name.
  state.names.set(idOf(id), { name: name.replace(/^.*->/, '').trim(), aliases: plain });
}

/** `COAST ANK ABUTS ARM BLA`, `AMEND NWG ABUTS -CLY`. */
function readGround(state: State, word: string, first: string, rest: readonly string[]): void {
  const hasGround = rest[1]?.toUpperCase() === 'ABUTS';
  const place = hasGround ? rest[0]! : first;
  const all = hasGround ? rest.slice(2) : rest.slice(1);
  const starred = all.filter((each) => each.startsWith('*'));
  if (starred.length > 0) state.lost.add(`${place}: ordinary borders here, special ones there: ${starred.join(' ')}.`);
  const listed = all.map((each) => each.replace('*', ''));
  if (hasGround && word !== 'AMEND') state.grounds.set(place.toLowerCase(), word);
  const key = [...state.abuts.keys()].find((each) => each.toLowerCase() === place.toLowerCase());
  const before = word === 'AMEND' && key !== undefined ? state.abuts.get(key)! : [];
  const gone = new Set(listed.filter((each) => each.startsWith('-')).map((each) => each.slice(1).toLowerCase()));
  if (key !== undefined) state.abuts.delete(key);
  else if (state.abuts.size === MOST_PLACES) {
    state.lost.add(`Places above ${MOST_PLACES}.`);
    return;
  }
  const kept = before.filter((each) => !gone.has(each.toLowerCase()));
  state.abuts.set(word === 'AMEND' ? (key ?? place) : place, [
    ...kept,
    ...listed.filter((each) => !each.startsWith('-')),
  ]);
}

function drop(state: State, place: string): void {
  const gone = place.toLowerCase();
  for (const key of state.abuts.keys()) if (key.toLowerCase().split('/')[0] === gone) state.abuts.delete(key);
  state.names.delete(idOf(place));
  state.unowned.delete(idOf(place));
}

/** Characters of a line that names a power. */
const LONGEST_POWER = 300;

/** `AUSTRIA (AUSTRIAN:U) BUD TRI VIE`. */
function readPower(state: State, line: string): boolean {
  if (line.length > LONGEST_POWER) return false;
  const found = /^([A-Za-z][\w.' +-]*?)\s*(?:\(([^):]*)(?::[^)]*)?\))?((?:\s+@?[\w&]{2,6})*)$/.exec(line);
  const [, name = '', adjective, homes = ''] = found ?? [];
  if (found === null || DIRECTIVES.has(name) || (adjective === undefined && name !== name.toUpperCase())) return false;
  const arePlaces =
    homes.trim() !== '' &&
    homes
      .trim()
      .split(/\s+/)
      .every((each) => state.names.has(idOf(each)));
  if (adjective === undefined && !state.powers.has(name) && !arePlaces) return false;
  const power = state.powers.get(name) ?? {
    name: wordsOf(name),
    adjective: wordsOf(adjective ?? name),
    home: [],
    owns: null,
    units: [],
  };
  power.home.push(
    ...homes
      .trim()
      .split(/\s+/)
      .filter((each) => each !== '')
      .map(idOf),
  );
  state.powers.set(name, power);
  state.power = power;
  return true;
}

/** Lines of files of that judge that name no power. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'NOTIFY',
  'FLAG',
  'FLAGS',
  'RULE',
  'FLOW',
  'LEAGUE',
  'DUMMY',
  'SIZE',
  'BEGIN',
  'VICTORY',
]);

function wordsOf(name: string): string {
  return name
    .replaceAll(/[_+]/g, ' ')
    .toLowerCase()
    .replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase());
}

function startOf([season = '', year = '', phase = '']: readonly string[]): string | null {
  const letter = { SPRING: 'S', SUMMER: 'S', FALL: 'F', AUTUMN: 'F', WINTER: 'W' }[season.toUpperCase()];
  const kind = phase.slice(0, 1).toUpperCase();
  if (letter === undefined || !/^\d+$/.test(year) || !/[MA]/.test(kind)) return null;
  return `${letter}${Math.max(1, Number(year))}${letter === 'W' ? 'A' : 'M'}`;
}

function mapOf(state: State, name: string): ForeignMap {
  const places = [...state.abuts.keys()];
  const ids = [...new Set(places.map((place) => idOf(place).split('/')[0]!))];
  const coastsOf = (id: string) =>
    places
      .map(idOf)
      .filter((place) => place.startsWith(`${id}/`))
      .map((place) => place.split('/')[1]!);
  const provinces = ids.map((id): ForeignProvince => {
    const known = state.names.get(id);
    const grounds = places
      .filter((place) => idOf(place).split('/')[0] === id)
      .map((place) => state.grounds.get(place.toLowerCase()));
    const ground = grounds.find((each) => each !== undefined) ?? 'LAND';
    if (ground === 'PORT') state.lost.add(`${id}: a port is an ordinary coast here.`);
    return {
      id,
      name: known?.name ?? id,
      type: TYPES[ground] ?? 'land',
      aliases: known?.aliases ?? [],
      coasts: coastsOf(id),
    };
  });
  const nowhere = [...state.names].filter(([id]) => !ids.includes(id)).map(([, { name }]) => name);
  if (nowhere.length > 0) state.lost.add(`Left out, as they border nothing: ${nowhere.join(', ')}.`);
  const typeOf = new Map(provinces.map((each) => [each.id, each]));
  const army: [string, string][] = [];
  const fleet: [string, string][] = [];
  for (const [place, listed] of state.abuts) {
    const from = idOf(place);
    const own = typeOf.get(from.split('/')[0]!)!;
    for (const other of listed) {
      const to = idOf(other);
      const its = typeOf.get(to.split('/')[0]!);
      if (its === undefined) army.push([own.id, to]);
      if (its === undefined || own.type === 'impassable' || its.type === 'impassable') continue;
      const [letters = ''] = other.split('/');
      const isForArmies = letters === letters.toLowerCase() || letters === letters.toUpperCase();
      const isForFleets =
        letters !== letters.toLowerCase() && place.split('/')[0] !== place.split('/')[0]!.toLowerCase();
      if (isForArmies && !place.includes('/') && own.type !== 'sea' && its.type !== 'sea') army.push([own.id, its.id]);
      const isWhole = (id: string, at: string) => (typeOf.get(id)!.coasts.length > 1 ? at.includes('/') : true);
      const [a, b] = [placeOf(own, from), placeOf(its, to)];
      if (isForFleets && own.type !== 'land' && its.type !== 'land' && isWhole(own.id, a) && isWhole(its.id, b))
        fleet.push([a, b]);
    }
  }
  return {
    name,
    powers: [...state.powers.values()].map((power) => ({
      name: power.name,
      adjective: power.adjective,
      home: [...new Set(power.home)],
      units: power.units,
      ...(power.owns === null ? {} : { owns: [...new Set(power.owns)] }),
    })),
    provinces,
    centers: [...state.unowned],
    army,
    fleet,
    start: state.start,
    builds: state.builds,
    victory: state.victory,
    lost: [...state.lost],
  };
}

/** A coast of a province that has one alone is the province. */
function placeOf({ id, coasts }: ForeignProvince, place: string): string {
  return coasts.length > 1 ? place : id;
}
