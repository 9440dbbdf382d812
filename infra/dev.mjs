// `npm run dev`: the local judge, started again when a source changes. Arguments are those of `chancery serve`; the data stay.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeReady } from './setup.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const WATCHED = ['engine', 'lambdas', 'templates', 'variants', 'infra', 'docs'];
/** Editors write a file in several steps, and a checkout writes many. */
const SETTLE_MS = 150;

let judge = null;
let waiting = null;
let isOver = false;

function start() {
  judge = spawn(process.execPath, [join(root, 'infra/local/chancery.mjs'), 'serve', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  judge.once('exit', () => {
    judge = null;
    if (isOver) process.exit();
  });
}

/** Ends the one that runs as Ctrl-C does, so that nothing is lost, and starts the next when its ports are free. */
function again(file) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    process.stdout.write(`\n${file} has changed: starting again.\n`);
    if (judge === null) start();
    else {
      judge.once('exit', start);
      judge.kill('SIGINT');
    }
  }, SETTLE_MS);
}

await makeReady();
for (const folder of WATCHED.filter((name) => existsSync(join(root, name)))) {
  watch(join(root, folder), { recursive: true }, (_, name) => again(join(folder, String(name))));
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isOver = true;
    clearTimeout(waiting);
    if (judge === null) process.exit();
    judge.kill(signal);
  });
}
start();
