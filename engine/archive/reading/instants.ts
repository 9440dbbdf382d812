/** Instants in sources: one that is a number without a unit is taken only where it can be one. */
import type { IsoInstant } from '../document.ts';

/** The first judge by mail went to work in this year: a number that gives an earlier time counts in another unit. */
export const FIRST_JUDGE = Date.UTC(1988, 0, 1);

/** Both in milliseconds. */
export function isOfJudges(at: number, now: number): boolean {
  return at >= FIRST_JUDGE && at <= now;
}

/** The instant of so many microseconds since 1970; null when it lies before the first judge, or after `now` (in milliseconds). */
export function instantFromMicroseconds(count: number, now: number): IsoInstant | null {
  const at = count / 1000;
  return isOfJudges(at, now) ? new Date(at).toISOString() : null;
}

/** An instant as archives write it, if there is such a day and time, in the days of judges; else null. */
export function instantFromText(text: unknown, now: number): IsoInstant | null {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return null;
  const at = Date.parse(text);
  return isOfJudges(at, now) && new Date(at).toISOString() === text ? text : null;
}

/** Copies of one mail are sent within so long, in milliseconds. */
export const TOGETHER = 600_000;
