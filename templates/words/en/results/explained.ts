/** What became of an order and why, in one or two plain sentences. */
import type { Board } from '../../../../engine/board/board.ts';
import type { OrderOutcome } from '../../../../engine/board/outcome-tree.ts';
import type { Power } from '../../../../engine/board/variant.ts';
import { explainAdjustment } from './explain-adjustment.ts';
import { explainOutcome } from './explain-movement.ts';
import { explainRetreat } from './explain-retreat.ts';
import { explainMissing } from './explain-void.ts';
import type { Voice } from './voice.ts';

export function explained(board: Board, power: Power, outcome: OrderOutcome, voice: Voice): string {
  if ('deed' in outcome) return explainOutcome(board, outcome, voice);
  if ('missing' in outcome) return explainMissing(board, outcome);
  if ('retreat' in outcome) return explainRetreat(board, power, outcome, voice);
  if ('adjustment' in outcome) return explainAdjustment(board, power, outcome, voice);
  return outcome.proxy === 'used'
    ? 'The unit was ordered by the power that held its proxy.'
    : 'The proxy for the unit was not used.';
}
