/** What the caller of the adjudicator may choose. */
import type { Board } from '../board/board.ts';
import type { ResolvedOrder } from '../board/position.ts';
import type { PhaseKind, Power } from '../board/variant.ts';
import { explainAdjustment } from '../explain/explain-adjustment.ts';
import type { Order } from '../orders/order.ts';
import type { AdjustmentOutcome } from './outcomes.ts';
import type { RulingOptions } from './rulings.ts';

/** Reads an order that is not in canonical notation (`engine/language`); null when it cannot. */
export type OrderReader = (text: string, power: Power, phase: PhaseKind) => Order | null;

export interface AdjudicateOptions extends RulingOptions {
  /** Fill in the explanations; `public`: only `explanation`, not what is told to the owner. */
  readonly explain?: boolean | 'public';
  readonly readOrder?: OrderReader;
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
