/**
 * `npx tsx infra/aws/measure-bundles.ts`: builds each function's code and prints its bytes, against their budgets, and what a fresh
 * process takes to load it: of the processor's time, and of the clock, the best of fifteen and the median. That is most of a cold
 * start. Functions run on Node 24, which loads faster than 20: run it with that (`node --import tsx infra/aws/measure-bundles.ts`).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENVIRONMENT_VARIABLES } from '../../lambdas/adapters/aws/function-settings.ts';
import { BUDGETS, bundleEntry, bundleFunction, FUNCTIONS, loadedAtStart, sizeOf } from './bundle.ts';

const LOAD = `
const began = performance.now();
const before = process.cpuUsage();
try { await import(process.argv[1]); } catch (error) { if (!/ECONNREFUSED/.test(String(error.cause ?? error) + error.code)) throw error; }
const { user, system } = process.cpuUsage(before);
process.stdout.write((user + system) / 1000 + ' ' + (performance.now() - began));
`;

/** Fresh processes for each function. */
const TIMES = 15;

const folder = mkdtempSync(join(tmpdir(), 'chancery-measure-'));
process.stdout.write(
  `function: bytes of code (budget), bytes in all (budget), milliseconds to load with Node ${process.version}: of the processor at best, median; of the clock at best, median\n`,
);
for (const name of FUNCTIONS) {
  const built = bundleFunction(name, folder).folder;
  const entry = bundleEntry(name, built);
  const times = Array.from({ length: TIMES }, () => loadMs(entry));
  const { code, all } = BUDGETS[name];
  const [processor, clock] = [0, 1].map((which) => {
    const sorted = times.map((time) => time[which]!).sort((a, b) => a - b);
    return `${sorted[0]!.toFixed(0)}, ${sorted[Math.floor(TIMES / 2)]!.toFixed(0)}`;
  });
  process.stdout.write(
    `${name}: ${loadedAtStart(entry)} (${code}), ${sizeOf(built)} (${all}); ${processor}; ${clock}\n`,
  );
}
rmSync(folder, { recursive: true, force: true });

/** The services are not there: what a function asks of them while it loads, by HTTPS as on AWS, is refused at once. */
function loadMs(entry: string): readonly number[] {
  const nowhere = 'https://127.0.0.1:9';
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', LOAD, entry], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
      AWS_ENDPOINT_URL: nowhere,
      AWS_MAX_ATTEMPTS: '1',
      ...Object.fromEntries(ENVIRONMENT_VARIABLES.map((name) => [name, '1'])),
    },
  });
  if (stdout === '') throw new Error(`${entry} cannot be loaded: ${stderr}`);
  return stdout.split(' ').map(Number);
}
