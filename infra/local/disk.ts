/** Files that are either there whole or not at all, whatever happens to the process that writes them. */
import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file by renaming a finished one into place, so that nobody ever sees half of it; makes the folders it needs.
 * `durable`: on the disk for good when this returns, as an acknowledgement that rests on it demands.
 */
export async function writeWhole(
  path: string,
  body: Uint8Array | string,
  { durable = false, mode = 0o644, folder: onDisk = null }: WriteOptions = {},
): Promise<void> {
  const folder = dirname(path);
  const draft = join(folder, `.${basename(path).slice(0, 100)}.${randomBytes(6).toString('hex')}`);
  try {
    const file = await openIn(folder, draft, mode);
    try {
      await file.writeFile(body);
      if (durable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  if (durable && onDisk !== 'later') await (onDisk?.sync() ?? syncFolder(folder));
}

/** The folder is nearly always there: it is made where it turns out that it is not. */
async function openIn(folder: string, path: string, mode: number) {
  try {
    return await open(path, 'wx', mode);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true });
    return open(path, 'wx', mode);
  }
}

export interface WriteOptions {
  readonly durable?: boolean;
  readonly mode?: number;
  /**
   * The folder it lies in, open already; `later`: the body is on the disk, and its name is too once the write of the next file returns.
   */
  readonly folder?: FolderOnDisk | 'later' | null;
}

/** A folder into which much is written: it stays open, and one wait for the disk is enough for all that are renamed at once. */
export interface FolderOnDisk {
  /** All names that were in it when it was called are on the disk for good. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

export async function openFolderOnDisk(path: string): Promise<FolderOnDisk> {
  // Windows cannot open a folder, and needs not.
  const handle = process.platform === 'win32' ? null : await open(path, 'r');
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return {
    sync: () => {
      next ??= current
        .catch(() => {})
        .then(() => {
          next = null;
          current = handle?.sync() ?? Promise.resolve();
          return current;
        });
      return next;
    },
    close: async () => {
      await handle?.close();
    },
  };
}

export interface Appender {
  /** Adds to a file (made where there is none): on the disk for good when this returns. */
  append(path: string, text: string): Promise<void>;
  close(): Promise<void>;
}

interface Appended {
  readonly file: Promise<FileHandle>;
  /** How many are adding to it. */
  busy: number;
  isNew: boolean;
}

/** Adds to many files, of which those that were last added to stay open, at most `most` of them. */
export function openAppender(most: number): Appender {
  const files = new Map<string, Appended>();
  const close = async (path: string, { file }: Appended) => {
    files.delete(path);
    await (await file.catch(() => null))?.close();
  };
  const opened = (path: string): Appended => {
    const each: Appended = files.get(path) ?? { file: open(path, 'a'), busy: 0, isNew: true };
    files.delete(path);
    files.set(path, each);
    return each;
  };
  return {
    append: async (path, text) => {
      const each = opened(path);
      each.busy += 1;
      try {
        const file = await each.file;
        const isNew = each.isNew && (await file.stat()).size === 0;
        await file.appendFile(text);
        await file.datasync();
        if (isNew) await syncFolder(dirname(path));
        each.isNew = false;
      } catch (error) {
        // The next one opens it again.
        if (files.get(path) === each) files.delete(path);
        await (await each.file.catch(() => null))?.close();
        throw error;
      } finally {
        each.busy -= 1;
        for (const [oldest, other] of files) {
          if (files.size <= most) break;
          if (other.busy === 0) await close(oldest, other);
        }
      }
    },
    close: async () => {
      for (const [path, each] of [...files]) await close(path, each);
    },
  };
}

/** A rename is on the disk when its folder is. Windows cannot open a folder, and needs not. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The system's word for an error, such as ENOENT; null when it has none. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Why a file or folder cannot be used. */
export function inPlainWords(error: unknown): string {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'it may not be written to';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'it is not a folder';
    case 'ENOSPC':
      return 'the disk is full';
    case 'ENOENT':
      return 'it cannot be made';
    default:
      return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  }
}
