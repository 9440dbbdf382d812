/** Words of a correction in sentences (sentence-words.ts), and the names of a board, clause by clause. */
import type { Board } from '../../board/board.ts';
import type { Power, Province } from '../../board/variant.ts';
import { allNamesOf } from '../../language/names/board-names.ts';
import { nameKey } from '../../language/names/name-index.ts';
import { foldText } from '../../text/fold.ts';
import { lazy, lazyFor } from '../../text/lazy.ts';
import { PLAIN_WORDS, type PlainWord } from './sentence-words.ts';

/** A word of a kind, or a place; each with the number of the sentence and of the clause that it stands in. */
export type SentencePart = (
  | { readonly is: Exclude<PlainWord, 'filler' | 'cut'> | 'unknown' }
  | { readonly is: 'place'; readonly ids: readonly Province[] }
  | { readonly is: 'power'; readonly id: Power }
) & { readonly low: string; readonly sentence: number; readonly clause: number };

type PartAlone = SentencePart extends infer P
  ? P extends unknown
    ? Omit<P, 'low' | 'sentence' | 'clause'>
    : never
  : never;

const phrases = lazy(() => {
  const found = new Map<string, PlainWord>();
  for (const kind of Object.keys(PLAIN_WORDS) as PlainWord[])
    for (const phrase of PLAIN_WORDS[kind].split(' ')) if (!found.has(phrase)) found.set(phrase, kind);
  return found;
});

const MOST_WORDS = 5;

/** What the words of a text say, without those that fill it. */
export function partsIn(text: string, board: Board): readonly SentencePart[] {
  const parts: SentencePart[] = [];
  let clause = 0;
  for (const [sentence, said] of text.split(/[.!?…\n]+/).entries())
    clause = addParts(said, sentence, clause + 1, board, parts);
  return parts;
}

/** The number of the last clause. */
function addParts(text: string, sentence: number, first: number, board: Board, parts: SentencePart[]): number {
  const words =
    foldText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|->|=>|[^\s\p{L}\p{N}]/gu) ?? [];
  const { places, powers } = allNamesOf(board);
  let clause = first;
  const add = (part: PartAlone, low: string) => parts.push({ ...part, low, sentence, clause });
  for (let at = 0; at < words.length; ) {
    let next = at;
    for (let end = Math.min(words.length, at + MOST_WORDS); end > at && next === at; end--) {
      const these = words.slice(at, end).filter((word) => word !== "'");
      const kind = phrases().get(these.join('_'));
      const isName = these.every((word) => /[\p{L}-]/u.test(word)) && !NO_PLACES.test(these.join(' '));
      const ids = isName ? places.exact.get(nameKey(these.join(''))) : undefined;
      const [power] = isName && ids === undefined ? (powers.exact.get(nameKey(these.join(''))) ?? []) : [];
      if (!/\p{L}$/u.test(words[end - 1]!) || !/^\p{L}/u.test(words[at]!)) continue;
      if (kind === undefined && ids === undefined && power === undefined) continue;
      next = end;
      if (kind === 'cut') clause++;
      else if (kind !== undefined && kind !== 'filler') add({ is: kind }, these.join('_'));
      else if (power !== undefined) add({ is: 'power', id: power }, these.join(' '));
      // `Remplacez le Tyrol par Trieste`: no Paris.
      else if (kind === undefined && (words[at] !== 'par' || !parts.some(({ is }) => is === 'change')))
        add({ is: 'place', ids: ids! }, these.join(' '));
    }
    if (next > at) {
      at = next;
      continue;
    }
    const word = words[at]!;
    if (/^(?:->|=>|→|>)$/.test(word)) add({ is: 'strong_to' }, word);
    else if (/[,;:()–—]/.test(word)) clause++;
    else if (!/^["'“”„«»‘’*_-]$/.test(word)) {
      const ids = watersCalled(word, board);
      add(ids.length > 0 ? { is: 'place', ids } : { is: 'unknown' }, word);
    }
    at++;
  }
  return clause;
}

/** `Rückzug Venedig nach Apulien`: two places, or one and what a unit does, may be an order though nothing has read it. */
export function mayOrderInWords(text: string, board: Board): boolean {
  if (text.length > LONGEST_ORDER || text.includes('?')) return false;
  const parts = partsIn(text, board);
  const places = new Set(parts.flatMap((part) => (part.is === 'place' ? [part.ids.join()] : [])));
  return places.size > 1 || (places.size > 0 && parts.some(({ is }) => ORDERING.has(is)));
}

export function namesPlace(text: string, board: Board): boolean {
  return text.length <= LONGEST_ORDER && partsIn(text, board).some(({ is }) => is === 'place');
}

const LONGEST_ORDER = 300;
const ORDERING: ReadonlySet<SentencePart['is']> = new Set(['army', 'fleet', 'hold', 'support', 'convoy', 'cancel']);

const SHORTEST_WATER = 5;
const SHORTEST_END = 6;
/** Words that are names of places too, and hardly meant so. */
export const NO_PLACES = /^(?:war|east|west|north|south|nord|ost|est|ouest|sud)$/;

/** `Atlantik`, `the Tyrrhenian`, `Ionienne`, `Kanal`: seas by one word of their names. */
export function watersCalled(word: string, board: Board): readonly Province[] {
  const stem = word.replace(/(?:e[nrsm]?|s)$/, '');
  if (stem.length < SHORTEST_WATER || GENERIC.test(word)) return [];
  const isOne = (own: string) => own.startsWith(stem) || (stem.length >= SHORTEST_END && own.endsWith(stem));
  return wordsOfWaters(board).flatMap(({ id, words }) => (words.some(isOne) ? [id] : []));
}

/** The words of the names of each sea, in all languages of its board. */
const wordsOfWaters = lazyFor(({ variant, translations = [] }: Board) =>
  variant.provinces.flatMap(({ id, name, type }) => {
    const names = [name, ...translations.flatMap(({ provinces }) => provinces?.[id] ?? [])];
    const words = names.flatMap((each) =>
      foldText(each)
        .toLowerCase()
        .split(/[^a-z]+/),
    );
    return type === 'sea' ? [{ id, words }] : [];
  }),
);

const GENERIC = /^(?:ocean|ozean|golf|north|northern|south|western|eastern|channels)/;
