/** Work on many archives, done by as many processes as there are cores. */
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** For fewer characters a process more costs as much as it saves: it takes a second to begin. */
const FEWEST = 8_000_000;
/** Names of so many characters fit on a command line. */
const LONGEST_LINE = process.platform === 'win32' ? 25_000 : 400_000;
/** Characters of a part: nobody waits long for the last of the others. */
const LARGEST = 50_000_000;

const COMMAND = fileURLToPath(new URL('../../local/chancery.mjs', import.meta.url));

/** Set for a process that works on a part: it does so alone. */
const IS_PART = 'CHANCERY_PART';

/** How many processes are worth it. */
export function processesFor(files: readonly (string | undefined)[]): number {
  if (process.env[IS_PART] !== undefined) return 1;
  const size = files.reduce((sum, file) => sum + (file === undefined ? 0 : sizeOf(file)), 0);
  const most = Math.min(availableParallelism(), Math.floor(files.length / 2), Math.floor(size / FEWEST) + 1);
  return Math.max(1, most);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What a part came to. */
export interface ParallelPart {
  readonly output: string;
  /** What it complained of; null where it ended well. */
  readonly fault: string | null;
}

/**
 * Calls `chancery ...args` for a part of the files at a time, several parts side by side, and gives what came of each
 * part, in the order of the files. No part is of one file alone.
 */
export async function* inParts(
  files: readonly string[],
  args: readonly string[],
  processes = processesFor(files),
): AsyncGenerator<ParallelPart, void, void> {
  const names = files.reduce((sum, file) => sum + file.length + 1, 0);
  const size = files.reduce((sum, file) => sum + sizeOf(file), 0);
  const many = Math.max(processes, Math.ceil(names / LONGEST_LINE), Math.ceil(size / LARGEST));
  const parts = Array.from({ length: many }, (_, n) =>
    files.slice(Math.floor((n * files.length) / many), Math.floor(((n + 1) * files.length) / many)),
  );
  const done: Promise<ParallelPart>[] = [];
  const next = async (): Promise<void> => {
    const part = parts[done.length];
    if (part === undefined) return;
    const output = called([...args, '--', ...part]);
    done.push(output);
    await output;
    await next();
  };
  const workers = Array.from({ length: processes }, () => next());
  // Whoever stops early, or meets a fault, must not leave a rejection behind that nobody looks at.
  for (const worker of workers) worker.catch(() => undefined);
  for (let n = 0; n < parts.length; n += 1) {
    while (done[n] === undefined) await Promise.race(workers);
    yield await done[n]!;
  }
}

function called(args: readonly string[]): Promise<ParallelPart> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, [IS_PART]: 'yes' },
    });
    const pieces: Buffer[] = [];
    const faults: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => faults.push(piece));
    child.on('error', reject);
    child.on('close', (status, signal) => {
      if (signal !== null) reject(new Error(`A process of ours was ended by ${signal}.`));
      const fault = status === 0 ? null : Buffer.concat(faults).toString('utf8').trim();
      resolve({ output: Buffer.concat(pieces).toString('utf8'), fault });
    });
  });
}
