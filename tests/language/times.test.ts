/** Dates and times (judge-language D1): classic and ISO forms, taken apart and made instants in a zone. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRange, parseTime } from '../../engine/language/times/parse-time.ts';
import { resolveTime } from '../../engine/language/times/resolve-time.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { told } from '../told.ts';

/** Tuesday. */
const NOW = Date.parse('2026-03-03T12:00:00Z');

interface Where {
  readonly zone?: string;
  /** Minutes after midnight where no time is written. */
  readonly minute?: number;
  readonly now?: number;
  readonly past?: boolean;
}

/** The instant of a text, as ISO without seconds, or the sentence why there is none. */
function when(text: string, { zone = 'UTC', minute = 1410, now = NOW, past = false }: Where = {}): string {
  const parsed = parseTime(text);
  if ('problem' in parsed) return told(parsed.problem);
  const resolved = resolveTime(parsed.time, { now, zone, zones, minute, mostDaysAhead: 120, past });
  return 'problem' in resolved ? told(resolved.problem) : new Date(resolved.at).toISOString().slice(0, 16);
}

describe('classic forms', () => {
  test.each([
    // A bare day of the week is the next one, never today; without a time the phase's CLOCK counts.
    ['Fri', '2026-03-06T23:30'],
    ['Friday', '2026-03-06T23:30'],
    ['fri 18:00', '2026-03-06T18:00'],
    ['18:00 Fri', '2026-03-06T18:00'],
    ['next Friday at 6 pm', '2026-03-06T18:00'],
    ['Tue', '2026-03-10T23:30'],
    ['Tue 23:59', '2026-03-10T23:59'],
    ['14 Mar', '2026-03-14T23:30'],
    ['Mar 14', '2026-03-14T23:30'],
    ['14 March 18:00', '2026-03-14T18:00'],
    ['18:00 14 March', '2026-03-14T18:00'],
    ['March 14th, 6:30 pm', '2026-03-14T18:30'],
    ['the 14th of March at noon', '2026-03-14T12:00'],
    ['14 Mar 2026', '2026-03-14T23:30'],
    ['Mar 14 2027 08:00', '2027-03-14T08:00'],
    // A day number alone is the next such day.
    ['14', '2026-03-14T23:30'],
    ['2', '2026-04-02T23:30'],
    ['31', '2026-03-31T23:30'],
    // A month and day that have passed mean next year, which is more than 120 days away.
    ['14 Feb 2027', '2027-02-14T23:30'],
    // A time alone is the next such time.
    ['18:00', '2026-03-03T18:00'],
    ['11:00', '2026-03-04T11:00'],
    ['6pm', '2026-03-03T18:00'],
    ['12 am', '2026-03-04T00:00'],
    ['18h30', '2026-03-03T18:30'],
  ])('%s', (text, expected) => {
    expect(when(text)).toBe(expected);
  });
});

describe('forms of our own', () => {
  test.each([
    ['2026-03-14', '2026-03-14T23:30'],
    ['2026-03-14 18:00', '2026-03-14T18:00'],
    ['2026-03-14T18:00', '2026-03-14T18:00'],
    ['2026-03-14T18:00Z', '2026-03-14T18:00'],
    ['2026-03-14T18:00+02:00', '2026-03-14T16:00'],
    ['2026-03-14 18:00 -0500', '2026-03-14T23:00'],
    ['2026-03-14 18:00 UTC', '2026-03-14T18:00'],
    ['in 24h', '2026-03-04T12:00'],
    ['in 24 hours', '2026-03-04T12:00'],
    ['+1d', '2026-03-04T12:00'],
    ['in 2 days', '2026-03-05T12:00'],
    ['in 90 minutes', '2026-03-03T13:30'],
    ['+1w', '2026-03-10T12:00'],
    ['tomorrow', '2026-03-04T23:30'],
    ['tomorrow 18:00', '2026-03-04T18:00'],
    ['today 18:00', '2026-03-03T18:00'],
    ['14.3.', '2026-03-14T23:30'],
    ['14/3', '2026-03-14T23:30'],
    ['3/14', '2026-03-14T23:30'],
    ['4/4', '2026-04-04T23:30'],
  ])('%s', (text, expected) => {
    expect(when(text)).toBe(expected);
  });
});

describe('what is refused, with what would be right', () => {
  test.each([
    ['3/4', "'3/4' could be 3 April or 4 March: please write the month's name."],
    ['14 Feb', 'That would be 14 Feb 2027, more than 120 days from now: please write the year too.'],
    ['31 Feb', 'February has no day 31.'],
    ['29 Feb 2026', 'There is no 29 Feb 2026.'],
    ['25:00', "'25:00' is not a time of day: hours run from 00:00 to 23:59."],
    ['Feb', "'Feb' needs the day of the month."],
    ['Mon 14 March 2026', '14 Mar 2026 is a Saturday, not a Monday.'],
    ['soon', "'soon' is not part of a date. Write dates as 14 Feb 18:00, Friday 23:30, 2026-02-14 18:00 or in 24h."],
    ['', 'A date is missing.'],
    ['14 15 March', "'14 15 March' has two days."],
    ['32', "'32' is not a day of a month."],
  ])('%s', (text, expected) => {
    expect(when(text)).toBe(expected);
  });
});

