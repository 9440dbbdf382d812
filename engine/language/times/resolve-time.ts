/** From a date as written to an instant, in a zone and with a now that are handed in (judge-language D1). Pure. */
import type { Message } from '../../messages/all-messages.ts';
import type { Day } from '../../messages/time-messages.ts';
import type { Instant, LocalTime, Zones } from '../../time.ts';
import { daysOf } from './parse-time.ts';
import type { WrittenDate, WrittenTime } from './written-time.ts';

export interface TimeContext {
  readonly now: Instant;
  /** IANA zone in which the writer's clock runs. */
  readonly zone: string;
  readonly zones: Zones;
  /** Minutes after midnight where no time is written: the phase's CLOCK, 0 for the first day of an absence, 1439 for its last. */
  readonly minute: number;
  /** The latest date that may be guessed at (year or month left out) lies so many days ahead. Classic: 120. */
  readonly mostDaysAhead: number;
  /** Look back instead of ahead (HISTORY FROM). */
  readonly past?: boolean;
}

export type TimeResolved = { readonly at: Instant } | { readonly problem: Message };

const MINUTE = 60_000;
const DAY = 86_400_000;

export function resolveTime(time: WrittenTime, context: TimeContext): TimeResolved {
  const { now, zone, zones, past = false } = context;
  if (time.kind === 'delay') return { at: now + (past ? -1 : 1) * time.minutes * MINUTE };
  const today = zones.localTime(now, zone);
  if (time.kind === 'day') {
    const minute = time.minute ?? context.minute;
    return { at: zones.instantOf({ ...today, day: today.day + (past ? -time.ahead : time.ahead), minute }, zone) };
  }
  return resolveDate(time, today, context);
}

function resolveDate(date: WrittenDate, today: LocalTime, context: TimeContext): TimeResolved {
  const { now, past = false } = context;
  const instant = (local: LocalTime) => instantOf(date, local, context);
  const day = dayMeant(date, today, context);
  if ('problem' in day) return day;
  const at = instant(day);
  const certain = date.year !== null && date.month !== null && date.day !== null;
  if (!certain && !past && at > now + context.mostDaysAhead * DAY) {
    return { problem: { code: 'times/which-year', date: dateOf(day), most: context.mostDaysAhead } };
  }
  if (date.weekday !== null && date.day !== null && weekdayOf(day) !== date.weekday) {
    const weekday = weekdayOf(day);
    return { problem: { code: 'times/other-weekday', date: dateOf(day), weekday, written: date.weekday } };
  }
  return { at };
}

/** The calendar day that is meant, with the minute. */
function dayMeant(
  date: WrittenDate,
  today: LocalTime,
  context: TimeContext,
): LocalTime | { readonly problem: Message } {
  const { now, past = false } = context;
  const minute = date.minute ?? context.minute;
  const step = past ? -1 : 1;
  const comes = (local: LocalTime) =>
    past ? instantOf(date, local, context) < now : instantOf(date, local, context) > now;
  if (date.day === null) {
    if (date.weekday === null) {
      const local = { ...today, minute };
      return comes(local) ? local : normal({ ...local, day: today.day + step });
    }
    // A bare day of the week is the next one, never today.
    const ahead = (date.weekday - weekdayOf(today) + 7) % 7 || 7;
    return normal({ ...today, day: today.day + (past ? ahead - 7 || -7 : ahead), minute });
  }
  if (date.month === null) {
    // A day number alone is the next such day; months that have no such day are passed over.
    for (let n = 0; n < 14; n++) {
      const month = today.month - 1 + step * n;
      const local = {
        year: today.year + Math.floor(month / 12),
        month: (((month % 12) + 12) % 12) + 1,
        day: date.day,
        minute,
      };
      if (isDay(local) && comes(local)) return local;
    }
    return { problem: { code: 'times/no-such-day' } };
  }
  if (date.year !== null) {
    const local = { year: date.year, month: date.month, day: date.day, minute };
    return isDay(local) ? local : { problem: { code: 'times/no-such-date', date: dateOf(local) } };
  }
  // A day and month that have passed mean next year (29 February: the next year that has one).
  for (let n = 0; n < 9; n++) {
    const local = { year: today.year + step * n, month: date.month, day: date.day, minute };
    if (isDay(local) && comes(local)) return local;
  }
  return { problem: { code: 'times/no-such-day' } };
}

function instantOf({ offset }: WrittenDate, local: LocalTime, { zone, zones }: TimeContext): Instant {
  if (offset === null) return zones.instantOf(local, zone);
  return Date.UTC(local.year, local.month - 1, local.day, 0, local.minute - offset);
}

function isDay({ year, month, day }: LocalTime): boolean {
  return (
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysOf(month) &&
    new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
  );
}

function normal(local: LocalTime): LocalTime {
  const date = new Date(Date.UTC(local.year, local.month - 1, local.day));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), minute: local.minute };
}

function weekdayOf({ year, month, day }: LocalTime): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

function dateOf({ year, month, day }: LocalTime): Day {
  return { year, month, day };
}
