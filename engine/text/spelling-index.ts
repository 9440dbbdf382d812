/** Finds the longest spelling of a table at the head of a line; case, spaces and hyphens between words never matter. */
import { foldText } from './fold.ts';

export interface SpellingIndex<T> {
  readonly entries: ReadonlyMap<string, T>;
  /** Letters of the longest spelling. */
  readonly longest: number;
}

export interface Spelt<T> {
  readonly entry: T;
  /** What follows on the line, as written, without leading spaces and colon. */
  readonly rest: string;
}

/** The first entry wins where two have the same spelling. */
export function compileSpellings<T extends { readonly spellings: readonly string[] }>(
  table: readonly T[],
): SpellingIndex<T> {
  const entries = new Map<string, T>();
  for (const entry of table) {
    for (const spelling of entry.spellings) {
      const key = stripSpaces(spelling);
      if (!entries.has(key)) entries.set(key, entry);
    }
  }
  return { entries, longest: Math.max(...[...entries.keys()].map(({ length }) => length)) };
}

export function stripSpaces(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Signs that may stand between the words of a spelling. */
const BETWEEN = /[\s\-_/'.]/;

export function findSpelling<T>({ entries, longest }: SpellingIndex<T>, line: string): Spelt<T> | null {
  let key = '';
  let best: Spelt<T> | null = null;
  for (let at = 0; at < line.length && key.length < longest; at++) {
    const char = line[at]!;
    if (BETWEEN.test(char) && key !== '') continue;
    const plain = foldText(char).toLowerCase();
    if (!/^[a-z0-9]+$/.test(plain)) break;
    key += plain;
    if (at + 1 < line.length && /[\p{L}\p{N}]/u.test(line[at + 1]!)) continue;
    const entry = entries.get(key);
    if (entry !== undefined) best = { entry, rest: line.slice(at + 1).replace(/^\s*:?\s*/, '') };
  }
  return best;
}
