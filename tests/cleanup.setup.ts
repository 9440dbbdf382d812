/** Run by vitest before each test file. */
import { afterAll, afterEach } from 'vitest';
import { afterFiles, afterTests } from './cleanup.ts';
import { noteWorker } from './workers.ts';

noteWorker();

afterEach(async () => {
  for (const undo of afterTests) await undo();
});
afterAll(async () => {
  for (const undo of afterFiles) await undo();
});
