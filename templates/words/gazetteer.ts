/** The places of a map, each with all that one must know to write orders there: for mails and pages. */
import type { Board } from '../../engine/board/board.ts';
import type { Position } from '../../engine/board/position.ts';
import type { Place, Power, Province, ProvinceData, UnitType } from '../../engine/board/variant.ts';
import { coastInWords, listInWords, placeName, provinceName } from '../../engine/explain/names.ts';
import { provinceOf } from '../../engine/orders/notation.ts';
import { buildSites } from '../../engine/rules/build-sites.ts';
import { abbrOf } from './abbreviations.ts';
import { powerAdjective, powerName } from './powers.ts';

export interface Gazette {
  readonly id: Province;
  readonly name: string;
  /** As the variant's document writes it. */
  readonly abbr: string;
  /** Other spellings that are read. */
  readonly aliases: readonly string[];
  /** `land`, `sea`, `coast (nc, sc)`: for tables. */
  readonly type: string;
  /** `coastal: armies and fleets, with 2 coasts: north coast (nc) and south coast (sc)`. */
  readonly kind: string;
  /** `home of France`, `neutral at the start`; empty for what is no supply center. */
  readonly center: string;
  readonly ways: readonly Way[];
  /** What rules say of this place. */
  readonly special: readonly string[];
}

/** Where units get from a place in one step. */
export interface Way {
  /** `Armies`, `Fleets`, `Fleets from the north coast`, `Armies in Autumn only`. */
  readonly who: string;
  readonly to: readonly Place[];
}

const made = new WeakMap<Board, readonly Gazette[]>();

/** Closed places too, by name. */
export function gazetteOf(board: Board): readonly Gazette[] {
  const known = made.get(board) ?? allOf(board);
  made.set(board, known);
  return known;
}

function allOf(board: Board): readonly Gazette[] {
  return [...board.variant.provinces]
    .sort((a, b) => (plain(a.name) < plain(b.name) ? -1 : 1))
    .map((province) => entryOf(board, province));
}

/** Without accents, to sort by. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function entryOf(board: Board, province: ProvinceData): Gazette {
  const { id, name, aliases = [], abbr } = province;
  const spelt = [...(abbr === undefined || abbr.toLowerCase() === id ? [] : [id]), ...aliases];
  return {
    id,
    name,
    abbr: abbrOf(board, id),
    aliases: [...spelt, ...placeAliases(board, id)],
    type: typeOf(province),
    kind: kindOf(board, province),
    center: centerOf(board, province),
    ways: waysFrom(board, province),
    special: specialOf(board, province),
  };
}

/** `Tri StP/sc`. */
export function waysInShort(board: Board, { to }: Way): string {
  return to.map((place) => abbrOf(board, place)).join(' ');
}

/** `Trieste (Tri) and St Petersburg, south coast (StP/sc)`. */
export function waysInWords(board: Board, { to }: Way): string {
  return listInWords(
    to.map((place) => `${provinceName(board, place)}${coastAfter(board, place)} (${abbrOf(board, place)})`),
  );
}

function coastAfter(board: Board, place: Place): string {
  const coast = coastInWords(board, place);
  return coast === '' ? '' : `, ${coast}`;
}

/** Who owns it as the game stands; empty for nobody and for what is no center. */
export function ownerOf({ centers }: Position, id: Province): Power | null {
  return Object.keys(centers).find((power) => centers[power]!.includes(id)) ?? null;
}

/** Who owns it and who stands there, in a sentence; empty before a game has begun. */
export function standingIn(board: Board, position: Position, { id, center }: Gazette): string {
  const owner = ownerOf(position, id);
  const unit = Object.entries(position.units).flatMap(([power, units]) =>
    units
      .filter((each) => provinceOf(each.slice(2)) === id)
      .map((each) => ({ power, each, what: each.startsWith('A') ? 'army' : 'fleet' })),
  )[0];
  const owned = center === '' ? [] : [owner === null ? 'Nobody owns it' : `${powerName(board, owner)} owns it`];
  const stands =
    unit === undefined
      ? 'no unit is there'
      : `${article(powerAdjective(board, unit.power))} ${unit.what} is there${unit.each.includes('/') ? ` (${coastInWords(board, unit.each.slice(2))})` : ''}`;
  const all = [...owned, stands];
  return `${capital(listInWords(all))}.`;
}

