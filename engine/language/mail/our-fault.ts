/** A line on which our own code fails: its writer is told so, the fault is logged, and every other line stands. */

export interface OurFault {
  /** Null: not of one line. */
  readonly line: number | null;
  readonly error: unknown;
}

export const OUR_FAULT =
  'We could not handle this line. The fault is ours and has been logged; your other lines stand.';
