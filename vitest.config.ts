import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leavesOutLong, longFiles } from './tests/long-files.ts';
import { longestFirst } from './tests/longest-first.ts';
import { isWanted, transpiled } from './tests/transpiled.ts';

process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

/** For one test, in milliseconds: the longest takes a minute on a machine with other work; the big counts take hours. */
const LIMIT = process.env['CHANCERY_FULL'] === undefined ? 180_000 : 4 * 3_600_000;

/** `npm run test:unit`: the rules, the language, the words and the maps, with no judge, no process and no big counts. */
const UNIT = {
  include: [
    'tests/{adjudicate,architecture,datc,game,games,language,letters,mail,properties,rulings,scoring,supply,view}/**/*.test.ts',
    'tests/map/{colours,drawing,orders}.test.ts',
    'tests/variants/**/{rules,data*}.test.ts',
  ],
  exclude: [
    'tests/adjudicate/command.test.ts',
    'tests/language/linear.test.ts',
    'tests/mail/{hostile,inbound}.test.ts',
    'tests/properties/{explanations,fuzz}.test.ts',
    'tests/variants/data-{command,guide}.test.ts',
  ],
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId }) => moduleId);
  }
}

export default defineConfig(({ mode }) => ({
  plugins: isWanted(process.argv, process.env) ? [transpiled()] : [],
  test: {
    tags: [{ name: 'long', description: 'takes seconds: `npm test` leaves it out, `npm run test:long` and CI run it' }],
    include: mode === 'unit' ? UNIT.include : ['tests/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(mode === 'unit' ? UNIT.exclude : []),
      ...(leavesOutLong(process.argv) ? longFiles() : []),
    ],
    globalSetup: ['tests/run-folder.setup.ts'],
    setupFiles: ['tests/cleanup.setup.ts'],
    reporters: ['default', './tests/reporter.ts'],
    // tests/reporter.ts ends a run in which nothing moves at all.
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    // A page that is loaded again beside other work needs more than the second that vitest gives it.
    expect: { poll: { timeout: LIMIT / 2 } },
    pool: 'forks',
    // A judge makes much that is soon thrown away: with room for it, a tenth less time goes into looking what is still of use.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // Tests of a whole judge wait for the disk and for each other: one more than there are cores keeps all of them at work.
    maxWorkers: availableParallelism() + 1,
    // The house is loaded once in each worker, not once for each test file: that was a quarter of all the time.
    isolate: false,
    coverage: {
      provider: 'v8',
      include: ['engine/**/*.ts', 'lambdas/**/*.ts', 'templates/**/*.ts', 'infra/**/*.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
}));
