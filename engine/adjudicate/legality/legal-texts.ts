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
type UnitSet = number[];

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
  readonly groups: Map<string, FleetGroup>;
  /** Words of a set of provinces. */
  readonly words: number;
  /** Provinces in the order of their ids. */
  readonly byId: readonly number[];
  /** By the sum of the weights of convoying fleets. */
  readonly fleets: Map<number, Fleets>;
  /** A power of two for each fleet where fleets convoy; 0 for other units. */
  readonly weights: Float64Array;
  /** Who reaches each province without convoy. */
  readonly reaching: readonly UnitSet[];
  /** Armies that fleets can carry, as {@link addRider} writes them, and orders that they refer to. */
  readonly riders: number[];
  readonly carried: string[];
  /** Of the position at hand: which units stand on the board, and for each a chain of slots with the parts
   *  of riders that let it order something. A chain begins at the unit's own slot; what follows the last is of an earlier position. */
  readonly standing: UnitSet;
  readonly slots: number[];
  readonly next: number[];
  readonly last: number[];
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
  /** Provinces that it reaches without convoy, and its supports of moves there, one behind the other, by army. */
  readonly ways: readonly number[];
  readonly supports: string[];
  /** As JSON: what it orders by itself, its supports of each other unit, and its supports of armies that fleets carry. */
  json?: { readonly own: string; readonly supports: string[]; readonly carried: string[] };
  /** For each army orders to convoy it, or its own moves by convoy, by province. */
  readonly convoys: (string | undefined)[][];
}

/** All convoying fleets of a position. */
interface Fleets {
  readonly groups: readonly FleetGroup[];
  /** Armies that these fleets can carry. */
  readonly armies: (Rider | undefined)[];
}

/** Fleets that touch each other, or several such groups that one army can reach. */
interface FleetGroup {
  readonly fleets: readonly UnitNumber[];
  /** Those that touch each of them, and those that touch each province. */
  readonly near: readonly FleetSet[];
  readonly touching: Int32Array;
  /** Provinces that they touch and in which armies can stand. */
  readonly shores: readonly number[];
  readonly armies: (Rider | undefined)[];
}

/** Where an army that fleets can carry begins in `SeasonTexts.riders`, or why there is none. */
type Rider = number;
const NO_RIDER = -1;
const TOO_MANY_FLEETS = -2;

/** What each part of a rider begins with: whom it lets order something, the army, and from where to where in `SeasonTexts.carried`
 *  its orders stand. Where the army lands by convoy alone follows, by province: a bit for each that somebody may support. */
const PART = 4;

/** More fleets that could carry one army than this have no bits. */
const MOST_FLEETS = 31;

/** More groups, or sets of fleets, than this are not kept. */
const MOST_GROUPS = 3000;
const MOST_FLEET_SETS = 20_000;
const SPAN = 1 << 16;
const NOTHING: Texts = [];

const seasonsOfBoards = new WeakMap<Board, Map<string, SeasonTexts>>();

/** The orders of all units on the board in a movement phase, by power and unit; null where they cannot be listed so: by the
 *  rules of the board, or because more fleets could carry an army than have bits, or a unit stands there twice. */
export function legalTexts(board: Board, position: Position): ByPower<LegalOrders> | null {
  const found = prepared(board, position);
  if (found === null) return null;
  const { season, units } = found;
  const legal: Record<Power, LegalOrders> = {};
  let n = 0;
  for (const power of variantPowers(board)) {
    const texts = position.units[power] ?? NOTHING;
    if (texts.length === 0) continue;
    const own = emptyTable();
    for (let t = 0; t < texts.length; t++, n++) {
      const unit = units[n]!;
      // Where it is the same text, the one that was a key before is the quicker key.
      const name = season.units[unit] === texts[t] ? season.units[unit]! : texts[t]!;
      own[name] = unit === NONE ? [] : textsOf(season, unit);
    }
    legal[power] = own;
  }
  return legal;
}

/** An object that is a table from the start. Others have a layout for each row of names; nearly every position has new ones, and
 *  to make a layout takes longer than all else. */
function emptyTable(): Record<string, Texts> {
  const table: Record<string, Texts> = { A: NOTHING, F: NOTHING };
  delete table['A'];
  delete table['F'];
  return table;
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
    for (let t = 0; t < texts.length; t++) {
      parts.push(t > 0 ? '],' : n > 0 ? `]},"${power}":{` : `{"${power}":{`, `"${texts[t]}":[`);
      addJson(season, units[n++]!, parts);
    }
  }
  return n === 0 ? '{}' : `${parts.join('')}]}}`;
}