function article(adjective: string): string {
  return `${/^[aeiou]/i.test(adjective) ? 'an' : 'a'} ${adjective}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function placeAliases({ variant }: Board, id: Province): readonly string[] {
  return Object.entries(variant.placeAliases ?? {})
    .filter(([, place]) => provinceOf(place) === id)
    .map(([spelling]) => spelling);
}

function kindOf(board: Board, { id, type, coasts = [], theatre }: ProvinceData): string {
  const where = theatre === undefined ? '' : `, ${board.variant.theatres?.[theatre] ?? theatre}`;
  const many =
    coasts.length === 0
      ? ''
      : ` with ${coasts.length} coasts: ${listInWords(coasts.map((coast) => `${coastInWords(board, `${id}/${coast}`)} (${coast})`))}`;
  return `${KINDS[type]}${many}${where}`;
}

function typeOf({ type, coasts = [] }: ProvinceData): string {
  const short = { land: 'land', coast: 'coast', sea: 'sea', hybrid: 'land and sea', impassable: 'closed' }[type];
  return coasts.length === 0 ? short : `${short} (${coasts.join(', ')})`;
}

const KINDS: Readonly<Record<ProvinceData['type'], string>> = {
  land: 'inland: armies only',
  coast: 'coastal: armies and fleets',
  sea: 'sea: fleets only, which convoy',
  hybrid: 'land and sea at once: armies and fleets, which convoy',
  impassable: 'closed to everybody',
};

function centerOf(board: Board, { id, center }: ProvinceData): string {
  if (center !== true) return '';
  const home = board.powers.find((power) => power.home.includes(id));
  if (home !== undefined) return `home of ${home.display}`;
  return 'neutral at the start';
}

function waysFrom({ variant }: Board, { id, coasts = [] }: ProvinceData): readonly Way[] {
  const { army, fleet, seasonal = [] } = variant.adjacency;
  const from = (pairs: readonly (readonly [Place, Place])[], place: Place) =>
    pairs.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : [])).sort();
  const places = coasts.length === 0 ? [id] : coasts.map((coast) => `${id}/${coast}`);
  const names = (letters: readonly string[]) =>
    listInWords(variant.calendar.seasons.filter(({ letter }) => letters.includes(letter)).map(({ name }) => name));
  const ways: Way[] = [
    { who: 'Armies', to: from(army, id) },
    ...places.map((place) => ({
      who: place === id ? 'Fleets' : `Fleets on ${place.slice(id.length + 1)}`,
      to: from(fleet, place),
    })),
    ...seasonal.map(({ type, pair, seasons }) => ({
      who: `${MANY[type]} in ${names(seasons)} only`,
      to: [...new Set([id, ...places])].flatMap((place) => from([pair], place)),
    })),
  ];
  return ways.filter(({ to }) => to.length > 0);
}

const MANY: Readonly<Record<UnitType, string>> = { A: 'Armies', F: 'Fleets' };

/** What rules of the variant say of the place. */
function specialOf(board: Board, province: ProvinceData): readonly string[] {
  const { variant } = board;
  const { rules } = variant;
  const { id, type, center } = province;
  const said: string[] = [];
  if (type === 'sea' && center === true) said.push('A sea with a supply center: nothing is ever built in it.');
  for (const { name, provinces } of variant.waterways ?? []) {
    if (provinces.includes(id)) said.push(`On the waterway ${name}: fleets pass through, but do not convoy here.`);
  }
  if (rules['convoy-from']?.includes(id) === true) said.push('A fleet here convoys, as at sea.');
  if (rules['no-convoy-from']?.includes(id) === true) said.push('A fleet here does not convoy.');
  const still = rules['no-retreat-from'];
  if (
    still === 'anywhere' ||
    (still === 'centers' && center === true) ||
    (Array.isArray(still) && still.includes(id))
  ) {
    said.push('A unit dislodged here is destroyed.');
  }
  const builders = board.powers.filter(
    ({ name, home }) =>
      rules['build-sites'] !== undefined && !home.includes(id) && buildSites(board, name, [id]).length > 0,
  );
  if (center === true && rules['build-sites']?.sites !== 'any' && builders.length > 0) {
    said.push(
      builders.length === board.powers.length || rules['build-sites']?.shared?.includes(id) === true
        ? 'Whoever owns it may build here.'
        : `${listInWords(
            [...board.powers.filter(({ home }) => home.includes(id)), ...builders].map(({ display }) => display),
            'or',
          )} may build here while owning it, and nobody else.`,
    );
  }
  const neutral = rules['neutral-units'];
  if (neutral?.units.some((unit) => provinceOf(unit.slice(2)) === id) === true) {
    said.push(
      rules.influence === undefined
        ? `${neutral.display} unit at the start${neutral.whenAbsent === undefined ? '' : `, where ${powerName(board, neutral.whenAbsent)} is not played`}.`
        : `An ${neutral.display.toLowerCase()} state: for as long as its army stands it takes influence points (HELP IP).`,
    );
  }
  for (const [spelling, place] of Object.entries(variant.placeHints ?? {})) {
    if (provinceOf(spelling) === id) said.push(`What other maps call ${spelling} is ${placeName(board, place)} here.`);
  }
  return said;
}
