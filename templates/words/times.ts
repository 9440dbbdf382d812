/** Instants and spans in words. Time zones come from {@link Zones}, which is handed in. */
import type { Instant, LocalTime, Zones } from '../../engine/game/deadlines.ts';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `2 d 3 h`, `27 h 20 min`, `5 min`: the two largest units, days from two on. `ms` may not be negative. */
export function span(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  if (minutes < 1) return 'less than a minute';
  const days = minutes < 2 * DAY ? 0 : Math.floor(minutes / DAY);
  const parts: readonly (readonly [number, string])[] = [
    [days, 'd'],
    [Math.floor((minutes - days * DAY) / HOUR), 'h'],
    [minutes % HOUR, 'min'],
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
  if (Math.abs(instant - now) < MINUTE) return 'now';
  return instant >= now ? `in ${span(instant - now)}` : `${span(now - instant)} ago`;
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
  const date = `${weekday(local)} ${MONTHS[local.month - 1]} ${two(local.day)} ${local.year}`;
  const second = Math.floor((instant % MINUTE) / 1000);
  return `${date} ${clock(local)}:${two(second)} ${offset(instant, local).replace(':', '')}`;
}

/** `Tue 3 Mar 2026, 23:30`. */
export function localDate(instant: Instant, zone: string, zones: Zones): string {
  const local = zones.localTime(instant, zone);
  return `${weekday(local)} ${local.day} ${MONTHS[local.month - 1]} ${local.year}, ${clock(local)}`;
}

/**
 * An instant for one reader: `Wed 4 Mar 2026, 00:30 Berlin time (Tue 23:30 UTC)`; to a reader in UTC,
 * `Tue 3 Mar 2026, 23:30 UTC`.
 */
export function timeFor(instant: Instant, zone: string, zones: Zones): string {
  const place = zoneName(zone);
  if (place === 'UTC') return `${localDate(instant, 'UTC', zones)} UTC`;
  const utc = zones.localTime(instant, 'UTC');
  const day = utc.day === zones.localTime(instant, zone).day ? '' : `${weekday(utc)} `;
  return `${localDate(instant, zone, zones)} ${place} time (${day}${clock(utc)} UTC)`;
}

/** `2026-03-09 20:00 UTC`: as a date can be written to the judge, whatever zone it is read in. Whole minutes. */
export function writtenTime(instant: Instant): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** `Berlin` of `Europe/Berlin`; `UTC` for all its names. */
export function zoneName(zone: string): string {
  if (/^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu|Universal|Greenwich)$/.test(zone)) return 'UTC';
  if (zone.startsWith('Etc/')) return zone;
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
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

function weekday({ year, month, day }: LocalTime): string {
  return DAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]!;
}

function clock({ minute }: LocalTime): string {
  return clockTime(minute);
}

/** `23:30`, of minutes after midnight. */
export function clockTime(minute: number): string {
  return `${two(Math.floor(minute / HOUR))}:${two(minute % HOUR)}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
