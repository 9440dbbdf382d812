/** Run by vitest before each test file. */
import { afterAll, afterEach } from 'vitest';
import { afterFiles, afterTests } from './cleanup.ts';

afterEach(async () => {
  for (const undo of afterTests) await undo();
});
afterAll(async () => {
  for (const undo of afterFiles) await undo();
});
