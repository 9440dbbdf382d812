/** What this browser keeps for its reader: drafts, what was not sent yet and what was seen last; where it keeps nothing, as long as the page lives. */

const PREFIX = 'chancery sheet ';

/** Of private windows and full stores. */
const here = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

/** Null forgets it. */
export function writeStored(key: string, value: string | null): void {
  here.delete(key);
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    if (value !== null) here.set(key, value);
  }
}
