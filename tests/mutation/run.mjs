/**
 * `npm run test:mutation [-- FOLDER …]`: changes the code in one place after another and sees whether a test notices. Stryker and what
 * it brings along are no part of package-lock.json (one licence of it is not among those allowed here): they are put beside the
 * other packages when they are first needed, and the next `npm ci` takes them away.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDERS } from './folders.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VERSION = '9.6.1';
const PACKAGES = ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'];
const SEED = 20260707;

const wanted = process.argv.slice(2);
const folders = wanted.length === 0 ? Object.keys(FOLDERS) : wanted;
const unknown = folders.filter((folder) => !Object.hasOwn(FOLDERS, folder));
if (unknown.length > 0) {
  process.stderr.write(`No such folder: ${unknown.join(', ')}. There are: ${Object.keys(FOLDERS).join(', ')}.\n`);
  process.exit(2);
}
if (!isInstalled()) {
  run('npm', ['install', '--no-save', '--ignore-scripts', ...PACKAGES.map((name) => `${name}@${VERSION}`)], {});
}
for (const folder of folders) {
  const { sample } = FOLDERS[folder];
  const files = sample === null ? {} : { CHANCERY_MUTATE_FILES: sampleOf(folder, sample).join(',') };
  run('npx', ['stryker', 'run', 'tests/mutation/stryker.config.mjs'], { CHANCERY_MUTATE: folder, ...files });
}

function isInstalled() {
  const file = join(ROOT, 'node_modules', PACKAGES[0], 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === VERSION;
}

function run(command, args, env) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

/** Of each file one run of so many lines, as `file:first-last`: the same for the same seed. */
function sampleOf(folder, lines) {
  let state = SEED;
  const below = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      const length = readFileSync(join(ROOT, file), 'utf8').split('\n').length;
      const first = 1 + below(Math.max(1, length - lines));
      return `${file}:${first}-${Math.min(length, first + lines - 1)}`;
    });
}
