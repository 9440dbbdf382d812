/** @module-tag long */
import { expect, test, vi } from 'vitest';
import { type AtRest, mayBeginAgain, pagesAtWork, restAfterWork } from '../../../infra/local/memory.ts';

test('memory is never given back while work goes on, nor again before there was more', () => {
  vi.useFakeTimers();
  try {
    const letGo = vi.fn();
    const rest = restAfterWork(letGo);
    for (let n = 0; n < 10; n++) {
      rest.worked();
      vi.advanceTimersByTime(59_000);
    }
    expect(letGo).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(3_600_000);
    expect(letGo).toHaveBeenCalledTimes(1);
    rest.worked();
    rest.close();
    vi.advanceTimersByTime(3_600_000);
    expect(letGo).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a monitor that looks every half minute never keeps the memory of work', async () => {
  vi.useFakeTimers();
  try {
    const letGo = vi.fn();
    const rest = restAfterWork(letGo);
    const asked = (path: string) =>
      ({ method: 'GET', path, query: new URLSearchParams(), form: new URLSearchParams() }) as const;
    const pages = pagesAtWork(rest.worked, () =>
      Promise.resolve({ status: 200, type: 'text/plain', body: '' } as const),
    );
    await pages(asked('/games/'));
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(30_000);
      await pages(asked('/api/health'));
    }
    expect(letGo).toHaveBeenCalledTimes(1);
    rest.close();
  } finally {
    vi.useRealTimers();
  }
});

test('no judge begins again for nothing, nor while anybody could notice', async () => {
  const now = Date.UTC(2026, 0, 1);
  const server = (open: number) => ({
    getConnections: (told: (error: null, count: number) => void) => void told(null, open),
  });
  const atRest = {
    ...{ memory: 178e6, startMs: 2_000, now, waiting: 0, isWell: true },
    queues: [{ isIdle: () => true }, { isIdle: () => true }],
    servers: [server(0), server(0)],
    wakes: async () => [{ wake: null }, { wake: now + 3_600_000 }],
  } as unknown as AtRest;
  expect(await mayBeginAgain(atRest)).toBe(true);
  const because: Readonly<Record<string, Partial<AtRest>>> = {
    'it takes little': { memory: 149e6 },
    'a start takes long': { startMs: 11_000 },
    'a mail waits to be sent': { waiting: 1 },
    'mail does not come in': { isWell: false },
    'something is under way': { queues: [{ isIdle: () => true }, { isIdle: () => false }] },
    'somebody is connected': { servers: [server(0), server(1)] as unknown as AtRest['servers'] },
    'a deadline is near': { wakes: async () => [{ wake: now + 3_600_000 }, { wake: now + 840_000 }] },
    'a deadline is past': { wakes: async () => [{ wake: now - 1 }] },
  };
  for (const [why, changed] of Object.entries(because)) {
    expect(await mayBeginAgain({ ...atRest, ...changed }), why).toBe(false);
  }
});
