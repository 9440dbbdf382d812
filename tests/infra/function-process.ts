/** A function's built bundle in a process of its own: an event a line in, its answer a line out. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundleEntry, type FunctionName } from '../../infra/aws/bundle.ts';

export interface FunctionProcess {
  /** Throws where the process ends before it has answered. */
  call(event: unknown): Promise<{ readonly answer?: unknown; readonly error?: string }>;
  kill(): void;
}

/** `folder`: of its bundle. Throws where the function does not start. `told`: gets each entry of its log. */
export async function startFunction(
  name: FunctionName,
  folder: string,
  environment: Readonly<Record<string, string>>,
  told: (entry: Record<string, unknown>) => void = () => {},
): Promise<FunctionProcess> {
  const program = fileURLToPath(new URL('run-handler.mjs', import.meta.url));
  const child = spawn(process.execPath, [program, bundleEntry(name, folder)], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // One that was killed takes no more.
  child.stdin.on('error', () => {});
  // Errors are logged there; what is no entry is a package's warning.
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('{')) told(JSON.parse(line) as Record<string, unknown>);
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  // Whatever else is on the output is the function's log.
  const next = async (): Promise<Record<string, unknown>> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The function ${name} has ended.`);
      const { result, ...rest } = JSON.parse(value as string) as Record<string, unknown>;
      if (result === true) return rest;
      told(rest);
    }
  };
  await next();
  return {
    call: async (event) => {
      child.stdin.write(`${JSON.stringify(event)}\n`);
      return next();
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
