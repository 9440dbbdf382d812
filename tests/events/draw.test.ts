/** Draws: the same seed gives the same seats to whoever makes it again, and seats and opponents are spread. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { beginRound } from '../../engine/events/decide-event.ts';
import { dealRound, randomFrom } from '../../engine/events/draw.ts';
import { checkDraws, drawDocument } from '../../engine/events/draw-document.ts';
import { type EventRecord, withResult } from '../../engine/events/event.ts';
import { newEvent } from '../../engine/events/new-event.ts';
import { eventStandings, formatStandingsCsv } from '../../engine/events/standings.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { gameName, type PersonId, personId } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { runCommand } from '../command.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const board = boardOf('standard');
const POWERS = board.powers.map(({ name }) => name);
const sealed = (seed: string) => ({ seed, seal: digest(seed) });

function cup(people: number, changes: Partial<EventRecord> = {}): EventRecord {
  const rules = { board, settings: DEFAULT_SETTINGS, boards: 5 };
  const event = newEvent(gameName('cup'), personId('p0'), rules, sealed('first'), 0);
  const entrants = Array.from({ length: people }, (_, n) => ({
    person: personId(`p${n + 1}`),
    preferences: [],
    since: n,
  }));
  return { ...event, rounds: 4, entrants, ...changes };
}

/** With its next round drawn, and each of its boards a draw among all. */
function played(event: EventRecord, seed: string): EventRecord {
  const deal = dealRound(event, POWERS, randomFrom(event.sealed.seed, digest));
  const first = event.played.reduce((sum, { boards }) => sum + boards.length, 0);
  const games = deal.boards.map((_, n) => gameName(`cup${first + n + 1}`));
  const drawn = beginRound(event, deal, games, sealed(seed), 0);
  return games.reduce((each, game, n) => {
    const seats = POWERS.map((power) => ({
      power,
      person: deal.boards[n]![power] ?? null,
      centers: power === 'RUSSIA' ? 4 : 3,
      result: 'drew' as const,
      outIn: null,
    }));
    return withResult(each, game, {
      outcome: { kind: 'drawn', powers: POWERS },
      years: { first: 1901, last: 1901 },
      seats,
    });
  }, drawn);
}

test('each plays once in a round, seats are full, and who finds no board waits and comes first in the next', () => {
  const one = played(cup(38), 'second');
  const [round] = one.played;
  const seated = round!.boards.flatMap(({ seats }) => Object.values(seats));
  expect(new Set(seated).size).toBe(35);
  expect(round!.waiting).toHaveLength(3);
  expect(new Set([...seated, ...round!.waiting]).size).toBe(38);
  const [, next] = played(one, 'third').played;
  for (const person of round!.waiting) expect(next!.waiting).not.toContain(person);
});

test('over rounds nobody plays a power again, and few meet again who need not', () => {
  const event = ['b', 'c', 'd', 'e'].reduce(played, cup(35));
  const seatsOf = (person: PersonId) =>
    event.played.flatMap(({ boards }) =>
      boards.flatMap(({ seats }) => POWERS.filter((power) => seats[power] === person)),
    );
  for (const { person } of event.entrants) expect(new Set(seatsOf(person)).size).toBe(4);
  const tables = event.played.flatMap(({ boards }) => boards.map(({ seats }) => Object.values(seats)));
  const pairs = new Map<string, number>();
  for (const table of tables) {
    for (const [n, one] of table.entries())
      for (const other of table.slice(n + 1)) {
        const key = [one, other].sort().join();
        pairs.set(key, (pairs.get(key) ?? 0) + 1);
      }
  }
  // 420 meetings of 595 pairs; by chance some 100 would be repeats.
  expect([...pairs.values()].filter((count) => count > 1).length).toBeLessThan(70);
});

test.each([
  [33, [7, 7, 7, 6, 6]],
  [17, [6, 6, 5]],
  [8, [7]],
  [38, [7, 7, 7, 7, 7]],
])('where boards lack people some have several powers: of %s people %j play', (people, sizes) => {
  const event = played(cup(people, { players: 5 }), 'second');
  const { boards, waiting } = event.played[0]!;
  const tables = boards.map(({ seats }) => Object.values(seats));
  expect(tables.map((table) => new Set(table).size)).toEqual(sizes);
  expect(waiting).toHaveLength(people - sizes.reduce((sum, size) => sum + size, 0));
  for (const table of tables) {
    expect(table).toHaveLength(POWERS.length);
    for (const person of table) expect(table.filter((each) => each === person).length).toBeLessThanOrEqual(2);
  }
  expect(checkDraws(JSON.parse(JSON.stringify(drawDocument(event, POWERS))), digest)).toEqual([]);
  // All boards are drawn among all: two powers bring no more than one.
  const totals = eventStandings(event).filter(({ games }) => games.length > 0);
  expect(new Set(totals.map(({ total }) => total))).toEqual(new Set([14.286]));
});

test('by preferences the least wishes are left unmet', () => {
  const wishes = POWERS.map((power, n) => ({ person: personId(`p${n + 1}`), preferences: [[power]], since: n }));
  const [dealt] = dealRound(cup(0, { seats: 'preferences', entrants: wishes }), POWERS, randomFrom('x', digest)).boards;
  for (const [n, power] of POWERS.entries()) expect(dealt![power]).toBe(`p${n + 1}`);
});

test('anyone who has the published document makes the same draw, and sees one that was changed', async () => {
  const event = ['b', 'c'].reduce(played, cup(36));
  const document = JSON.parse(JSON.stringify(drawDocument(event, POWERS)));
  expect(checkDraws(document, digest)).toEqual([]);
  const done = await runCommand(['draw'], JSON.stringify(document));
  expect([done.status, JSON.parse(done.stdout)]).toEqual([0, { event: 'cup', rounds: 2, checked: 2, faults: [] }]);
  const [first, second] = POWERS;
  const { seats } = document.rounds[1].boards[0];
  [seats[first!], seats[second!]] = [seats[second!], seats[first!]];
  expect(checkDraws(document, digest)).toEqual([{ round: 2, what: 'boards' }]);
  const changed = await runCommand(['draw', '-'], JSON.stringify(document));
  expect([changed.status, changed.stderr]).toEqual([1, expect.stringContaining('round 2: another draw')]);
  for (const nothing of ['{', '{"rounds":[]}'])
    expect((await runCommand(['draw'], nothing)).stderr).toMatch(/This is no (?:JSON|draw\.json)/);
  document.rounds[0].seed = 'another';
  expect(checkDraws(document, digest)[0]).toEqual({ round: 1, what: 'seal' });
});

test.each(['=1+1', '-1+1', "-2+3+cmd|' /C calc'!A0", '＝1+1', '@SUM(A1)'])(
  'a name that a spreadsheet would reckon with is text there: %s',
  (name) => {
    const csv = formatStandingsCsv(eventStandings(played(cup(7), 'b')), 1, (person) =>
      person === 'p1' ? name : 'Ann, "A"',
    );
    expect(csv).toContain(`,'${name},`);
    expect(csv).toContain('"Ann, ""A"""');
  },
);
