/** What an ordinary mail costs at the store: it must not grow unnoticed. */

import { BatchWriteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { EngineClient } from '../../infra/local/store/embedded-engine.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import type { Services } from '../../lambdas/ports.ts';
import { standard } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { GAME, mailOf, NAMES, playedGame, write } from './rig.ts';

/** Ports that ask the store, each call of theirs about one request. */
const PORTS = ['games', 'index', 'directory', 'ledger', 'budgets', 'outbox', 'stopped'] as const;

/** The world with every call of those ports counted. */
function counted(services: Services): { readonly services: Services; readonly calls: Map<string, number> } {
  const calls = new Map<string, number>();
  const watched = PORTS.map((port) => {
    const methods = Object.entries(services[port]).map(([name, method]) => {
      const call = (...args: unknown[]) => {
        calls.set(`${port}.${name}`, (calls.get(`${port}.${name}`) ?? 0) + 1);
        return (method as (...all: unknown[]) => unknown)(...args);
      };
      return [name, call];
    });
    return [port, Object.fromEntries(methods)];
  });
  return { services: { ...services, ...Object.fromEntries(watched) }, calls };
}

/** What the store's client was asked for, by the name of the request. */
function requestsOf(sent: readonly unknown[][]): Readonly<Record<string, number>> {
  const names = sent.map(([command]) => (command as object).constructor.name.replace(/Command$/, ''));
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((n) => n === name).length]));
}

/** What is asked for while this is done: of the store by the name of the request, of files, of wake-ups; and mails given to the queue. */
async function asked(judge: TestWorld, act: () => Promise<unknown>, answers: object[] = [], commands: unknown[] = []) {
  await judge.sent();
  const { files, timers } = judge.services;
  const client = vi.spyOn(EngineClient.prototype, 'send');
  const read = vi.spyOn(files, 'get');
  const written = vi.spyOn(files, 'put');
  const wake = vi.spyOn(timers, 'wake');
  await act();
  const store = requestsOf(client.mock.calls);
  commands.push(...client.mock.calls.map(([command]) => command));
  answers.push(...(await Promise.all(client.mock.results.map(({ value }) => value as Promise<object>))));
  const [filesRead, filesWritten, wakeUps] = [read, written, wake].map(({ mock }) => mock.calls.length);
  for (const spy of [client, read, written, wake]) spy.mockRestore();
  return { store, filesRead, filesWritten, wakeUps, queue: (await judge.sent()).length };
}

const bytesOf = (value: unknown) => (value instanceof Uint8Array ? value.length : JSON.stringify(value).length);
const bytesOfItem = (item: object) => Object.values(item).reduce((sum: number, value) => sum + bytesOf(value), 0);

/** Bytes of the items that these commands put. */
function putBy(commands: readonly unknown[]): number {
  const items = commands.flatMap((command): readonly object[] => {
    if (command instanceof BatchWriteCommand)
      return Object.values(command.input.RequestItems ?? {}).flatMap((all) =>
        all.map(({ PutRequest: put }) => put!.Item!),
      );
    if (command instanceof TransactWriteCommand)
      return (command.input.TransactItems ?? []).map(({ Put: put }) => put!.Item!);
    return [];
  });
  return items.reduce((sum, item) => sum + bytesOfItem(item), 0);
}

/** Items in the store's answers, and their bytes. */
function readIn(answers: readonly object[]): { readonly items: number; readonly bytes: number } {
  const items = answers.flatMap((answer) => {
    const { Item, Items, Responses } = answer as {
      readonly Item?: object;
      readonly Items?: readonly object[];
      readonly Responses?: Readonly<Record<string, readonly object[]>>;
    };
    return [...(Item === undefined ? [] : [Item]), ...(Items ?? []), ...Object.values(Responses ?? {}).flat()];
  });
  return { items: items.length, bytes: items.reduce((sum, item) => sum + bytesOfItem(item), 0) };
}

const ordersOf = (units: readonly string[]) => ['set wait', ...units.map((unit) => `${unit} H`)].join('\n');

