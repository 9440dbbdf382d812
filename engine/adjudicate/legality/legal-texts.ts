/**
 * The legal orders of a movement phase as text, for programs that ask for millions of positions: the same orders as
 * `legalOrders`, put together from lists that are kept for each board. What depends on fleets is kept for each group of
 * fleets that touch each other. Law: for every position both give the same orders (tests/adjudicate/legal.test.ts). As JSON
 * they are put together from parts that are kept as JSON.
 */
import type { Board } from '../../board/board.ts';
import type { Position } from '../../board/position.ts';
import type { ByPower, Power } from '../../board/variant.ts';
import { type UnitText, unitText } from '../../vocabulary.ts';
import { ARMY, NONE } from '../movement/workspace.ts';
import { numberUnit, variantPowers } from '../numbered.ts';
import { MOST_CHAIN_STEPS } from './carriers.ts';

type Texts = readonly string[];

/** Canonical orders by what is ordered: a unit (`A par`), a place to build in (`par`), or `waive`. */
export type LegalOrders = Readonly<Record<string, Texts>>;

/** A unit as one number: its type times the number of locations, plus its location. */
type UnitNumber = number;

/** A bit for each unit. */
type UnitSet = Int32Array;

/** A bit for each fleet of a group. */
type FleetSet = number;

/** What never changes on a board in a season. */
interface SeasonTexts {
  readonly board: Board;
  readonly phase: Position['phase'];
  readonly units: readonly UnitText[];
  readonly numbers: ReadonlyMap<string, UnitNumber>;
  /** For each unit what it can order without convoy, by what stands where. */
  readonly rows: (Row | undefined)[];
  /** Provinces that each unit reaches without convoy. */
  readonly beside: (readonly number[] | undefined)[];
  /** Lists of orders that depend on fleets, one behind the other, and where each begins; the first is empty. */
  readonly carried: string[];
  readonly begins: number[];
  readonly groups: Map<string, FleetGroup>;
  /** Provinces in the order of their ids. */
  readonly byId: readonly number[];
  /** Orders because of fleets, by unit, army and province. */
  readonly texts: Map<number, string>;
  readonly fleets: Fleets;
  /** How many steps they have. */
  count: number;
  /** Fleets where fleets convoy. */
  readonly convoyers: UnitSet;
  /** Of the position at hand: which units stand on the board, and for each a chain of slots with the numbers of its lists in
   *  `begins`. A chain begins at the unit's own slot, which has no list; what follows the last is of an earlier position. */
  readonly standing: UnitSet;
  readonly lists: number[];
  readonly next: number[];
  readonly last: Int32Array;
  /** Room in which a list is put together. */
  readonly room: string[];
}

/** A unit's own holds and moves, then its supports of each other unit. */
interface Row {
  readonly texts: Texts;
  readonly own: number;
  /** For each other unit which texts are there because of it: the first, times {@link SPAN}, and the one behind the last; 0 for none. */
  readonly spans: Uint32Array;
  /** Those that have any. */
  readonly targets: UnitSet;
  /** As JSON: what it orders by itself, and its supports of each other unit. */
  json?: { readonly own: string; readonly supports: string[] };
}

/** The groups of all convoying fleets of a position: the way there leads over their numbers. */
interface Fleets {
  groups: readonly FleetGroup[] | null;
  /** Armies that these fleets can carry. */
  readonly armies: Map<UnitNumber, Passenger | null | 'too many fleets'>;
  readonly next: Map<UnitNumber, Fleets>;
}

interface Passenger {
  readonly army: CarriedArmy;
  /** By twos: a fleet, and the number of its list of orders to convoy the army. */
  readonly convoys: readonly number[];
}

/** For each unit the number of its list in `SeasonTexts.begins`. */
type Lists = Int32Array;

/** Fleets that touch each other, or several such groups that one army can reach. */
interface FleetGroup {
  readonly fleets: readonly UnitNumber[];
  /** Those that touch each of them, and those that touch each province. */
  readonly near: readonly FleetSet[];
  readonly touching: Int32Array;
  /** Provinces that they touch and in which armies can stand. */
  readonly shores: readonly number[];
  readonly armies: (CarriedArmy | undefined)[];
}

