/** Time zones for the engine, by Luxon. */
import { DateTime, IANAZone } from 'luxon';
import type { LocalTime, Zones } from '../../engine/time.ts';

export const zones: Zones = {
  localTime(instant, zone) {
    const { year, month, day, hour, minute } = DateTime.fromMillis(instant, { zone });
    return { year, month, day, minute: hour * 60 + minute };
  },
  instantOf({ year, month, day, minute }: LocalTime, zone) {
    const wanted = DateTime.fromObject({ year, month, day: 1 }, { zone }).plus({ days: day - 1 });
    const at = wanted.set({ hour: Math.floor(minute / 60), minute: minute % 60 });
    return firstInstant(at, minute);
  },
  isZone: (name) => IANAZone.isValidZone(name),
};

/**
 * Luxon answers a time that does not exist with one an hour later, and a time that occurs twice with either instant:
 * this picks the first instant after the gap, and the first of the two.
 */
function firstInstant(at: DateTime, minute: number): number {
  const candidates = at.getPossibleOffsets().map((each) => each.toMillis());
  const isWanted = at.hour * 60 + at.minute === minute;
  if (isWanted) return Math.min(...candidates);
  // In a gap: step back to the last instant before it, the gap's end follows.
  let low = at.minus({ hours: 3 }).toMillis();
  let high = at.toMillis();
  const offsetBefore = DateTime.fromMillis(low, { zone: at.zone }).offset;
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000;
    if (DateTime.fromMillis(middle, { zone: at.zone }).offset === offsetBefore) low = middle;
    else high = middle;
  }
  return high;
}
