/**
 * A start after a kill costs by what is open, not by how much was ever played; what it does not look at is looked at afterwards.
 * @module-tag long
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import type { Commit } from '../../engine/game/events.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { CHECKPOINT_EVERY } from '../../infra/local/store/checkpoint.ts';
import { type DurableStore, openDurableStore } from '../../infra/local/store/durable-store.ts';
import { openStore } from '../../infra/local/store/store.ts';
import { dynamoGames } from '../../lambdas/adapters/aws/dynamo-games.ts';
import { scratch } from '../local/scratch.ts';

function commit(game: string, n: number): Commit {
  const events = [{ type: 'paused', by: game }];
  return { game, n, at: n, salt: 's', previous: `h${n - 1}`, hash: `h${n}`, events } as unknown as Commit;
}

const commitsOf = (store: DurableStore, name: string) => dynamoGames(store.table).commitsAfter(gameName(name), 0);

/** A folder of a judge that was killed after so many games of 30 commits each, and one more that had just begun. */
async function killed(games: number): Promise<string> {
  const folder = await scratch();
  const store = await openDurableStore(folder, true);
  const kept = dynamoGames(store.table);
  await Promise.all(
    Array.from({ length: games }, async (_, n) => {
      for (let each = 1; each <= 30; each += 1) await kept.append(commit(`old${n}`, each));
    }),
  );
  await store.close();
  // As at each start: how far store and journal agree is marked.
  const open = await openDurableStore(folder, false);
  for (let n = 1; n <= 5; n += 1) await dynamoGames(open.table).append(commit('marne', n));
  await open.close();
  rmSync(join(folder, 'stopped.json'));
  return folder;
}

/** As the last commit of a game, which reached the journal alone. */
async function forget(folder: string, game: string, n: number): Promise<void> {
  const { table, close } = await openStore(join(folder, 'store'));
  const Key = { pk: `GAME#${game}`, sk: `EVENT#${String(n).padStart(9, '0')}` };
  await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  await close();
}

it('compares what came after the last checkpoint, and no more with twice the history', async () => {
  const compared = [];
  for (const games of [35, 70]) {
    const folder = await killed(games);
    await forget(folder, 'marne', 5);
    const store = await openDurableStore(folder, false);
    compared.push(store.compared);
    expect([...(store.changed as ReadonlySet<string>)]).toEqual(['marne']);
    expect((await commitsOf(store, 'marne')).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    expect(await commitsOf(store, 'old7')).toHaveLength(30);
    expect(await store.lookBack(new AbortController().signal)).toEqual([]);
    // What follows goes on from there, in the journal too.
    await dynamoGames(store.table).append(commit('marne', 6));
    await dynamoGames(store.table).append(commit('old7', 31));
    await store.close();
    rmSync(join(folder, 'store'), { recursive: true });
    const again = await openDurableStore(folder, false);
    expect(await commitsOf(again, 'marne')).toHaveLength(6);
    expect(await commitsOf(again, 'old7')).toHaveLength(31);
    await again.close();
  }
  expect(compared).toEqual([5, 5]);
  expect(CHECKPOINT_EVERY).toBeLessThanOrEqual(1_000);
}, 60_000);

it('finds damage of what came before afterwards, and the next start makes it whole', async () => {
  const folder = await killed(35);
  const path = join(folder, 'journal');
  const bytes = readFileSync(path);
  bytes[200]! ^= 0x55;
  writeFileSync(path, bytes);
  const store = await openDurableStore(folder, false);
  expect(store.compared).toBe(5);
  expect(await store.lookBack(new AbortController().signal)).toEqual([expect.stringContaining('is damaged')]);
  await store.close();
  rmSync(join(folder, 'stopped.json'));
  const whole = await openDurableStore(folder, false);
  expect(whole.notes.join()).toMatch(/journal .* damaged/);
  expect(whole.compared).toBeGreaterThan(1_000);
  await whole.close();
}, 60_000);

it('a checkpoint that does not fit the journal is not believed', async () => {
  const folder = await killed(35);
  const mark = join(folder, 'checkpoint.json');
  const text = readFileSync(mark, 'utf8');
  for (const wrong of [
    text.replace(/"check":"\w{3}/, '"check":"000'),
    text.replace(/"size":\d/, '"size":9'),
    '{',
    '[]',
  ]) {
    writeFileSync(mark, wrong);
    const store = await openDurableStore(folder, false);
    expect(store.compared).toBeGreaterThan(1_000);
    expect(await commitsOf(store, 'marne')).toHaveLength(5);
    await store.close();
    rmSync(join(folder, 'stopped.json'));
  }
}, 60_000);
