/** How many units a power may build or must remove, and what it may build where (rulebook, "Gaining and losing units"). */
import type { Board } from '../../board/board.ts';
import type { RuleState } from '../../board/rules.ts';
import type { ByPower, Place, Power, Province, UnitText, UnitType } from '../../board/variant.ts';
import { mostBuilds } from '../../rules/build-cap.ts';
import { buildSites, buildsAtAll } from '../../rules/build-sites.ts';
import { buildTypes } from '../../rules/build-types.ts';
import { matureCenters } from '../../rules/center-maturity.ts';

interface Standing {
  readonly units: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
  readonly ruleState?: RuleState;
}

/** Positive: builds due, never more than there are sites; negative: removals due; powers with neither are left out. */
export function adjustmentsDue(board: Board, standing: Standing): ByPower<number> {
  const due = board.powers.map(({ name }): [Power, number] => [name, dueTo(board, standing, name)]);
  return Object.fromEntries(due.filter(([, count]) => count !== 0));
}

/** True when an adjustment phase is played: some power has not as many units as centres, if only because it lacks a place to build. */
export function isAdjustmentPlayed(board: Board, standing: Standing): boolean {
  return board.powers.some(({ name }) => balance(board, standing, name, 0) !== 0);
}

export function dueTo(board: Board, standing: Standing, power: Power): number {
  const surplus = balance(board, standing, power, 0);
  return surplus <= 0 ? surplus : Math.min(surplus, mostBuilds(board), openSites(board, standing, power).length);
}

/** Builds of a power that removes so many units, those it must among them (setting ANY DISBAND): the others give one each. */
export function buildsAfter(board: Board, standing: Standing, power: Power, removals: number): number {
  const surplus = balance(board, standing, power, removals);
  return Math.max(0, Math.min(surplus, mostBuilds(board), openSites(board, standing, power).length));
}

/** Does a rule of the variant let a power build less than its centers and open sites say? */
export function holdsBuildsBack({ variant }: Board): boolean {
  const { 'build-cap': cap, 'center-maturity': maturity, 'build-sites': sites } = variant.rules;
  return cap !== undefined || maturity !== undefined || (sites?.homesNeeded ?? 0) > 0;
}

/** Where a power may build now: where no unit stands, and something it builds can. */
export function openSites(board: Board, { units, centers }: Standing, power: Power): readonly Province[] {
  return buildSites(board, power, centers[power] ?? []).filter(
    (site) =>
      !isOccupied(units, site) && buildTypes(board, power).some((type) => standingPlaces(board, type, site).length > 0),
  );
}

export function isOccupied(units: Standing['units'], province: Province): boolean {
  return Object.values(units).some((list) => list.some((unit) => standsIn(unit, province)));
}

function standsIn(unit: UnitText, province: Province): boolean {
  const end = 2 + province.length;
  return unit.startsWith(province, 2) && (unit.length === end || unit[end] === '/');
}

/** Places in a province at which a unit of a type can stand: for a fleet its coasts, or the province itself. */
export function standingPlaces(board: Board, type: UnitType, province: Province): readonly Place[] {
  const { id, type: ground, coasts } = board.provinces[board.provinceNumber.get(province)!]!;
  if (type === 'A') return ground === 'sea' ? [] : [id];
  if (ground === 'land') return [];
  return coasts === undefined || coasts.length === 0 ? [id] : coasts.map((coast) => `${id}/${coast}`);
}

/** Centres less units that stay: of builds, centres that give a unit; and none by a power that builds nowhere. */
function balance(board: Board, { units, centers, ruleState }: Standing, power: Power, removed: number): number {
  const owned = centers[power] ?? [];
  const count = (units[power]?.length ?? 0) - removed;
  if (count >= owned.length) return owned.length - count;
  const surplus = Math.max(0, matureCenters(centers, power, ruleState) - count);
  return buildsAtAll(board, power, owned) ? surplus : 0;
}
