/** The runbook of a restore (docs/operating.md), step by step, on servers that others wrote: from what went wrong to the next phase. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { createTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { describeWith } from '../describe-with.ts';
import { boardAfter } from '../end-to-end/board-by-mail.ts';
import { completeOrders, playedGame, sorted } from '../games/played.ts';
import { scratch } from '../local/scratch.ts';
import { createRandom } from '../random.ts';
import { type Cloud, openCloud } from './cloud.ts';
import { addressOf, GAME, gather, isTo, newest, POWERS } from './marne.ts';
import { HAVE_STAND_INS } from './servers.ts';

const [first] = playedGame('d3799') as [ReturnType<typeof playedGame>[number]];
const before = { ...first, dislodged: {} };
const THEN = 'chancery-then';
const MINUTE = 60_000;
const MOST_MS = 600_000;

describeWith('stand-ins', HAVE_STAND_INS, 'a restore through servers that others wrote', () => {
  test(
    'looked at, done, and played on',
    async () => {
      const cloud = await openCloud(await scratch(), createRandom(11));
      try {
        await gather(cloud);
        // The sweep has given a sign of life.
        await cloud.settle(cloud.now() + 6 * MINUTE);
        const instant = new Date(cloud.now()).toISOString().replace(/\.\d+/, '');
        await copyTable(cloud);

        // What is to be undone: a phase in which nobody moves.
        for (const [power, orders] of Object.entries(completeOrders(first))) {
          const holds = orders.map((order) => order.replace(/^(\S+ \S+).*/, '$1 H'));
          await cloud.receive(addressOf(power), GAME, 'orders', holds.join('\n'));
        }
        await cloud.settle();
        const wrong = newest(await cloud.sent(), addressOf('FRANCE'), '[marne] S1901M results');
        expect(boardAfter(before, wrong).units).toEqual(sorted(first.units));

        const restore = ['restore', '--aws', '--to', instant, '--from', THEN];
        const shown = await cloud.command(...restore);
        expect(shown).toMatch(/marne: \d+ commits, back to \d+\n1 of 1 games change\./);
        expect(shown).toContain('Nothing has been written.');

        cloud.rest(true);
        // Mail that comes meanwhile waits, and counts.
        await cloud.receive(addressOf('FRANCE'), GAME, 'orders', completeOrders(first)['FRANCE']!.join('\n'));
        cloud.pass(8 * MINUTE);
        const done = await cloud.command(...restore, '--apply');
        expect(done).toMatch(/marne: rebuilt from \d+ commits\n1 games\./);
        cloud.rest(false);
        await cloud.settle(cloud.now() + 10 * MINUTE);
        const told = (await cloud.sent()).filter((mail) => isTo(mail, addressOf('ITALY'))).at(-1)!;
        expect(told.body.text).toMatch(/deadline/i);

        for (const [power, orders] of Object.entries(completeOrders(first))) {
          if (power !== 'FRANCE') await cloud.receive(addressOf(power), GAME, 'orders', orders.join('\n'));
        }
        await cloud.settle();
        const sent = await cloud.sent();
        for (const power of POWERS) {
          const board = boardAfter(before, newest(sent, addressOf(power), '[marne] S1901M results'));
          expect(board.units).toEqual(sorted(first.resultUnits));
        }
        expect(cloud.errors).toEqual([]);
      } finally {
        await cloud.close();
      }
    },
    MOST_MS,
  );
});

/** What DynamoDB restores to a point in time: no server of others does. */
async function copyTable({ environment }: Cloud): Promise<void> {
  const endpoint = environment['AWS_ENDPOINT_URL_DYNAMODB']!;
  const plain = new DynamoDBClient({
    region: 'eu-west-1',
    endpoint,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await createTable(plain, THEN);
  const client = DynamoDBDocumentClient.from(plain);
  for await (const { Items = [] } of paginateScan({ client }, { TableName: 'chancery' })) {
    for (const Item of Items) await client.send(new PutCommand({ TableName: THEN, Item }));
  }
  plain.destroy();
}