/** An army and the fleets that can carry it. */
interface CarriedArmy {
  readonly unit: UnitNumber;
  readonly group: FleetGroup;
  /** 1 where it gets by convoy alone. */
  readonly landings: Uint8Array;
  /** What each unit can order because of them; of which units that is known, and which of these can order something. */
  readonly withHelpOf: Lists;
  readonly known: UnitSet;
  readonly helpers: UnitSet;
  /** For each of the group's fleets the number of its list of orders to convoy it, as in {@link Passenger}. */
  convoys: readonly number[] | null;
}

/** More fleets that could carry one army than this have no bits. */
const MOST_FLEETS = 31;

/** More groups, or steps to them, than this are not kept. */
const MOST_GROUPS = 3000;
const MOST_STEPS = 20_000;
const SPAN = 1 << 16;
const NOTHING: Texts = [];

const seasonsOfBoards = new WeakMap<Board, Map<string, SeasonTexts>>();

/** Not where a convoy depends on who owns what, nor where units stand that never move. */
function canList({ variant: { rules } }: Board): boolean {
  return rules['convoy-between-theatres'] === undefined && rules['neutral-units'] === undefined;
}

/** The orders of all units on the board in a movement phase, by power and unit; null where they cannot be listed so: by the
 *  rules of the board, or because more fleets could carry an army than have bits. */
export function legalTexts(board: Board, position: Position): ByPower<LegalOrders> | null {
  const found = prepared(board, position);
  if (found === null) return null;
  const { season, units } = found;
  const legal: Record<Power, LegalOrders> = {};
  let n = 0;
  for (const power of variantPowers(board)) {
    const texts = position.units[power] ?? NOTHING;
    if (texts.length === 0) continue;
    const own: Record<string, Texts> = {};
    for (let t = 0; t < texts.length; t++, n++) {
      const unit = units[n]!;
      // Where it is the same text, the one that was a key before is the quicker key.
      const name = unit !== NONE && season.units[unit] === texts[t] ? season.units[unit]! : texts[t]!;
      own[name] = unit === NONE ? [] : textsOf(season, unit);
    }
    legal[power] = own;
  }
  return legal;
}

/** The same as `JSON.stringify` writes it, of a position that was read. */
export function legalJson(board: Board, position: Position): string | null {
  const found = prepared(board, position);
  if (found === null) return null;
  const { season, units } = found;
  const parts: string[] = [];
  let n = 0;
  for (const power of variantPowers(board)) {
    const texts = position.units[power] ?? NOTHING;
    for (const [t, text] of texts.entries()) {
      parts.push(t > 0 ? '],' : parts.length > 0 ? `]},"${power}":{` : `{"${power}":{`, `"${text}":[`);
      addJson(season, units[n++]!, parts);
    }
  }
  return parts.length === 0 ? '{}' : `${parts.join('')}]}}`;
}

/** The texts of a board with what stands where in a position, and its units in their order. */
function prepared(board: Board, position: Position) {
  if (!canList(board)) return null;
  const season = seasonOf(board, position);
  const units: UnitNumber[] = [];
  for (const power of variantPowers(board)) {
    for (const text of position.units[power] ?? NOTHING) {
      units.push(season.numbers.get(text) ?? otherNumber(board, text));
    }
  }
  season.standing.fill(0);
  for (const unit of units) {
    if (unit === NONE) continue;
    add(season.standing, unit);
    season.last[unit] = unit;
  }
  return listConvoys(season, units) ? { season, units } : null;
}

/** Of a unit that is not written as we write it. */
function otherNumber(board: Board, text: string): UnitNumber {
  const found = numberUnit(board, text);
  if (found === null) return NONE;
  return found.type === ARMY ? found.at : board.locations.length + found.at;
}

function add(set: UnitSet, unit: UnitNumber): void {
  set[unit >> 5]! |= 1 << (unit & 31);
}

/** The lowest unit of a word of a set. */
function lowestIn(bits: number, word: number): UnitNumber {
  return 32 * word + 31 - Math.clz32(bits & -bits);
}

