/** Words of a correction in sentences (sentence-words.ts), and the names of a board, clause by clause. */
import type { Board } from '../board/board.ts';
import type { Province } from '../board/variant.ts';
import { allNamesOf } from '../language/names/board-names.ts';
import { nameKey } from '../language/names/name-index.ts';
import { foldText } from '../text/fold.ts';
import { lazy } from '../text/lazy.ts';
import { PLAIN_WORDS, type PlainWord } from './sentence-words.ts';

interface Sentence {
  readonly text: string;
  readonly end: string;
}

export function sentencesIn(text: string): readonly Sentence[] {
  return [...text.matchAll(/([^.!?…\n]+)([.!?…\n]*)/g)].flatMap(([, said, end]) =>
    /[\p{L}\p{N}]/u.test(said!) ? { text: said!, end: end! } : [],
  );
}

export type SentencePart =
  | { readonly is: Exclude<PlainWord, 'filler' | 'cut'> | 'unknown' }
  | { readonly is: 'place'; readonly ids: readonly Province[] };

const phrases = lazy(() => {
  const found = new Map<string, PlainWord>();
  for (const kind of Object.keys(PLAIN_WORDS) as PlainWord[])
    for (const phrase of PLAIN_WORDS[kind].split(' ')) if (!found.has(phrase)) found.set(phrase, kind);
  return found;
});

export interface SentenceClause {
  /** Its words, folded. */
  readonly text: string;
  readonly parts: readonly SentencePart[];
}

const MOST_WORDS = 5;

/** What the words of a sentence say, parted where a clause may end. */
export function clausesIn(text: string, board: Board): readonly SentenceClause[] {
  const words = foldText(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+|->|=>|[^\s\p{L}\p{N}]/gu);
  const { exact } = allNamesOf(board).places;
  const clauses: SentenceClause[] = [];
  let parts: SentencePart[] = [];
  let from = 0;
  const close = (to: number, next: number) => {
    if (parts.length > 0) clauses.push({ text: words!.slice(from, to).join(' ').replaceAll(" ' ", "'"), parts });
    parts = [];
    from = next;
  };
  for (let at = 0; words !== null && at < words.length; ) {
    let next = at;
    for (let end = Math.min(words.length, at + MOST_WORDS); end > at && next === at; end--) {
      const these = words.slice(at, end).filter((word) => word !== "'");
      const kind = phrases().get(these.join('_'));
      const ids = these.every((word) => /[\p{L}-]/u.test(word)) ? exact.get(nameKey(these.join(''))) : undefined;
      const isWord = /\p{L}$/u.test(words[end - 1]!) && /^\p{L}/u.test(words[at]!);
      if (!isWord) continue;
      if (kind !== undefined) {
        // `Swap Paris and Marseilles` is one clause.
        const isCut = kind === 'cut' && !parts.some(({ is }) => is === 'swap');
        if (isCut) close(at, end);
        else if (kind !== 'filler' && kind !== 'cut') parts.push({ is: kind });
        next = end;
      } else if (ids !== undefined) {
        // `Remplacez le Tyrol par Trieste`: no Paris.
        if (words[at] !== 'par' || !parts.some(({ is }) => is === 'change')) parts.push({ is: 'place', ids });
        next = end;
      }
    }
    if (next > at) {
      at = next;
      continue;
    }
    const word = words[at]!;
    if (/^(?:->|=>|→|>)$/.test(word)) parts.push({ is: 'strong_to' });
    else if (/[,;:()–—]/.test(word)) close(at, at + 1);
    else if (!/^["'“”„«»‘’*_-]$/.test(word)) {
      const ids = watersCalled(word, board);
      parts.push(ids.length > 0 ? { is: 'place', ids } : { is: 'unknown' });
    }
    at++;
  }
  if (words !== null) close(words.length, words.length);
  return clauses;
}

const SHORTEST_WATER = 5;

/** `Atlantik`, `the Tyrrhenian`, `Ionienne`, `Kanal`: seas by one word of their names. */
function watersCalled(word: string, { variant, translations = [] }: Board): readonly Province[] {
  const stem = word.replace(/(?:e[nrsm]?|s)$/, '');
  if (stem.length < SHORTEST_WATER || GENERIC.test(word)) return [];
  return variant.provinces.flatMap(({ id, name, type }) => {
    const names = [name, ...translations.flatMap(({ provinces }) => provinces?.[id] ?? [])];
    const isOne = (own: string) => own.startsWith(stem) || own.endsWith(stem);
    return type === 'sea' &&
      names.some((each) =>
        foldText(each)
          .toLowerCase()
          .split(/[^a-z]+/)
          .some(isOne),
      )
      ? [id]
      : [];
  });
}

const GENERIC = /^(?:ocean|ozean|golf|north|northern|south|western|eastern|channels)/;
