/** SET DIGEST: one mail a day with what is in no hurry, and everything else at once as ever. */
import { expect, test } from 'vitest';
import { zones } from '../../lambdas/adapters/zones.ts';
import { sweepGames } from '../../lambdas/deadline/sweep-games.ts';
import { nextDigest } from '../../lambdas/outgoing/held-mail.ts';
import { GAME, playedGame, write } from './rig.ts';

const HOUR = 3_600_000;

test('who watches gets all of a game once a day; who plays gets results, deadlines and messages at once; nothing comes twice', async () => {
  const judge = await playedGame();
  await write(judge, 'wanda', 'observe marne');
  for (const name of ['wanda', 'bob'])
    await write(judge, name, 'set my zone Europe/Berlin\nset digest', 'judge@judge.example.org');
  await judge.sent();
  const to = (name: string, mails: Awaited<ReturnType<typeof judge.sent>>) =>
    mails.filter((mail) => mail.to === `${name}@example.org`);

  await write(judge, 'ann', 'press to all\nThe Alps are quiet.\nendpress');
  await write(judge, 'mara', 'process s1901m');
  await write(judge, 'wanda', 'status');
  const first = await judge.sent();
  expect(
    to('cy', first)
      .map(({ subject }) => subject)
      .join(),
  ).toMatch(/broadcast from Austria.*results/is);
  expect(to('bob', first).map(({ subject }) => subject)).toEqual(to('cy', first).map(({ subject }) => subject));
  // An answer is awaited, whoever asks.
  expect(to('wanda', first)).toHaveLength(1);

  const due = nextDigest(judge.services.zones, 'Europe/Berlin', judge.services.now());
  const sweepAt = async (instant: number) => {
    await judge.moveTo(instant);
    await sweepGames(judge.services, async () => {}, { writesLists: false });
    return to('wanda', await judge.sent()).filter(({ subject }) => /digest/i.test(subject));
  };
  expect(await sweepAt(due - 1)).toEqual([]);
  const [digest, ...more] = await sweepAt(due);
  expect(more).toEqual([]);
  expect(digest!.subject).toMatch(/^Your digest: \d messages$/);
  expect(digest!.text).toContain('The Alps are quiet.');
  expect(digest!.text).toContain('[marne] ');
  expect(digest!.text.match(/^-- $/gm)).toHaveLength(1);
  expect(await sweepAt(due + HOUR)).toEqual([]);

  await write(judge, 'wanda', 'set no digest', 'judge@judge.example.org');
  await judge.sent();
  await write(judge, 'ann', 'press to all\nAgain.\nendpress', GAME);
  expect(to('wanda', await judge.sent())).toHaveLength(1);
});

test('a digest goes at seven in the morning of its reader, also when the clocks change', () => {
  const at = (text: string) => Date.parse(text);
  expect(nextDigest(zones, 'Europe/Berlin', at('2026-03-02T05:59:00Z'))).toBe(at('2026-03-02T06:00:00Z'));
  expect(nextDigest(zones, 'Europe/Berlin', at('2026-03-02T06:00:00Z'))).toBe(at('2026-03-03T06:00:00Z'));
  expect(nextDigest(zones, 'Europe/Berlin', at('2026-03-28T20:00:00Z'))).toBe(at('2026-03-29T05:00:00Z'));
  expect(nextDigest(zones, 'America/New_York', at('2026-12-31T20:00:00Z'))).toBe(at('2027-01-01T12:00:00Z'));
});