describe('zones', () => {
  test('a time without offset is one of the zone', () => {
    expect(when('14 Mar 18:00', { zone: 'Europe/Paris' })).toBe('2026-03-14T17:00');
    expect(when('14 Apr 18:00', { zone: 'Europe/Paris' })).toBe('2026-04-14T16:00');
    expect(when('14 Apr 18:00', { zone: 'America/New_York' })).toBe('2026-04-14T22:00');
  });

  test('today is the day that it is there', () => {
    const now = Date.parse('2026-03-03T20:00:00Z');
    expect(when('tomorrow 08:00', { zone: 'Asia/Tokyo', now })).toBe('2026-03-04T23:00');
    expect(when('Wed 08:00', { zone: 'Asia/Tokyo', now })).toBe('2026-03-10T23:00');
    expect(when('Wed 08:00', { zone: 'UTC', now })).toBe('2026-03-04T08:00');
  });
});

describe('looking back', () => {
  test.each([
    ['14 Feb', '2026-02-14T00:00'],
    ['1 Jan', '2026-01-01T00:00'],
    ['14 Dec', '2025-12-14T00:00'],
    ['Fri', '2026-02-27T00:00'],
    ['28', '2026-02-28T00:00'],
  ])('%s', (text, expected) => {
    expect(when(text, { past: true, minute: 0 })).toBe(expected);
  });
});

describe('stretches of time', () => {
  const ends = (text: string): readonly string[] => {
    const range = parseRange(text);
    if ('problem' in range) return [told(range.problem)];
    const at = (time: typeof range.from, minute: number) => {
      const resolved = resolveTime(time, { now: NOW, zone: 'UTC', zones, minute, mostDaysAhead: 400 });
      return 'problem' in resolved ? told(resolved.problem) : new Date(resolved.at).toISOString().slice(0, 16);
    };
    return [at(range.from, 0), ...(range.to === null ? [] : [at(range.to, 1439)])];
  };
  const august = ['2026-08-03T00:00', '2026-08-10T23:59'];

  test.each([
    '3 Aug to 10 Aug',
    '3 to 10 August',
    'from 3 to 10 August',
    '3 - 10 August',
    '3-10 August',
    'August 3-10',
    'Aug 3 - Aug 10',
    '3 Aug until 10 Aug',
    'between 3 August and 10 August',
    '3 August through 10 August 2026',
    '2026-08-03 to 2026-08-10',
    '2026-08-03 - 2026-08-10',
    '3rd–10th August',
  ])('%s', (text) => {
    expect(ends(text)).toEqual(august);
  });

  test('from today on', () => {
    expect(ends('until 10 August')).toEqual(['2026-03-03T00:00', '2026-08-10T23:59']);
    expect(ends('until Friday')).toEqual(['2026-03-03T00:00', '2026-03-06T23:59']);
    expect(ends('for 2 weeks')).toEqual(['2026-03-03T00:00', '2026-03-16T23:59']);
    expect(ends('for 3 days')).toEqual(['2026-03-03T00:00', '2026-03-05T23:59']);
    expect(ends('from Friday')).toEqual(['Until when? For example: from 3 to 10 August.']);
  });

  test('one day, times, days of the week', () => {
    expect(ends('14 August')).toEqual(['2026-08-14T00:00']);
    expect(ends('Fri to Mon')).toEqual(['2026-03-06T00:00', '2026-03-09T23:59']);
    expect(ends('3 Aug 12:00 to 10 Aug 18:00')).toEqual(['2026-08-03T12:00', '2026-08-10T18:00']);
    expect(ends('3/4 to 10 August')).toEqual([expect.stringContaining('could be')]);
  });
});

describe('laws', () => {
  const instants = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') });
  const zoneNames = fc.constantFrom(
    'UTC',
    'Europe/Paris',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  );
  const texts = fc.constantFrom(
    'Fri',
    'Tue 18:00',
    '14',
    '31',
    '29 Feb',
    '14 Feb 06:15',
    '18:00',
    'tomorrow',
    'in 3h',
    '02:30',
    'Sun 02:30',
  );

  test('a date that is not written in full lies ahead, and within a year or the next leap year', () => {
    fc.assert(
      fc.property(instants, zoneNames, texts, (now, zone, text) => {
        const parsed = parseTime(text);
        if ('problem' in parsed) throw new Error(told(parsed.problem));
        const resolved = resolveTime(parsed.time, { now, zone, zones, minute: 1410, mostDaysAhead: 10_000 });
        if ('problem' in resolved) throw new Error(told(resolved.problem));
        const days = (resolved.at - now) / 86_400_000;
        expect(days).toBeGreaterThan(text === 'tomorrow' ? -1 : 0);
        expect(days).toBeLessThan(text === '29 Feb' ? 8 * 366 : 367);
      }),
      { numRuns: 500, seed: 29 },
    );
  });

  test('every text is answered, never thrown at', () => {
    const pieces = fc.constantFrom(...'14|Feb|Fri|:|18:00|/|-|+|2026|in|h|d|to|99|.|pm|T| |00:61|1e9'.split('|'));
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), fc.constantFrom(' ', ''), (words, between) => {
        const text = words.join(between);
        expect(when(text)).not.toBe('');
        const range = parseRange(text);
        expect('problem' in range ? range.problem : range.from).toBeTruthy();
      }),
      { numRuns: 2000, seed: 5 },
    );
  });
});
