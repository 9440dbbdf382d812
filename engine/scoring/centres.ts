/** Supply centres year by year, as every chart and table of a game shows them. */
import { parsePhase } from '../board/phase.ts';
import type { Position, Resolution } from '../board/position.ts';
import type { ByPower, CalendarData, Province } from '../board/variant.ts';

/** The phases of a game, as far as counts need them. */
export interface CountedPhase {
  readonly position: Pick<Position, 'phase' | 'centers'>;
  readonly resolution: Pick<Resolution, 'phase' | 'centers' | 'next'>;
}

export interface CentresOfYear {
  /** For the first row, which shows the start, the year before the game's first. */
  readonly year: number;
  readonly centers: ByPower<readonly Province[]>;
}

/**
 * Who owned what at the start and after each year in which centres changed hands or could have; a game that ends in the
 * middle of a year has a last row for its end.
 */
export function centresByYear(calendar: CalendarData, phases: readonly CountedPhase[]): readonly CentresOfYear[] {
  const first = phases[0];
  if (first === undefined) return [];
  const rows = new Map<number, CentresOfYear>();
  const start = parsePhase(first.position.phase).year - 1;
  rows.set(start, { year: start, centers: first.position.centers });
  for (const [p, { resolution }] of phases.entries()) {
    const { year } = parsePhase(resolution.phase);
    const isEnd = p === phases.length - 1 && resolution.next === null;
    if (isEnd || isCounted(calendar, resolution)) rows.set(year, { year, centers: resolution.centers });
  }
  return [...rows.values()];
}

/** True when the fighting of a season after which centres change hands is over with this phase. */
export function isCounted(calendar: CalendarData, { phase, next }: Pick<Resolution, 'phase' | 'next'>): boolean {
  const { season, year, kind } = parsePhase(phase);
  if (kind === 'A') return false;
  const changes = calendar.seasons.find(({ letter }) => letter === season)?.ownership === true;
  return changes && next !== `${season}${year}R`;
}
