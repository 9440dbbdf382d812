import { describe, expect, test, vi } from 'vitest';
import { openClock } from '../../infra/local/clock.ts';
import { scratch } from './scratch.ts';

describe('the fast clock', () => {
  test('begins now and goes on from where it was when it was closed', async () => {
    const folder = await scratch();
    const before = Date.now();
    const first = await openClock(folder, 'fast');
    const began = first.now();
    expect(began).toBeGreaterThanOrEqual(before);
    await vi.waitUntil(() => first.now() > began + 60_000);
    await first.close();
    const closed = first.now();
    const second = await openClock(folder, 'fast');
    expect(second.now()).toBeGreaterThanOrEqual(closed);
    await second.close();
  });

  test('never goes back, not even when it was not closed', async () => {
    const folder = await scratch();
    const killed = await openClock(folder, 'fast');
    const began = killed.now();
    await vi.waitUntil(() => killed.now() > began + 60_000);
    const last = killed.now();
    const next = await openClock(folder, 'fast');
    expect(next.now()).toBeGreaterThanOrEqual(last);
    await next.close();
    await killed.close();
  });

  test('a folder whose time has run ahead is refused by the real clock', async () => {
    const folder = await scratch();
    const fast = await openClock(folder, 'fast');
    const began = fast.now();
    await vi.waitUntil(() => fast.now() > began + 600_000);
    await fast.close();
    await expect(openClock(folder, 'real')).rejects.toThrow(/has been used with --clock fast/);
  });
});

describe('the real clock', () => {
  test('stands still when the clock of the machine is set back', async () => {
    const clock = await openClock(await scratch(), 'real');
    const spy = vi.spyOn(Date, 'now');
    try {
      spy.mockReturnValue(2_000_000_000_000);
      expect(clock.now()).toBe(2_000_000_000_000);
      spy.mockReturnValue(2_000_000_000_000 - 3_600_000);
      expect(clock.now()).toBe(2_000_000_000_000);
      spy.mockReturnValue(2_000_000_000_001);
      expect(clock.now()).toBe(2_000_000_000_001);
    } finally {
      spy.mockRestore();
    }
  });
});
