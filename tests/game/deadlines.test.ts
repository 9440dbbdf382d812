/** @module-tag long */
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { nextAllowedInstant, nextDeadline } from '../../engine/game/deadlines.ts';
import { DEFAULT_SETTINGS, type PhaseTiming } from '../../engine/settings/settings.ts';
import { HOUR } from '../../engine/time.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { IS_FULL } from '../some-of.ts';

const movement = DEFAULT_SETTINGS.timing.M;
const at = (iso: string, zone = 'UTC') => DateTime.fromISO(iso, { zone }).toMillis();
const say = (instant: number, zone = 'UTC') => DateTime.fromMillis(instant, { zone }).toFormat('ccc yyyy-MM-dd HH:mm');

describe('judge-language D1: when a deadline falls', () => {
  test('NEXT 71 h from a phase processed at 23:30 leads to 23:30 three days later', () => {
    expect(say(nextDeadline(movement, at('2026-03-02T23:30'), 'UTC', zones))).toBe('Thu 2026-03-05 23:30');
  });

  test('processed some minutes late, it still does', () => {
    expect(say(nextDeadline(movement, at('2026-03-02T23:37'), 'UTC', zones))).toBe('Thu 2026-03-05 23:30');
  });

  test('a dash in DAYS is skipped: from Thursday the deadline falls on Monday, not on Sunday', () => {
    expect(say(nextDeadline(movement, at('2026-03-05T23:30'), 'UTC', zones))).toBe('Mon 2026-03-09 23:30');
  });

  test('without a clock hour the hour of processing is kept, on an allowed day', () => {
    const retreat = DEFAULT_SETTINGS.timing.R;
    expect(say(nextDeadline(retreat, at('2026-03-02T10:17'), 'UTC', zones))).toBe('Tue 2026-03-03 09:17');
    expect(say(nextDeadline(retreat, at('2026-03-06T10:17'), 'UTC', zones))).toBe('Mon 2026-03-09 09:17');
  });

  test('a small letter allows the afternoon only', () => {
    const timing: PhaseTiming = { ...movement, clock: null, next: 1, days: '-m-----' };
    expect(say(nextDeadline(timing, at('2026-03-02T06:00'), 'UTC', zones))).toBe('Mon 2026-03-02 12:00');
    expect(say(nextDeadline(timing, at('2026-03-02T15:00'), 'UTC', zones))).toBe('Mon 2026-03-02 16:00');
    expect(say(nextDeadline(timing, at('2026-03-03T15:00'), 'UTC', zones))).toBe('Mon 2026-03-09 16:00');
  });

  test('a clock hour before noon on days that count only after noon falls at noon', () => {
    expect(
      say(nextAllowedInstant({ ...movement, clock: 480, days: '-mtwtf-' }, at('2026-03-02T00:00'), 'UTC', zones)),
    ).toBe('Mon 2026-03-02 12:00');
  });

  test('DAYS without a letter allows every day', () => {
    expect(say(nextAllowedInstant({ ...movement, days: '-------' }, at('2026-03-07T00:00'), 'UTC', zones))).toBe(
      'Sat 2026-03-07 23:30',
    );
  });

  test('an absence pushes the deadline past its end', () => {
    const away = { from: at('2026-03-05T00:00'), to: at('2026-03-10T23:59') };
    expect(say(nextDeadline(movement, at('2026-03-02T23:30'), 'UTC', zones, [away]))).toBe('Wed 2026-03-11 23:30');
  });

  test('two absences that join are both passed, in either order', () => {
    const a = { from: at('2026-03-05T00:00'), to: at('2026-03-06T23:59') };
    const b = { from: at('2026-03-09T00:00'), to: at('2026-03-09T23:59') };
    for (const absences of [
      [a, b],
      [b, a],
    ]) {
      expect(say(nextDeadline(movement, at('2026-03-02T23:30'), 'UTC', zones, absences))).toBe('Tue 2026-03-10 23:30');
    }
  });

  test('never before the deadline that it follows', () => {
    const previous = at('2026-03-20T23:30');
    expect(nextDeadline(movement, at('2026-03-02T23:30'), 'UTC', zones, [], previous)).toBeGreaterThanOrEqual(previous);
  });

  test('the clock hour is local time: 23:30 in Berlin before and after the change to summer time', () => {
    const timing = { ...movement, next: 20, days: 'SMTWTFS' };
    const friday = nextDeadline(timing, at('2026-03-27T23:30', 'Europe/Berlin'), 'Europe/Berlin', zones);
    const saturday = nextDeadline(timing, friday, 'Europe/Berlin', zones);
    expect(say(friday, 'Europe/Berlin')).toBe('Sat 2026-03-28 23:30');
    expect(say(saturday, 'Europe/Berlin')).toBe('Sun 2026-03-29 23:30');
    expect(saturday - friday).toBe(23 * HOUR);
  });

  test('an hour that the clocks skip becomes the first instant after the gap', () => {
    const timing = { ...movement, clock: 150, next: 1, days: 'SMTWTFS' };
    const deadline = nextDeadline(timing, at('2026-03-28T22:00', 'Europe/Berlin'), 'Europe/Berlin', zones);
    expect(say(deadline, 'Europe/Berlin')).toBe('Sun 2026-03-29 03:00');
  });

  test('an hour that the clocks leave out up to midnight leaves the day without a deadline: the next allowed day has it', () => {
    // Greenland goes from 23:00 on Saturday the 28th to midnight.
    const from = at('2026-03-26T23:40', 'America/Nuuk');
    const deadline = (days: string, clock: number | null) =>
      nextDeadline({ ...movement, clock, next: 30, days }, from, 'America/Nuuk', zones);
    expect(say(deadline('SMTWTFS', 1410), 'America/Nuuk')).toBe('Sun 2026-03-29 23:30');
    expect(say(deadline('-MTWTFS', 1410), 'America/Nuuk')).toBe('Mon 2026-03-30 23:30');
    expect(
      say(
        nextAllowedInstant({ ...movement, clock: null, days: '-MTWT-S' }, from + 24 * HOUR, 'America/Nuuk', zones),
        'America/Nuuk',
      ),
    ).toBe('Mon 2026-03-30 23:40');
  });

  test('an hour that occurs twice means the first time', () => {
    const timing = { ...movement, clock: 150, next: 1, days: 'SMTWTFS' };
    const deadline = nextDeadline(timing, at('2026-10-24T22:00', 'Europe/Berlin'), 'Europe/Berlin', zones);
    expect(deadline).toBe(Date.UTC(2026, 9, 25, 0, 30));
  });
});