/** The texts of a board with what stands where in a position, and its units in their order. */
function prepared(board: Board, position: Position) {
  const { rules } = board.variant;
  // Not where a convoy depends on who owns what, nor where units stand that never move.
  if (rules['convoy-between-theatres'] !== undefined || rules['neutral-units'] !== undefined) return null;
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
    // Two in one place would be counted as another set of fleets.
    if ((season.standing[unit >> 5]! & (1 << (unit & 31))) !== 0) return null;
    add(season.standing, unit);
    season.last[unit] = unit;
  }
  return findRiders(season, units) ? { season, units } : null;
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
function findRiders(season: SeasonTexts, units: readonly UnitNumber[]): boolean {
  const { standing, next, last, slots, riders, words } = season;
  let slot = season.units.length;
  const fleets = fleetsOf(season, units);
  if (!fleets?.groups.length) return fleets !== null;
  for (const unit of units) {
    if (unit === NONE || !isArmy(season, unit)) continue;
    let rider = fleets.armies[unit];
    if (rider === undefined) {
      rider = riderOf(season, fleets.groups, unit);
      fleets.armies[unit] = rider;
    }
    if (rider === TOO_MANY_FLEETS) return false;
    if (rider === NO_RIDER) continue;
    const helpers = rider + 1;
    let part = helpers + standing.length;
    for (let w = 0; w < standing.length; w++) {
      for (let bits = standing[w]! & riders[helpers + w]!; bits !== 0; bits &= bits - 1) {
        const helper = lowestIn(bits, w);
        slots[slot] = part;
        next[last[helper]!] = slot;
        last[helper] = slot++;
      }
    }
    for (let parts = riders[rider]!; parts > 0; parts--) {
      part += PART + words;
      const helper = riders[part]!;
      slots[slot] = part;
      next[last[helper]!] = slot;
      last[helper] = slot++;
    }
  }
  return true;
}

/** An army with the fleets that it can reach. */
function riderOf(season: SeasonTexts, groups: readonly FleetGroup[], unit: UnitNumber): Rider {
  const reached = groups.filter(({ touching }) => touching[provinceOf(season, unit)] !== 0);
  if (reached.length === 0) return NO_RIDER;
  const fleets = reached.flatMap((group) => group.fleets);
  if (fleets.length > MOST_FLEETS) return TOO_MANY_FLEETS;
  const group = reached.length === 1 ? reached[0]! : groupOf(season, fleets);
  group.armies[unit] ??= addRider(season, group, unit);
  return group.armies[unit]!;
}

/** How many parts follow the first; who can support the army to where it gets by convoy alone, but for the fleets of the group; a
 *  part for all of these; one for the army and for each of the fleets. */
function addRider(season: SeasonTexts, group: FleetGroup, unit: UnitNumber): Rider {
  const { touching, shores, fleets } = group;
  const { standing, words, riders, carried, reaching } = season;
  const from = provinceOf(season, unit);
  const ends = shores.filter((to) => to !== from);
  const walked = beside(season, unit);
  const landings = ends.filter((to) => !walked.includes(to));
  const rider = riders.push(fleets.length + 1) - 1;
  for (let n = standing.length + (fleets.length + 2) * (PART + words); n > 0; n--) riders.push(0);
  const helpers = rider + 1;
  for (const to of landings) for (let w = 0; w < standing.length; w++) riders[helpers + w]! |= reaching[to]![w]!;
  for (const fleet of fleets) riders[helpers + (fleet >> 5)]! &= ~(1 << (fleet & 31));
  let part = helpers + standing.length;
  const writePart = (helper: UnitNumber, texts: Texts, others: FleetSet) => {
    riders[part] = helper;
    riders[part + 1] = unit;
    riders[part + 2] = carried.length;
    for (const text of texts) carried.push(text);
    riders[part + 3] = carried.length;
    for (const to of landings) {
      if ((touching[to]! & others) !== 0) riders[part + PART + (to >> 5)]! |= 1 << (to & 31);
    }
    part += PART + words;
  };
  writePart(NONE, NOTHING, -1);
  const moves = ends.map((to) => convoyText(season, unit, unit, to));
  writePart(unit, moves, 0);
  const convoys = convoyTexts(season, group, unit, ends);
  for (const [f, fleet] of fleets.entries()) writePart(fleet, convoys[f]!, reachedBy(group, touching[from]!, 1 << f));
  return rider;
}

