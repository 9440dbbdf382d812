/** What goes into the store with a commit, and how what a game remembers of its mails is kept: one contract on each engine. */
import { createHash } from 'node:crypto';
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import type { Commit, GameName } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import { GAME_SHAPE, type Game } from '../../engine/game/game.ts';
import { personId } from '../../engine/vocabulary.ts';
import { dynamoGames } from '../../lambdas/adapters/aws/dynamo-games.ts';
import { dynamoOutbox } from '../../lambdas/adapters/aws/dynamo-outbox.ts';
import { packItem } from '../../lambdas/adapters/aws/dynamo-packing.ts';
import { dynamoUndone } from '../../lambdas/adapters/aws/dynamo-pending-work.ts';
import {
  type DynamoTable,
  deleteItem,
  FREE,
  getItem,
  putAllOrNone,
  putItem,
  queryItems,
  WAITING_INDEX,
} from '../../lambdas/adapters/aws/dynamo-table.ts';
import { engines } from './engines.ts';
import { commitOf, gameOf, incompressible, mailOf } from './samples.ts';
import { whileOpen } from './while-open.setup.ts';

describe.each(engines)('on $name', (engine) => {
  let table: DynamoTable;
  let fresh: GameName;
  whileOpen(engine, 'c', (opened, name) => {
    table = opened;
    fresh = name;
  });

  describe('what is put together', () => {
    const items = (a: string, b: string) => [
      { pk: `${fresh}#${a}`, sk: 'X', what: 'a', body: new Uint8Array([1, 2]) },
      { pk: `${fresh}#${b}`, sk: 'X', what: 'b', waiting: `${fresh}-line`, date: 5 },
    ];
    const there = async (...names: string[]) =>
      Promise.all(
        names.map(async (name) => (await getItem(table, { pk: `${fresh}#${name}`, sk: 'X' }))?.['what'] ?? null),
      );

    test('is there as a whole, or not at all; the answer tells at which of the keys something stood', async () => {
      const [a, b] = items('a', 'b');
      const first = await putAllOrNone(table, [a!, b!]);
      // An engine that has no transactions says so each time, and stores nothing.
      if (first === null) {
        expect(await putAllOrNone(table, [a!, b!])).toBeNull();
        expect(await there('a', 'b')).toEqual([null, null]);
        return;
      }
      expect(first).toEqual([false, false]);
      expect(await there('a', 'b')).toEqual(['a', 'b']);
      expect(await putAllOrNone(table, items('new', 'b'))).toEqual([false, true]);
      expect(await putAllOrNone(table, items('a', 'other'))).toEqual([true, false]);
      expect(await putAllOrNone(table, items('a', 'b'))).toEqual([true, true]);
      expect(await there('new', 'other')).toEqual([null, null]);
      const waiting: unknown[] = [];
      for await (const item of queryItems(table, {
        IndexName: WAITING_INDEX,
        KeyConditionExpression: 'waiting = :line',
        ExpressionAttributeValues: { ':line': `${fresh}-line` },
      }))
        waiting.push(item['pk']);
      expect(waiting).toEqual([`${fresh}#b`]);
    });

    test('of twenty that want the same key, each with one of its own, one is stored and nothing of the others', async () => {
      const tried = Array.from({ length: 20 }, (_, n) => items('same', `own${n}`));
      const taken = await Promise.all(tried.map((each) => putAllOrNone(table, each)));
      if (taken[0] === null) return;
      const won = taken.map((each) => each!.includes(true) === false);
      expect(won.filter((is) => is).length).toBe(1);
      expect(await there(...tried.map((_, n) => `own${n}`))).toEqual(won.map((is) => (is ? 'b' : null)));
    });
  });

  describe('the games', () => {
    test('say what commits follow from that are not published, however many, and the commits are what they were', async () => {
      const games = dynamoGames(table);
      const commits = [1, 2, 3, 4, 5].map((n) => commitOf(fresh, n));
      const cause = (n: number) => (n === 2 ? {} : { cause: `delivery-${n}` });
      for (const commit of commits) await games.append(commit, { mails: [], onStored: () => {}, ...cause(commit.n) });
      const known = (...ns: number[]) => new Map(ns.map((n) => [n, `delivery-${n}`]));
      expect(await games.latest(fresh)).toEqual({ snapshot: null, commits, causes: known(1, 3, 4, 5) });
      await games.saveSnapshot(gameOf(fresh, 4));
      expect(await games.latest(fresh)).toMatchObject({ commits: commits.slice(4), causes: known(5) });
      await games.saveSnapshot(gameOf(fresh, 5));
      expect(await games.latest(fresh)).not.toHaveProperty('causes');
      expect(await games.commitsAfter(fresh, 0)).toEqual(commits);
    });

    test('a mail goes in with its commit, or with neither of them; what is there already is not written over', async () => {
      const games = dynamoGames(table);
      const asked: string[] = [];
      const outbox = dynamoOutbox(table, { now: () => 0, leaseMs: 1, ask: async ({ id }) => void asked.push(id) });
      const known = new Set<string>();
      const along = (id: string) => ({ mails: [mailOf(id)], onStored: () => void known.add(id) });
      const id = (n: number) => `${fresh}-mail-${n}`;
      expect(await games.append(commitOf(fresh, 1, 'mine'), along(id(1)))).toBe(true);
      expect(await games.append(commitOf(fresh, 1, 'theirs'), along(id(2)))).toBe(false);
      // The same once more, since its answer was lost.
      expect(await games.append(commitOf(fresh, 1, 'mine'), along(id(1)))).toBe(true);
      await outbox.postAll([mailOf(id(1))], undefined, known);
      expect(asked).toEqual([id(1)]);
      expect(await outbox.claim(id(1))).toEqual(mailOf(id(1)));
      expect(await outbox.claim(id(2))).toBeNull();
      await outbox.sent(id(1), 'sent');
      // A mail that has been sent is not asked for again, and keeps no commit out.
      known.clear();
      expect(await games.append(commitOf(fresh, 2, 'next'), along(id(1)))).toBe(true);
      await outbox.postAll([mailOf(id(1))], undefined, known);
      expect(asked).toEqual([id(1)]);
      // One that is too long to be written at twice the price goes in as ever.
      const long = { ...mailOf(id(3)), text: incompressible(20_000) };
      expect(await games.append(commitOf(fresh, 3), { mails: [long], onStored: () => void known.add(long.id) })).toBe(
        true,
      );
      expect(known).toEqual(new Set());
      await outbox.postAll([long], undefined, known);
      expect(await outbox.claim(long.id)).toEqual(long);
      // What is still to follow is asked for, but of a commit from which its mail alone follows.
      const undone = dynamoUndone(table, () => 0);
      const own = async () => (await undone.commits(Number.MAX_SAFE_INTEGER)).filter(({ game }) => game === fresh);
      expect((await own()).map(({ n }) => n)).toEqual([1, 2, 3]);
      const all = { mails: [mailOf(id(4))], isAll: true, onStored: () => void known.add(id(4)) };
      expect(await games.append(commitOf(fresh, 4), all)).toBe(true);
      // An engine that does not put items together asks for it all the same.
      expect((await own()).map(({ n }) => n)).toEqual(known.has(id(4)) ? [1, 2, 3] : [1, 2, 3, 4]);
      expect((await games.commitsAfter(fresh, 0)).map(({ hash }) => hash)).toEqual([
        'mine',
        'next',
        commitOf(fresh, 3).hash,
        commitOf(fresh, 4).hash,
      ]);
    });
  });

  describe('the keys of answered mails', () => {
    const keyOf = (n: number) => createHash('sha256').update(`${fresh} ${n}`).digest('hex').slice(0, 16);
    const keys = (length: number) => Array.from({ length }, (_, n) => keyOf(n));
    const withKeys = (length: number) => ({ ...gameOf(fresh, 1), answered: keys(length) });
    const bytesOf = async (sk: string) => {
      const item = await getItem(table, { pk: `GAME#${fresh}`, sk });
      return item === null ? null : ((item['body'] ?? item['keys']) as Uint8Array).length;
    };

    test('are all read back, however many there are; a snapshot holds the newest alone, and keeps its size', {
      tags: ['long'],
    }, async () => {
      const games = dynamoGames(table);
      const sizes: (number | null)[] = [];
      for (const length of [0, 1, 127, 128, 129, 300, 7_000, 9_999, 10_000]) {
        await games.saveSnapshot(withKeys(length));
        const { snapshot, apart } = await games.latest(fresh);
        expect(snapshot).toEqual(withKeys(length));
        sizes.push(await bytesOf('EVENTS'));
        // With what is known of the part it is not written again.
        await games.saveSnapshot({ ...snapshot!, answered: [...snapshot!.answered, keyOf(20_000)] }, apart);
        expect((await games.latest(fresh)).snapshot!.answered).toEqual([...keys(length), keyOf(20_000)]);
      }
      const most = 128 * 8 * 1.4;
      for (const size of sizes.slice(0, -1)) expect(size! - sizes[0]!).toBeLessThan(most);
      // A game that has begun to forget keeps all with its snapshot.
      expect(sizes.at(-1)! - sizes[0]!).toBeGreaterThan(8 * 10_000);
    });

    test('of which a part is missing or too short come from the commits, and are whole with the next snapshot', async () => {
      const games = dynamoGames(table);
      const commits = answeredBy(fresh, keys(300));
      for (const commit of commits) await games.append(commit);
      const game = commits.reduce<Game | null>(evolve, null)!;
      expect(game.answered).toEqual(keys(300));
      const part = { pk: `GAME#${fresh}`, sk: 'EVENTS-ANSWERED' };
      for (const spoil of [() => deleteItem(table, part), () => putItem(table, { ...part, keys: new Uint8Array(8) })]) {
        await games.saveSnapshot(game);
        expect(await games.latest(fresh)).toMatchObject({ snapshot: game, apart: 256 });
        await spoil();
        const { snapshot, apart } = await games.latest(fresh);
        expect(snapshot).toEqual(game);
        expect(apart).toBeUndefined();
        await games.saveSnapshot(snapshot!, apart);
        expect(await games.latest(fresh)).toMatchObject({ snapshot: game, apart: 256 });
      }
    });

    test('a snapshot is none that an earlier release takes for its own, and those of earlier releases are read', async () => {
      const games = dynamoGames(table);
      const key = { pk: `GAME#${fresh}`, sk: 'EVENTS' };
      for (const length of [127, 128]) {
        await games.saveSnapshot(withKeys(length));
        const shape = String((await getItem(table, key))!['shape']);
        // As releases before parts, and before the dictionary, look at it.
        expect(shape).not.toBe(String(GAME_SHAPE));
        expect(shape.split('+')[0]).not.toBe(String(GAME_SHAPE));
      }
      // The part lies there.
      const kept = withKeys(130);
      for (const [shape, game] of [
        [GAME_SHAPE, kept],
        [`${GAME_SHAPE}+128`, { ...kept, answered: kept.answered.slice(128) }],
      ] as const) {
        await putItem(table, { ...key, n: game.n, at: 1, shape, ...(await packItem(table, game)) });
        expect((await games.latest(fresh)).snapshot).toEqual(kept);
      }
    });
  });
});

