/** PHASE lines and conditions: which orders are kept for a later phase, and which cannot be. */
import type { PhaseCode } from '../../board/position.ts';

/** `shown`: as it was written. */
export type ConditionMessage =
  | { readonly code: 'conditions/phase-over'; readonly phase: PhaseCode; readonly current: PhaseCode }
  /** In years. */
  | { readonly code: 'conditions/phase-too-far'; readonly phase: PhaseCode; readonly most: number }
  | { readonly code: 'conditions/needs-phase' }
  | { readonly code: 'conditions/not-in-blind-games' }
  | { readonly code: 'conditions/too-deep' }
  | { readonly code: 'conditions/else-without-if' }
  | { readonly code: 'conditions/endif-without-if' }
  /** Why an order below is not stored. */
  | { readonly code: 'conditions/below-bad-phase' }
  | { readonly code: 'conditions/below-if-without-phase' }
  | { readonly code: 'conditions/below-bad-if' }
  | { readonly code: 'conditions/below-bad-else-if' }
  | { readonly code: 'conditions/missing' }
  | { readonly code: 'conditions/breaks-off' }
  | { readonly code: 'conditions/too-many-brackets' }
  | { readonly code: 'conditions/open-bracket' }
  | { readonly code: 'conditions/not-understood'; readonly shown: string }
  | { readonly code: 'conditions/several-places'; readonly shown: string }
  | { readonly code: 'conditions/form' };
