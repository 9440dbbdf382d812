import { createRequire } from 'node:module';
import { describe, expect, test, vi } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { openStore } from '../../infra/local/store/store.ts';
import { dynamoGames } from '../../lambdas/adapters/aws/dynamo-games.ts';

const required = createRequire(import.meta.url);

describe('the embedded store', () => {
  test('opens no port: no other program on this machine can reach it', async () => {
    const ports = () => process.getActiveResourcesInfo().filter((each) => each === 'TCPServerWrap').length;
    const before = ports();
    const { close } = await openStore();
    expect(ports()).toBe(before);
    await close();
    expect(ports()).toBe(before);
  });

  test('closes what a query has opened: memory stays flat over any number of mails', async () => {
    const { table, close } = await openStore();
    const { AbstractValueIterator } = createRequire(required.resolve('dynalite'))('abstract-level') as {
      readonly AbstractValueIterator: { readonly prototype: { close(): Promise<void> } };
    };
    const closed = vi.spyOn(AbstractValueIterator.prototype, 'close');
    for (let n = 0; n < 20; n += 1) await dynamoGames(table).commitsAfter(gameName('marne'), n);
    await vi.waitFor(() => expect(closed.mock.calls.length).toBeGreaterThanOrEqual(20));
    closed.mockRestore();
    await close();
  });
});
