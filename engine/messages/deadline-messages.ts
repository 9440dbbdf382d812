/** Deadlines, grace, delays, pauses: the clock of a game. */

import type { Instant } from '../time.ts';
import type { Power } from '../vocabulary.ts';
import type { MessageTable } from './message-table.ts';

export type DeadlineMessage = MessageTable<{
  'deadline/no-phase': null;
  'deadline/paused': null;
  /** Any time from now on would do. */
  'deadline/past': null;
  'deadline/date-past': null;
  'deadline/same-already': null;
  /** Far ahead by so many days, or at short notice; `proposes`: what a player would have, who cannot set it alone. */
  'deadline/doubt': { proposes: Instant | null; doubt: { readonly daysAhead: number } | 'short notice' };
  /** `until`: when the last of them is back. */
  'deadline/falls-in-absence': { powers: readonly Power[]; until: Instant };
  /** By its settings the game has deadlines on other days. */
  'deadline/no-such-day': { until: Instant };
  'deadline/moved': { from: Instant; to: Instant };
  /** EXTEND, when the deadline had passed. */
  'deadline/from-now': null;
  /** `have` of the `need` powers that are played want it; when all do, it is set. */
  'deadline/proposed': { at: Instant; have: number; need: number };
  'deadline/none-proposed': null;
  'deadline/proposal-withdrawn': null;
  'deadline/others-propose': { deadlines: readonly Instant[] };
  'deadline/all-agree': null;
  'deadline/grace-before-deadline': null;
  'deadline/grace-too-short': null;
  'deadline/grace-moved': { end: Instant };
  'deadline/start-after-deadline': null;
  'deadline/start-set': { at: Instant };
  'deadline/nobody-late': null;
  'deadline/reminded-lately': null;
  /** Null: a GM who plays does not learn which. */
  'deadline/reminded': { powers: readonly Power[] | null };
}>;
