/** A folder of its own for each test, gone when the test file is done. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterFiles } from '../cleanup.ts';

const made: string[] = [];
afterFiles.push(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

export async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chancery-test-'));
  made.push(folder);
  return folder;
}
