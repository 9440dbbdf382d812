/** Days and phases as pages show them by themselves. */
import type { PhaseKind } from '../../../../engine/board/variant.ts';

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Movement', R: 'Retreat', A: 'Adjustment' };

export const times = {
  /** An instant in words, in UTC. */
  utc: (date: string) => `${date} UTC`,
  /** `month` is one of the months of the grammar. */
  day: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  phase: (season: string, year: string, kind: PhaseKind) => `${season} ${year} ${KINDS[kind]}`,
};
