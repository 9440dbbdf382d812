/**
 * What a text is weighed by: its tags and words, alone and beside each other. Each of these features is a number below `SPACE`, by
 * its hash; two that meet there are weighed together.
 */
import { fnvOf } from '../../text/fnv.ts';
import type { Sentence } from './sentences.ts';

/** `above`: words above orders; `behind`: a remark behind one, which has weights of its own beside those of all texts. */
export type TextPlace = 'above' | 'behind';

const SPACE = 2 ** 20;

/** How far apart two tags are still looked at together. */
const TAGS_APART = 5;
const LONGEST_COUNTED = 9;
const MOST_COUNTED = 3;

/** Each by its number, with its name: `tag IF POWER`, `word sorry`, `part <ent`. */
export function featuresOf(sentences: readonly Sentence[], standing: TextPlace): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const add = (...parts: readonly string[]) => {
    const feature = parts.join(' ');
    found.set(hashOf(feature), feature);
    if (standing === 'behind') found.set(hashOf(`behind ${feature}`), `behind ${feature}`);
  };
  for (const [n, { tags, words, end }] of sentences.entries()) {
    const all = ['^', ...tags.trim().split(' '), `$${end}`];
    const place = n === sentences.length - 1 ? 'last' : 'before';
    for (const [at, tag] of all.entries()) {
      for (const run of [1, 2, 3]) {
        const tagged = all.slice(at, at + run);
        if (tagged.length < run) continue;
        add('tag', ...tagged);
        add(place, ...tagged);
      }
      for (const after of all.slice(at + 2, at + TAGS_APART + 1)) add('apart', tag, after);
    }
    const known = all.filter((tag) => tag !== 'x');
    for (const [at, tag] of known.entries()) {
      for (const run of [2, 3]) if (at + run <= known.length) add('known', ...known.slice(at, at + run));
      // `These … England … tomorrow`: however far apart.
      for (const after of known.slice(at + 1)) add('any', tag, after);
    }
    add(place, 'length', String(Math.min(all.length, LONGEST_COUNTED)));
    addWords(['^', ...words, `$${end}`], add);
  }
  add('sentences', String(Math.min(sentences.length, MOST_COUNTED)));
  return found;
}

function addWords(words: readonly string[], add: (...parts: readonly string[]) => void): void {
  for (const [at, word] of words.entries()) {
    add('word', word);
    if (at + 1 < words.length) add('word', word, words[at + 1]!);
    // Parts of words, for what German puts together, for endings and for slips.
    const edged = `<${word}>`;
    for (const length of [4, 5])
      for (let from = 0; from + length <= edged.length; from++) add('part', edged.slice(from, from + length));
  }
}

/** FNV-1a, folded to the space. */
export function hashOf(text: string): number {
  const value = fnvOf(text);
  return ((value >>> 18) ^ value) & (SPACE - 1);
}
