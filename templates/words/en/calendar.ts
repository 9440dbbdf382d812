/** The deadline as an entry of a calendar. Games go by their own names. */
import type { PhaseKind } from '../../../engine/board/variant.ts';

const DUE: Readonly<Record<PhaseKind, string>> = { M: 'movement', R: 'retreats', A: 'adjustments' };

export const calendar = {
  /** Null before the first phase. */
  deadline: (game: string, phase: { readonly kind: PhaseKind; readonly season: string } | null) =>
    phase === null ? `${game}: deadline` : `${game}: deadline, ${DUE[phase.kind]} of ${phase.season}`,
  ordersDue: (game: string) => `Orders for '${game}' are due.`,
};
