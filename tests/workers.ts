/** The processes that run the test files, so that a run that hangs can be ended with all of them. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Called in each of them. */
export function noteWorker(): void {
  const folder = workers();
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(process.pid)), '');
}

/** Ends them, whatever they are waiting for. */
export function endWorkers(): void {
  const folder = workers();
  if (folder === undefined) return;
  for (const each of readdirSync(folder)) {
    try {
      process.kill(Number(each), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

function workers(): string | undefined {
  const run = process.env['CHANCERY_TEST_RUN'];
  return run === undefined ? undefined : join(run, 'workers');
}
