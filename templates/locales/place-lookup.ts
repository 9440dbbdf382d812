/** The places of a map, each with all that one must know to write orders there: for mails and pages. */
import type { Board } from '../../engine/board/board.ts';
import { coastInWords, listInWords, placeName, provinceName } from '../../engine/board/display-names.ts';
import type { Position } from '../../engine/board/position.ts';
import type { Place, Power, Province, ProvinceData } from '../../engine/board/variant.ts';
import { buildSites } from '../../engine/rules/build-sites.ts';
import { powersIn, provinceOf, provinceOfUnit, rowsOf } from '../../engine/vocabulary.ts';
import { t } from './current.ts';
import { powerAdjective, powerName } from './powers.ts';
import { abbrOf } from './text/abbreviations.ts';

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

/** By language: a board may have no names in the one that is written. */
const made = new WeakMap<Board, Map<string, readonly Gazette[]>>();

/** Closed places too, by name. */
export function gazetteOf(board: Board): readonly Gazette[] {
  const known = made.get(board) ?? new Map<string, readonly Gazette[]>();
  made.set(board, known);
  const { code } = t();
  const all = known.get(code) ?? allOf(board);
  known.set(code, all);
  return all;
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
  const { grammar, variants } = t();
  const told = variants.places;
  const named = to.map((place) => {
    const [name, coast, abbr] = [provinceName(board, place), coastInWords(board, place), abbrOf(board, place)];
    return coast === '' ? told.place(name, abbr) : told.placeWithCoast(name, coast, abbr);
  });
  return listInWords(named, grammar.and);
}

/** Who owns it as the game stands; empty for nobody and for what is no center. */
export function ownerOf({ centers }: Position, id: Province): Power | null {
  return powersIn(centers).find((power) => centers[power]!.includes(id)) ?? null;
}

/** Who owns it and who stands there, in a sentence; empty before a game has begun. */
export function standingIn(board: Board, position: Position, { id, center }: Gazette): string {
  const owner = ownerOf(position, id);
  const [unit] = rowsOf(position.units).flatMap(([power, units]) =>
    units.filter((each) => provinceOfUnit(each) === id).map((each) => ({ power, each })),
  );
  return t().variants.places.standing({
    isCenter: center !== '',
    owner: owner === null ? null : powerName(board, owner),
    unit:
      unit === undefined
        ? null
        : {
            type: unit.each.startsWith('A') ? 'A' : 'F',
            power: powerName(board, unit.power),
            adjective: powerAdjective(board, unit.power),
            coast: coastInWords(board, unit.each.slice(2)),
          },
  });
}

function placeAliases({ variant }: Board, id: Province): readonly string[] {
  return Object.entries(variant.placeAliases ?? {})
    .filter(([, place]) => provinceOf(place) === id)
    .map(([spelling]) => spelling);
}

function kindOf(board: Board, { id, type, coasts = [], theatre }: ProvinceData): string {
  const named = coasts.map((coast) => ({ id: coast, name: coastInWords(board, `${id}/${coast}`) }));
  const part = theatre === undefined ? null : (board.variant.theatres?.[theatre] ?? theatre);
  return t().variants.places.kind(type, named, part);
}

function typeOf({ type, coasts = [] }: ProvinceData): string {
  const { types, typeWithCoasts } = t().variants.places;
  return coasts.length === 0 ? types[type] : typeWithCoasts(types[type], coasts.join(', '));
}

function centerOf(board: Board, { id, center }: ProvinceData): string {
  if (center !== true) return '';
  const { homeOf, neutralCenter } = t().variants.places;
  const home = board.powers.find((power) => power.home.includes(id));
  return home === undefined ? neutralCenter : homeOf(home.display);
}

function waysFrom({ variant }: Board, { id, coasts = [] }: ProvinceData): readonly Way[] {
  const { army, fleet, seasonal = [] } = variant.adjacency;
  const { grammar, variants } = t();
  const told = variants.places;
  const from = (pairs: readonly (readonly [Place, Place])[], place: Place) =>
    pairs.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : [])).sort();
  const places = coasts.length === 0 ? [id] : coasts.map((coast) => `${id}/${coast}`);
  const names = (letters: readonly string[]) =>
    listInWords(
      variant.calendar.seasons.filter(({ letter }) => letters.includes(letter)).map(({ name }) => name),
      grammar.and,
    );
  const ways: Way[] = [
    { who: told.who.A, to: from(army, id) },
    ...places.map((place) => ({
      who: place === id ? told.who.F : told.fleetsOn(place.slice(id.length + 1)),
      to: from(fleet, place),
    })),
    ...seasonal.map(({ type, pair, seasons }) => ({
      who: told.inSeasons(type, names(seasons)),
      to: [...new Set([id, ...places])].flatMap((place) => from([pair], place)),
    })),
  ];
  return ways.filter(({ to }) => to.length > 0);
}

/** What rules of the variant say of the place. */
function specialOf(board: Board, province: ProvinceData): readonly string[] {
  const { variant } = board;
  const { rules } = variant;
  const { id, type, center } = province;
  const { grammar, variants } = t();
  const told = variants.places;
  const said: string[] = [];
  if (type === 'sea' && center === true) said.push(told.seaCenter);
  for (const { name, provinces } of variant.waterways ?? []) {
    if (provinces.includes(id)) said.push(told.onWaterway(name));
  }
  if (rules['convoy-from']?.includes(id) === true) said.push(told.convoys);
  if (rules['no-convoy-from']?.includes(id) === true) said.push(told.noConvoy);
  const still = rules['no-retreat-from'];
  if (
    still === 'anywhere' ||
    (still === 'centers' && center === true) ||
    (Array.isArray(still) && still.includes(id))
  ) {
    said.push(told.noRetreat);
  }
  const builders = board.powers.filter(
    ({ name, home }) =>
      rules['build-sites'] !== undefined && !home.includes(id) && buildSites(board, name, [id]).length > 0,
  );
  if (center === true && rules['build-sites']?.sites !== 'any' && builders.length > 0) {
    said.push(
      builders.length === board.powers.length || rules['build-sites']?.shared?.includes(id) === true
        ? told.anybodyBuilds
        : told.onlyBuild(
            listInWords(
              [...board.powers.filter(({ home }) => home.includes(id)), ...builders].map(({ display }) => display),
              grammar.or,
            ),
          ),
    );
  }
  const neutral = rules['neutral-units'];
  if (neutral?.units.some((unit) => provinceOfUnit(unit) === id) === true) {
    said.push(
      rules.influence === undefined
        ? told.neutralUnit(
            neutral.display,
            neutral.whenAbsent === undefined ? null : powerName(board, neutral.whenAbsent),
          )
        : told.influenceState(neutral.display),
    );
  }
  for (const [spelling, place] of Object.entries(variant.placeHints ?? {})) {
    if (provinceOf(spelling) === id) said.push(told.calledElsewhere(spelling, placeName(board, place)));
  }
  return said;
}
