/**
 * An index in a folder of archives: what lists and counts tell of each, and which were found sound, so that ten thousand need not be read
 * again. A file that has changed since is read. Lines are only added; the last of a file counts. It can be deleted at any time.
 */
import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { FinishedGame } from '../../../engine/scoring/finished-game.ts';
import { writeOutput } from '../tool-outputs.ts';
import type { Listed } from './list-archives.ts';

/** It begins with a full stop: no command takes it for an archive. */
const INDEX = '.chancery-index.jsonl';

export interface IndexedFacts {
  /** One, or those of a set; `at`: behind the file's name. `finished`: null while the game goes on, or where another file counts for it. */
  readonly games?: readonly {
    readonly at: string;
    readonly listed: Omit<Listed, 'file'>;
    readonly finished: FinishedGame | null;
  }[];
  /** By what it was last found sound. */
  readonly sound?: string;
}

/** `mtime` in milliseconds. */
interface IndexRow extends IndexedFacts {
  readonly file: string;
  readonly size: number;
  readonly mtime: number;
}

/** Takes away what indexes keep of a file, in whatever folder around it: the names in it may be nobody's any more. */
export function dropIndexes(file: string): void {
  const folder = dirname(file);
  rmSync(join(folder, INDEX), { force: true });
  if (folder !== dirname(folder)) dropIndexes(folder);
}

export class FolderIndex {
  readonly #folder: string;
  /** Before the names of its files. */
  readonly #within: string;
  readonly #rows = new Map<string, IndexRow>();
  #lines = 0;
  #fresh: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    this.#within = join(folder, sep);
    const path = join(folder, INDEX);
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const row = rowFrom(line);
      if (row === null) continue;
      this.#lines += 1;
      this.#rows.set(row.file, this.#joined(row));
    }
  }

  /** Nothing of a file that has changed since. */
  of(file: string): IndexedFacts {
    const row = this.#rows.get(this.#name(file));
    return row !== undefined && isOf(row, stampOf(file)) ? row : {};
  }

  add(file: string, facts: IndexedFacts): void {
    const stamp = stampOf(file);
    if (stamp === null) return;
    const row = { file: this.#name(file), ...stamp, ...facts };
    this.#fresh.push(`${JSON.stringify(row)}\n`);
    this.#rows.set(row.file, this.#joined(row));
  }

  /** Where nobody may write there is no index: it costs only time. */
  save(): void {
    if (this.#fresh.length === 0) return;
    const path = join(this.#folder, INDEX);
    try {
      this.#lines += this.#fresh.length;
      if (this.#lines > 2 * this.#rows.size + 100)
        writeOutput(path, [...this.#rows.values()].map((row) => `${JSON.stringify(row)}\n`).join(''));
      else appendFileSync(path, this.#fresh.join(''));
    } catch {}
    this.#fresh = [];
  }

  #joined(row: IndexRow): IndexRow {
    const before = this.#rows.get(row.file);
    return before !== undefined && isOf(before, row) ? { ...before, ...row } : row;
  }

  #name(file: string): string {
    return file.startsWith(this.#within) ? file.slice(this.#within.length) : relative(this.#folder, file);
  }
}

function stampOf(file: string): Pick<IndexRow, 'size' | 'mtime'> | null {
  const is = statSync(file, { throwIfNoEntry: false });
  return is === undefined ? null : { size: is.size, mtime: is.mtimeMs };
}

function isOf(row: IndexRow, stamp: Pick<IndexRow, 'size' | 'mtime'> | null): boolean {
  return stamp !== null && row.size === stamp.size && row.mtime === stamp.mtime;
}

/** Null for a line that was cut off. */
function rowFrom(line: string): IndexRow | null {
  if (line === '') return null;
  try {
    const row = JSON.parse(line) as IndexRow;
    return typeof row.file === 'string' ? row : null;
  } catch {
    return null;
  }
}