describe('deadlines in every IANA zone', () => {
  const full = IS_FULL;
  const ALL = Intl.supportedValuesOf('timeZone');

  test('a chain of deadlines over ten years keeps the clock hour, rises, and keeps at least NEXT hours apart', () => {
    const chains = fc.tuple(
      fc.constantFrom(...ALL),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 3650 }),
      fc.stringMatching(/^[-A][-A][-A][-A][-A][-A][A]$/),
    );
    fc.assert(
      fc.property(chains, ([zone, clock, next, startDay, days]) => {
        const timing: PhaseTiming = { ...movement, clock, next, days };
        let from = Date.UTC(2020, 0, 1) + startDay * 24 * HOUR;
        for (let link = 0; link < 12; link += 1) {
          const deadline = nextDeadline(timing, from, zone, zones);
          expect(deadline).toBeGreaterThanOrEqual(from + next * HOUR);
          const local = DateTime.fromMillis(deadline, { zone });
          const minute = local.hour * 60 + local.minute;
          if (minute !== clock) {
            // Only where the wanted hour does not exist on that day.
            expect(local.set({ hour: Math.floor(clock / 60), minute: clock % 60 }).toFormat('HH:mm')).not.toBe(
              `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`,
            );
            expect(minute).toBeGreaterThan(clock);
          }
          expect(days[local.weekday % 7]).toBe('A');
          from = deadline;
        }
      }),
      { seed: 1901, numRuns: full ? 5_000 : 400 },
    );
  });
});
