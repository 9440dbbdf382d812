/** A judge at rest asks its store for next to nothing, and what waits is found all the same. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EngineClient } from '../../infra/local/store/embedded-engine.ts';
import { openStore } from '../../infra/local/store/store.ts';
import { itemsInLine, updateItem } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { makeSweep } from '../../lambdas/handlers/sweep-handler.ts';
import { openJudge } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';
import { createRandom } from '../random.ts';

test('nothing that waits is ever overlooked, whoever puts and takes away and asks at once', async () => {
  const { table, close } = await openStore();
  onTestFinished(close);
  const random = createRandom(39);
  const lines = ['COMMIT0', 'GAME1', 'LIST2'];
  const there = new Map<string, { readonly line: string; readonly date: number }>();
  for (let round = 0; round < 60; round++) {
    const items = random.shuffle(Array.from({ length: 5 }, (_, n) => `item ${n}`)).slice(0, random.below(3));
    const changes = items.map((pk) => {
      const waits = { line: random.pick(lines), date: random.below(10) };
      if (there.delete(pk)) return updateItem(table, { pk, sk: pk }, { UpdateExpression: 'REMOVE waiting' });
      there.set(pk, waits);
      const item = { pk, sk: pk, waiting: waits.line, date: waits.date };
      return random.percent(50)
        ? table.client.send(new PutCommand({ TableName: table.name, Item: item }))
        : updateItem(
            table,
            { pk, sk: pk },
            {
              UpdateExpression: 'SET waiting = :line, #date = :date',
              ExpressionAttributeNames: { '#date': 'date' },
              ExpressionAttributeValues: { ':line': waits.line, ':date': waits.date },
            },
          );
    });
    await Promise.all([...lines.map((line) => itemsInLine(table, line, 5)), ...changes]);
    for (const line of lines) {
      const by = random.below(10);
      const expected = [...there].filter(([, at]) => at.line === line && at.date <= by).map(([pk]) => pk);
      expect((await itemsInLine(table, line, by)).map(({ pk }) => pk).sort()).toEqual(expected.sort());
    }
  }
});

test('the sweep of a judge at rest never looks again into the lines that were empty', { tags: ['long'] }, async () => {
  const judge = await openJudge(await scratch());
  await judge.isPublished;
  const sweep = makeSweep(judge.services, async () => {});
  await sweep();
  const asked = vi.spyOn(EngineClient.prototype, 'send');
  onTestFinished(() => asked.mockRestore());
  await sweep();
  expect(asked.mock.calls.length).toBeLessThan(10);
});
