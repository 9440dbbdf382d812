/**
 * The `chancery` command in the test's own process: what it writes and its exit status. Starting a program costs half a second of
 * the processor, so only one call of each command is made as people make it; the others come here.
 */
import { Readable } from 'node:stream';
import { main } from '../infra/tools/cli/chancery.ts';

export interface Done {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** `args` as after `chancery`, `input` for its standard input. Rejects with what the command does not foresee. */
export async function runCommand(args: readonly string[], input: string | Uint8Array = ''): Promise<Done> {
  const said = { stdout: '', stderr: '' };
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')!;
  const writes = { stdout: process.stdout.write, stderr: process.stderr.write };
  const status = process.exitCode;
  const taken = (to: keyof typeof said) =>
    ((text: string | Uint8Array) => {
      said[to] += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
      return true;
    }) as typeof process.stdout.write;
  const from = Readable.from(input.length === 0 ? [] : [Buffer.from(input)], { objectMode: false });
  Object.defineProperty(process, 'stdin', { ...stdin, get: () => from });
  process.stdout.write = taken('stdout');
  process.stderr.write = taken('stderr');
  process.exitCode = 0;
  try {
    await main(args);
    return { status: Number(process.exitCode), ...said };
  } finally {
    Object.defineProperty(process, 'stdin', stdin);
    process.stdout.write = writes.stdout;
    process.stderr.write = writes.stderr;
    process.exitCode = status;
  }
}
