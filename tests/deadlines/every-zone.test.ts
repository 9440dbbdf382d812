import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { nextAllowedInstant, nextDeadline } from '../../engine/game/deadlines.ts';
import { DEFAULT_SETTINGS, type PhaseTiming } from '../../engine/settings/settings.ts';
import { type Absence, HOUR } from '../../engine/time.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { IS_FULL } from '../some-of.ts';

const MINUTE = 60_000;
const DAY = 24 * HOUR;
/** Minutes of the clock looked at before and after a change. */
const MARGIN = IS_FULL ? 90 : 30;
const ALL = Intl.supportedValuesOf('timeZone');
/** Ten years of rules as they are known now. */
const FROM = Date.UTC(2026, 0, 1);
const DAYS = 3653;
/** Zones with odd changes: half an hour, two hours, in Ramadan, after midnight, up to midnight, none. */
const ODD = [
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Africa/Casablanca',
  'America/Santiago',
  'America/Nuuk',
  'America/Godthab',
  'UTC',
].filter((zone) => ALL.includes(zone));
const ZONES = IS_FULL ? ALL : ODD;

const timing: PhaseTiming = { ...DEFAULT_SETTINGS.timing.M, next: 0, days: 'SMTWTFS' };
const offset = (instant: number, zone: string) => DateTime.fromMillis(instant, { zone }).offset;
const clockOf = (instant: number, zone: string) => zones.localTime(instant, zone).minute;

/** The first instants under a new offset, in ten years. Found by their offsets alone. */
function changes(zone: string): readonly { readonly at: number; readonly by: number }[] {
  const found: { at: number; by: number }[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    let [low, high] = [FROM + day * DAY, FROM + (day + 1) * DAY];
    const [before, after] = [offset(low, zone), offset(high, zone)];
    if (before === after) continue;
    while (high - low > MINUTE) {
      const middle = Math.floor((low + high) / 2 / MINUTE) * MINUTE;
      if (offset(middle, zone) === before) low = middle;
      else high = middle;
    }
    found.push({ at: high, by: after - before });
  }
  return found;
}

describe('judge-language D1: a deadline is one instant, in every IANA zone and at every change of the clocks in ten years', () => {
  test('around each change: never in a gap, never doubled, at the clock hour wherever there is one', {
    tags: ['long'],
  }, () => {
    let seen = 0;
    for (const zone of ZONES) {
      for (const { at, by } of changes(zone)) {
        seen += 1;
        // Clock hours from well before to well after the hours that are left out or come twice.
        const first = clockOf(at - MINUTE, zone) + 1 - Math.max(0, -by);
        for (let minutes = -MARGIN; minutes <= Math.abs(by) + MARGIN; minutes += IS_FULL ? 15 : 30) {
          const clock = (first + minutes + 1440) % 1440;
          const dayBefore = nextAllowedInstant({ ...timing, clock }, at - 30 * HOUR, zone, zones);
          const chain = [dayBefore];
          while (chain.at(-1)! < at + 26 * HOUR)
            chain.push(nextAllowedInstant({ ...timing, clock }, chain.at(-1)! + 1, zone, zones));
          const days = chain.map((each) => DateTime.fromMillis(each, { zone }).toISODate());
          // One on each day, and none left out.
          expect([zone, clock, new Set(days).size]).toEqual([zone, clock, days.length]);
          for (const each of chain) {
            const shown = clockOf(each, zone);
            if (shown === clock) {
              // Where the hour comes twice, the first time.
              expect([zone, clock, clockOf(each - Math.abs(by) * MINUTE, zone)]).not.toEqual([zone, clock, clock]);
            } else {
              // The hour is left out on that day, and the deadline is the instant at which the clocks go on.
              expect([zone, clock, each, by > 0]).toEqual([zone, clock, at, true]);
              expect((clock - clockOf(at - MINUTE, zone) + 1440) % 1440).toBeLessThanOrEqual(by);
            }
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(ZONES.length);
  });

  test('day by day through two years: the next deadline is later than the last, on the next day, at the clock hour or where the clocks go on', () => {
    for (const zone of ZONES) {
      for (const clock of IS_FULL ? [1410] : [150, 1410]) {
        let previous = nextAllowedInstant({ ...timing, clock }, FROM, zone, zones);
        for (let day = 1; day < (IS_FULL ? 731 : 120); day += 1) {
          const deadline = nextDeadline({ ...timing, clock }, previous + 20 * HOUR, zone, zones, [], previous);
          expect(deadline).toBeGreaterThan(previous);
          // A day has at most so many hours more or less; one on which the clocks leave the hour out up to midnight has no deadline.
          const next = DateTime.fromMillis(previous, { zone }).startOf('day').plus({ days: 1 });
          const wanted = next.set({ hour: Math.floor(clock / 60), minute: clock % 60 });
          const isThere = wanted.hour * 60 + wanted.minute === clock;
          const days = Math.round((deadline - previous) / DAY);
          expect([zone, previous, isThere ? [1] : [1, 2]]).toEqual([zone, previous, expect.arrayContaining([days])]);
          expect(Math.abs(deadline - previous - days * DAY)).toBeLessThanOrEqual(3 * HOUR);
          previous = deadline;
        }
      }
    }
  });
});

describe('judge-language D1: a new deadline is never earlier than it was', () => {
  const spans = fc.array(
    fc.record({ from: fc.integer({ min: 0, max: 400 }), hours: fc.integer({ min: 1, max: 500 }) }),
    { maxLength: 6 },
  );
  const games = fc.record({
    zone: fc.constantFrom(...ALL),
    clock: fc.option(fc.integer({ min: 0, max: 1439 })),
    next: fc.integer({ min: 0, max: 240 }),
    days: fc.stringMatching(/^[-Aa][-Aa][-Aa][-Aa][-Aa][-Aa][Aa]$/),
    processed: fc.integer({ min: 0, max: DAYS * 24 * 60 }).map((minutes) => FROM + minutes * MINUTE),
    before: fc.integer({ min: -400, max: 400 }),
    away: spans,
    more: spans,
  });
  const absences = (from: number, away: readonly { from: number; hours: number }[]): readonly Absence[] =>
    away.map((each) => ({ from: from + each.from * HOUR, to: from + (each.from + each.hours) * HOUR }));

  test('not than the previous one, not for one more absence, not when it is computed again later', () => {
    fc.assert(
      fc.property(games, ({ zone, clock, next, days, processed, before, away, more }) => {
        const rule: PhaseTiming = { ...timing, clock, next, days };
        const previous = processed + before * HOUR;
        const few = absences(processed, away);
        const deadline = nextDeadline(rule, processed, zone, zones, few, previous);
        expect(deadline).toBeGreaterThanOrEqual(Math.max(previous, processed + next * HOUR));
        const all = [...few, ...absences(processed, more)];
        const moved = nextDeadline(rule, processed, zone, zones, all, previous);
        expect(moved).toBeGreaterThanOrEqual(deadline);
        expect(all.some(({ from, to }) => from <= moved && moved <= to)).toBe(false);
        // The same rule from the deadline on leaves it where it is.
        expect(nextDeadline({ ...rule, next: 0 }, deadline, zone, zones, few, deadline)).toBe(deadline);
        expect(nextDeadline(rule, processed + 7 * MINUTE, zone, zones, few, deadline)).toBeGreaterThanOrEqual(deadline);
      }),
      { seed: 1903, numRuns: IS_FULL ? 20_000 : 300 },
    );
  });
});
