/** What this browser keeps for its reader: drafts, and what was seen last. A browser that keeps nothing loses no more than that. */

const PREFIX = 'chancery sheet ';

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows and full stores: the page works without.
  }
}
