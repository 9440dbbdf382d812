/** What is kept as JSON in files. */
import type { Files } from '../ports.ts';

/** Null: it is not there, or is no JSON: a power cut has left it empty, or somebody has changed it. Then it is as if it were not there. */
export async function getJson<T>(files: Pick<Files, 'get'>, key: string): Promise<T | null> {
  const known = await files.get(key);
  if (known === null) return null;
  try {
    return JSON.parse(Buffer.from(known).toString('utf8')) as T;
  } catch {
    return null;
  }
}
