import { expect, test, vi } from 'vitest';
import { pagesAtWork, restAfterWork } from '../../../infra/local/memory.ts';

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
    const pages = pagesAtWork(rest, () => Promise.resolve({ status: 200, type: 'text/plain', body: '' } as const));
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