/** What units can order because fleets carry armies; false where too many fleets do. */
function listConvoys(season: SeasonTexts, units: readonly UnitNumber[]): boolean {
  const { lists, next, last, standing } = season;
  let slots = season.units.length;
  const fleets = fleetsOf(season);
  if (fleets.groups!.length === 0) return true;
  for (const unit of units) {
    if (unit === NONE || !isArmy(season, unit)) continue;
    let passenger = fleets.armies.get(unit);
    if (passenger === undefined) {
      passenger = passengerOf(season, fleets.groups!, unit);
      fleets.armies.set(unit, passenger);
    }
    if (passenger === null) continue;
    if (passenger === 'too many fleets') return false;
    const { army, convoys } = passenger;
    const { withHelpOf, known, helpers } = army;
    for (let w = 0; w < standing.length; w++) {
      const here = standing[w]!;
      for (let bits = here & ~known[w]!; bits !== 0; bits &= bits - 1) learn(season, army, lowestIn(bits, w));
      for (let bits = here & helpers[w]!; bits !== 0; bits &= bits - 1) {
        const helper = lowestIn(bits, w);
        lists[slots] = withHelpOf[helper]!;
        next[last[helper]!] = slots;
        last[helper] = slots++;
      }
    }
    for (let n = 0; n < convoys.length; n += 2) {
      const fleet = convoys[n]!;
      lists[slots] = convoys[n + 1]!;
      next[last[fleet]!] = slots;
      last[fleet] = slots++;
    }
  }
  return true;
}

/** An army with the fleets that it can reach; null where it can reach none. */
function passengerOf(season: SeasonTexts, groups: readonly FleetGroup[], unit: UnitNumber) {
  const reached = groups.filter(({ touching }) => touching[provinceOf(season, unit)] !== 0);
  if (reached.length === 0) return null;
  if (reached.flatMap(({ fleets }) => fleets).length > MOST_FLEETS) return 'too many fleets';
  const convoys = reached.flatMap((group) => {
    const army = armyIn(season, group, unit);
    army.convoys ??= convoyTexts(season, group, unit).flatMap((texts, f) => {
      const list = keep(season, texts);
      return list === 0 ? [] : [group.fleets[f]!, list];
    });
    return army.convoys;
  });
  return { army: armyIn(season, reached.length === 1 ? reached[0]! : united(season, reached), unit), convoys };
}

function learn(season: SeasonTexts, army: CarriedArmy, unit: UnitNumber): void {
  add(army.known, unit);
  const list = keep(season, carriedTexts(season, army, unit));
  army.withHelpOf[unit] = list;
  if (list !== 0) add(army.helpers, unit);
}

/** The number of the list from now on; an empty one is 0. */
function keep({ carried, begins }: SeasonTexts, texts: Texts): number {
  if (texts.length === 0) return 0;
  for (const text of texts) carried.push(text);
  begins.push(carried.length);
  return begins.length - 2;
}

function textsOf(season: SeasonTexts, unit: UnitNumber): Texts {
  const { standing, room, carried, begins } = season;
  const { texts, own, spans, targets } = season.rows[unit] ?? addRow(season, unit);
  let length = 0;
  for (; length < own; length++) room[length] = texts[length]!;
  for (let w = 0; w < standing.length; w++) {
    for (let bits = standing[w]! & targets[w]!; bits !== 0; bits &= bits - 1) {
      const span = spans[lowestIn(bits, w)]!;
      const end = span & (SPAN - 1);
      for (let from = span >>> 16; from < end; from++) room[length++] = texts[from]!;
    }
  }
  const { lists, next, last } = season;
  for (let slot = unit, end = last[unit]!; slot !== end; ) {
    slot = next[slot]!;
    const list = lists[slot]!;
    const behind = begins[list + 1]!;
    for (let n = begins[list]!; n < behind; n++) room[length++] = carried[n]!;
  }
  return room.slice(0, length);
}

/** Of lists that depend on fleets, by number. */
const jsonOfCarried = new WeakMap<SeasonTexts, string[]>();

