/** Run by vitest before each test file. */
import { afterAll, afterEach, beforeEach } from 'vitest';
import { afterFiles, afterTests, running } from './cleanup.ts';
import { noteWorker } from './workers.ts';

noteWorker();

beforeEach(() => {
  running.isInTest = true;
});
afterEach(async () => {
  running.isInTest = false;
  for (const undo of afterTests) await undo();
});
afterAll(async () => {
  for (const undo of afterFiles) await undo();
});
