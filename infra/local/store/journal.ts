/**
 * The journal: what the judge may never lose (commits, people, addresses that stopped), one entry a line, on the disk before the
 * write is done. The store may be behind after a power cut, or damaged; it is filled again from here.
 *
 * A line is `CHECK ENTRY`: the entry as JSON, and a digest of the line before and of the entry. Whatever was changed, cut out or
 * put in between shows. A last line that is not whole was never acknowledged and is taken away.
 */
import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, syncFolder } from '../disk.ts';

export interface JournalEntry {
  readonly pk: string;
  readonly sk: string;
  /** As the store's client marshalled it; null: taken away. */
  readonly item: unknown;
}

export interface Journal {
  /** Resolves when the entry is on the disk for good. */
  append(entry: JournalEntry): Promise<void>;
  /** Of what is in it, for the mark of a stop in good order. */
  state(): string;
  close(): Promise<void>;
}

/** The disk does not take the journal any more. */
export class JournalFailed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export interface OpenedJournal {
  readonly journal: Journal;
  /** What was in it, the last of each key, in the order in which the keys came first. */
  readonly entries: ReadonlyMap<string, JournalEntry>;
  /** Line numbers that were damaged; what they held is missing here. */
  readonly damaged: readonly number[];
  /** There was no file. */
  readonly isNew: boolean;
}

const FIRST = 'chancery journal 1';
const CHECK = 32;

export function entryKey({ pk, sk }: Pick<JournalEntry, 'pk' | 'sk'>): string {
  return `${pk}\n${sk}`;
}

export async function openJournal(path: string): Promise<OpenedJournal> {
  const text = await readOr(path);
  const { entries, damaged, whole, check } = readLines(text ?? Buffer.alloc(0));
  if (text !== null && whole < text.length) await truncate(path, whole);
  const file = await open(path, 'a', 0o600);
  if (text === null) await syncFolder(dirname(path));
  return { journal: writing(file, check, whole), entries, damaged, isNew: text === null };
}

function readLines(text: Buffer) {
  const entries = new Map<string, JournalEntry>();
  const damaged: number[] = [];
  let check = FIRST;
  let whole = 0;
  for (let number = 1; whole < text.length; number += 1) {
    const end = text.indexOf(10, whole);
    if (end < 0) break;
    const line = text.toString('utf8', whole, end);
    const entry = entryIn(line, check);
    if (entry === null) damaged.push(number);
    else if (entry.item === null) entries.delete(entryKey(entry));
    else entries.set(entryKey(entry), entry);
    // After a damaged line the chain is taken up again from what the line says of itself.
    check = line.slice(0, CHECK);
    whole = end + 1;
  }
  return { entries, damaged, whole, check };
}

function entryIn(line: string, before: string): JournalEntry | null {
  const text = line.slice(CHECK + 1);
  if (line[CHECK] !== ' ' || line.slice(0, CHECK) !== checkOf(before, text)) return null;
  try {
    return JSON.parse(text) as JournalEntry;
  } catch {
    return null;
  }
}

function checkOf(before: string, text: string): string {
  return createHash('sha256').update(before).update('\n').update(text).digest('hex').slice(0, CHECK);
}

/** Entries that come while others are being written go together: one wait for the disk is enough for all of them. */
function writing(file: FileHandle, lastCheck: string, length: number): Journal {
  let check = lastCheck;
  let size = length;
  let lines: string[] = [];
  let next: Promise<void> | null = null;
  let current: Promise<void> = Promise.resolve();
  let failure: JournalFailed | null = null;
  const flush = async () => {
    const batch = lines.join('');
    lines = [];
    next = null;
    if (failure !== null) throw failure;
    try {
      await file.appendFile(batch);
      await file.datasync();
    } catch (error) {
      // What is in the file now nobody knows: the judge ends, and the next start sees.
      const ended = new JournalFailed(error);
      failure = ended;
      setImmediate(() => {
        throw ended;
      });
      throw ended;
    }
  };
  return {
    append: (entry) => {
      const text = JSON.stringify(entry);
      check = checkOf(check, text);
      const line = `${check} ${text}\n`;
      size += Buffer.byteLength(line);
      lines.push(line);
      if (next === null) {
        next = current.then(flush);
        current = next;
      }
      return next;
    },
    state: () => `${size} ${check}`,
    close: async () => {
      await current.catch(() => {});
      await file.close();
    },
  };
}

async function readOr(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
