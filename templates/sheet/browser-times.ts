/** Times in a browser: the dates of mails, shorter by what a phone has no room for. */
import type { Instant } from '../../engine/time.ts';
import { type LocalTimes, localDate, utcDate } from '../locales/times/format-times.ts';
import { zoneName } from '../locales/times/zone-name.ts';

/** By the browser's own zones. */
const BROWSER: LocalTimes = {
  localTime: (at, timeZone) => {
    const options = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' } as const;
    const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(at);
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
    const year = 2000 + (part('year') % 100);
    return { year, month: part('month'), day: part('day'), minute: part('hour') * 60 + part('minute') };
  },
};

/**
 * `Tue 3 Mar 2026, 23:30 (Berlin)`; in UTC where this browser has no such zone. Where only UTC is known of somebody, the zone `here` is
 * theirs.
 */
export function timeIn(
  known: string,
  here = Intl.DateTimeFormat().resolvedOptions().timeZone,
): (at: Instant) => string {
  const zone = known === 'UTC' ? here : known;
  return (at) => {
    const place = zoneName(zone);
    try {
      return place === 'UTC' ? utcDate(at) : `${localDate(at, zone, BROWSER)} (${place})`;
    } catch {
      return utcDate(at);
    }
  };
}
