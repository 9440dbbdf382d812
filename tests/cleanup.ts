/**
 * What helpers of tests have opened is closed after each test, and what they have written is deleted after each file. Modules are
 * loaded once for many test files (see vitest.config.ts), so a helper cannot ask vitest for that when it is loaded: it asks here.
 */
type Undo = () => unknown;

export const afterTests: Undo[] = [];
export const afterFiles: Undo[] = [];
/** False while a file is loaded, and in what is done once for all of its tests. */
export const running = { isInTest: false };

/** Keeps things until the end of the test, then undoes each; the newest first. */
export function keptForTest<T>(undo: (one: T) => unknown): Set<T> {
  const kept = new Set<T>();
  afterTests.push(async () => {
    for (const one of [...kept].reverse()) {
      kept.delete(one);
      await undo(one);
    }
  });
  return kept;
}
