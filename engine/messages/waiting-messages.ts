/** WAIT, absences, deadlines that players propose. */

import type { Instant } from '../time.ts';
import type { PhaseCode, Power } from '../vocabulary.ts';
import type { MessageTable } from './message-table.ts';

/** What an absence means for the deadline there is. */
export type CurrentDeadline = 'none' | 'within' | 'stays' | 'next-moves';

export type WaitingMessage = MessageTable<{
  'waiting/always': { on: boolean };
  'waiting/gm': { wait: boolean };
  'waiting/none-due': null;
  'waiting/this-phase-only': null;
  /** The deadline has passed, up to which WAIT holds a phase. */
  'waiting/past-deadline': { phase: PhaseCode };
  'waiting/absence-kept': {
    current: CurrentDeadline;
    /** Written by a GM; left out: by a player. */
    byMaster?: true;
  };
  'waiting/absence-asked': { days: number };
  'waiting/absence-too-long': { days: number };
  'waiting/absences-at-most': { most: number };
  'waiting/no-absences': null;
  'waiting/absence-backwards': null;
  'waiting/absence-past': null;
  'waiting/observers-wait-not': null;
  /** `any`: there are absences, but none then. */
  'waiting/no-absence': { any: boolean };
  /** `left`: others stay. */
  'waiting/absence-taken-back': { left: boolean };
  /** `any`: somebody else asks. */
  'waiting/nobody-asks-absence': { any: boolean };
  /** `current` null: it is refused. */
  'waiting/absence-answered': { powers: readonly Power[]; from: Instant; to: Instant; current: CurrentDeadline | null };
}>;
