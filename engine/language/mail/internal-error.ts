/** A line on which our own code fails: its writer hears of it, the fault is logged, and every other line stands. */

import type { Message } from '../../messages/all-messages.ts';

export interface InternalError {
  /** Null: not of one line. */
  readonly line: number | null;
  readonly error: unknown;
}

export const INTERNAL_ERROR: Message = { code: 'lines/our-fault' };