describe('requests at the store', () => {
  it('for an ordinary mail of orders, counted at the client', async () => {
    const judge = await playedGame('embedded');
    const orders = async (text: string) => {
      const delivery = await judge.leave(mailOf('cy@example.org', text), { from: 'cy@example.org', to: [GAME] });
      return asked(judge, () => handleMail(judge.services, delivery));
    };
    // The game; whether it has been dealt with, whose address that is, the people of the game; the budget; the commit and the answer;
    // the answer in the list of mails, the snapshot, that it has been dealt with.
    const store = { BatchGet: 1, BatchWrite: 1, Query: 1, TransactWrite: 1, Update: 1 };
    const usual = { store, filesRead: 1, filesWritten: 0, wakeUps: 0, queue: 1 };
    expect(await orders('A Par - Bur\nA Mar - Spa\nF Bre - Mao')).toEqual(usual);
    expect(await orders('A Par - Pic')).toEqual(usual);
  });

  it('for an ordinary mail of orders: as many, for as much, with many games and people, and late in a long game', async () => {
    const judge = await playedGame('embedded');
    const { games, index, directory } = judge.services;
    const orders = async (text: string, raw = mailOf('cy@example.org', text)) => {
      const delivery = await judge.leave(raw, { from: 'cy@example.org', to: [GAME] });
      const answers: object[] = [];
      const commands: unknown[] = [];
      const { store } = await asked(judge, () => handleMail(judge.services, delivery), answers, commands);
      return { store, ...readIn(answers), put: putBy(commands) };
    };
    const first = mailOf('cy@example.org', 'A Par - Bur');
    await orders('', first);
    const usual = await orders('A Par - Pic');
    expect(usual.items).toBeGreaterThan(8);

    const entry = (await index.entry(gameName('marne')))!;
    for (let n = 0; n < 100; n += 1) {
      const { id } = await directory.enrol(`p${n}@elsewhere.example`, `P${n}`);
      await index.put({ ...entry, name: gameName(`other${n}`) }, [id]);
    }
    const among = await orders('A Par - Bur');
    expect(among).toMatchObject({ store: usual.store, items: usual.items });
    expect(Math.abs(among.bytes - usual.bytes)).toBeLessThan(500);

    // 350 phases of 20 mails each. Their keys are all that stays in mind of them: eight bytes each, read as they are, and not written again.
    const game = (await games.latest(gameName('marne'))).snapshot!;
    const keys = Array.from({ length: 7_000 }, (_, n) => judge.services.digest(`mail ${n}`).slice(0, 16));
    const { phase } = game.position!;
    const resolved = Array.from({ length: 350 }, (_, n) => ({ phase, n, at: game.created + n * 86_400_000 }));
    await games.saveSnapshot({ ...game, answered: [...game.answered, ...keys], resolved });
    const late = await orders('A Par - Pic');
    expect(late).toMatchObject({ store: usual.store, items: usual.items });
    const packed = 128 * 8 * 1.4 + 350 * 20;
    expect(late.bytes - usual.bytes).toBeLessThan(8 * 7_000 + packed);
    expect(late.put - usual.put).toBeLessThan(packed);

    // None of all those mails acts again, however long ago it was answered.
    const { snapshot } = await games.latest(gameName('marne'));
    expect(snapshot!.answered.slice(0, -1)).toEqual([...game.answered, ...keys]);
    const { put } = await orders('', first);
    expect(put).toBe(0);
    expect((await games.latest(gameName('marne'))).snapshot).toEqual(snapshot);
  });

  it('for a deadline of seven players', async () => {
    const judge = await playedGame('embedded');
    for (const [n, { units }] of standard.powers.entries()) await write(judge, NAMES[n]!, ordersOf(units));
    const { deadline } = (await judge.services.index.entry(gameName('marne')))!;
    // As on AWS: the lists of games are written by the sweep.
    const services = { ...judge.services, now: () => deadline!, renewLists: async () => {} };
    // The game, and once more when all is announced; its people, its entries in the index; the commit, the entry, eight mails; at
    // last the mails in the lists of their addresses and the snapshot.
    const store = { BatchGet: 2, BatchWrite: 1, Put: 1 + 1 + 8, Query: 2 };
    expect(await asked(judge, () => runDeadline(services, gameName('marne')))).toEqual({
      store,
      filesRead: 0,
      filesWritten: 0,
      wakeUps: 1,
      queue: 8,
    });
  });

  it('for an ordinary mail of orders', async () => {
    const judge = await playedGame('memory');
    await judge.sent();
    const { services, calls } = counted(judge.services);
    const delivery = await judge.leave(mailOf('cy@example.org', 'A Par - Bur\nA Mar - Spa\nF Bre - Mao'), {
      from: 'cy@example.org',
      to: [GAME],
    });
    await handleMail(services, delivery);
    expect(Object.fromEntries([...calls].sort())).toEqual({
      'budgets.spend': 1,
      'directory.idAt': 1,
      'directory.people': 1,
      'games.append': 1,
      'games.latest': 1,
      'games.saveSnapshot': 1,
      'ledger.done': 1,
      'ledger.isDone': 1,
      'outbox.postAll': 1,
    });
  });

  it('reads a line once for its game: a second reading is a half more', async () => {
    const judge = await playedGame('memory');
    const letter = mailOf('cy@example.org', 'A Par - Bur\nhello there');
    const delivery = await judge.leave(letter, { from: 'cy@example.org', to: [GAME] });
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    await handleMail(judge.services, delivery);
    const looks = exec.mock.calls.filter(([text]) => String(text).includes('hello there')).length;
    exec.mockRestore();
    expect(looks).toBeLessThanOrEqual(4500);
  });
});