function addJson(season: SeasonTexts, unit: UnitNumber, parts: string[]): void {
  const { standing, carried, begins } = season;
  const carriedJson = jsonOfCarried.get(season) ?? [];
  jsonOfCarried.set(season, carriedJson);
  const row = season.rows[unit] ?? addRow(season, unit);
  const { texts, spans, targets } = row;
  row.json ??= { own: asItems(texts.slice(0, row.own)).slice(1), supports: [] };
  const { own, supports } = row.json;
  parts.push(own);
  for (let w = 0; w < standing.length; w++) {
    for (let bits = standing[w]! & targets[w]!; bits !== 0; bits &= bits - 1) {
      const target = lowestIn(bits, w);
      supports[target] ??= asItems(texts.slice(spans[target]! >>> 16, spans[target]! & (SPAN - 1)));
      parts.push(supports[target]!);
    }
  }
  for (let slot = unit; slot !== season.last[unit]; ) {
    slot = season.next[slot]!;
    const list = season.lists[slot]!;
    carriedJson[list] ??= asItems(carried.slice(begins[list]!, begins[list + 1]!));
    parts.push(carriedJson[list]!);
  }
}

/** As they stand in a list of JSON behind others. Orders need no escapes. */
function asItems(texts: Texts): string {
  return texts.map((text) => `,"${text}"`).join('');
}

function addRow(season: SeasonTexts, unit: UnitNumber): Row {
  const { board, units } = season;
  const name = units[unit]!;
  const reached = reach(season, unit);
  const provinces = beside(season, unit);
  const near = board.locations.flatMap((_, at) => (provinces.includes(board.provinceOf[at]!) ? [at] : []));
  // Whoever gets into a province stands beside it.
  const size = board.locations.length;
  const targets = near.flatMap((at) => [at, size + at].flatMap((there) => [there, ...alongside(season, there)]));
  const texts = [`${name} H`, ...reached.map((to) => `${name} - ${board.locations[to]}`)];
  const own = texts.length;
  const spans = new Uint32Array(units.length);
  const targetSet = noUnits(season);
  for (const target of new Set(targets)) {
    const supports = target === unit ? NOTHING : supportTexts(season, unit, target);
    if (supports.length === 0) continue;
    spans[target] = texts.length * SPAN + texts.push(...supports);
    add(targetSet, target);
  }
  const row: Row = { texts, own, spans, targets: targetSet };
  season.rows[unit] = row;
  return row;
}

function noUnits({ units }: Pick<SeasonTexts, 'units'>): UnitSet {
  return new Int32Array((units.length + 31) >> 5);
}

/** Units of the same type in the places that this one reaches: those that reach its own. */
function alongside(season: SeasonTexts, unit: UnitNumber): readonly UnitNumber[] {
  const first = unit - locationOf(season, unit);
  return reach(season, unit).map((at) => first + at);
}

function seasonOf(board: Board, { phase }: Position): SeasonTexts {
  const letter = board.variant.adjacency.seasonal === undefined ? '' : phase.slice(0, 1);
  const seasons = seasonsOfBoards.get(board) ?? new Map<string, SeasonTexts>();
  seasonsOfBoards.set(board, seasons);
  const known = seasons.get(letter);
  if (known !== undefined && known.groups.size < MOST_GROUPS && known.count < MOST_STEPS) return known;
  const units = (['A', 'F'] as const).flatMap((type) => board.locations.map((at) => unitText(`${type} ${at}`)));
  const made: SeasonTexts = {
    board,
    phase,
    units,
    numbers: new Map(units.map((text, unit) => [text, unit])),
    rows: units.map(() => undefined),
    beside: [],
    carried: [],
    begins: [0, 0],
    groups: new Map(),
    byId: board.provinces
      .map(({ id }) => id)
      .sort()
      .map((id) => board.provinceNumber.get(id)!),
    texts: new Map(),
    fleets: { groups: null, armies: new Map(), next: new Map() },
    count: 0,
    convoyers: noUnits({ units }),
    standing: noUnits({ units }),
    lists: units.map(() => 0),
    next: units.map(() => 0),
    last: new Int32Array(units.length),
    room: [],
  };
  for (let at = 0; at < board.locations.length; at++) {
    if (board.convoys[board.provinceOf[at]!] === 1) add(made.convoyers, board.locations.length + at);
  }
  seasons.set(letter, made);
  return made;
}

