/** The servers that others wrote, each in a process of its own, and whether they are there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVERS = ['fauxqs', 'aws-ses-v2-local', 'dynalite'] as const;
export type ServerName = (typeof SERVERS)[number];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `npm run test:stand-ins` installs them, and asks for what needs them; so does CHANCERY_FULL=1 where they are installed. */
export const HAVE_STAND_INS =
  existsSync(here('../../.stand-ins/node_modules/fauxqs')) &&
  (process.env['CHANCERY_STAND_INS'] !== undefined || process.env['CHANCERY_FULL'] !== undefined);

export interface Serving {
  readonly url: string;
  stop(): void;
}

export async function serve(name: ServerName, environment: Readonly<Record<string, string>> = {}): Promise<Serving> {
  const child: ChildProcess = spawn(process.execPath, [here('serve.mjs'), name], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    if (!line.startsWith('http://')) continue;
    // What else it prints is of no interest, but must not fill the pipe.
    child.stdout!.resume();
    return { url: line, stop: () => void child.kill('SIGKILL') };
  }
  throw new Error(`${name} did not start.`);
}
