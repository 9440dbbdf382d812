/**
 * Lists of games: each grows with the number of games, so none is written for a phase. They are written when somebody looks at one, and
 * otherwise with the sweep.
 */
import type { PendingWork, Services } from '../../lambdas/ports.ts';

export interface LocalLists {
  /** They show something that has changed. */
  renew(): Promise<void>;
  /** Resolves when they show all that had happened when it was called, or could not be written. */
  written(): Promise<void>;
}

export function localLists(write: () => Promise<void>, log: Services['log']): LocalLists {
  let isDue = false;
  let current: Promise<void> = Promise.resolve();
  const attempt = async () => {
    try {
      await write();
    } catch (error) {
      // Whoever looks next has them written.
      isDue = true;
      log('lists not written', { error: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    renew: async () => {
      isDue = true;
    },
    written: () => {
      if (isDue) {
        isDue = false;
        current = current.then(attempt);
      }
      return current;
    },
  };
}

/**
 * Who writes lists, in turn: nobody but this process writes in its folder, so whoever comes second waits instead of going away, and a
 * judge that was killed over it holds nothing.
 */
export function listsInTurn(): Pick<PendingWork, 'holdLists' | 'freeLists'> {
  let last: Promise<void> = Promise.resolve();
  let free = () => {};
  return {
    holdLists: async () => {
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      free = release;
      return true;
    },
    freeLists: async () => free(),
  };
}
