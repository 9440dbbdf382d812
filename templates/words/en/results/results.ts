/** What became of an order and why, in one or two plain sentences. */
import { explainAdjustment } from './explain-adjustment.ts';
import { explainOutcome } from './explain-movement.ts';
import { explainRetreat } from './explain-retreat.ts';
import { explainMissing } from './explain-void.ts';

export const results = {
  movement: explainOutcome,
  missing: explainMissing,
  retreat: explainRetreat,
  adjustment: explainAdjustment,
  /** An order for a unit that was given to another power, which has ordered it or not. */
  proxy: (used: boolean) =>
    used ? 'The unit was ordered by the power that held its proxy.' : 'The proxy for the unit was not used.',
};
