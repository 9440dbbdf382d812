/**
 * The legal orders of a movement phase as text, for programs that ask for millions of positions: the same orders as
 * `legalOrders`, put together from lists that are kept for each board. What depends on fleets is kept for each group of
 * fleets that touch each other. Law: for every position both give the same orders (tests/adjudicate/legal.test.ts).
 */
import type { Board } from '../../board/board.ts';
import type { Position } from '../../board/position.ts';
import { type UnitText, unitText } from '../../vocabulary.ts';
import { ARMY } from '../movement/workspace.ts';
import { numberUnit, variantPowers } from '../numbered.ts';
import { carriersBetween } from './carriers.ts';
import { landingsFrom, landingsThrough, type Situation, situationOf } from './reach.ts';

type Texts = readonly string[];

/** A unit as one number: its type times the number of locations, plus its location. */
type UnitNumber = number;

/** What never changes on a board in a season. */
interface SeasonTexts {
  readonly board: Board;
  readonly phase: Position['phase'];
  readonly units: readonly UnitText[];
  /** What a unit can order beside another, without convoy: its supports of that one; beside itself, holds and moves. */
  readonly supports: (Texts | undefined)[][];
  readonly groups: Map<string, FleetGroup>;
  /** Each text once, however many groups have it. */
  readonly interned: Map<string, string>;
}

/** Fleets that touch each other, or several such groups that one army can reach. */
interface FleetGroup {
  readonly situation: Situation;
  readonly fleets: readonly UnitNumber[];
  /** 1 where they can land an army. */
  readonly landings: Uint8Array;
  readonly armies: (CarriedArmy | undefined)[];
}

/** An army and the fleets that can carry it. */
interface CarriedArmy {
  readonly unit: UnitNumber;
  readonly situation: Situation;
  /** What each unit can order because of them. */
  readonly withHelpOf: (Texts | undefined)[];
  /** Orders of each fleet to convoy it. */
  readonly convoys: (Texts | undefined)[];
}

/** More groups than this are not kept. */
const MOST_GROUPS = 1000;
const NOTHING: Texts = [];

const seasonsOfBoards = new WeakMap<Board, Map<string, SeasonTexts>>();

/** Can the orders of this board be listed so? Not where a convoy depends on who owns what, nor where units stand that never move. */
export function hasLegalTexts({ variant: { rules } }: Board): boolean {
  return rules['convoy-between-theatres'] === undefined && rules['neutral-units'] === undefined;
}

/** The orders of all units on the board in a movement phase, by unit. */
export function legalTexts(board: Board, position: Position): ReadonlyMap<UnitText, readonly string[]> {
  const season = seasonOf(board, position);
  const units: UnitNumber[] = [];
  for (const power of variantPowers(board)) {
    for (const text of position.units[power] ?? NOTHING) {
      const unit = numberUnit(board, text);
      if (unit !== null) units.push(numberOf(board, unit));
    }
  }
  const groups = groupsOf(season, units);
  const armies = groups.length === 0 ? [] : units.flatMap((unit) => armyAmong(season, groups, unit) ?? []);
  const lists = new Map<UnitText, readonly string[]>();
  for (const unit of units) lists.set(season.units[unit]!, textsOf(season, unit, { units, groups, armies }));
  return lists;
}

/** Who stands on the board. */
interface Standing {
  readonly units: readonly UnitNumber[];
  readonly groups: readonly FleetGroup[];
  readonly armies: readonly CarriedArmy[];
}

function textsOf(season: SeasonTexts, unit: UnitNumber, { units, groups, armies }: Standing): readonly string[] {
  const parts: Texts[] = [];
  const supports = season.supports[unit]!;
  for (let n = 0; n < units.length; n++) {
    const target = units[n]!;
    let texts = supports[target];
    if (texts === undefined) {
      texts = unit === target ? aloneTexts(season, unit) : supportTexts(season, unit, target);
      supports[target] = texts;
    }
    if (texts !== NOTHING) parts.push(texts);
  }
  for (let n = 0; n < armies.length; n++) {
    const army = armies[n]!;
    let texts = army.withHelpOf[unit];
    if (texts === undefined) {
      texts = carriedTexts(season, army, unit);
      army.withHelpOf[unit] = texts;
    }
    if (texts !== NOTHING) parts.push(texts);
  }
  const group = isArmy(season, unit) ? undefined : groups.find(({ fleets }) => fleets.includes(unit));
  if (group === undefined) return joined(parts);
  for (let n = 0; n < armies.length; n++) {
    const army = armyIn(season, group, armies[n]!.unit);
    let texts = army.convoys[unit];
    if (texts === undefined) {
      texts = convoyTexts(season, group, unit, army.unit);
      army.convoys[unit] = texts;
    }
    if (texts !== NOTHING) parts.push(texts);
  }
  return joined(parts);
}

/** Where nothing is added the kept list itself. */
function joined(parts: readonly Texts[]): Texts {
  if (parts.length === 1) return parts[0]!;
  let length = 0;
  for (let p = 0; p < parts.length; p++) length += parts[p]!.length;
  const list = new Array<string>(length);
  let at = 0;
  for (let p = 0; p < parts.length; p++) {
    const part = parts[p]!;
    for (let n = 0; n < part.length; n++) list[at++] = part[n]!;
  }
  return list;
}

function seasonOf(board: Board, { phase }: Position): SeasonTexts {
  const letter = board.variant.adjacency.seasonal === undefined ? '' : phase.slice(0, 1);
  const seasons = seasonsOfBoards.get(board) ?? new Map<string, SeasonTexts>();
  seasonsOfBoards.set(board, seasons);
  const known = seasons.get(letter);
  if (known !== undefined) return known;
  const units = (['A', 'F'] as const).flatMap((type) => board.locations.map((at) => unitText(`${type} ${at}`)));
  const rows = units.map(() => new Array<Texts | undefined>(units.length).fill(undefined));
  const made = { board, phase, units, supports: rows, groups: new Map(), interned: new Map() };
  seasons.set(letter, made);
  return made;
}

