/** What the caller of the adjudicator may choose. */
import type { Board } from '../board/board.ts';
import type { ResolvedOrder } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import { explainAdjustment } from '../explain/explain-adjustment.ts';
import type { AdjustmentOutcome } from './outcome-tree.ts';
import type { RulingOptions } from './rulings.ts';

export interface AdjudicateOptions extends RulingOptions {
  /** Fill in the explanations; `public`: only `explanation`, not what is told to the owner. */
  readonly explain?: boolean | 'public';
}

/** The explanations of an adjustment, as far as they are asked for. */
export function tellAdjustment(
  board: Board,
  power: Power,
  outcome: AdjustmentOutcome,
  explain: AdjudicateOptions['explain'],
): Pick<ResolvedOrder, 'explanation' | 'toOwner'> {
  return {
    explanation: explain ? explainAdjustment(board, power, outcome, 'public') : '',
    ...(explain === true && { toOwner: explainAdjustment(board, power, outcome, 'owner') }),
  };
}
