/** WAIT, absences, deadlines that players propose. */

import type { Instant } from '../time.ts';
import type { PhaseCode, Power } from '../vocabulary.ts';

/** What an absence means for the deadline there is. */
export type CurrentDeadline = 'none' | 'within' | 'stays' | 'next-moves';

export type WaitingMessage =
  | { readonly code: 'waiting/always'; readonly on: boolean }
  | { readonly code: 'waiting/gm'; readonly wait: boolean }
  | { readonly code: 'waiting/none-due' }
  | { readonly code: 'waiting/this-phase-only' }
  /** The deadline has passed, up to which WAIT holds a phase. */
  | { readonly code: 'waiting/past-deadline'; readonly phase: PhaseCode }
  | {
      readonly code: 'waiting/absence-kept';
      readonly current: CurrentDeadline;
      /** Written by a GM; left out: by a player. */
      readonly byMaster?: true;
    }
  | { readonly code: 'waiting/absence-asked' | 'waiting/absence-too-long'; readonly days: number }
  | { readonly code: 'waiting/absences-at-most'; readonly most: number }
  | { readonly code: 'waiting/no-absences' }
  | { readonly code: 'waiting/absence-backwards' }
  | { readonly code: 'waiting/absence-past' }
  | { readonly code: 'waiting/observers-wait-not' }
  /** `any`: there are absences, but none then. */
  | { readonly code: 'waiting/no-absence'; readonly any: boolean }
  /** `left`: others stay. */
  | { readonly code: 'waiting/absence-taken-back'; readonly left: boolean }
  /** `any`: somebody else asks. */
  | { readonly code: 'waiting/nobody-asks-absence'; readonly any: boolean }
  /** `current` null: it is refused. */
  | {
      readonly code: 'waiting/absence-answered';
      readonly powers: readonly Power[];
      readonly from: Instant;
      readonly to: Instant;
      readonly current: CurrentDeadline | null;
    };
