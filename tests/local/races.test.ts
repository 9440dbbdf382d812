import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type GameName, gameName } from '../../engine/vocabulary.ts';
import type { Judge } from '../../infra/local/running-judge.ts';
import { openStore } from '../../infra/local/store/store.ts';
import { dynamoOutbox } from '../../lambdas/adapters/aws/dynamo-outbox.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { sweepGames } from '../../lambdas/deadline/sweep-games.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import { addressOf, closeJudge, fileHolds, openJudge, POWERS, put, seedGame, setDeadline, subjects } from './rig.ts';
import { scratch } from './scratch.ts';

const resolvedIn = async (judge: Judge, game: GameName) =>
  (await judge.services.games.commitsAfter(game, 0)).flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'phase-resolved' ? [event.phase] : [])),
  );

const resultsIn = async (judge: Judge, address: string) =>
  (await subjects(judge, address)).filter((subject) => subject.includes('S1901M results'));

describe('a deadline', () => {
  test('that fires five times at once adjudicates once and mails each player once', { tags: ['long'] }, async () => {
    const judge = await openJudge(await scratch());
    await seedGame(judge, gameName('marne'));
    await fileHolds(judge, gameName('marne'));
    await setDeadline(judge, gameName('marne'), judge.services.now() - 1);
    await Promise.all(Array.from({ length: 5 }, () => runDeadline(judge.services, gameName('marne'))));
    await judge.settled();
    expect(await resolvedIn(judge, gameName('marne'))).toEqual(['S1901M']);
    for (const power of POWERS) expect(await resultsIn(judge, addressOf(power)), power).toHaveLength(1);
  });

  test('that fires too early changes nothing', { tags: ['long'] }, async () => {
    const judge = await openJudge(await scratch());
    await seedGame(judge, gameName('marne'));
    const before = (await judge.services.games.commitsAfter(gameName('marne'), 0)).length;
    await runDeadline(judge.services, gameName('marne'));
    expect(await judge.services.games.commitsAfter(gameName('marne'), 0)).toHaveLength(before);
  });

  test('of a game that does not exist does nothing', async () => {
    const judge = await openJudge(await scratch());
    await runDeadline(judge.services, gameName('nowhere'));
    expect(await judge.services.index.list()).toEqual([]);
  });

  test('that passed while the judge was away is dealt with when it starts', { tags: ['long'] }, async () => {
    const data = await scratch();
    const first = await openJudge(data);
    await seedGame(first, gameName('marne'));
    await fileHolds(first, gameName('marne'));
    await setDeadline(first, gameName('marne'), first.services.now() - 1);
    await closeJudge(first);
    const second = await openJudge(data);
    await vi.waitUntil(async () => (await resultsIn(second, addressOf('FRANCE'))).length > 0, { timeout: 20_000 });
    expect(await resolvedIn(second, gameName('marne'))).toEqual(['S1901M']);
  });
});

describe('what follows from a commit', () => {
  test('is done when the judge starts, if it was stopped right after the commit, and only once', {
    tags: ['long'],
  }, async () => {
    const data = await scratch();
    const first = await openJudge(data);
    await seedGame(first, gameName('marne'));
    const by = (await first.services.directory.enrol('master@example.org', 'Mara')).id;
    await put(first, gameName('marne'), [
      {
        type: 'press-sent',
        by,
        sealed: { salt: 's', value: { from: 'MASTER', colour: 'white', to: 'all', shown: 'all', body: 'Good luck!' } },
      },
    ]);
    await closeJudge(first);
    const before = (await subjects(first, addressOf('ITALY'))).length;
    const second = await openJudge(data);
    await vi.waitUntil(async () => (await subjects(second, addressOf('ITALY'))).length > before, { timeout: 20_000 });
    await publishCommits(second.services, gameName('marne'));
    await sweepGames(second.services, async () => {});
    await second.settled();
    expect(await subjects(second, addressOf('ITALY'))).toHaveLength(before + 1);
  });

  test('done by six handlers at once leaves one mail to each, and the wake-up and page of the last state', {
    tags: ['long'],
  }, async () => {
    const judge = await openJudge(await scratch());
    await seedGame(judge, gameName('marne'));
    const before = (await subjects(judge, addressOf('ITALY'))).length;
    const deadlines = Array.from({ length: 6 }, (_, i) => judge.services.now() + (6 - i) * 86_400_000);
    await Promise.all(
      deadlines.map(async (deadline) => {
        await setDeadline(judge, gameName('marne'), deadline);
        await publishCommits(judge.services, gameName('marne'));
      }),
    );
    await judge.settled();
    const commits = await judge.services.games.commitsAfter(gameName('marne'), 0);
    const last = commits.at(-1)?.events[0];
    expect(last?.type).toBe('deadline-set');
    const clock = last?.type === 'deadline-set' ? last.clock : null;
    const entry = await judge.services.index.entry(gameName('marne'));
    expect(entry).toMatchObject({ n: commits.length, deadline: clock?.deadline });
    const page = Buffer.from((await judge.services.files.get('games/marne/index.html'))!).toString();
    expect(page).toContain(new Date(clock!.deadline).toISOString());
    expect(await subjects(judge, addressOf('ITALY'))).toHaveLength(before + 6);
  });

  test('a mail that was being sent when the judge stopped is sent when it starts', async () => {
    const data = await scratch();
    const store = await openStore(join(data, 'store'));
    const outbox = dynamoOutbox(store.table, { now: Date.now, leaseMs: 0, ask: async () => {} });
    const from = { name: 'Chancery', address: 'judge@chancery.localhost' };
    const mail = { from, replyTo: null, text: 'x', html: '<p>x</p>', headers: {}, date: 0 };
    await outbox.post({ ...mail, id: 'posted', to: 'anna@example.org', subject: 'posted and forgotten' });
    await outbox.post({ ...mail, id: 'claimed', to: 'ben@example.org', subject: 'claimed and forgotten' });
    await outbox.claim('claimed');
    await store.close();
    await writeFile(join(data, 'chancery.json'), '{"format":1}');
    const judge = await openJudge(data);
    for (const who of ['anna@example.org', 'ben@example.org']) {
      await vi.waitUntil(async () => (await subjects(judge, who)).length > 0, { timeout: 20_000 });
    }
    await vi.waitUntil(async () => (await judge.services.outbox.waiting()).length === 0, { timeout: 20_000 });
  });
});