/** A game's first commit, and one more in which its mails with these keys are answered. */
function answeredBy(game: GameName, keys: readonly string[]): readonly Commit[] {
  const events = keys.map((key) => ({
    type: 'mail-answered' as const,
    person: personId('p1'),
    power: null,
    mail: { key, messageId: null, subject: '', received: 1 },
    sealed: { salt: 's', value: { report: [], asked: [] } },
  }));
  return [commitOf(game, 1), { ...commitOf(game, 2), previous: 'hash 1', events }];
}

test('what meets a transaction at its item, and a transaction that meets another, are done again', async () => {
  const told = { message: '', $metadata: {} };
  const meeting: readonly Error[] = [
    new TransactionConflictException(told),
    new TransactionCanceledException({
      ...told,
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
    }),
    new TransactionCanceledException({ ...told, CancellationReasons: [{ Code: 'ThrottlingError' }, { Code: 'None' }] }),
  ];
  for (const error of meeting) {
    const { table } = await engines.find(({ name }) => name === 'the simulated table')!.open();
    const send = table.client.send.bind(table.client) as (command: unknown) => Promise<unknown>;
    let calls = 0;
    const client = {
      send: (command: unknown) => {
        calls += 1;
        return calls === 1 ? Promise.reject(error) : send(command);
      },
    } as unknown as DynamoTable['client'];
    const items = [1, 2].map((n) => ({ pk: 'x', sk: String(n) }));
    if (error instanceof TransactionConflictException)
      expect(await putItem({ ...table, client }, items[0]!, FREE)).toBe(true);
    else expect(await putAllOrNone({ ...table, client }, items)).toEqual([false, false]);
    expect(calls).toBe(2);
  }
});
