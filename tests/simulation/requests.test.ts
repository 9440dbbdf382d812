/** What a deadline of seven players asks AWS for, counted at the SDK's clients below the real adapters. */
import { expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import { writePages } from '../../lambdas/outgoing/write-pages.ts';
import type { PagesRequest } from '../../lambdas/ports.ts';
import { LANGUAGES, loadLanguage } from '../../templates/words/languages.ts';
import { seedWorld } from '../seed.ts';
import { CALM } from './chaos.ts';
import type { Edge } from './edge.ts';
import { openHouse } from './house.ts';
import { addressOf, letPlay } from './players.ts';

const NAME = gameName('marne');

/** An edge at which nothing goes wrong, and what was asked for there, in its order: `s3 GetObject`. */
function counted(): { readonly edge: Edge; readonly asked: string[] } {
  const asked: string[] = [];
  const edge: Edge = async (describe, effect) => {
    const answer = effect();
    const { service, operation } = describe(answer);
    asked.push(`${service} ${operation}`);
    return answer;
  };
  return { edge, asked };
}

function tally(asked: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...new Set(asked)].sort().map((name) => [name, asked.filter((n) => n === name).length]));
}

test('a deadline: twelve requests at the most beside one for each mail; no page is read or written, and pages are asked for before mails', async () => {
  await Promise.all(LANGUAGES.map(loadLanguage));
  const house = openHouse({ seed: 1, chaos: CALM, pages: true, isSwept: false });
  await seedWorld(house.services, NAME, (who) => addressOf(NAME, who.toLowerCase()));
  await publishCommits(house.services, NAME);
  await house.services.heartbeat!.beat(house.loop.now());
  const before = (await house.game(NAME))!;
  letPlay(house, [NAME], { seed: 1, phases: 1, atTheLast: 60_000 });
  // The schedule fires when all mail of before is stored.
  await house.loop.run(() => house.loop.now() >= before.current!.clock.deadline + 29_000);
  expect((await house.game(NAME))!.resolved).toEqual([]);

  const { edge, asked } = counted();
  await house.services.heartbeat!.beat(house.loop.now());
  const services = house.worldFor(edge);
  await runDeadline({ ...services, now: () => before.current!.clock.deadline + 31_000 }, NAME);
  expect((await house.game(NAME))!.resolved.length).toBe(1);
  const mails = 8;
  expect(tally(asked)).toEqual({
    // The people of the game, its entries in the index.
    'dynamodb BatchGetItem': 2,
    // What only says that all else is on its way.
    'dynamodb BatchWriteItem': 1,
    // The sign of life.
    'dynamodb GetItem': 1,
    // The commit, the entry in the index, the mails.
    'dynamodb PutItem': 2 + mails,
    // The game, and once more when all is announced.
    'dynamodb Query': 2,
    // Mail received in time and not handled.
    's3 ListObjectsV2': 1,
    'scheduler CreateSchedule': 1,
    // The pages are asked for.
    'sqs SendMessage': 1,
    // All mails are.
    'sqs SendMessageBatch': 1,
  });
  expect(asked.length - mails).toBeLessThanOrEqual(12);
  expect(asked.indexOf('sqs SendMessage')).toBeLessThan(asked.indexOf('sqs SendMessageBatch'));

  // The function that writes pages changes nothing of the game. Asked again, it finds that all is as it should be.
  const pages = counted();
  const files = new Map(house.files);
  const request: PagesRequest = { game: NAME, after: before.n };
  await writePages(house.worldOn(pages.edge, files), request);
  expect([...files.keys()]).toContain('phases/marne/S1901M.json');
  const again = counted();
  await writePages(house.worldOn(again.edge, files), request);
  expect(again.asked.filter((call) => /s3 Put|dynamodb Put/.test(call))).toEqual([]);
});
