/** PHASE lines and conditions: which orders are kept for a later phase, and which cannot be. */

import type { PhaseCode } from '../../board/position.ts';
import type { MessageTable } from '../message-table.ts';

/** `shown`: as it was written. */
export type ConditionMessage = MessageTable<{
  'conditions/phase-over': { phase: PhaseCode; current: PhaseCode };
  /** In years. */
  'conditions/phase-too-far': { phase: PhaseCode; most: number };
  'conditions/needs-phase': null;
  'conditions/not-in-blind-games': null;
  'conditions/too-deep': null;
  'conditions/else-without-if': null;
  'conditions/endif-without-if': null;
  /** Why an order below is not stored. */
  'conditions/below-bad-phase': null;
  'conditions/below-if-without-phase': null;
  'conditions/below-bad-if': null;
  'conditions/below-bad-else-if': null;
  'conditions/missing': null;
  'conditions/breaks-off': null;
  'conditions/too-many-brackets': null;
  'conditions/open-bracket': null;
  'conditions/not-understood': { shown: string };
  'conditions/several-places': { shown: string };
  'conditions/form': null;
}>;