function isArmy({ board }: SeasonTexts, unit: UnitNumber): boolean {
  return unit < board.locations.length;
}

function locationOf({ board }: SeasonTexts, unit: UnitNumber): number {
  return unit % board.locations.length;
}

function provinceOf(season: SeasonTexts, unit: UnitNumber): number {
  return season.board.provinceOf[locationOf(season, unit)]!;
}

/** The locations that a unit reaches without convoy. */
function reach(season: SeasonTexts, unit: UnitNumber): readonly number[] {
  const borders = season.board.bordersIn(season.phase.slice(0, 1));
  const { start, list } = isArmy(season, unit) ? borders.army : borders.fleet;
  const at = locationOf(season, unit);
  return Array.from(list.subarray(start[at], start[at + 1]));
}

function beside(season: SeasonTexts, unit: UnitNumber): readonly number[] {
  const known = season.beside[unit] ?? [...new Set(reach(season, unit).map((to) => season.board.provinceOf[to]!))];
  season.beside[unit] = known;
  return known;
}

function supportTexts(season: SeasonTexts, unit: UnitNumber, target: UnitNumber): Texts {
  const { board, units } = season;
  const ways = beside(season, unit);
  const from = provinceOf(season, target);
  const own = provinceOf(season, unit);
  const support = `${units[unit]} S ${units[target]}`;
  const ends = reach(season, target).filter(
    (to) => ways.includes(board.provinceOf[to]!) && board.provinceOf[to] !== own,
  );
  return [...(ways.includes(from) ? [support] : []), ...ends.map((to) => `${support} - ${board.locations[to]}`)];
}

function fleetsOf(season: SeasonTexts): Fleets {
  const { standing, convoyers } = season;
  let fleets = season.fleets;
  const open: UnitNumber[] = [];
  for (let w = 0; w < standing.length; w++) {
    for (let bits = standing[w]! & convoyers[w]!; bits !== 0; bits &= bits - 1) {
      const unit = lowestIn(bits, w);
      open.push(unit);
      let next = fleets.next.get(unit);
      if (next === undefined) {
        next = { groups: null, armies: new Map(), next: new Map() };
        fleets.next.set(unit, next);
        season.count++;
      }
      fleets = next;
    }
  }
  fleets.groups ??= groupsFound(season, open);
  return fleets;
}

/** The fleets that convoy, in groups that touch each other. */
function groupsFound(season: SeasonTexts, open: UnitNumber[]): readonly FleetGroup[] {
  const { board } = season;
  const groups: FleetGroup[] = [];
  while (open.length > 0) {
    const group = [open.pop()!];
    for (const fleet of group) {
      const { touches } = board.bordersIn(season.phase.slice(0, 1)).fleet;
      const at = locationOf(season, fleet) * board.locations.length;
      for (let n = open.length - 1; n >= 0; n--) {
        if (touches[at + locationOf(season, open[n]!)] === 1) group.push(...open.splice(n, 1));
      }
    }
    groups.push(groupOf(season, group));
  }
  return groups;
}

function groupOf(season: SeasonTexts, fleets: UnitNumber[]): FleetGroup {
  fleets.sort((a, b) => a - b);
  const key = fleets.join(' ');
  const known = season.groups.get(key);
  if (known !== undefined) return known;
  const { board } = season;
  const touching = new Int32Array(board.provinces.length);
  for (const [f, fleet] of fleets.entries()) for (const at of beside(season, fleet)) touching[at]! |= 1 << f;
  const near = fleets.map((fleet) => touching[provinceOf(season, fleet)]!);
  const shores = season.byId.filter((at) => touching[at] !== 0 && board.armyGround[at] === 1);
  const group: FleetGroup = { fleets, near, touching, shores, armies: [] };
  season.groups.set(key, group);
  return group;
}

function united(season: SeasonTexts, groups: readonly FleetGroup[]): FleetGroup {
  return groupOf(
    season,
    groups.flatMap(({ fleets }) => fleets),
  );
}

