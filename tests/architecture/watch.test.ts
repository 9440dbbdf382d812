/** A run of the tests that hangs is ended with a word, instead of letting whoever waits for it wait. */
import { afterEach, expect, it, vi } from 'vitest';
import { Watch } from '../watch.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('names the files that have not ended when nothing moves, and says nothing while something does', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const watch = new Watch((hung) => told.push(hung), 1000);
  watch.isAt('a.test.ts', 'waits');
  watch.isAt('b.test.ts', 'works');
  vi.advanceTimersByTime(900);
  watch.isDone('b.test.ts');
  watch.isAt('b.test.ts', 'after works');
  vi.advanceTimersByTime(900);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(told).toEqual([
    '\n*** HUNG: no test has begun or ended for 1 seconds. These have not ended:\n***   a.test.ts: waits\n',
  ]);
});

it('is silent when all is over', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const watch = new Watch((hung) => told.push(hung), 1000);
  watch.isAt('a.test.ts', 'works');
  watch.end();
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
});
