/**
 * A table brought back to an instant, on the embedded engine: what DynamoDB restores to a point in time is simulated by a copy of the
 * table that was made then.
 */
import { DescribeTableCommand, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { differenceLines, instantOf, restoredBeside, restoreStore } from '../../infra/tools/cli/commands/restore.ts';
import { rebuildAll } from '../../infra/tools/cli/rebuild-all.ts';
import { ruleOf } from '../../lambdas/adapters/aws/dynamo-restore.ts';
import { createTable, type DynamoItem, type DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { addressOf, fileHolds, openJudge, seedGame, setDeadline } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';

const MARNE = gameName('marne');
const AISNE = gameName('aisne');
const LATER = gameName('later');
const MINUTE = 60_000;

async function itemsOf({ client, name }: DynamoTable): Promise<readonly DynamoItem[]> {
  const items: DynamoItem[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey: from }));
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return items;
}

async function copyOf(table: DynamoTable, name: string): Promise<DynamoTable> {
  const copy = { client: table.client, name };
  await createTable(table.client as never, name);
  for (const item of await itemsOf(table)) await table.client.send(new PutCommand({ TableName: name, Item: item }));
  return copy;
}

test('a judge goes back to an instant: shown first, then done, and played on from there to the next phase', {
  tags: ['long'],
}, async () => {
  const judge = await openJudge(await scratch());
  const { services, table } = judge;
  const beat = (at: number) => services.heartbeat!.beat(at);
  for (const name of [MARNE, AISNE]) await seedGame(judge, name);
  await beat(services.now());
  const backup = await copyOf(table, 'chancery-then');
  const instant = services.now();
  const before = await loadGame(services, MARNE);
  const backThen = await itemsOf(backup);

  // What comes after it: a phase of one game, another game, somebody new, an address that mail no longer reaches.
  await fileHolds(judge, MARNE);
  await setDeadline(judge, MARNE, services.now() - 1);
  await runDeadline(services, MARNE);
  await seedGame(judge, LATER);
  await services.directory.enrol('new@example.org', 'Nora');
  await services.stopped.stop('bounced@example.org', 'bounced');
  await judge.settled();
  const after = await loadGame(services, MARNE);
  const results = async () =>
    (await judge.mailboxes.list(addressOf('FRANCE'))).filter(({ subject }) => /\[marne\].*results/i.test(subject));
  const sentBefore = (await results()).length;
  expect(sentBefore).toBe(1);

  const options = { table, backup, instant };
  const now = await itemsOf(table);
  const shown = differenceLines(await restoreStore({ ...options, isApplied: false }, services.now()));
  expect(await itemsOf(table)).toEqual(now);
  const later = (await loadGame(services, LATER))!.n;
  expect(shown.slice(0, 3)).toEqual([
    `later: goes as a whole (${later} commits): it began later`,
    `marne: ${after!.n} commits, back to ${before!.n}`,
    '2 of 3 games change.',
  ]);
  expect(shown).toContain('ADDRESS: 0 items put back, 1 taken away');

  await beat(services.now());
  await expect(restoreStore({ ...options, isApplied: true }, services.now())).rejects.toThrow(/The judge is running/);
  expect((await loadGame(services, MARNE))!.n).toBe(after!.n);
  await restoreStore({ ...options, isApplied: true }, services.now() + 10 * MINUTE);
  const again = differenceLines(await restoreStore({ ...options, isApplied: true }, services.now() + 10 * MINUTE));
  expect(again[0]).toBe('0 of 2 games change.');
  expect(again.slice(1).filter((line) => !line.endsWith(': 0 items put back, 0 taken away'))).toEqual([]);

  // Games, people and what is derived are as they were to the last byte; what is known of addresses since then is kept.
  const kept = (items: readonly DynamoItem[]) => items.filter((item) => ruleOf(item as { pk: string }) === 'then');
  expect(kept(await itemsOf(table))).toEqual(kept(backThen));
  expect(await services.stopped.why('bounced@example.org')).toBe('bounced');
  expect(await services.directory.idAt('new@example.org')).toBeNull();

  const done = await rebuildAll(services, table, 24);
  expect(done.map(({ game, fault }) => [game, fault])).toEqual([
    [AISNE, null],
    [MARNE, null],
  ]);
  expect((await services.index.list()).map(({ name }) => name)).toEqual([AISNE, MARNE]);
  expect((await services.index.entry(MARNE))?.phase).toBe('S1901M');

  await fileHolds(judge, MARNE);
  await setDeadline(judge, MARNE, services.now() - 1);
  await runDeadline(services, MARNE);
  await judge.settled();
  expect((await loadGame(services, MARNE))!.resolved).toHaveLength(1);
  // The same phase has been adjudicated a second time, and everybody is told of it.
  expect((await results()).length).toBe(sentBefore + 1);
});

test('every kind of item has its rule', { tags: ['long'] }, async () => {
  const judge = await openJudge(await scratch());
  await seedGame(judge, MARNE);
  const items = (await itemsOf(judge.table)) as readonly (DynamoItem & { readonly pk: string })[];
  expect(items.filter((item) => ruleOf(item) === null)).toEqual([]);
});

test('an instant is written with its zone, and is past', () => {
  const now = Date.UTC(2026, 10, 22, 18);
  expect(instantOf('2026-11-22T17:00Z', now)).toBe(now - 60 * MINUTE);
  expect(instantOf('2026-11-22T18:30:00+01:00', now)).toBe(now - 30 * MINUTE);
  for (const text of ['2026-11-22', '2026-11-22T17:00', 'yesterday', '2026-11-22T18:00Z']) {
    expect(() => instantOf(text, now)).toThrow(/--to: /);
  }
});

test('the table as it was is made beside the one in use, once, and waited for', async () => {
  const asked: unknown[] = [];
  const states = [null, 'CREATING', 'ACTIVE', 'ACTIVE', 'ACTIVE'];
  const send = async (command: { readonly input: Readonly<Record<string, unknown>> }) => {
    if (command instanceof DescribeTableCommand) {
      const state = states.shift()!;
      if (state === null) throw new ResourceNotFoundException({ message: 'none', $metadata: {} });
      return { Table: { TableStatus: state } };
    }
    asked.push(command.input);
    return {};
  };
  const table: DynamoTable = { client: { send } as never, name: 'Judge' };
  const instant = Date.UTC(2026, 10, 22, 18);
  expect(await restoredBeside(table, instant, 1)).toBe('Judge-20261122T180000Z');
  expect(await restoredBeside(table, instant, 1)).toBe('Judge-20261122T180000Z');
  expect(asked).toEqual([
    expect.objectContaining({
      SourceTableName: 'Judge',
      TargetTableName: 'Judge-20261122T180000Z',
      RestoreDateTime: new Date(instant),
    }),
  ]);
});
