/** Dates as the judge prints them are read as the instants that they are, whatever zone their reader and the game are in. */
import { expect, test } from 'vitest';
import { parseRange, parseTime } from '../../engine/language/times/parse-time.ts';
import { resolveTime } from '../../engine/language/times/resolve-time.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { classicDate, fromNow, timeFor, writtenTime } from '../../templates/words/times/times.ts';
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

test('of a thousand instants in seven zones', () => {
  const random = createRandom(11);
  for (let n = 0; n < 1000; n++) {
    const at = NOW + HOUR + random.below(90 * 24 * 60) * 60_000;
    const [zone, gameZone] = [random.pick(ZONES), random.pick(ZONES)];
    for (const text of printed(at, zone)) {
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
