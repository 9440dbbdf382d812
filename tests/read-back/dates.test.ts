/** Dates as the judge prints them are read as the instants that they are, whatever zone their reader and the game are in. */
import { expect, test } from 'vitest';
import { parseRange, parseTime } from '../../engine/language/times/parse-time.ts';
import { resolveTime } from '../../engine/language/times/resolve-time.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { german } from '../../templates/locales/de/german.ts';
import { english } from '../../templates/locales/en/english.ts';
import { french } from '../../templates/locales/fr/french.ts';
import { classicDate, fromNow, timeFor, writtenTime } from '../../templates/locales/times/format-times.ts';
import { ask, deadlineOf, gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { write } from '../handling/rig.ts';
import { createRandom } from '../random.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Asia/Ho_Chi_Minh',
  'Pacific/Honolulu',
];
const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-02T19:00:00Z');

/** Each way in which mails print a deadline. */
function printed(at: number, zone: string): readonly string[] {
  const date = timeFor(at, zone, zones);
  return [
    classicDate(at, zone, zones),
    date,
    `${date}, ${fromNow(at, NOW)}.`,
    `${date}, ${fromNow(at, NOW)}`,
    writtenTime(at),
  ];
}

test.each([english, german, french])('of many instants in seven zones, in $code', (language) => {
  const random = createRandom(11);
  for (let n = 0; n < 400; n++) {
    const at = NOW + HOUR + random.below(90 * 24 * 60) * 60_000;
    const [zone, gameZone] = [random.pick(ZONES), random.pick(ZONES)];
    for (const text of inLanguage(language, () => printed(at, zone))) {
      const parsed = parseTime(text);
      const read =
        'problem' in parsed
          ? parsed
          : resolveTime(parsed.time, { now: NOW, zone: gameZone, zones, minute: 1410, mostDaysAhead: 120 });
      expect([text, 'at' in read ? new Date(read.at).toISOString() : read.problem]).toEqual([
        text,
        new Date(at).toISOString(),
      ]);
    }
  }
});

test('SET DEADLINE with the deadline of one’s own mail leaves it; with another’s printed form it sets that', async () => {
  const services = await twoPlayers('set zone America/New_York');
  const before = await deadlineOf(services);
  const later = before + 26 * HOUR;
  for (const zone of ['UTC', 'Asia/Kolkata']) {
    for (const [at, expected] of [
      [later, later],
      [before, before],
    ] as const) {
      for (const text of printed(at, zone)) {
        await ask(services, 'mara', `set deadline ${text}`);
        expect([text, await deadlineOf(services)]).toEqual([text, expected]);
      }
    }
  }
});

test.each([
  ['vom 23. bis 30. November', 23, 30],
  ['vom 23. November bis zum 30. November 2026', 23, 30],
  ['23. bis 30. November', 23, 30],
  ['du 23 au 30 novembre', 23, 30],
  ['du lundi 23 novembre au 30 novembre', 23, 30],
  ['23 to 30 November', 23, 30],
])('absence: %s', (text, from, to) => {
  const range = parseRange(text);
  expect(range).toMatchObject({ from: { day: from, month: 11 }, to: { day: to, month: 11 } });
});

test.each([
  ['morgen 20 Uhr', 'tomorrow 20:00'],
  ['Dienstag, 20:00 Uhr', 'Tuesday 20:00'],
  ['Di 24. Nov. 20 Uhr', 'Tue 24 Nov 20:00'],
  ['am 3. Dezember um 18 Uhr 30', '3 December 18:30'],
  ['in 2 Tagen', 'in 2 days'],
  ['demain à 20h', 'tomorrow 20:00'],
  ['le 1er décembre à 18 heures', '1 December 18:00'],
  ['mardi 24 novembre 2026, 20h30', 'Tuesday 24 November 2026 20:30'],
  ['mar. 24 mars, 20:00', 'Tue 24 Mar 20:00'],
  ['dans 36 heures', 'in 36 hours'],
  ['8 am', '8:00'],
])('%s is %s', (text, english) => {
  expect(parseTime(text)).toEqual(parseTime(english));
});

test('ABSENCE between two printed dates', async () => {
  const services = await twoPlayers();
  const [from, to] = ['2026-03-10T23:00:00Z', '2026-03-14T22:00:00Z'].map((text) => Date.parse(text)) as [
    number,
    number,
  ];
  for (const zone of ['UTC', 'Europe/Berlin']) {
    for (const [n, first] of printed(from, zone).entries()) {
      await services.asIf(async () => {
        const line = `absence ${first} to ${printed(to, zone)[n]!}`;
        expect([line, 'problem' in parseRange(line.slice(8))]).toEqual([line, false]);
        await write(services, 'ann', line);
        await mailsTo(services);
        expect([
          line,
          (await gameNow(services)).absences.map((each) => [each.from, Math.floor(each.to / 60_000)]),
        ]).toEqual([line, [[from, Math.floor(to / 60_000)]]]);
      });
    }
  }
});
