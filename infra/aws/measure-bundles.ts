/**
 * `npx tsx infra/aws/measure-bundles.ts`: builds each function's code and prints its bytes, against their budgets, and how long a
 * fresh process takes to load it (the best of three), which is most of a cold start.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from '../../lambdas/adapters/aws/function-settings.ts';
import { BUDGETS, bundle, entryOf, FUNCTIONS, sizeOf } from './bundle.ts';

const LOAD = `
const began = performance.now();
try { await import(process.argv[1]); } catch (error) { if (!/ECONNREFUSED/.test(String(error.cause ?? error) + error.code)) throw error; }
process.stdout.write(String(performance.now() - began));
`;

const folder = mkdtempSync(join(tmpdir(), 'chancery-measure-'));
process.stdout.write('function: bytes of code (budget), bytes in all (budget), milliseconds to load\n');
for (const name of FUNCTIONS) {
  const built = bundle(name, folder).folder;
  const entry = entryOf(name, built);
  const times = [1, 2, 3].map(() => loadMs(entry));
  const { code, all } = BUDGETS[name];
  const best = Math.min(...times).toFixed(0);
  process.stdout.write(`${name}: ${statSync(entry).size} (${code}), ${sizeOf(built)} (${all}), ${best}\n`);
}
rmSync(folder, { recursive: true, force: true });

/** The services are not there: what a function asks of them while it loads is refused at once. */
function loadMs(entry: string): number {
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
  return Number(stdout);
}
