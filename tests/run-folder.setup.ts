/** Run once, before all tests: one folder for whatever they write, deleted when all are done. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default async function makeRunFolder(): Promise<() => Promise<void>> {
  const before = process.env['TMPDIR'];
  const folder = await mkdtemp(join(tmpdir(), 'chancery-tests-'));
  // Taken over by each worker, and by every program that a test starts.
  process.env['TMPDIR'] = folder;
  process.env['CHANCERY_TEST_RUN'] = folder;
  return async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    delete process.env['CHANCERY_TEST_RUN'];
    await rm(folder, { recursive: true, force: true });
  };
}