/** An entry for each unit. */
function row<T>({ units }: SeasonTexts): (T | undefined)[] {
  return new Array<T | undefined>(units.length).fill(undefined);
}

function numberOf(board: Board, { type, at }: { readonly type: number; readonly at: number }): UnitNumber {
  return type === ARMY ? at : board.locations.length + at;
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

function aloneTexts(season: SeasonTexts, unit: UnitNumber): Texts {
  const name = season.units[unit]!;
  return [`${name} H`, ...reach(season, unit).map((to) => `${name} - ${season.board.locations[to]}`)];
}

function supportTexts(season: SeasonTexts, unit: UnitNumber, target: UnitNumber): Texts {
  const { board, units } = season;
  const beside = new Set(reach(season, unit).map((to) => board.provinceOf[to]!));
  const from = provinceOf(season, target);
  const own = provinceOf(season, unit);
  const support = `${units[unit]} S ${units[target]}`;
  const ends = reach(season, target).filter((to) => beside.has(board.provinceOf[to]!) && board.provinceOf[to] !== own);
  if (ends.length === 0 && !beside.has(from)) return NOTHING;
  return [...(beside.has(from) ? [support] : []), ...ends.map((to) => `${support} - ${board.locations[to]}`)];
}

/** The fleets that convoy, in groups that touch each other. */
function groupsOf(season: SeasonTexts, units: readonly UnitNumber[]): readonly FleetGroup[] {
  const { board } = season;
  const open = units.filter((unit) => !isArmy(season, unit) && board.convoys[provinceOf(season, unit)] === 1);
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
  const { board, phase, units } = season;
  const power = board.powers[0]!.name;
  const standing = { [power]: fleets.map((fleet) => units[fleet]!) };
  const situation = situationOf(board, { variant: board.variant.id, phase, units: standing, centers: {} });
  const landings = new Uint8Array(board.provinces.length);
  for (const fleet of fleets) {
    for (const id of landingsThrough(situation, idOf(season, fleet))) landings[board.provinceNumber.get(id)!] = 1;
  }
  const group: FleetGroup = { situation, fleets, landings, armies: row(season) };
  if (season.groups.size >= MOST_GROUPS) {
    season.groups.clear();
    season.interned.clear();
  }
  season.groups.set(key, group);
  return group;
}

function idOf(season: SeasonTexts, unit: UnitNumber): string {
  return season.board.provinces[provinceOf(season, unit)]!.id;
}

/** An army with the fleets that it can reach; null where it can reach none. */
function armyAmong(season: SeasonTexts, groups: readonly FleetGroup[], unit: UnitNumber): CarriedArmy | null {
  if (!isArmy(season, unit)) return null;
  const reached = groups.filter(({ landings }) => landings[provinceOf(season, unit)] === 1);
  if (reached.length === 0) return null;
  return armyIn(season, reached.length === 1 ? reached[0]! : united(season, reached), unit);
}

function united(season: SeasonTexts, groups: readonly FleetGroup[]): FleetGroup {
  return groupOf(
    season,
    groups.flatMap(({ fleets }) => fleets),
  );
}

function armyIn(season: SeasonTexts, group: FleetGroup, unit: UnitNumber): CarriedArmy {
  const known = group.armies[unit];
  if (known !== undefined) return known;
  const army = { unit, situation: group.situation, withHelpOf: row<Texts>(season), convoys: row<Texts>(season) };
  group.armies[unit] = army;
  return army;
}

/** The army's own moves by convoy, where the unit is that army; else the unit's supports of it to where it gets by convoy alone,
 *  without the unit's own help. */
function carriedTexts(season: SeasonTexts, { unit: army, situation }: CarriedArmy, unit: UnitNumber): Texts {
  const { board, units } = season;
  const from = idOf(season, army);
  if (unit === army) {
    return [...landingsFrom(situation, from)].sort().map((to) => intern(season, `${units[army]} - ${to} VIA`));
  }
  const own = idOf(season, unit);
  const landings = landingsFrom(situation, from, own);
  const walks = new Set(reach(season, army).map((to) => board.provinceOf[to]!));
  const ends = new Set(reach(season, unit).map((to) => board.provinceOf[to]!));
  return orNothing(
    [...ends].flatMap((end) => {
      const to = board.provinces[end]!.id;
      if (walks.has(end) || to === own || !landings.has(to)) return [];
      return [intern(season, `${units[unit]} S ${units[army]} - ${to}`)];
    }),
  );
}

function convoyTexts(season: SeasonTexts, group: FleetGroup, fleet: UnitNumber, army: UnitNumber): Texts {
  const { board, units } = season;
  if (group.landings[provinceOf(season, army)] !== 1) return NOTHING;
  const [from, at] = [idOf(season, army), idOf(season, fleet)];
  return orNothing(
    board.provinces.flatMap(({ id: to }, p) => {
      if (group.landings[p] !== 1 || !carriersBetween(group.situation, from, to).has(at)) return [];
      return [intern(season, `${units[fleet]} C ${units[army]} - ${to}`)];
    }),
  );
}

function orNothing(texts: Texts): Texts {
  return texts.length === 0 ? NOTHING : texts;
}

function intern({ interned }: SeasonTexts, text: string): string {
  const known = interned.get(text);
  if (known !== undefined) return known;
  interned.set(text, text);
  return text;
}
