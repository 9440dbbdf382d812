/** What an order mail, and a deadline of seven players, ask AWS for, counted at the SDK's clients below the real adapters. */
import { expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { KEPT } from '../../lambdas/adapters/aws/mail-keys.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { INBOX } from '../../lambdas/delivery.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import { writePages } from '../../lambdas/outgoing/write-pages.ts';
import type { PagesRequest } from '../../lambdas/ports.ts';
import { LANGUAGES, loadLanguage } from '../../templates/locales/languages.ts';
import { DOMAIN } from '../conversations/world.ts';
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

test('an order mail: eight requests at the most, six of them to the store; what waits is gone, what is kept stays', async () => {
  const house = openHouse({ seed: 1, chaos: CALM, isSwept: false });
  await seedWorld(house.services, NAME, (who) => addressOf(NAME, who.toLowerCase()));
  await publishCommits(house.services, NAME);
  const from = addressOf(NAME, 'france');
  const handled = async (id: string, text: string) => {
    const to = `${NAME}@${DOMAIN}`;
    const raw = Buffer.from(`From: <${from}>\r\nTo: <${to}>\r\nMessage-ID: <${id}@example.org>\r\n\r\n${text}\r\n`);
    for (const folder of [KEPT, INBOX]) await house.services.files.put(`${folder}${id}`, raw, 'message/rfc822');
    const verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;
    const delivery = {
      id,
      rawKey: `${INBOX}${id}`,
      received: house.loop.now(),
      envelopeFrom: from,
      recipients: [to],
      verdicts,
    };
    const { edge, asked } = counted();
    await handleMail(house.worldFor(edge), delivery);
    return asked;
  };
  for (const [id, text] of [
    ['one', 'A Par - Bur\r\nA Mar - Spa\r\nF Bre - Mao'],
    ['two', 'A Par - Pic'],
  ] as const) {
    const asked = await handled(id, text);
    expect(tally(asked)).toEqual({
      // Whether it has been dealt with, whose address that is, the people of the game.
      'dynamodb BatchGetItem': 1,
      // The snapshot, the answer in the list of its address, that the mail has been dealt with.
      'dynamodb BatchWriteItem': 1,
      // The game.
      'dynamodb Query': 1,
      // The commit and the answer.
      'dynamodb TransactWriteItems': 1,
      // The sender's budget.
      'dynamodb UpdateItem': 1,
      // The mail; it waits no longer.
      's3 DeleteObject': 1,
      's3 GetObject': 1,
      // The answer is to be sent.
      'sqs SendMessage': 1,
    });
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(asked.filter((call) => call.startsWith('dynamodb')).length).toBeLessThanOrEqual(6);
    expect(asked.at(-1)).toBe('s3 DeleteObject');
    expect([KEPT, INBOX].map((folder) => house.files.has(`${folder}${id}`))).toEqual([true, false]);
    // Under the name by which it came it is found as long as it is kept.
    expect(await house.services.files.get(`${INBOX}${id}`)).toEqual(house.files.get(`${KEPT}${id}`));
  }
  const { seats } = (await house.game(NAME))!;
  expect(seats.find(({ power }) => power === 'FRANCE')!.onFile).toHaveLength(3);
});

test('an order mail with its answer: twelve requests of both functions together, whatever they are for', async () => {
  const asked: string[] = [];
  const around = <Client>(service: string, client: Client): Client => {
    const { send } = client as { send: (command: object) => Promise<unknown> };
    const noted = async (command: object) => {
      asked.push(`${service} ${command.constructor.name.replace(/Command$/, '')}`);
      return send(command);
    };
    return { send: noted } as Client;
  };
  const house = openHouse({ seed: 1, chaos: CALM, sendRate: 14, isSwept: false, around });
  await seedWorld(house.services, NAME, (who) => addressOf(NAME, who.toLowerCase()));
  await publishCommits(house.services, NAME);
  await house.loop.run(() => house.isIdle());
  const later = house.loop.now() + 60_000;
  house.loop.at(later, () => {});
  await house.loop.run(() => house.loop.now() >= later);
  asked.length = 0;
  const sent = house.counts.get('ses SendRawEmail')!.calls;
  const paced = house.counts.get('dynamodb UpdateItem')!.calls;
  const [from, to] = [addressOf(NAME, 'france'), `${NAME}@${DOMAIN}`];
  house.write({
    from,
    to,
    raw: `From: <${from}>\r\nTo: <${to}>\r\nMessage-ID: <a@example.org>\r\n\r\nA Par - Bur\r\n`,
  });
  await house.loop.run(() => house.isIdle() && house.counts.get('ses SendRawEmail')!.calls > sent);
  expect(tally(asked)).toEqual({
    'dynamodb BatchGet': 1,
    'dynamodb BatchWrite': 1,
    'dynamodb Query': 1,
    'dynamodb TransactWrite': 1,
    // The sender's budget; the answer is taken, and sent. Whoever has just written need not be looked up.
    'dynamodb Update': 3,
    's3 DeleteObject': 1,
    's3 GetObject': 1,
    // No message is hidden for longer that has come for the first time.
    'sqs SendMessage': 1,
  });
  // Beside those the mail's turn, and the mail itself.
  const updates = house.counts.get('dynamodb UpdateItem')!.calls - paced;
  expect(asked.length + (updates - 3) + (house.counts.get('ses SendRawEmail')!.calls - sent)).toBe(12);
});

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
    'lambda Invoke': 1,
    // All mails are.
    'sqs SendMessageBatch': 1,
  });
  expect(asked.length - mails).toBeLessThanOrEqual(12);
  expect(asked.indexOf('lambda Invoke')).toBeLessThan(asked.indexOf('sqs SendMessageBatch'));

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
