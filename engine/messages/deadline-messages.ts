/** Deadlines, grace, delays, pauses: the clock of a game. */
import type { Instant } from '../time.ts';
import type { Power } from '../vocabulary.ts';

export type DeadlineMessage =
  | { readonly code: 'deadline/no-phase' }
  | { readonly code: 'deadline/paused' }
  /** Any time from now on would do. */
  | { readonly code: 'deadline/past' }
  | { readonly code: 'deadline/date-past' }
  | { readonly code: 'deadline/same-already' }
  /** Far ahead by so many days, or at short notice; `proposes`: what a player would have, who cannot set it alone. */
  | {
      readonly code: 'deadline/doubt';
      readonly proposes: Instant | null;
      readonly doubt: { readonly daysAhead: number } | 'short notice';
    }
  /** `until`: when the last of them is back. */
  | { readonly code: 'deadline/falls-in-absence'; readonly powers: readonly Power[]; readonly until: Instant }
  /** By its settings the game has deadlines on other days. */
  | { readonly code: 'deadline/no-such-day'; readonly until: Instant }
  | { readonly code: 'deadline/moved'; readonly from: Instant; readonly to: Instant }
  /** `have` of the `need` powers that are played want it; when all do, it is set. */
  | { readonly code: 'deadline/proposed'; readonly at: Instant; readonly have: number; readonly need: number }
  | { readonly code: 'deadline/none-proposed' }
  | { readonly code: 'deadline/proposal-withdrawn' }
  | { readonly code: 'deadline/others-propose'; readonly deadlines: readonly Instant[] }
  | { readonly code: 'deadline/all-agree' }
  | { readonly code: 'deadline/grace-before-deadline' }
  | { readonly code: 'deadline/grace-too-short' }
  | { readonly code: 'deadline/grace-moved'; readonly end: Instant }
  | { readonly code: 'deadline/start-after-deadline' }
  | { readonly code: 'deadline/start-set'; readonly at: Instant }
  | { readonly code: 'deadline/nobody-late' }
  | { readonly code: 'deadline/reminded-lately' }
  /** Null: a GM who plays does not learn which. */
  | { readonly code: 'deadline/reminded'; readonly powers: readonly Power[] | null };
