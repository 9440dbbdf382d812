/**
 * Says at the very end which tests did not run, why, and what would let them: a test that is left out must not look like one that
 * passed. With CHANCERY_SLOWEST=15 it prints the 15 slowest files as well.
 *
 * A run that hangs is ended, and says where: a test that waits for another program without end keeps its worker from ever
 * looking at the clock, and whoever waits for the run would learn nothing.
 */
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { leavesOutLong, longFiles } from './long-files.ts';
import { NEEDS, type Need } from './needs.ts';
import { Watch } from './watch.ts';
import { endWorkers } from './workers.ts';

const OF_FULL = 'of npm run test:full';
const OF_LONG = 'of npm run test:long';

export default class implements Reporter {
  /** Only some tests are asked for by their names: that the others do not run is no news. */
  private isNarrowed = false;
  private readonly leavesOutLong = leavesOutLong(process.argv);
  private readonly watch = new Watch((hung) => {
    process.stderr.write(hung);
    endWorkers();
    process.exit(1);
  });

  onInit(vitest: Vitest): void {
    this.isNarrowed = vitest.config.testNamePattern !== undefined;
  }

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    this.watch.isAt(relativeModuleId, 'its beginning');
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    this.watch.isAt(module.relativeModuleId, fullName);
  }

  onTestCaseResult({ module, fullName }: TestCase): void {
    this.watch.isAt(module.relativeModuleId, `after ${fullName}`);
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.watch.isDone(relativeModuleId);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    this.watch.end();
    printSlowest(modules, Number(process.env['CHANCERY_SLOWEST'] ?? 0));
    const left = new Map<string, number>();
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const need = needOf(test);
        if (need === undefined && this.isNarrowed) continue;
        const why = need ?? (test.tags.includes('long') && this.leavesOutLong ? OF_LONG : OF_FULL);
        left.set(why, (left.get(why) ?? 0) + 1);
      }
    }
    for (const need of Object.keys(NEEDS) as Need[]) {
      const many = left.get(need);
      if (many !== undefined) {
        const { what, how } = NEEDS[need];
        process.stdout.write(`*** NOT RUN for want of ${what}: ${tests(many)}.\n*** ${how}\n`);
      }
    }
    const all = [...left.values()].reduce((sum, many) => sum + many, 0);
    if (this.leavesOutLong) process.stdout.write(`${longFiles().length} files of npm run test:long were not loaded.\n`);
    if (all === 0) return;
    const parts = [...left].map(
      ([why, many]) =>
        `${many} ${why === OF_FULL || why === OF_LONG ? why : `that ${many === 1 ? 'needs' : 'need'} ${NEEDS[why as Need].what}`}`,
    );
    process.stdout.write(`Not run: ${tests(all)}: ${parts.join(', ')}.\n`);
  }
}

/** As a table in Markdown; the share is of the time of all files together, which run side by side. */
function printSlowest(modules: readonly TestModule[], many: number): void {
  if (many === 0) return;
  const files = modules.map((module) => ({ file: module.relativeModuleId, took: module.diagnostic().duration }));
  const all = files.reduce((sum, { took }) => sum + took, 0);
  const rows = files.sort((a, b) => b.took - a.took).slice(0, many);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  process.stdout.write(`| file | s | % |\n| --- | ---: | ---: |\n`);
  for (const { file, took } of rows) {
    process.stdout.write(`| \`${file}\` | ${seconds(took)} | ${((took * 100) / all).toFixed(1)} |\n`);
  }
  process.stdout.write(`| all ${files.length} files | ${seconds(all)} | 100 |\n`);
}

function tests(many: number): string {
  return many === 1 ? '1 test' : `${many} tests`;
}

function needOf(test: TestCase): Need | undefined {
  for (let at: TestCase | TestCase['parent'] = test; at.type !== 'module'; at = at.parent) {
    const { needs } = at.meta();
    if (needs !== undefined) return needs;
  }
  return undefined;
}
