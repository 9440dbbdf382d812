/** What the caller of the adjudicator may choose. */
import type { RulingOptions } from './rulings.ts';

export interface AdjudicateOptions extends RulingOptions {
  /** Tell what became of each order and why. */
  readonly explain?: boolean;
}
