/** What tells the first start of a folder that comes from a backup when that was made. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export const RESTORED = 'restored.json';

/** When the backup was made from which the folder comes, once: its mails have gone out by then. Null: it is no backup's. */
export async function takeRestored(data: string): Promise<number | null> {
  const at = await backedUpAt(data);
  await rm(join(data, RESTORED), { force: true });
  return at;
}

/** Null: it is no backup's. */
export async function backedUpAt(data: string): Promise<number | null> {
  try {
    const { at } = JSON.parse(await readFile(join(data, RESTORED), 'utf8')) as { readonly at?: unknown };
    return typeof at === 'number' ? at : null;
  } catch {
    return null;
  }
}