function armyIn(season: SeasonTexts, group: FleetGroup, unit: UnitNumber): CarriedArmy {
  const made = group.armies[unit];
  if (made !== undefined) return made;
  const withHelpOf = new Int32Array(season.units.length);
  const [known, helpers] = [noUnits(season), noUnits(season)];
  const landings = new Uint8Array(season.board.provinces.length);
  for (const at of group.shores) landings[at] = 1;
  for (const walked of beside(season, unit)) landings[walked] = 0;
  landings[provinceOf(season, unit)] = 0;
  const army = { unit, group, landings, withHelpOf, known, helpers, convoys: null };
  group.armies[unit] = army;
  return army;
}

/** The army's own moves by convoy, where the unit is that army; else the unit's supports of it to where it gets by convoy alone,
 *  without the unit's own help. */
function carriedTexts(season: SeasonTexts, { unit: army, group, landings }: CarriedArmy, unit: UnitNumber): Texts {
  const { touching, shores, fleets } = group;
  const from = provinceOf(season, army);
  if (unit === army) return shores.flatMap((to) => (to === from ? [] : [carriedText(season, unit, 'S', army, to)]));
  const own = provinceOf(season, unit);
  const ends = beside(season, unit).filter((end) => landings[end] === 1 && end !== own);
  const helper = fleets.indexOf(unit);
  if (ends.length === 0 || helper === -1) return ends.map((to) => carriedText(season, unit, 'S', army, to));
  const others = reachedBy(group, touching[from]!, 1 << helper);
  return ends.flatMap((to) => ((touching[to]! & others) === 0 ? [] : [carriedText(season, unit, 'S', army, to)]));
}

/** All fleets of a group that touch these, or that touch one that does, but for those without. */
function reachedBy({ near }: FleetGroup, fleets: FleetSet, without: FleetSet): FleetSet {
  let reached = fleets & ~without;
  for (let rest = reached; rest !== 0; ) {
    const more = near[lowestIn(rest, 0)]! & ~reached & ~without;
    reached |= more;
    rest = (rest & (rest - 1)) | more;
  }
  return reached;
}

/** For each fleet of a group its orders to convoy an army. */
function convoyTexts(season: SeasonTexts, group: FleetGroup, army: UnitNumber): readonly Texts[] {
  const from = provinceOf(season, army);
  const texts: string[][] = group.fleets.map(() => []);
  for (const to of group.shores) {
    if (to === from) continue;
    for (let useful = usefulFleets(group, from, to); useful !== 0; useful &= useful - 1) {
      const f = lowestIn(useful, 0);
      texts[f]!.push(carriedText(season, group.fleets[f]!, 'C', army, to));
    }
  }
  return texts;
}

/** The fleets of which some could carry an army so with this one, but not without it, as `carriersBetween` finds them. */
function usefulFleets({ near, fleets, touching }: FleetGroup, from: number, to: number): FleetSet {
  const [first, last] = [touching[from]!, touching[to]!];
  if ((first & ~last) === 0) return first;
  let useful = 0;
  let steps = MOST_CHAIN_STEPS;
  const extend = (fleet: number, chain: FleetSet, touched: FleetSet): void => {
    if (steps-- <= 0) return;
    const longer = chain | (1 << fleet);
    if ((last & (1 << fleet)) !== 0) useful |= longer;
    else {
      const next = near[fleet]! & ~touched & ~first;
      for (let rest = next; rest !== 0; rest &= rest - 1) {
        extend(lowestIn(rest, 0), longer, touched | near[fleet]! | (1 << fleet));
      }
    }
  };
  for (let rest = first; rest !== 0; rest &= rest - 1) extend(lowestIn(rest, 0), 0, 0);
  return steps <= 0 ? (1 << fleets.length) - 1 : useful;
}

/** An order that fleets make possible: an army's own, or another unit's support of it or convoy. */
function carriedText(season: SeasonTexts, unit: UnitNumber, how: 'S' | 'C', army: UnitNumber, to: number): string {
  const { texts, units, board } = season;
  const key = ((unit * units.length + army) * board.provinces.length + to) * 2 + (how === 'S' ? 0 : 1);
  let text = texts.get(key);
  if (text === undefined) {
    const move = `${units[army]} - ${board.provinces[to]!.id}`;
    text = unit === army ? `${move} VIA` : `${units[unit]} ${how} ${move}`;
    texts.set(key, text);
  }
  return text;
}
