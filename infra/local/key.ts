/** The judge's own secret key: made once, readable by its owner only, and kept twice. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, writeWhole } from './disk.ts';

const BYTES = 32;

export interface OpenedKey {
  readonly bytes: Uint8Array;
  /** What was found damaged: whole sentences. */
  readonly notes: readonly string[];
}

export async function openKey(folder: string, isNew: boolean): Promise<OpenedKey> {
  const [path, copy] = [join(folder, 'key'), join(folder, 'key.copy')];
  const [key, second] = [await readKey(path), await readKey(copy)];
  const bytes = key ?? second ?? randomBytes(BYTES);
  for (const [at, there] of [
    [path, key],
    [copy, second],
  ] as const) {
    if (there === null)
      await writeWhole(at, `${Buffer.from(bytes).toString('base64')}\n`, { durable: true, mode: 0o600 });
  }
  if (isNew || key !== null) return { bytes, notes: [] };
  return {
    bytes,
    notes: [
      second !== null
        ? `The key (${path}) was missing or damaged and has been restored from key.copy.`
        : `The key (${path}) was missing or damaged and had no copy: a new one was made. Reply addresses in mails sent so far are not taken any more, and archives are signed with another key. To have the old one, stop the judge, put the file back from a backup and delete key.copy.`,
    ],
  };
}

/** Null: there is none that can be used. */
async function readKey(path: string): Promise<Uint8Array | null> {
  try {
    const bytes = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
    return bytes.length === BYTES ? bytes : null;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return null;
  }
}
