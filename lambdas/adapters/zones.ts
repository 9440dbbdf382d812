/** Time zones for the engine: what a zone's clock is ahead, by date-fns. */
import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Instant, LocalTime, Zones } from '../../engine/time.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export const zones: Zones = {
  localTime(instant, zone) {
    const shown = new Date(instant + aheadAt(instant, zone));
    return {
      year: shown.getUTCFullYear(),
      month: shown.getUTCMonth() + 1,
      day: shown.getUTCDate(),
      minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
    };
  },
  instantOf({ year, month, day, minute }: LocalTime, zone) {
    const shown = new Date(0);
    shown.setUTCFullYear(year, month - 1, day);
    return firstInstant(shown.setUTCHours(0, minute), zone);
  },
  isZone(name) {
    if (name === '') return false;
    try {
      new Intl.DateTimeFormat('en-US', { timeZone: name });
      return true;
    } catch {
      return false;
    }
  },
};

/** Milliseconds by which the zone's clock is ahead of UTC. */
function aheadAt(instant: Instant, zone: string): number {
  return tzOffset(zone, new Date(instant)) * MINUTE;
}

/**
 * When the zone's clock first shows what a clock of UTC shows at `shown`: of a time that occurs twice the first, of one that does not
 * exist the first instant after the gap.
 */
function firstInstant(shown: Instant, zone: string): Instant {
  const [before, after] = [aheadAt(shown - DAY, zone), aheadAt(shown + DAY, zone)];
  // A clock that is further ahead shows the same time earlier.
  for (const ahead of [Math.max(before, after), Math.min(before, after)])
    if (aheadAt(shown - ahead, zone) === ahead) return shown - ahead;
  let [low, high] = [shown - Math.max(before, after), shown - Math.min(before, after)];
  while (high - low > MINUTE) {
    const middle = Math.floor((low + high) / (2 * MINUTE)) * MINUTE;
    if (aheadAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}
