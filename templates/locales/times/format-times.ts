/** Instants and spans in words. Time zones come from {@link Zones}, which is handed in. */
import type { Instant, LocalTime, Zones } from '../../../engine/time.ts';
import { t } from '../current.ts';
import { clockTime } from './clock-time.ts';
import { zoneName } from './zone-name.ts';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Of the classic lines, which are the same in every language. */
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `2 d 3 h`, `27 h 20 min`, `5 min`: the two largest units, days from two on. `ms` may not be negative. */
export function formatSpan(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const { spans } = t().grammar;
  if (minutes < 1) return spans.least;
  const days = minutes < 2 * DAY ? 0 : Math.floor(minutes / DAY);
  const parts: readonly (readonly [number, string])[] = [
    [days, spans.day],
    [Math.floor((minutes - days * DAY) / HOUR), spans.hour],
    [minutes % HOUR, spans.minute],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** `in 2 d 3 h`, `3 h ago`, `now` within a minute. */
export function fromNow(instant: Instant, now: Instant): string {
  const { grammar } = t();
  if (Math.abs(instant - now) < MINUTE) return grammar.now;
  return instant >= now ? grammar.fromNow(formatSpan(instant - now)) : grammar.ago(formatSpan(now - instant));
}

/** `5 days, 23 hours, 30 minutes, and 0 seconds`, as the classic judges count down. */
export function classicSpan(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const part = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  return [
    part(Math.floor(seconds / 86_400), 'day'),
    part(Math.floor((seconds % 86_400) / 3600), 'hour'),
    part(Math.floor((seconds % 3600) / 60), 'minute'),
    `and ${part(seconds % 60, 'second')}`,
  ].join(', ');
}

/** `Tue Mar 03 2026 23:30:00 +0000`: the date of all classic lines, in a zone. */
export function classicDate(instant: Instant, zone: string, zones: Zones): string {
  const local = zones.localTime(instant, zone);
  const date = `${DAYS[dayOf(local)]} ${MONTHS[local.month - 1]} ${two(local.day)} ${local.year}`;
  const second = Math.floor((instant % MINUTE) / 1000);
  return `${date} ${clock(local)}:${two(second)} ${offset(instant, local).replace(':', '')}`;
}

/** As much as dates ask of zones. */
export type LocalTimes = Pick<Zones, 'localTime'>;

/** For what is read in UTC alone. */
const UTC: LocalTimes = {
  localTime: (instant) => {
    const date = new Date(instant);
    const minute = date.getUTCHours() * HOUR + date.getUTCMinutes();
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), minute };
  },
};

/** `Tue 3 Mar 2026, 23:30 UTC`. */
export function utcDate(instant: Instant): string {
  return `${localDate(instant, 'UTC', UTC)} UTC`;
}

/** `Tue 3 Mar 2026, 23:30`. */
export function localDate(instant: Instant, zone: string, zones: LocalTimes): string {
  const local = zones.localTime(instant, zone);
  const { date, months } = t().grammar;
  return date({
    weekday: weekday(local),
    day: String(local.day),
    month: months[local.month - 1]!,
    year: String(local.year),
    clock: clock(local),
  });
}

/**
 * An instant for one reader: `Wed 4 Mar 2026, 00:30 Berlin time (Tue 23:30 UTC)`; to a reader in UTC,
 * `Tue 3 Mar 2026, 23:30 UTC`.
 */
export function timeFor(instant: Instant, zone: string, zones: LocalTimes): string {
  const place = zoneName(zone);
  if (place === 'UTC') return utcDate(instant);
  const utc = zones.localTime(instant, 'UTC');
  const day = utc.day === zones.localTime(instant, zone).day ? '' : `${weekday(utc)} `;
  return t().grammar.dateAt(localDate(instant, zone, zones), place, `${day}${clock(utc)}`);
}

/** `2026-03-09 20:00 UTC`: as a date can be written to the judge, whatever zone it is read in. Whole minutes. */
export function writtenTime(instant: Instant): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** `+01:00`, of a zone at an instant. */
export function offsetOf(instant: Instant, zone: string, zones: Zones): string {
  return offset(instant, zones.localTime(instant, zone));
}

function offset(instant: Instant, local: LocalTime): string {
  const wall = Date.UTC(local.year, local.month - 1, local.day) / MINUTE + local.minute;
  const minutes = wall - Math.floor(instant / MINUTE);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / HOUR))}:${two(size % HOUR)}`;
}

function weekday(local: LocalTime): string {
  return t().grammar.days[dayOf(local)]!;
}

function dayOf({ year, month, day }: LocalTime): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

function clock({ minute }: LocalTime): string {
  return clockTime(minute);
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
