/**
 * When a deadline falls (judge-language D1). Pure arithmetic on instants; local time comes from {@link Zones}, which is
 * handed in, so that the engine carries no time-zone data.
 */
import type { PhaseTiming } from '../settings/fields.ts';
import { type Absence, HOUR, type Instant, type LocalTime, type Zones } from '../time.ts';

const NOON = 720;

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
  let candidate = nextAllowedInstant(timing, Math.max(from + timing.next * HOUR, notBefore), zone, zones);
  for (;;) {
    const away = absences.find(({ from, to }) => from <= candidate && candidate <= to);
    if (away === undefined) return candidate;
    candidate = nextAllowedInstant(timing, away.to + 1, zone, zones);
  }
}

/** First instant not before `earliest` that lies on an allowed day and, where there is a clock hour, at that hour. */
export function nextAllowedInstant(timing: PhaseTiming, earliest: Instant, zone: string, zones: Zones): Instant {
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
