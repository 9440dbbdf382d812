/** Lists of games have one writer at a time, whoever it is: the sweep, or somebody who rebuilds beside it. */
import { describe, expect, test } from 'vitest';
import { dynamoUndone } from '../../lambdas/adapters/aws/dynamo-pending-work.ts';
import { writeAllLists, writeLists } from '../../lambdas/outgoing/write-lists.ts';
import { memoryStore } from '../memory.ts';
import { engines } from './engines.ts';

const MINUTE = 60_000;

test.each(engines)('on $name: held once, until it is given back or its time is over', async ({ open }) => {
  const { table, close } = await open();
  try {
    let now = 1_000;
    const [one, other] = [dynamoUndone(table, () => now), dynamoUndone(table, () => now)];
    expect([await one.holdLists(MINUTE), await other.holdLists(MINUTE)]).toEqual([true, false]);
    await one.freeLists();
    expect([await other.holdLists(MINUTE), await one.holdLists(MINUTE)]).toEqual([true, false]);
    // It was killed.
    now += MINUTE + 1;
    expect(await one.holdLists(MINUTE)).toBe(true);
  } finally {
    await close();
  }
});

describe('while somebody rebuilds', () => {
  test('a sweep writes no list, and what has changed stays noted', async () => {
    const store = memoryStore(
      () => 0,
      () => 'id',
      async () => {},
    );
    let isHeld = false;
    const written: string[] = [];
    const marks: unknown[] = [];
    const undone = {
      ...store.undone,
      listsToWrite: async () => ({ games: [], people: [], marks: [] }),
      listsWritten: async () => void marks.push('written'),
      holdLists: async () => {
        if (isHeld) return false;
        isHeld = true;
        return true;
      },
      freeLists: async () => {
        isHeld = false;
      },
    };
    const sweeping = () => writeLists({ ...store, undone, publisher }, false);
    const publisher = {
      publishLists: async () => {
        written.push('begun');
        if (written.length === 1) await sweeping();
        written.push('done');
      },
      keepLists: async () => true,
    };
    await writeAllLists({ ...store, undone, publisher });
    expect([written, marks, isHeld]).toEqual([['begun', 'done'], [], false]);
    await sweeping();
    expect(marks).toEqual(['written']);
  });
});
