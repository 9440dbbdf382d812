/** Who stands where, and where a unit can get, by the borders of the season and the fleets on the board. */
import type { Board, Borders } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { Position } from '../board/position.ts';
import type { Place, Power, Province } from '../board/variant.ts';
import { parseUnit, provinceOf } from '../orders/notation.ts';
import type { UnitRef } from '../orders/order.ts';
import { numbersOf } from './numbered.ts';

export interface Standing {
  readonly power: Power;
  readonly unit: UnitRef;
}

/** A position ready for questions. */
export interface Situation {
  readonly board: Board;
  readonly position: Position;
  readonly borders: Borders;
  readonly standing: ReadonlyMap<Province, Standing>;
}

export function situationOf(board: Board, position: Position): Situation {
  const standing = new Map<Province, Standing>();
  for (const power of numbersOf(board).powers) {
    for (const text of position.units[power] ?? []) {
      const unit = parseUnit(text);
      if (unit !== null) standing.set(provinceOf(unit.at), { power, unit });
    }
  }
  return { board, position, borders: board.bordersIn(parsePhase(position.phase).season), standing };
}

/** Places a unit touches: where it can go without a convoy, coasts spelled out. */
export function placesBeside({ board, borders }: Situation, { type, at }: UnitRef): readonly Place[] {
  const l = board.locationNumber.get(at);
  if (l === undefined) return [];
  const { start, list } = type === 'A' ? borders.army : borders.fleet;
  return Array.from(list.subarray(start[l], start[l + 1]), (to) => board.locations[to]!);
}

export function provincesBeside(situation: Situation, unit: UnitRef): ReadonlySet<Province> {
  return new Set(placesBeside(situation, unit).map(provinceOf));
}

/** A fleet that can convoy where it stands. */
export function isConvoyer({ board }: Situation, { type, at }: UnitRef): boolean {
  return type === 'F' && board.convoys[board.provinceNumber.get(provinceOf(at))!] === 1;
}

/** Provinces to which the fleets on the board could carry an army from a province, but for the fleet in `without`. */
export function landingsFrom(situation: Situation, from: Province, without?: Province): ReadonlySet<Province> {
  const landings = landingsBy(situation, [...shoresOf(situation, from)], without);
  landings.delete(from);
  return landings;
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
  const { board } = situation;
  const places = board.locations.filter((place) => provinceOf(place) === province);
  return new Set(places.flatMap((at) => placesBeside(situation, { type: 'F', at }).map(provinceOf)));
}

/** True when a unit could get to a province by itself or, an army, by convoy with the fleets on the board. */
export function canGetTo(situation: Situation, unit: UnitRef, province: Province, without?: Province): boolean {
  if (provincesBeside(situation, unit).has(province)) return true;
  return unit.type === 'A' && landingsFrom(situation, provinceOf(unit.at), without).has(province);
}
