/** Supply centres year by year, as every chart and table of a game shows them. */
import type { ArchivedPosition } from '../archive/document.ts';
import { parsePhase } from '../board/phase.ts';
import type { Resolution } from '../board/position.ts';
import type { ByPower, CalendarData, Province } from '../board/variant.ts';

/** The phases of a game, as far as counts need them. */
export interface CountedPhase {
  readonly position: Pick<ArchivedPosition, 'phase' | 'centers'>;
  readonly resolution: Pick<Resolution, 'phase' | 'centers' | 'next'>;
  /** The owners after it by the record, where they are others than the resolution's. */
  readonly told?: { readonly centers?: ByPower<readonly Province[]> };
}

export interface CentersOfYear {
  /** For the first row, which shows the start, the year before the first moves. */
  readonly year: number;
  /** Letter of the season, where centres change hands more than once a year; left out in the first row. */
  readonly season?: string;
  readonly centers: ByPower<readonly Province[]>;
}

/**
 * Who owned what at the start and after each year (or season) in which centres changed hands or could have; a game that ends in the
 * middle of a year has a last row for its end. A record's owners count before the engine's; years whose owners nobody tells have no row.
 */
export function countCentersByYear(calendar: CalendarData, phases: readonly CountedPhase[]): readonly CentersOfYear[] {
  const first = phases[0];
  if (first === undefined) return [];
  const rows = new Map<string, CentersOfYear>();
  const begins = parsePhase(first.position.phase);
  // Adjustments before the first moves belong to the year that is over.
  const start = begins.kind === 'A' ? begins.year : begins.year - 1;
  if (first.position.centers !== undefined) rows.set('start', { year: start, centers: first.position.centers });
  const isBySeason = calendar.seasons.filter(({ ownership }) => ownership === true).length > 1;
  for (const [p, phase] of phases.entries()) {
    const { resolution } = phase;
    const { year, season } = parsePhase(resolution.phase);
    const isEnd = p === phases.length - 1 && resolution.next === null;
    const centers = ownersAfter(phase);
    if (centers === null || !(isEnd || isCounted(calendar, resolution))) continue;
    const row = isBySeason ? { year, season, centers } : { year, centers };
    rows.set(rowLabel(row), row);
  }
  return [...rows.values()];
}

/** `1901`; `S1801` where the season counts. */
export function rowLabel({ year, season = '' }: Pick<CentersOfYear, 'year' | 'season'>): string {
  return `${season}${year}`;
}

/** Whose the centers are after a phase; null where that is not known. */
export function ownersAfter({ position, resolution, told }: CountedPhase): ByPower<readonly Province[]> | null {
  return told?.centers ?? (position.centers === undefined ? null : resolution.centers);
}

/** True when the fighting of a season after which centres change hands is over with this phase. */
export function isCounted(calendar: CalendarData, { phase, next }: Pick<Resolution, 'phase' | 'next'>): boolean {
  const { season, year, kind } = parsePhase(phase);
  if (kind === 'A') return false;
  const changes = calendar.seasons.find(({ letter }) => letter === season)?.ownership === true;
  return changes && next !== `${season}${year}R`;
}
