// Makes a fresh clone ready: checks Node and installs what is missing. Plain Node, no dependency: it runs before any
// is there. Imported by the `chancery` command and run by `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldest = [20, 19];

/** Made by whoever installs: a second one, started meanwhile, waits. */
const installing = join(root, '.installing');
/** Whoever has been at it longer than this has died over it. */
const longestInstall = 10 * 60_000;

/** Exits with one sentence when Node is too old; installs the packages of package-lock.json when they are not there. */
export function makeReady() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    fail(`Chancery needs Node ${oldest.join('.')} or newer; this is Node ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  const isOurs = takeTurn();
  try {
    if (!isInstalled()) install();
  } finally {
    if (isOurs) rmSync(installing, { recursive: true, force: true });
  }
}

function install() {
  process.stderr.write('Chancery: installing packages (npm ci), once; this takes about half a minute.\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    rmSync(installing, { recursive: true, force: true });
    fail('The packages could not be installed: see what npm said above.');
  }
}

/** True when nobody else was installing; else waits until the other is done. */
function takeTurn() {
  for (;;) {
    try {
      mkdirSync(installing);
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST') return false;
    }
    const since = statSync(installing, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > longestInstall) rmSync(installing, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

/** True when every package of the lock file stands in node_modules at its version (npm keeps its own copy of the list). */
function isInstalled() {
  const kept = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(kept)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const there = JSON.parse(readFileSync(kept, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) => path === '' || optional || link || there[path]?.version === version,
  );
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) makeReady();
