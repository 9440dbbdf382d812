import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { localTimers } from '../../infra/local/timers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Timers by the test's clock, with the calls they made. */
function make(speed = 1, fails: () => boolean = () => false) {
  const calls: string[] = [];
  const origin = Date.now();
  const clock = { now: () => origin + (Date.now() - origin) * speed, speed, close: async () => {} };
  const timers = localTimers(clock, async (game) => {
    calls.push(game);
    if (fails()) throw new Error('no');
  });
  return { calls, timers, now: clock.now };
}

describe('a wake-up call', () => {
  test('comes at its instant and not before', async () => {
    const { calls, timers, now } = make();
    await timers.wake(gameName('marne'), now() + 3 * HOUR);
    await vi.advanceTimersByTimeAsync(3 * HOUR - 1);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['marne']);
  });

  test('sixty days ahead comes then, though a timer of the platform cannot wait that long', async () => {
    const { calls, timers, now } = make();
    await timers.wake(gameName('marne'), now() + 60 * DAY);
    await vi.advanceTimersByTimeAsync(60 * DAY - 1);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['marne']);
  });

  test('for the past comes at once', async () => {
    const { calls, timers, now } = make();
    await timers.wake(gameName('marne'), now() - DAY);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['marne']);
  });

  test('is replaced by another for the same game, and taken away by none', async () => {
    const { calls, timers, now } = make();
    await timers.wake(gameName('marne'), now() + HOUR);
    await timers.wake(gameName('marne'), now() + 2 * HOUR);
    await timers.wake(gameName('somme'), now() + HOUR);
    await timers.wake(gameName('somme'), null);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(calls).toEqual(['marne']);
  });

  test('that fails is repeated until it succeeds', async () => {
    let failures = 3;
    const { calls, timers, now } = make(1, () => failures-- > 0);
    await timers.wake(gameName('marne'), now() + HOUR);
    await vi.advanceTimersByTimeAsync(HOUR + 60_000);
    expect(calls).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(calls).toHaveLength(4);
  });

  test('comes 3,600 times sooner by the fast clock', async () => {
    const { calls, timers, now } = make(3_600);
    await timers.wake(gameName('marne'), now() + 2 * HOUR);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['marne']);
  });

  test('does not come after the timers are closed', async () => {
    const { calls, timers, now } = make();
    await timers.wake(gameName('marne'), now() + HOUR);
    await timers.close();
    await timers.wake(gameName('somme'), now() + HOUR);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(calls).toEqual([]);
  });
});
