/** Files that commands write: each is there whole, or as it was before. What cannot be written is bad input, named with its file. */
import {
  closeSync,
  fchmodSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BadInput } from '../local/bad-input.ts';

export interface OutputFile {
  /** Throws {@link BadInput} when there is no room, or the like. */
  readonly write: (piece: string | Uint8Array) => void;
  /** The file is complete: from now on it has its name. */
  readonly end: () => void;
  /** It is not going to be: what was written goes, and what was there before stays. */
  readonly drop: () => void;
}

/** Opens a file for writing; what has its name stays as it is until the end. A device or a pipe is written as it comes. */
export function openOutput(path: string): OutputFile {
  const { target, part } = guarded(path, () => placeOf(path));
  const file = guarded(path, () => openSync(part ?? target, 'w'));
  let isOpen = true;
  const close = () => {
    isOpen = false;
    forget(drop);
    closeSync(file);
  };
  const drop = () => {
    if (!isOpen) return;
    close();
    if (part !== null) rmSync(part, { force: true });
  };
  remember(drop);
  const orDrop = (act: () => void) => {
    try {
      guarded(path, act);
    } catch (error) {
      drop();
      throw error;
    }
  };
  return {
    // A single write may take less than it is given; writeFileSync goes on until all is written.
    write: (piece) => orDrop(() => writeFileSync(file, piece)),
    end: () => {
      orDrop(() => {
        const before = part === null ? undefined : statSync(target, { throwIfNoEntry: false });
        if (before !== undefined) fchmodSync(file, before.mode);
        if (part !== null) renameSync(part, target);
      });
      close();
    },
    drop,
  };
}

/** The same for lines; packed where the name ends in `.gz`: each piece by itself, which is read as one. */
export function openLines(path: string): OutputFile {
  const file = openOutput(path);
  return path.endsWith('.gz') ? { ...file, write: (piece) => file.write(gzipSync(piece)) } : file;
}

/** What was begun and is not complete: whoever interrupts the command leaves none of it behind. */
const unfinished = new Set<() => void>();
const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function remember(drop: () => void): void {
  unfinished.add(drop);
  if (unfinished.size === 1) for (const signal of INTERRUPTIONS) process.on(signal, interrupted);
}

function forget(drop: () => void): void {
  unfinished.delete(drop);
  if (unfinished.size === 0) for (const signal of INTERRUPTIONS) process.off(signal, interrupted);
}

function interrupted(signal: NodeJS.Signals): void {
  for (const drop of [...unfinished]) drop();
  // Nobody else wants to know of it: the command ends as it would have without us.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

/** Writes a file whole. Throws {@link BadInput} when that cannot be: then nothing has changed. */
export function writeOutput(path: string, content: string | Uint8Array): void {
  const file = openOutput(path);
  file.write(content);
  file.end();
}

/** Makes a folder, with those above it, unless it is there. Throws {@link BadInput} when that cannot be. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    // On a file system for reading alone it says only that there is no such folder.
    throw new BadInput(`${path}: this folder cannot be made (${whyNot(error)}).`);
  }
}

/** What the system says, without the call and the path. */
export function whyNot(error: unknown): string {
  return error instanceof Error ? error.message.split(',')[0]! : String(error);
}

function guarded<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new BadInput(`${path}: cannot be written (${whyNot(error)}).`);
  }
}

/** The file itself, behind links; and what is written first, beside it. */
function placeOf(path: string): { readonly target: string; readonly part: string | null } {
  const target = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? behindLink(path) : path;
  const is = statSync(target, { throwIfNoEntry: false });
  if (is !== undefined && !is.isFile()) return { target, part: null };
  return { target, part: join(dirname(target), `.${basename(target).slice(0, LONGEST_NAME)}.${process.pid}.part`) };
}

/** A name has 255 bytes at most, and a letter up to four. */
const LONGEST_NAME = 50;

/** A link may lead to what is not there yet: it is then written through. */
function behindLink(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
