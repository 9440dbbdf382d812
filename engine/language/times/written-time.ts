/**
 * Dates and times as people write them (judge-language D1), taken apart but not yet an instant: that needs the time it
 * is now and a zone. `resolve-time.ts` makes an instant of it, or says what is unclear.
 */

/** 0 Sunday to 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What was written of a calendar date; null: left out. At least one of `day`, `weekday` is given, or only a `minute`. */
export interface WrittenDate {
  readonly kind: 'date';
  readonly year: number | null;
  /** 1 to 12. */
  readonly month: number | null;
  readonly day: number | null;
  readonly weekday: Weekday | null;
  /** Minutes after midnight; null: no time was written. */
  readonly minute: number | null;
  /** Minutes east of Greenwich when the writer gave an offset or `UTC`; null: the zone of game or reader. */
  readonly offset: number | null;
}

/** `in 24h`, `+1d`: so long after now (for SET DEADLINE: after now, not after the old deadline). */
export interface WrittenDelay {
  readonly kind: 'delay';
  readonly minutes: number;
}

/** `today`, `tomorrow` with an optional time. */
export interface WrittenDay {
  readonly kind: 'day';
  /** Days from today: 0 today, 1 tomorrow. */
  readonly ahead: number;
  readonly minute: number | null;
}

export type WrittenTime = WrittenDate | WrittenDelay | WrittenDay;
