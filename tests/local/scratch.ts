/** A folder of its own for each test, gone when the test file is done. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterFiles } from '../cleanup.ts';

const made: string[] = [];
afterFiles.push(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-test-'));
  made.push(folder);
  return folder;
}

export async function scratch(): Promise<string> {
  return scratchFolder();
}
