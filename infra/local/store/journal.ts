/**
 * The journal: what the judge may never lose (commits, people, addresses that stopped), one entry a line, on the disk before the
 * write is done. The store may be behind after a power cut, or damaged; it is filled again from here.
 *
 * A line is `CHECK ENTRY`: the entry as JSON, and a digest of the line before and of the entry. Whatever was changed, cut out or
 * put in between shows. A last line that is not whole was never acknowledged and is taken away.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
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
  /** Its end, once all that was appended before is on the disk. */
  end(): Promise<JournalPlace>;
  close(): Promise<void>;
}

/** The disk does not take the journal any more. */
export class JournalFailed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A place in the journal, between two lines: bytes before it, and the check of the line that ends there. */
export interface JournalPlace {
  readonly size: number;
  readonly check: string;
}

export interface OpenedJournal {
  readonly journal: Journal;
  /** What was in it (from `from` on), the last of each key, in the order in which the keys came first. */
  readonly entries: ReadonlyMap<string, JournalEntry>;
  /** Line numbers that were damaged; what they held is missing here. */
  readonly damaged: readonly number[];
  /** There was no file. */
  readonly isNew: boolean;
  /** Only what stands after the place that was asked for has been read. */
  readonly isFrom: boolean;
}

const FIRST = 'chancery journal 1';
const CHECK = 32;

export function entryKey({ pk, sk }: Pick<JournalEntry, 'pk' | 'sk'>): string {
  return `${pk}\n${sk}`;
}

const START: JournalPlace = { size: 0, check: FIRST };

/** `from`: what stands before it is not read. One that is shorter than that, or does not go on from there, is read as a whole. */
export async function openJournal(path: string, from: JournalPlace = START): Promise<OpenedJournal> {
  const text = await readOr(path, from.size);
  const { entries, damaged, whole, check } = readLines(text ?? Buffer.alloc(0), from.check);
  if (from.size > 0 && (text === null || damaged.length > 0)) return openJournal(path);
  if (text !== null && whole < text.length) await truncate(path, from.size + whole);
  const file = await open(path, 'a', 0o600);
  if (text === null) await syncFolder(dirname(path));
  const isFrom = from.size > 0;
  return { journal: writing(file, check, from.size + whole), entries, damaged, isNew: text === null, isFrom };
}

/** Is every line in it whole, up to a place? In bounded memory, however long it is. */
export async function isJournalWhole(path: string, { size, check: last }: JournalPlace): Promise<boolean> {
  if (size === 0) return true;
  let check = FIRST;
  for await (const line of createInterface({ input: createReadStream(path, { end: size - 1 }) })) {
    if (entryIn(line, check) === null) return false;
    check = line.slice(0, CHECK);
  }
  return check === last;
}

function readLines(text: Buffer, before: string) {
  const entries = new Map<string, JournalEntry>();
  const damaged: number[] = [];
  let check = before;
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
    end: async () => {
      const place = { size, check };
      await (next ?? current);
      return place;
    },
    close: async () => {
      await current.catch(() => {});
      await file.close();
    },
  };
}

/** What is in the file from there on; null: there is no file, or a shorter one. */
async function readOr(path: string, from: number): Promise<Buffer | null> {
  try {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      if (size < from) return null;
      const bytes = Buffer.alloc(size - from);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
