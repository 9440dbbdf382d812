/** Who stands where, and where a unit can get, by the borders of the season and the fleets on the board. */
import type { Adjacency, Board, Borders } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Position } from '../../board/position.ts';
import type { Place, Power, Province } from '../../board/variant.ts';
import { parseUnit } from '../../orders/notation.ts';
import type { UnitRef } from '../../orders/order.ts';
import { convoyLimit } from '../../rules/convoy-between-theatres.ts';
import { neutralName } from '../../rules/neutral-units.ts';
import { provinceOf } from '../../vocabulary.ts';
import { variantPowers } from '../numbered.ts';

export interface UnitLocation {
  readonly power: Power;
  readonly unit: UnitRef;
}

/** A position ready for questions. */
export interface Situation {
  readonly board: Board;
  readonly position: Position;
  readonly borders: Borders;
  readonly standing: ReadonlyMap<Province, UnitLocation>;
  /** Landings found so far: {@link landingsFrom}. */
  readonly landings: Map<string, ReadonlySet<Province>>;
  /** Fleets of use found so far: {@link carriersBetween}. */
  readonly carriers: Map<string, ReadonlySet<Province>>;
}

/** What a unit at a location touches. */
interface Beside {
  readonly places: readonly Place[];
  readonly provinces: ReadonlySet<Province>;
}

const besideOf = new WeakMap<Adjacency, (Beside | undefined)[]>();
const shoresOfBoards = new WeakMap<Adjacency, Map<Province, ReadonlySet<Province>>>();

const situations = new WeakMap<Board, WeakMap<Position, Situation>>();

/** The same for the same position, with all that has been found out about it. */
export function situationOf(board: Board, position: Position): Situation {
  const known = situations.get(board) ?? new WeakMap<Position, Situation>();
  situations.set(board, known);
  const situation = known.get(position) ?? situationFound(board, position);
  known.set(position, situation);
  return situation;
}

function situationFound(board: Board, position: Position): Situation {
  const standing = new Map<Province, UnitLocation>();
  for (const power of variantPowers(board)) {
    for (const text of position.units[power] ?? []) {
      const unit = parseUnit(text);
      if (unit !== null) standing.set(provinceOf(unit.at), { power, unit });
    }
  }
  const borders = board.bordersIn(parsePhase(position.phase).season);
  return { board, position, borders, standing, landings: new Map(), carriers: new Map() };
}

/** Places a unit touches: where it can go without a convoy, coasts spelled out. */
export function placesBeside(situation: Situation, unit: UnitRef): readonly Place[] {
  return beside(situation, unit).places;
}

export function provincesBeside(situation: Situation, unit: UnitRef): ReadonlySet<Province> {
  return beside(situation, unit).provinces;
}

const NOTHING_BESIDE: Beside = { places: [], provinces: new Set() };

function beside({ board, borders }: Situation, { type, at }: UnitRef): Beside {
  const l = board.locationNumber.get(at);
  if (l === undefined) return NOTHING_BESIDE;
  const adjacency = type === 'A' ? borders.army : borders.fleet;
  let known = besideOf.get(adjacency);
  if (known === undefined) {
    known = [];
    besideOf.set(adjacency, known);
  }
  let found = known[l];
  if (found === undefined) {
    const places = Array.from(
      adjacency.list.subarray(adjacency.start[l], adjacency.start[l + 1]),
      (to) => board.locations[to]!,
    );
    found = { places, provinces: new Set(places.map(provinceOf)) };
    known[l] = found;
  }
  return found;
}

/** A fleet that can convoy where it stands. */
export function isConvoyer({ board }: Situation, { type, at }: UnitRef): boolean {
  return type === 'F' && board.convoys[board.provinceNumber.get(provinceOf(at))!] === 1;
}

/** Provinces to which the fleets on the board could carry an army from a province, but for the fleet in `without`. */
export function landingsFrom(situation: Situation, from: Province, without?: Province): ReadonlySet<Province> {
  const key = `${from} ${without ?? ''}`;
  let landings = situation.landings.get(key);
  if (landings === undefined) {
    const found = landingsBy(situation, [...shoresOf(situation, from)], without);
    landings = new Set([...found].filter((to) => to !== from && mayBeCarried(situation, from, to)));
    situation.landings.set(key, landings);
  }
  return landings;
}

/** False where the variant forbids to carry the army that stands in a province (rule `convoy-between-theatres`). */
export function mayBeCarried({ board, position, standing }: Situation, from: Province, to: Province): boolean {
  const limit = convoyLimit(board, position);
  const power = board.powerNumber.get(standing.get(from)?.power ?? '');
  if (limit === null || power === undefined) return true;
  return limit(power, board.provinceNumber.get(from)!, board.provinceNumber.get(to)!);
}

/** Provinces between which a convoy could go through the fleet in a province. */
export function landingsThrough(situation: Situation, fleet: Province): ReadonlySet<Province> {
  return landingsBy(situation, [fleet], undefined);
}

function landingsBy(situation: Situation, waters: Province[], without: Province | undefined): Set<Province> {
  const { board, standing } = situation;
  const landings = new Set<Province>();
  const boarded = new Set<Province>();
  for (let water = waters.pop(); water !== undefined; water = waters.pop()) {
    const fleet = standing.get(water)?.unit;
    if (boarded.has(water) || water === without || fleet === undefined || !isConvoyer(situation, fleet)) continue;
    boarded.add(water);
    for (const beside of provincesBeside(situation, fleet)) {
      waters.push(beside);
      if (board.armyGround[board.provinceNumber.get(beside)!] === 1) landings.add(beside);
    }
  }
  return landings;
}

/** Provinces that fleets in a province, on any of its coasts, touch. */
export function shoresOf(situation: Situation, province: Province): ReadonlySet<Province> {
  const { board, borders } = situation;
  let known = shoresOfBoards.get(borders.fleet);
  if (known === undefined) {
    known = new Map();
    shoresOfBoards.set(borders.fleet, known);
  }
  let shores = known.get(province);
  if (shores === undefined) {
    const places = board.locations.filter((place) => provinceOf(place) === province);
    shores = new Set(places.flatMap((at) => placesBeside(situation, { type: 'F', at }).map(provinceOf)));
    known.set(province, shores);
  }
  return shores;
}

/** Units that belong to nobody stay where they are, whatever is ordered. */
export function neverMoves({ board, standing }: Situation, { at }: UnitRef): boolean {
  const power = standing.get(provinceOf(at))?.power;
  return power !== undefined && power === neutralName(board);
}

/** True when a unit could get to a province by itself or, an army, by convoy with the fleets on the board. */
export function canGetTo(situation: Situation, unit: UnitRef, province: Province, without?: Province): boolean {
  if (neverMoves(situation, unit)) return false;
  if (provincesBeside(situation, unit).has(province)) return true;
  return unit.type === 'A' && landingsFrom(situation, provinceOf(unit.at), without).has(province);
}
