/**
 * When a deadline falls (judge-language D1). Pure arithmetic on instants; local time comes from {@link Zones}, which is
 * handed in, so that the engine carries no time-zone data.
 */
import type { PhaseTiming } from '../settings/fields.ts';

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

export const HOUR = 3_600_000;
const NOON = 720;

export interface LocalTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** Minutes after midnight by the wall clock. */
  readonly minute: number;
}

/** What the engine asks about time zones. */
export interface Zones {
  /** Wall-clock time of an instant in an IANA zone. Seconds are dropped. */
  localTime(instant: Instant, zone: string): LocalTime;
  /**
   * Instant of a wall-clock time. Where the hour is skipped in spring: the first instant after the gap; where it occurs
   * twice in autumn: the first of the two. `day` may run past the month's end.
   */
  instantOf(local: LocalTime, zone: string): Instant;
  /** Is it the name of an IANA zone? */
  isZone(name: string): boolean;
}

/** A time in which somebody is away. */
export interface Absence {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * The deadline of a phase that begins at `from`: at least NEXT hours later, moved forward to the clock hour, to an
 * allowed day and past every absence; never before `notBefore` (the previous deadline).
 */
export function nextDeadline(
  timing: PhaseTiming,
  from: Instant,
  zone: string,
  zones: Zones,
  absences: readonly Absence[] = [],
  notBefore: Instant = from,
): Instant {
  let candidate = forward(timing, Math.max(from + timing.next * HOUR, notBefore), zone, zones);
  for (;;) {
    const away = absences.find(({ from, to }) => from <= candidate && candidate <= to);
    if (away === undefined) return candidate;
    candidate = forward(timing, away.to + 1, zone, zones);
  }
}

/** First instant not before `earliest` that lies on an allowed day and, where there is a clock hour, at that hour. */
export function forward(timing: PhaseTiming, earliest: Instant, zone: string, zones: Zones): Instant {
  const days = /[A-Za-z]/.test(timing.days) ? timing.days : 'SMTWTFS';
  // A clock hour before noon can never fall on a day that counts only after noon: then noon is the hour.
  const clock = timing.clock !== null && timing.clock < NOON && !/[A-Z]/.test(days) ? NOON : timing.clock;
  const start = zones.localTime(earliest, zone);
  for (let ahead = 0; ; ahead += 1) {
    const day = { ...start, day: start.day + ahead };
    const mark = days[weekday(day)]!;
    if (mark === '-') continue;
    const opens = mark === mark.toLowerCase() ? NOON : 0;
    if (clock === null && ahead === 0 && start.minute >= opens) return earliest;
    if (clock !== null && clock < opens) continue;
    const at = zones.instantOf({ ...day, minute: clock ?? Math.max(start.minute, opens) }, zone);
    // Where the clocks leave the hour out up to midnight, that day has no such instant, and the next may not be allowed.
    if (at >= earliest && zones.localTime(at, zone).day === dayOfMonth(day)) return at;
  }
}

/** Of a day that may run past the month's end. */
function dayOfMonth({ year, month, day }: LocalTime): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate();
}

/** 0 Sunday to 6 Saturday, by the Gregorian calendar. */
function weekday({ year, month, day }: LocalTime): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
