/**
 * What is longer than DynamoDB's items (400 KB) is stored in parts and read back; at each edge, on each engine.
 * @module-tag long
 */

import { createHash, randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { type GameName, gameName, personId } from '../../engine/vocabulary.ts';
import { dynamoGames } from '../../lambdas/adapters/aws/dynamo-games.ts';
import { dynamoOutbox } from '../../lambdas/adapters/aws/dynamo-outbox.ts';
import { type Packed, packGame, packItem, packMail, unpackItem } from '../../lambdas/adapters/aws/dynamo-packing.ts';
import type { DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { DICTIONARIES } from '../../lambdas/adapters/dictionaries.ts';

import type { OutgoingMail } from '../../lambdas/ports.ts';
import { playedGame, write } from '../handling/rig.ts';
import { engines } from './engines.ts';
import { whileOpen } from './while-open.setup.ts';

/** Bytes of a packed value that stay in one item. */
const IN_ITEM = 350_000;

/** A text whose packed form has exactly so many bytes. */
function packingTo(bytes: number): string {
  let text = '';
  for (let tries = 0; ; tries += 1) {
    // From where it stood one letter more may be a byte too many, and one fewer a byte too few: another text then.
    if (tries % 20 === 0) text = randomBytes(Math.floor(bytes * 0.98)).toString('base64');
    const short = bytes - gzipSync(JSON.stringify(text), { level: 3 }).length;
    if (short === 0) return text;
    const letters = Math.max(1, Math.floor(Math.abs(short) * 1.3));
    text = short > 0 ? text + randomBytes(letters).toString('base64').slice(0, letters) : text.slice(0, -letters);
  }
}

/** At each edge, in how many parts (none: in the item itself). */
const EDGES = (
  [
    [IN_ITEM, undefined],
    [IN_ITEM + 1, 2],
    [2 * IN_ITEM, 2],
    [2 * IN_ITEM + 1, 3],
  ] as const
).map(([bytes, parts]) => ({ bytes, parts, value: packingTo(bytes) }));

function commitOf(game: GameName, n: number, events: readonly GameEvent[]): Commit {
  return { game, n, at: 1_772_000_000_000 + n, events, salt: 'salt', previous: '', hash: `hash ${n}` };
}

function created(game: GameName): Commit {
  return commitOf(game, 1, [
    { type: 'game-created', variant: 'standard', by: personId('p1'), settings: DEFAULT_SETTINGS },
  ]);
}

/** The game after ten thousand mails to it, forty years long, every diary full. */
function longGame(name: GameName): Game {
  const game = evolve(null, created(name));
  const resolved = Array.from({ length: 200 }, (_, n) => ({ ...PHASE, at: n }));
  const answered = Array.from({ length: 10_000 }, () => randomBytes(8).toString('hex'));
  const diary = Array.from({ length: 2_500 }, () => randomBytes(150).toString('base64'));
  return { ...game, answered, resolved, diary } as unknown as Game;
}

const PHASE = { phase: 'S1901M' };

/** A mail that a press of so many bytes makes: nothing of it has been said before. */
function mailWith(id: string, text: string): OutgoingMail {
  return { ...MAIL, id, text, html: '' };
}

const MAIL = {
  to: 'ann@example.org',
  from: { name: 'Chancery (marne)', address: 'marne@judge.example.org' },
  replyTo: null,
  subject: '[marne] Press',
  headers: {},
  date: 1_772_000_000_000,
  rank: 'press',
} as const;

test('no dictionary of mails is another than what is stored was packed with, and results take two units of writes', async () => {
  for (const [dictionary, hash] of MAIL_DICTIONARIES)
    expect(createHash('sha256').update(dictionary()).digest('hex')).toBe(hash);
  const judge = await playedGame('memory');
  await write(judge, 'mara', 'process s1901m');
  const results = await judge.sent();
  expect(results.length).toBeGreaterThan(7);
  for (const mail of results) {
    const packed = await packMail({} as DynamoTable, mail);
    expect('body' in packed ? packed.body.length : Number.POSITIVE_INFINITY).toBeLessThan(1_250);
    expect(gzipSync(JSON.stringify(mail)).length).toBeGreaterThan(2_000);
  }
});

test('the dictionary of games is the one that snapshots were packed with, and one of a phase with all orders takes two units of writes', async () => {
  expect(createHash('sha256').update(DICTIONARIES[2]!()).digest('hex')).toBe(GAME_DICTIONARY);
  const judge = await playedGame('memory');
  await write(judge, 'mara', 'process s1901m');
  const { snapshot } = await judge.services.games.latest(gameName('marne'));
  const packed = await packGame({} as DynamoTable, snapshot);
  expect('body' in packed ? packed.body.length : Number.POSITIVE_INFINITY).toBeLessThan(1_800);
  expect(gzipSync(JSON.stringify(snapshot)).length).toBeGreaterThan(2_000);
  expect(await unpackItem({} as DynamoTable, { pk: '', sk: '', ...packed })).toEqual(snapshot);
});

/** SHA-256. Another dictionary gets another number, and these stay. */
const GAME_DICTIONARY = '39f539fd6b94ecf45d849936e87e12f7a57e255d8185ac493dc91c40c054aa71';
const MAIL_DICTIONARIES = [
  [DICTIONARIES[1]!, '7c3fde977a25b0425f10e580f7a4c06c9ad932358e7a820d2d92c3a9cd697396'],
  [DICTIONARIES[3]!, '5b1c8e403faf3b1f18d0602a6ec936eff31a8401c0c3da92a7c97a9e73694ce4'],
] as const;

describe.each(engines)('sizes on $name', (engine) => {
  let table: DynamoTable;
  whileOpen(engine, 's', (opened) => {
    table = opened;
  });

  test('a value of as much as an item takes stays in it; one byte more goes into parts', async () => {
    for (const { bytes, parts, value } of EDGES) {
      const packed = await packItem(table, value);
      expect('parts' in packed ? packed.parts : undefined).toBe(parts);
      const key = { pk: 'EDGE', sk: String(bytes) };
      await table.client.send(new PutCommand({ TableName: table.name, Item: { ...key, ...packed } }));
      expect(await unpackItem(table, { ...key, ...packed })).toBe(value);
    }
  });

  test('a mail of 1 MB waits in parts, those of before in items without a dictionary or with the first; all are sent whole', async () => {
    const outbox = dynamoOutbox(table, { now: () => 1, leaseMs: 0, ask: async () => {} });
    const long = mailWith('marne-long', randomBytes(750_000).toString('base64'));
    await outbox.post(long);
    expect(await outbox.claim(long.id)).toEqual(long);
    const ofBefore = async (id: string, pack: (mail: OutgoingMail) => Packed | Promise<Packed>) => {
      const older = mailWith(id, 'a few words');
      const state = { id, state: 'waiting', waiting: 'LINE0', date: older.date, leased: 0 };
      const item = { pk: `OUT#${id}`, sk: 'MAIL', ...state, ...(await pack(older)) };
      await table.client.send(new PutCommand({ TableName: table.name, Item: item }));
      expect(await outbox.claim(id)).toEqual(older);
    };
    await ofBefore('marne-older', (mail) => packItem(table, mail));
    await ofBefore('marne-old', (mail) => ({
      body: deflateSync(JSON.stringify(mail), { dictionary: DICTIONARIES[1]!() }),
      dictionary: 1,
    }));
  });

  test('a message of 1 MB, in a commit between others, is read back', async () => {
    const games = dynamoGames(table);
    const text = randomBytes(750_000).toString('base64');
    const written: GameEvent = {
      type: 'diary-written',
      by: 'p1',
      sealed: { salt: 'salt', value: { id: 1, text } },
    } as unknown as GameEvent;
    const commits = [
      created(gameName('press')),
      commitOf(gameName('press'), 2, [written]),
      commitOf(gameName('press'), 3, []),
    ];
    for (const commit of commits) expect(await games.append(commit)).toBe(true);
    expect((await games.latest(gameName('press'))).commits).toEqual(commits);
  });

  test('the snapshot of a game of forty years with ten thousand messages is read back, and made again where a part is lost', async () => {
    const games = dynamoGames(table);
    await games.append(created(gameName('long')));
    const game = longGame(gameName('long'));
    expect(gzipSync(JSON.stringify(game), { level: 3 }).length).toBeGreaterThan(400 * 1024);
    await games.saveSnapshot(game);
    expect((await games.latest(gameName('long'))).snapshot).toEqual(game);
    const { client, name } = table;
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND sk = :sk',
        ExpressionAttributeValues: { ':pk': 'GAME#long', ':sk': 'EVENTS' },
      }),
    );
    const part = { pk: `BLOB#${String(Items[0]!['blob'])}`, sk: '000001' };
    await client.send(new PutCommand({ TableName: name, Item: { ...part, bytes: new Uint8Array([1, 2, 3]) } }));
    expect((await games.latest(gameName('long'))).snapshot).toEqual(evolve(null, created(gameName('long'))));
    await client.send(new DeleteCommand({ TableName: name, Key: part }));
    expect((await games.latest(gameName('long'))).snapshot).toEqual(evolve(null, created(gameName('long'))));
  });
});
