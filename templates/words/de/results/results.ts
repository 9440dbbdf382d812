/** What became of an order and why, in one or two plain sentences. */
import type { Language } from '../../shape.ts';
import { explainAdjustment } from './explain-adjustment.ts';
import { explainOutcome } from './explain-movement.ts';
import { explainRetreat } from './explain-retreat.ts';
import { explainMissing } from './explain-void.ts';

export const results: Language['results'] = {
  movement: explainOutcome,
  missing: explainMissing,
  retreat: explainRetreat,
  adjustment: explainAdjustment,
  proxy: (used) =>
    used
      ? 'Die Einheit bekam ihren Befehl von der Macht, die ihre Vollmacht hatte.'
      : 'Die Vollmacht für die Einheit wurde nicht genutzt.',
};