function textsOf(season: SeasonTexts, unit: UnitNumber): Texts {
  const { standing, room, slots, next } = season;
  const row = rowOf(season, unit);
  const { texts, own, spans, targets } = row;
  let length = 0;
  for (; length < own; length++) room[length] = texts[length]!;
  for (let w = 0; w < standing.length; w++) {
    for (let bits = standing[w]! & targets[w]!; bits !== 0; bits &= bits - 1) {
      const span = spans[lowestIn(bits, w)]!;
      const end = span & (SPAN - 1);
      for (let from = span >>> 16; from < end; from++) room[length++] = texts[from]!;
    }
  }
  for (let slot = unit, end = season.last[unit]!; slot !== end; ) {
    slot = next[slot]!;
    length = addPart(season, unit, row, slots[slot]!, length);
  }
  return room.slice(0, length);
}

/** What a part of a rider lets a unit order goes into the room, behind as many as are there; how many there are then. */
function addPart(season: SeasonTexts, unit: UnitNumber, row: Row, part: number, behind: number): number {
  const { room, riders, carried } = season;
  const { ways, supports } = row;
  let length = behind;
  const army = riders[part + 1]!;
  if (army !== unit) {
    const first = army * ways.length;
    if (supports[first] === '') addSupports(season, unit, row, army);
    for (let n = 0; n < ways.length; n++) {
      if (lands(riders, part, ways[n]!)) room[length++] = supports[first + n]!;
    }
  }
  const end = riders[part + 3]!;
  for (let n = riders[part + 2]!; n < end; n++) room[length++] = carried[n]!;
  return length;
}

/** Of parts of riders with orders of their own, which each let one unit order something: by where these begin. */
const jsonOfParts = new WeakMap<SeasonTexts, string[]>();

function addJson(season: SeasonTexts, unit: UnitNumber, parts: string[]): void {
  const { standing, next, slots, riders, room } = season;
  const known = jsonOfParts.get(season) ?? [];
  jsonOfParts.set(season, known);
  const row = rowOf(season, unit);
  const { texts, spans, targets, ways } = row;
  row.json ??= { own: asItems(texts.slice(0, row.own)).slice(1), supports: [], carried: row.supports.map(() => '') };
  const { own, supports, carried } = row.json;
  parts.push(own);
  for (let w = 0; w < standing.length; w++) {
    for (let bits = standing[w]! & targets[w]!; bits !== 0; bits &= bits - 1) {
      const target = lowestIn(bits, w);
      supports[target] ??= asItems(texts.slice(spans[target]! >>> 16, spans[target]! & (SPAN - 1)));
      parts.push(supports[target]!);
    }
  }
  for (let slot = unit, end = season.last[unit]!; slot !== end; ) {
    slot = next[slot]!;
    const part = slots[slot]!;
    const begin = riders[part + 2]!;
    if (begin !== riders[part + 3]) {
      while (known.length <= begin) known.push('');
      known[begin] ||= asItems(room.slice(0, addPart(season, unit, row, part, 0)));
      parts.push(known[begin]!);
      continue;
    }
    const first = riders[part + 1]! * ways.length;
    if (row.supports[first] === '') addSupports(season, unit, row, riders[part + 1]!);
    for (let n = 0; n < ways.length; n++) {
      if (!lands(riders, part, ways[n]!)) continue;
      if (carried[first + n] === '') carried[first + n] = `,"${row.supports[first + n]}"`;
      parts.push(carried[first + n]!);
    }
  }
}

/** As they stand in a list of JSON behind others. Orders need no escapes. */
function asItems(texts: Texts): string {
  return texts.map((text) => `,"${text}"`).join('');
}

function lands(riders: readonly number[], part: number, to: number): boolean {
  return (riders[part + PART + (to >> 5)]! & (1 << (to & 31))) !== 0;
}

function addSupports({ units, board }: SeasonTexts, unit: UnitNumber, row: Row, army: UnitNumber): void {
  const move = `${units[unit]} S ${units[army]} - `;
  for (const [n, to] of row.ways.entries()) {
    row.supports[army * row.ways.length + n] = `${move}${board.provinces[to]!.id}`;
  }
}

function rowOf(season: SeasonTexts, unit: UnitNumber): Row {
  return season.rows[unit] ?? addRow(season, unit);
}

