/** What takes long to make and is only looked at is made once in a run of the tests, by whichever worker needs it first. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The folder of that name, filled by `make`; the others who ask wait until it is whole. Throws what `make` threw, for each of them. */
export async function onceForAll(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const run = process.env['CHANCERY_TEST_RUN'] ?? (await mkdtemp(join(tmpdir(), 'chancery-tests-')));
  const [whole, failed, turn] = [join(run, name), join(run, `${name}.failed`), join(run, `${name}.turn`)];
  if (await isOurs(turn)) {
    const folder = `${whole}.under-way`;
    await mkdir(folder);
    try {
      await make(folder);
      await rename(folder, whole);
    } catch (error) {
      await writeFile(failed, String(error));
      throw error;
    }
  }
  while (!existsSync(whole)) {
    if (existsSync(failed)) throw new Error(`${name}: ${await readFile(failed, 'utf8')}`);
    await setTimeout(50);
  }
  return whole;
}

async function isOurs(turn: string): Promise<boolean> {
  try {
    await mkdir(turn);
    return true;
  } catch {
    return false;
  }
}
