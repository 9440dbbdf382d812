import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/run-folder.setup.ts'],
    setupFiles: ['tests/cleanup.setup.ts'],
    reporters: ['default', './tests/reporter.ts'],
    // A machine that is busy with other work is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Tests of a whole judge wait for the disk and for each other: one more than there are cores keeps all of them at work.
    maxWorkers: availableParallelism() + 1,
    // The house is loaded once in each worker, not once for each test file: that was a quarter of all the time.
    isolate: false,
  },
});
