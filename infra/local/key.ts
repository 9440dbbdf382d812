/** The judge's own secret key: made once, readable by its owner only. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, writeWhole } from './disk.ts';

export async function openKey(folder: string): Promise<Uint8Array> {
  const path = join(folder, 'key');
  try {
    return Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    const key = randomBytes(32);
    await writeWhole(path, `${key.toString('base64')}\n`, { durable: true, mode: 0o600 });
    return key;
  }
}
