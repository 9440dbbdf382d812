import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { newEvent } from '../../engine/events/new-event.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { gameName } from '../../engine/vocabulary.ts';
import type { Judge } from '../../infra/local/running-judge.ts';
import { rebuildAll } from '../../infra/tools/cli/rebuild-all.ts';
import { placesOf } from '../../lambdas/adapters/aws/dynamo-places.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { freshSeed } from '../../lambdas/outgoing/events/event-store.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import { IS_FULL } from '../some-of.ts';
import { addressOf, fileHolds, openJudge, put, seedGame, setDeadline, subjects } from './rig.ts';
import { scratch } from './scratch.ts';

/** Without CHANCERY_FULL more than one only where others go on. */
const GAMES = IS_FULL ? ['aisne', 'marne'] : ['marne'];
const TWO = ['aisne', 'marne'];

/** Games of which one phase is over. */
async function played(data: string, names = GAMES): Promise<Judge> {
  const judge = await openJudge(data);
  for (const name of names) {
    await seedGame(judge, gameName(name));
    await fileHolds(judge, gameName(name));
    await setDeadline(judge, gameName(name), judge.services.now() - 1);
    await runDeadline(judge.services, gameName(name));
  }
  await judge.settled();
  const { services } = judge;
  const rules = { board: services.board('standard')!, settings: DEFAULT_SETTINGS, boards: 1 };
  const [by] = (await loadGame(services, 'marne'))!.masters;
  await services.club.put('event', 'cup', newEvent(gameName('cup'), by!, rules, freshSeed(services), 0), 0);
  // No phase waits for the lists of games; whoever looks at one sees what has happened.
  const list = await (await fetch(`${judge.site}/games/`)).text();
  expect(list.match(/Fall 1901/g)).toHaveLength(names.length);
  // What is published is served, in every room.
  for (const path of ['events/cup', 'events/cup/draw.json', 'privacy', 'help/mastering', 'variants/standard'])
    expect([path, (await fetch(`${judge.site}/${path}${path.includes('.') ? '' : '/'}`)).status]).toEqual([path, 200]);
  return judge;
}

async function filesOf(data: string, folder: string): Promise<Readonly<Record<string, string>>> {
  const root = join(data, 'files', folder);
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')])));
}

async function loseWhatIsDerived({ table: { client, name } }: Judge): Promise<void> {
  const drop = (pk: string, sk: string) => client.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
  for (const game of GAMES) await drop(`GAME#${game}`, 'EVENTS');
  for (const game of GAMES) for (const { pk, sk } of Object.values(placesOf(gameName(game)))) await drop(pk, sk);
  const query = { TableName: name, KeyConditionExpression: 'pk = :pk' };
  for (const game of GAMES) {
    const { Items = [] } = await client.send(
      new QueryCommand({ ...query, ExpressionAttributeValues: { ':pk': `GAME#${game}` } }),
    );
    expect(Items.length).toBeGreaterThan(5);
  }
}

test('lists are written in turn: whoever comes second waits, and nothing of it is kept for a judge that is killed', async () => {
  const { services, close } = await openJudge(await scratch());
  const { holdLists, freeLists, listsToWrite } = services.undone;
  expect(await holdLists(3_600_000)).toBe(true);
  let isSecond = false;
  const second = holdLists(3_600_000).then(() => {
    isSecond = true;
  });
  await listsToWrite();
  expect(isSecond).toBe(false);
  await freeLists();
  await second;
  await freeLists();
  expect(await services.undone.holdLists(1)).toBe(true);
  await freeLists();
  await close();
});

describe('rebuilding after a restore', () => {
  test('makes snapshots, index, wake-ups, maps and pages as they were, from the commits alone, and tells nobody twice', {
    tags: ['long'],
  }, async () => {
    const data = await scratch();
    const judge = await played(data);
    const { services, table } = judge;
    const before = {
      entries: await services.index.list(),
      snapshots: await Promise.all(GAMES.map((name) => services.games.latest(gameName(name)))),
      pages: await filesOf(data, 'games'),
      records: await filesOf(data, 'phases'),
      mails: await subjects(judge, addressOf('FRANCE')),
    };
    expect(Object.keys(before.pages).length).toBeGreaterThan(5);
    await loseWhatIsDerived(judge);
    for (const folder of ['games', 'phases']) await rm(join(data, 'files', folder), { recursive: true });
    expect(await services.index.list()).toEqual([]);

    const done = await rebuildAll(services, table, 24);
    await judge.settled();
    expect(done.map(({ game, fault }) => ({ game, fault }))).toEqual(GAMES.map((game) => ({ game, fault: null })));
    expect(await services.index.list()).toEqual(before.entries);
    expect(await Promise.all(GAMES.map((name) => services.games.latest(gameName(name))))).toEqual(before.snapshots);
    expect(await filesOf(data, 'games')).toEqual(before.pages);
    expect(await filesOf(data, 'phases')).toEqual(before.records);
    expect(await subjects(judge, addressOf('FRANCE'))).toEqual(before.mails);

    // The pages alone are gone: their records say that they were written.
    await rm(join(data, 'files', 'games'), { recursive: true });
    await rebuildAll(services, table, 24);
    await judge.settled();
    expect(await filesOf(data, 'games')).toEqual(before.pages);
  });

  test('sends what had not gone out when the backup was made, and nothing that is older than asked for', {
    tags: ['long'],
  }, async () => {
    const judge = await played(await scratch());
    const { services, table } = judge;
    const before = (await subjects(judge, addressOf('ITALY'))).length;
    const by = (await services.directory.enrol('master@example.org', 'Mara')).id;
    const value = { from: 'MASTER', colour: 'white', to: 'all', shown: 'all', body: 'Lost?' } as const;
    await put(judge, gameName('marne'), [{ type: 'press-sent', by, sealed: { salt: 's', value } }]);
    // The snapshot is ahead of the outbox, as after a restore of a table in the middle of a write.
    await services.games.saveSnapshot((await loadGame(services, 'marne'))!);
    await publishCommits(services, gameName('marne'));
    await judge.settled();
    expect(await subjects(judge, addressOf('ITALY'))).toHaveLength(before);
    await rebuildAll(services, table, 0);
    await judge.settled();
    expect(await subjects(judge, addressOf('ITALY'))).toHaveLength(before);
    await rebuildAll(services, table, 24);
    await judge.settled();
    expect(await subjects(judge, addressOf('ITALY'))).toHaveLength(before + 1);
  });

  test('leaves a game alone whose chain of commits is broken, says where, and goes on with the others', {
    tags: ['long'],
  }, async () => {
    const judge = await played(await scratch(), TWO);
    const { client, name } = judge.table;
    const key = { pk: 'GAME#aisne', sk: 'EVENT#000000002' };
    await client.send(new DeleteCommand({ TableName: name, Key: key }));
    const done = await rebuildAll(judge.services, judge.table, 24);
    expect(done.map(({ game, fault }) => [game, fault])).toEqual([
      ['aisne', 'commit 2 is missing'],
      ['marne', null],
    ]);
  });
});
