/** Times in a browser, as the server writes them. */
import type { Instant } from '../../engine/time.ts';
import { type LocalTimes, timeFor } from '../locales/times/format-times.ts';

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

/** As the server writes times; in UTC where this browser has no such zone. */
export function timeIn(zone: string): (at: Instant) => string {
  return (at) => {
    try {
      return timeFor(at, zone, BROWSER);
    } catch {
      return timeFor(at, 'UTC', BROWSER);
    }
  };
}
