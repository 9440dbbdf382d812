// Makes a fresh clone ready: checks Node and installs what is missing. Plain Node, no dependency: it runs before any
// is there. Imported by the `chancery` command and run by `npm test`.
import './oldest-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Made by whoever installs: a second one, started meanwhile, waits. */
const installing = join(root, '.installing');
/** Whoever has been at it longer than this has died over it. */
const longestInstall = 10 * 60_000;

/**
 * Installs the packages of package-lock.json that are missing: those that running needs, or all of them for `development`
 * (tests, maps, AWS). Exits with a sentence when that fails. Of an installed package there is no lock file: npm has put
 * everything in place. `tell`: what is being done, in a few words.
 */
export async function makeReady(tell = () => {}, { development = false } = {}) {
  if (!existsSync(join(root, 'package-lock.json')) || isInstalled(development)) return;
  tell('Installing packages, this once. It takes a few seconds.');
  const isOurs = await takeTurn();
  try {
    if (!isInstalled(development)) await install(development);
  } finally {
    if (isOurs) rmSync(installing, { recursive: true, force: true });
  }
}

async function install(development) {
  const what = development ? 'packages, those for development too' : 'packages';
  process.stderr.write(
    `Chancery: installing ${what}, once; this takes a few seconds, or half a minute on a slow line.\n`,
  );
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `npm ci` would take the packages away from a judge that runs; `--no-save` installs by the lock file and leaves it as it is.
  const how = isInstalled(false) ? ['install', '--no-save'] : ['ci', ...(development ? [] : ['--omit=dev'])];
  const child = spawn(npm, [...how, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (status !== 0) {
    rmSync(installing, { recursive: true, force: true });
    process.stderr.write('The packages could not be installed: see what npm said above.\n');
    process.exit(1);
  }
}

/** True when nobody else was installing; else waits until the other is done. */
async function takeTurn() {
  for (;;) {
    try {
      mkdirSync(installing);
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST') return false;
    }
    const since = statSync(installing, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > longestInstall) rmSync(installing, { recursive: true, force: true });
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** True when every package that is needed stands in node_modules at its version (npm keeps its own copy of the list). */
function isInstalled(development) {
  const kept = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(kept)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const there = JSON.parse(readFileSync(kept, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link, dev }]) =>
      path === '' || optional || link || (dev && !development) || there[path]?.version === version,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeReady(undefined, { development: true });
