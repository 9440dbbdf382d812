/** What somebody could do instead of what cannot be done. */
import type { PhaseCode } from '../board/position.ts';

export type OfferMessage =
  /** ANY DISBAND: no build is due, but a removal gives one. */
  | { readonly code: 'offers/build-by-removal' }
  /** Orders under the heading of a phase that is over: canonical texts. */
  | {
      readonly code: 'offers/past-orders';
      readonly past: PhaseCode;
      readonly phase: PhaseCode;
      readonly orders: readonly string[];
    };
