/** The data folder: everything the local judge keeps lies in it, and one judge at a time uses it. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { BadInput } from './bad-input.ts';
import { errorCode, inPlainWords, writeWhole } from './disk.ts';

/** Rises when a judge can no longer read what an older one wrote, or would be misread by it: a judge of format 1 sees no mail that waits in one of 2. */
const FORMAT = 2;
const MARK = 'chancery.json';

export interface DataFolder {
  readonly path: string;
  /** Nothing was in it before. */
  readonly isNew: boolean;
  /** Marks a new folder as fit for use (until then a start that was cut short is begun again), and an older one as of this format. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Opens (or makes) the folder and locks it until it is closed or the process ends. Throws {@link BadInput}. */
export async function openFolder(given: string): Promise<DataFolder> {
  const path = resolve(given);
  const inWords = `The data folder ${path}`;
  try {
    await makeFolder(path);
    const isNew = await isUnused(path);
    const format = isNew ? null : await formatOf(path);
    const unlock = await lock(path);
    // Of a first start that was cut short the store may be half made; no mail has been taken yet.
    if (isNew) await rm(join(path, 'store'), { recursive: true, force: true });
    const ready = async () => {
      if (format !== FORMAT)
        await writeWhole(join(path, MARK), `${JSON.stringify({ format: FORMAT })}\n`, { durable: true });
    };
    return { path, isNew, ready, close: unlock };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`${inWords} cannot be used: ${inPlainWords(error)}. Give another one with --data.`);
  }
}

/** Makes the folder and those above it. Node's own way (`recursive`) never ends where a file system that exists, such as /proc, says
 *  of a new folder in it that there is no such place. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const above = dirname(path);
    if (errorCode(error) === 'EEXIST') return;
    if (errorCode(error) !== 'ENOENT' || above === path || existsSync(above)) throw error;
    await makeFolder(above);
    await mkdir(path, { mode: 0o700 });
  }
}

/** What a first start makes before it marks the folder. */
const OWN =
  'lock store journal stopped.json checkpoint.json key.copy files mail mailboxes variants key clock.json judge.log'.split(
    ' ',
  );

async function isUnused(path: string): Promise<boolean> {
  const there = (await readdir(path)).filter((name) => !name.startsWith('.'));
  if (there.includes(MARK)) return false;
  const foreign = there.find((name) => !OWN.includes(name));
  if (foreign === undefined && !(await hasMail(path))) return true;
  if (foreign === undefined)
    throw new BadInput(
      `The data folder ${path} is damaged: ${MARK} is missing. Make it again, with {"format": ${FORMAT}} in it.`,
    );
  throw new BadInput(
    `The data folder ${path} holds something else than a judge's data ('${foreign}'). Give an empty one with --data.`,
  );
}

/** Has mail been taken here? */
async function hasMail(path: string): Promise<boolean> {
  if (existsSync(join(path, 'files', 'inbox'))) return true;
  const waiting = join(path, 'mail', 'waiting');
  return existsSync(waiting) && (await readdir(waiting)).length > 0;
}

/** Throws {@link BadInput} when it is none that we can read. */
async function formatOf(path: string): Promise<number> {
  const format = formatIn(await readFile(join(path, MARK), 'utf8'));
  if (format === null)
    throw new BadInput(
      `The data folder ${path} is damaged: ${MARK} does not say its format. Write {"format": ${FORMAT}} into it.`,
    );
  if (format > FORMAT) {
    throw new BadInput(
      `The data folder ${path} was written by a newer Chancery (format ${format}; this one reads format ${FORMAT}). Run that one, or give another folder with --data.`,
    );
  }
  return format;
}

function formatIn(text: string): number | null {
  try {
    const { format } = JSON.parse(text) as { format?: unknown };
    return typeof format === 'number' && Number.isInteger(format) ? format : null;
  } catch {
    return null;
  }
}

/** The store's own kind of lock: the system lets go of it when the process ends, however it ends. */
async function lock(path: string): Promise<() => Promise<void>> {
  const held = await openLock(path).catch(async () => {
    // It holds nothing: one that is damaged is made again.
    await rm(join(path, 'lock'), { recursive: true, force: true });
    return openLock(path);
  });
  if (held === null) {
    throw new BadInput(
      `Another judge is at work on the data folder ${path}. Stop it, or give another one with --data.`,
    );
  }
  return () => held.close();
}

/** Null: another judge has it. */
async function openLock(path: string): Promise<ClassicLevel | null> {
  const lock = new ClassicLevel(join(path, 'lock'));
  try {
    await lock.open();
    return lock;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (errorCode(cause) === 'LEVEL_LOCKED') return null;
    throw cause ?? error;
  }
}
