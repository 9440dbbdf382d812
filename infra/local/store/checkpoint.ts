/**
 * A mark of how far the store is known to hold what the journal does, so that a start after a kill looks at what came after it and not
 * at all that ever happened. It is written while the judge runs, once everything up to it is on the disk.
 */
import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, writeWhole } from '../disk.ts';
import type { Journal, JournalPlace } from './journal.ts';

export interface Checkpoint {
  readonly journal: JournalPlace;
  /** By the key of each game: the number of its last commit in the journal. */
  readonly last: Readonly<Record<string, number>>;
}

/** Entries of the journal from one checkpoint to the next. */
export const CHECKPOINT_EVERY = 1_000;

const MARK = 'checkpoint.json';

/** Null: there is none that can be read. */
export async function readCheckpoint(folder: string): Promise<Checkpoint | null> {
  try {
    const { journal, last } = JSON.parse(await readFile(join(folder, MARK), 'utf8')) as Partial<Checkpoint>;
    const isWhole = typeof journal?.size === 'number' && typeof journal.check === 'string' && typeof last === 'object';
    return isWhole ? { journal, last } : null;
  } catch {
    return null;
  }
}

/** What is in the journal when it is called has been in the store before. */
export async function writeCheckpoint(
  folder: string,
  store: string,
  journal: Journal,
  last: ReadonlyMap<string, number>,
): Promise<void> {
  const mark = { last: Object.fromEntries(last), journal: await journal.end() };
  for (const name of await readdir(store)) await sync(join(store, name));
  await writeWhole(join(folder, MARK), JSON.stringify(mark), { durable: true });
}

export async function removeCheckpoint(folder: string): Promise<void> {
  await rm(join(folder, MARK), { force: true });
}

/** The engine may have put a file away meanwhile: what it held is in another, which is on the disk before that. */
async function sync(path: string): Promise<void> {
  try {
    const file = await open(path, 'r+');
    await file.sync().finally(() => file.close());
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
