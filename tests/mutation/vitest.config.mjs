import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FOLDERS } from './folders.mjs';

/** The tests of the folder that is being mutated. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: FOLDERS[process.env.CHANCERY_MUTATE].tests,
    setupFiles: ['tests/cleanup.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
