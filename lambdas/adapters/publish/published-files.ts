/** Published files: written only when they differ from what is there. */
import type { Files } from '../../ports.ts';

/** A file whose time of change tells that somebody has mailed would give that away. */
export async function putChanged(files: Files, key: string, text: string, type: string): Promise<void> {
  const known = await files.get(key);
  if (known === null || Buffer.from(known).toString('utf8') !== text) await files.put(key, text, type);
}

export function putJson(files: Files, key: string, value: unknown): Promise<void> {
  return putChanged(files, key, `${JSON.stringify(value)}\n`, 'application/json');
}

/** The key under which the file of a path lies. */
export function publishedKey(path: string): string {
  return path.slice(1);
}
