/** How many units a power may build or must remove, and what it may build where (rulebook, "Gaining and losing units"). */
import type { Board } from '../../board/board.ts';
import type { RuleState } from '../../board/rules.ts';
import type { ByPower, Place, Power, Province, UnitText, UnitType } from '../../board/variant.ts';
import type { Unusable, WhyUnusable } from '../../orders/verdict.ts';
import { mostBuilds } from '../../rules/build-cap.ts';
import { buildSites, buildsAtAll } from '../../rules/build-sites.ts';
import { buildTypes } from '../../rules/build-types.ts';
import { matureCenters } from '../../rules/center-maturity.ts';

export interface Standing {
  readonly units: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
  readonly ruleState?: RuleState | undefined;
}

/** Positive: builds due, never more than there are sites; negative: removals due; powers with neither are left out. */
export function adjustmentsDue(board: Board, standing: Standing): ByPower<number> {
  const due = board.powers.map(({ name }): [Power, number] => [name, dueTo(board, standing, name)]);
  return Object.fromEntries(due.filter(([, count]) => count !== 0));
}

/** True when an adjustment phase is played: some power has not as many units as centres, if only because it lacks a place to build. */
export function isAdjustmentPlayed(board: Board, standing: Standing): boolean {
  return board.powers.some(({ name }) => {
    const { due, unusable } = adjustmentOf(board, standing, name);
    return due !== 0 || unusable.cap !== undefined || unusable['no-site'] !== undefined;
  });
}

export function dueTo(board: Board, standing: Standing, power: Power): number {
  return adjustmentOf(board, standing, power).due;
}

/** Builds of a power that removes so many units, those it must among them (setting ANY DISBAND): the others give one each. */
export function buildsAfter(board: Board, standing: Standing, power: Power, removals: number): number {
  return Math.max(0, adjustmentOf(board, standing, power, removals).due);
}

/** What a power with so many centers and units may build or must remove; every count that we show is from here. */
export interface Adjustment {
  /** Positive: builds that can be ordered; negative: removals. */
  readonly due: number;
  /** Builds that centers give and that cannot be made. */
  readonly lost: number;
  /** Of the centers beyond the units those that give no build, by reason; none where units are to be removed. */
  readonly unusable: Unusable;
}

/** `removed`: units that the power removes of its own will. */
export function adjustmentOf(board: Board, standing: Standing, power: Power, removed = 0): Adjustment {
  const { units, centers, ruleState } = standing;
  const owned = centers[power] ?? [];
  const surplus = owned.length - ((units[power]?.length ?? 0) - removed);
  if (surplus <= 0) return { due: surplus, lost: 0, unusable: NONE };
  const young = Math.min(surplus, owned.length - matureCenters(centers, power, ruleState));
  const rest = surplus - young;
  const most = !buildsAtAll(board, power, owned) ? 0 : Math.min(rest, mostBuilds(board));
  const due = Math.min(most, rest === 0 ? 0 : openSites(board, standing, power).length);
  if (due === surplus) return { due, lost: 0, unusable: NONE };
  const counts: readonly (readonly [WhyUnusable, number])[] = [
    ['young', young],
    [most === 0 ? 'no-home' : 'cap', rest - most],
    ['no-site', most - due],
  ];
  return { due, lost: rest - due, unusable: Object.fromEntries(counts.filter(([, count]) => count > 0)) };
}

const NONE = {};

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
