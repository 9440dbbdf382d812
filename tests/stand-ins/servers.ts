/** The servers that others wrote, each in a process of its own, and whether they are there. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { IS_FULL } from '../some-of.ts';

const SERVERS = ['fauxqs', 'aws-ses-v2-local', 'dynalite', 'moto'] as const;
export type ServerName = (typeof SERVERS)[number];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `npm run test:stand-ins` installs them, and asks for what needs them; so does CHANCERY_FULL=1 where they are installed. */
export const HAVE_STAND_INS =
  existsSync(here('../../.stand-ins/node_modules/fauxqs')) &&
  (process.env['CHANCERY_STAND_INS'] !== undefined || IS_FULL);

/** Where `install.mjs` puts moto if the machine's Python has none. */
const python = { PATH: process.env['PATH'], PYTHONPATH: here('../../.stand-ins/python') };

/** moto is a package for Python, which not every machine has. */
export const HAVE_MOTO =
  HAVE_STAND_INS &&
  spawnSync('python3', [here('find-moto.py')], { env: { ...process.env, ...python }, stdio: 'ignore' }).status === 0;

/** No server: it evaluates policies. */
export const HAVE_EVALUATOR =
  HAVE_STAND_INS && existsSync(here('../../.stand-ins/node_modules/@cloud-copilot/iam-simulate'));

/** Versions of Node that are served, but for the one at hand: each with its path, and whether it is there. */
export const OTHER_NODES = ['22', '24'].map((version) => {
  const node = here(`../../.stand-ins/node_modules/node-${version}/bin/node`);
  return [version, node, HAVE_STAND_INS && existsSync(node)] as const;
});

export interface Serving {
  readonly url: string;
  stop(): void;
}

export async function serve(name: ServerName, environment: Readonly<Record<string, string>> = {}): Promise<Serving> {
  const [command, ...words] =
    name === 'moto' ? ['python3', here('serve-moto.py')] : [process.execPath, here('serve.mjs'), name];
  const child: ChildProcess = spawn(command!, words, {
    env: { ...(name === 'moto' ? { ...process.env, ...python } : { PATH: process.env['PATH'] }), ...environment },
    // What moto tells of each request goes to its standard error.
    stdio: ['ignore', 'pipe', name === 'moto' ? 'ignore' : 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    if (!line.startsWith('http://')) continue;
    // What else it prints is of no interest, but must not fill the pipe.
    child.stdout!.resume();
    return { url: line, stop: () => void child.kill('SIGKILL') };
  }
  throw new Error(`${name} did not start.`);
}
