/** What somebody could do instead of what cannot be done. */

import type { PhaseCode } from '../board/position.ts';
import type { MessageTable } from './message-table.ts';

export type OfferMessage = MessageTable<{
  /** ANY DISBAND: no build is due, but a removal gives one. */
  'offers/build-by-removal': null;
  /** Orders under the heading of a phase that is over: canonical texts. */
  'offers/past-orders': { past: PhaseCode; phase: PhaseCode; orders: readonly string[] };
}>;
