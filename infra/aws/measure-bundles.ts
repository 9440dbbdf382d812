/**
 * `npx tsx infra/aws/measure-bundles.ts`: builds each function's code and prints its bytes, against their budgets, and what a fresh
 * process takes to load it (the best of five): of the processor's time, and of the clock. That is most of a cold start.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from '../../lambdas/adapters/aws/function-settings.ts';
import { BUDGETS, bundle, entryOf, FUNCTIONS, loadedAtStart, sizeOf } from './bundle.ts';

const LOAD = `
const began = performance.now();
const before = process.cpuUsage();
try { await import(process.argv[1]); } catch (error) { if (!/ECONNREFUSED/.test(String(error.cause ?? error) + error.code)) throw error; }
const { user, system } = process.cpuUsage(before);
process.stdout.write((user + system) / 1000 + ' ' + (performance.now() - began));
`;

const folder = mkdtempSync(join(tmpdir(), 'chancery-measure-'));
process.stdout.write(
  'function: bytes of code (budget), bytes in all (budget), milliseconds to load (of the processor, of the clock)\n',
);
for (const name of FUNCTIONS) {
  const built = bundle(name, folder).folder;
  const entry = entryOf(name, built);
  const times = [1, 2, 3, 4, 5].map(() => loadMs(entry));
  const { code, all } = BUDGETS[name];
  const [processor, clock] = [0, 1].map((which) => Math.min(...times.map((time) => time[which]!)).toFixed(0));
  process.stdout.write(
    `${name}: ${loadedAtStart(entry)} (${code}), ${sizeOf(built)} (${all}), ${processor}, ${clock}\n`,
  );
}
rmSync(folder, { recursive: true, force: true });

/** The services are not there: what a function asks of them while it loads is refused at once. */
function loadMs(entry: string): readonly number[] {
  const nowhere = 'http://127.0.0.1:9';
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', LOAD, entry], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
      AWS_ENDPOINT_URL: nowhere,
      AWS_MAX_ATTEMPTS: '1',
      ...Object.fromEntries(SETTINGS.map((name) => [name, '1'])),
    },
  });
  if (stdout === '') throw new Error(`${entry} cannot be loaded: ${stderr}`);
  return stdout.split(' ').map(Number);
}
