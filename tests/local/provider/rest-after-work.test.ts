import { expect, test, vi } from 'vitest';
import { restAfterWork } from '../../../infra/local/memory.ts';

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
