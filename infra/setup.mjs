// Makes a fresh clone ready: checks Node and installs what is missing. Plain Node, no dependency: it runs before any
// is there. Imported by the `chancery` command and run by `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldest = [20, 19];

/** Exits with one sentence when Node is too old; installs the packages of package-lock.json when they are not there. */
export function makeReady() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    fail(`Chancery needs Node ${oldest.join('.')} or newer; this is Node ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  process.stderr.write('Chancery: installing packages (npm ci), once; this takes about half a minute.\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) fail('The packages could not be installed: see what npm said above.');
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
