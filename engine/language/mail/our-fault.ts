/** A line on which our own code fails: its writer hears of it, the fault is logged, and every other line stands. */

import type { Said } from '../../sayings/said.ts';

export interface OurFault {
  /** Null: not of one line. */
  readonly line: number | null;
  readonly error: unknown;
}

export const OUR_FAULT: Said = { code: 'lines/our-fault' };
