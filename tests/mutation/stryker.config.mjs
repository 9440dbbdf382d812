/** Read by Stryker; run.mjs says by CHANCERY_MUTATE which folder it is, and by CHANCERY_MUTATE_FILES which lines of it. */
const folder = process.env.CHANCERY_MUTATE;
const files = process.env.CHANCERY_MUTATE_FILES;
const name = folder.replaceAll('/', '-');

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mjs', related: false },
  mutate: files === undefined ? [`${folder}/**/*.ts`] : files.split(','),
  // Stryker reads this file with the JavaScript interface of TypeScript, which version 7 does not have; a name that is not there
  // makes it do without.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: true,
  // What runs once when a file is loaded would be tried on all tests, one process for each.
  ignoreStatic: true,
  incrementalFile: `reports/mutation/${name}-incremental.json`,
  timeoutMS: 10_000,
  reporters: ['json', 'clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
};
