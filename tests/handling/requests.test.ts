/** What an ordinary mail costs at the store: it must not grow unnoticed. */
import { describe, expect, it } from 'vitest';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import type { Services } from '../../lambdas/ports.ts';
import { GAME, mailOf, playedGame } from './rig.ts';

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

describe('requests at the store', () => {
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
      'directory.enrol': 1,
      'directory.person': 9,
      'games.append': 1,
      'games.commitsAfter': 3,
      'games.saveSnapshot': 1,
      'games.snapshot': 3,
      'index.entry': 2,
      'index.put': 1,
      'ledger.done': 1,
      'ledger.isDone': 1,
      'outbox.post': 1,
    });
  });
});