function addRow(season: SeasonTexts, unit: UnitNumber): Row {
  const { board, units } = season;
  const name = units[unit]!;
  const provinces = beside(season, unit);
  const near = board.locations.flatMap((_, at) => (provinces.includes(board.provinceOf[at]!) ? [at] : []));
  // Whoever gets into a province stands beside it.
  const size = board.locations.length;
  const targets = near.flatMap((at) => [at, size + at].flatMap((there) => [there, ...alongside(season, there)]));
  const texts = [`${name} H`, ...reach(season, unit).map((to) => `${name} - ${board.locations[to]}`)];
  const own = texts.length;
  const spans = new Uint32Array(units.length);
  const targetSet = noUnits(season);
  for (const target of new Set(targets)) {
    const supports = target === unit ? NOTHING : supportTexts(season, unit, target);
    if (supports.length === 0) continue;
    spans[target] = texts.length * SPAN + texts.push(...supports);
    add(targetSet, target);
  }
  const ways = provinces.filter((at) => at !== provinceOf(season, unit));
  const supports = Array.from({ length: size * ways.length }, () => '');
  const row: Row = { texts, own, spans, targets: targetSet, ways, supports, convoys: [] };
  season.rows[unit] = row;
  return row;
}

function noUnits({ units }: Pick<SeasonTexts, 'units'>): UnitSet {
  return Array.from({ length: (units.length + 31) >> 5 }, () => 0);
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
  if (known !== undefined && known.groups.size < MOST_GROUPS && known.fleets.size < MOST_FLEET_SETS) return known;
  const units = (['A', 'F'] as const).flatMap((type) => board.locations.map((at) => unitText(`${type} ${at}`)));
  const reaching = board.provinces.map(() => noUnits({ units }));
  const made: SeasonTexts = {
    board,
    phase,
    units,
    numbers: new Map(units.map((text, unit) => [text, unit])),
    rows: units.map(() => undefined),
    beside: [],
    groups: new Map(),
    byId: board.provinces
      .map(({ id }) => id)
      .sort()
      .map((id) => board.provinceNumber.get(id)!),
    fleets: new Map(),
    weights: new Float64Array(units.length),
    standing: noUnits({ units }),
    reaching,
    words: (board.provinces.length + 31) >> 5,
    riders: [],
    carried: [],
    slots: units.map(() => 0),
    next: units.map(() => 0),
    last: units.map(() => 0),
    room: [],
  };
  let weight = 1;
  for (let unit = 0; unit < units.length; unit++) {
    for (const to of beside(made, unit)) add(reaching[to]!, unit);
    if (isArmy(made, unit) || board.convoys[provinceOf(made, unit)] !== 1) continue;
    made.weights[unit] = weight;
    weight *= 2;
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

/** Null where their sum is not exact. */
function fleetsOf(season: SeasonTexts, units: readonly UnitNumber[]): Fleets | null {
  const { weights } = season;
  let sum = 0;
  for (const unit of units) if (unit !== NONE) sum += weights[unit]!;
  if (sum > Number.MAX_SAFE_INTEGER) return null;
  let fleets = season.fleets.get(sum);
  if (fleets === undefined) {
    const open = units.filter((unit) => unit !== NONE && weights[unit]! > 0);
    fleets = { groups: groupsFound(season, open), armies: [] };
    season.fleets.set(sum, fleets);
  }
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
function convoyTexts(season: SeasonTexts, group: FleetGroup, army: UnitNumber, ends: readonly number[]) {
  const from = provinceOf(season, army);
  const texts: string[][] = group.fleets.map(() => []);
  const known = new Map<FleetSet, FleetSet>();
  for (const to of ends) {
    const last = group.touching[to]!;
    const useful = known.get(last) ?? usefulFleets(group, group.touching[from]!, last);
    known.set(last, useful);
    for (let rest = useful; rest !== 0; rest &= rest - 1) {
      const f = lowestIn(rest, 0);
      texts[f]!.push(convoyText(season, group.fleets[f]!, army, to));
    }
  }
  return texts;
}

/** The fleets of which some could carry an army so with this one, but not without it, as `carriersBetween` finds them. */
function usefulFleets({ near, fleets }: FleetGroup, first: FleetSet, last: FleetSet): FleetSet {
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

/** A fleet's order to convoy an army, or the army's own move by convoy. */
function convoyText(season: SeasonTexts, unit: UnitNumber, army: UnitNumber, to: number): string {
  const { units, board } = season;
  const { convoys } = rowOf(season, unit);
  convoys[army] ??= [];
  let text = convoys[army]![to];
  if (text === undefined) {
    const move = `${units[army]} - ${board.provinces[to]!.id}`;
    text = unit === army ? `${move} VIA` : `${units[unit]} C ${move}`;
    convoys[army]![to] = text;
  }
  return text;
}
