/** What shows the topic of a sentence: its words, those beside each other, and their parts, each as a number by its hash. */

import { fnvOf } from '../../text/fnv.ts';

const SPACE = 2 ** 18;
const PARTS = [3, 4, 5];
const STEM = 5;

/** Of words as `questionWords` gives them. */
export function topicFeatures(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const all = ['^', ...words, '$'];
  for (const [at, word] of all.entries()) {
    const edged = `<${word}>`;
    for (const length of PARTS)
      for (let from = 0; from + length <= edged.length; from++) found.add(hash(edged.slice(from, from + length)));
    const next = all[at + 1];
    if (next !== undefined) found.add(hash(`${word.slice(0, STEM)} ${next.slice(0, STEM)}`));
  }
  return found;
}

/** The longer parts of one word, by which a made-up word differs from one that we know. */
export function longParts(word: string): readonly number[] {
  const edged = `<${word}>`;
  return PARTS.slice(1).flatMap((length) =>
    Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, from) => hash(edged.slice(from, from + length))),
  );
}

/** FNV-1a, folded to the space. */
function hash(text: string): number {
  const value = fnvOf(text);
  return ((value >>> 14) ^ value) & (SPACE - 1);
}
