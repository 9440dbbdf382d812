/**
 * Names as people write them, found in a line of tokens (judge-language A9): the whole name or an alias, spaces, full
 * stops and hyphens interchangeable, the longest first; else the beginning, of three letters or more, of exactly one name.
 */
import { foldText } from '../../text/fold.ts';
import type { Token } from '../../text/tokens.ts';

export interface NameIndex<Id extends string = string> {
  /** Spellings without spaces and signs, in lower case, with what they may mean. */
  readonly exact: ReadonlyMap<string, readonly Id[]>;
  /** The same spellings, sorted. */
  readonly sorted: readonly string[];
  readonly mostWords: number;
  /** Spellings whose last word is a single letter (`north s`). */
  readonly lettered: ReadonlySet<string>;
  /** Spellings with a hyphen (`Schleswig-Holstein`). */
  readonly hyphened: ReadonlySet<string>;
  /** For each word of a place's name the places, waters apart; empty for other names. */
  readonly byWord: ReadonlyMap<string, { readonly land: readonly Id[]; readonly water: readonly Id[] }>;
  readonly waters: ReadonlySet<string>;
  /** Names of several words, without `of` and `the`, by their first three letters. */
  readonly longNames: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly id: Id }[]>;
}

export interface NameMatch<Id extends string = string> {
  /** One: that is meant. Several: the beginning of several names. */
  readonly ids: readonly Id[];
  readonly exact: boolean;
  /** Index of the token after the name. */
  readonly next: number;
}

export interface NamedPlace<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly isWater: boolean;
}

/** Shorter beginnings of names are not read. */
const SHORTEST_PREFIX = 3;

/** `places`: with their proper names, where one word of them may be meant for the whole. */
export function compileNames<Id extends string>(
  names: Iterable<readonly [name: string, id: Id]>,
  places: readonly NamedPlace<Id>[] = [],
): NameIndex<Id> {
  const exact = new Map<string, readonly Id[]>();
  let mostWords = 1;
  const add = (key: string, id: Id) => {
    const ids = exact.get(key) ?? [];
    if (key !== '' && !ids.includes(id)) exact.set(key, [...ids, id]);
  };
  const shortened: [string, Id][] = [];
  const longNames = new Map<string, { words: readonly string[]; id: Id }[]>();
  const lettered = new Set<string>();
  const hyphened = new Set<string>();
  for (const [name, id] of names) {
    const words = wordsOf(name);
    mostWords = Math.max(mostWords, words.length);
    add(words.join(''), id);
    if (words.length > 1 && words.at(-1)!.length === 1) lettered.add(words.join(''));
    if (foldText(name).includes('-')) hyphened.add(words.join(''));
    const bare = words.filter((word) => word !== 'of' && word !== 'the');
    if (bare.length < words.length) shortened.push([bare.join(''), id]);
    if (bare.length > 1 && bare[0]!.length >= SHORTEST_PREFIX) {
      const key = bare[0]!.slice(0, SHORTEST_PREFIX);
      longNames.set(key, [...(longNames.get(key) ?? []), { words: bare, id }]);
    }
  }
  // A name without its article gives way to a true name that is spelled so.
  for (const [key, id] of shortened) if (!exact.has(key)) add(key, id);
  const index = { exact, sorted: [...exact.keys()].sort(), mostWords, lettered, hyphened };
  return {
    ...index,
    longNames,
    byWord: placesByWord(places),
    waters: new Set(places.filter(({ isWater }) => isWater).map(({ id }) => id)),
  };
}

/** Shorter words of names (`of`, `St`) say too little. */
const SHORTEST_WORD = 3;

function placesByWord<Id extends string>(places: readonly NamedPlace<Id>[]): NameIndex<Id>['byWord'] {
  const byWord = new Map<string, { land: Id[]; water: Id[] }>();
  for (const { id, name, isWater } of places) {
    for (const word of new Set(wordsOf(name))) {
      if (word.length < SHORTEST_WORD) continue;
      const found = byWord.get(word) ?? { land: [], water: [] };
      (isWater ? found.water : found.land).push(id);
      byWord.set(word, found);
    }
  }
  return byWord;
}

/** Letters and digits of a name, in lower case. */
export function nameKey(name: string): string {
  return wordsOf(name).join('');
}

/** What a spelling means; empty when nothing. `exact` first, else as the beginning of names. */
export function namesSpelled<Id extends string>(
  index: NameIndex<Id>,
  key: string,
): Pick<NameMatch<Id>, 'ids' | 'exact'> {
  const whole = index.exact.get(key);
  if (whole !== undefined) return { ids: whole, exact: true };
  const begun = key.length < SHORTEST_PREFIX ? [] : idsBegun(index, key);
  return { ids: begun.length === 0 ? [] : withWord(index, key, begun), exact: false };
}

/** `Mississippi` begins one name and stands in another. Land gives no way to water. */
function withWord<Id extends string>(
  { byWord, waters }: NameIndex<Id>,
  key: string,
  begun: readonly Id[],
): readonly Id[] {
  const named = byWord.get(key);
  if (named === undefined) return begun;
  const isWater = begun.every((id) => waters.has(id));
  return [...new Set([...begun, ...named.land, ...(isWater ? named.water : [])])];
}

/**
 * The longest name that begins at token `i`; null when none does. `reserved` are words of the grammar: they end no
 * shortened name, and a single letter ends a name only where no unit follows (`Tyrrhenian S A Rom` is a support).
 */
export function matchName<Id extends string>(
  index: NameIndex<Id>,
  tokens: readonly Token[],
  i: number,
  reserved: ReadonlySet<string>,
): NameMatch<Id> | null {
  let key = '';
  let best: NameMatch<Id> | null = null;
  let next = i;
  for (let words = 0; words < index.mostWords; words++) {
    const word = words === 0 ? i : nextWord(tokens, next);
    const token = tokens[word];
    if (token?.kind !== 'word') break;
    const glued = words > 0 && tokens.slice(next, word).some(({ kind }) => kind === 'dash');
    if (glued && isName(index, key) && isName(index, token.text) && !index.hyphened.has(key + token.text)) break;
    const reservedWord = words > 0 && reserved.has(token.text);
    key += token.text.replaceAll("'", '');
    next = word + 1;
    if (reservedWord && token.text.length === 1 && tokens[next]?.kind === 'word') continue;
    // `F Bot H` holds; it is not the alias `both`.
    if (reservedWord && token.text.length === 1 && best?.exact === true && !index.lettered.has(key)) continue;
    const { ids, exact } = namesSpelled(index, key);
    if (ids.length === 0 || (!exact && reservedWord)) continue;
    // Several words may be a beginning only of one name: `nor b…` is Norway and something else.
    if (!exact && best !== null && ids.length > 1) continue;
    best = { ids, exact, next };
  }
  return matchCutWords(index, tokens, i, reserved, best) ?? best;
}

/** `Engl Ch`, `Tyrrh Sea`: each word begins one of exactly one name. */
function matchCutWords<Id extends string>(
  { longNames }: NameIndex<Id>,
  tokens: readonly Token[],
  i: number,
  reserved: ReadonlySet<string>,
  best: NameMatch<Id> | null,
): NameMatch<Id> | null {
  const first = tokens[i];
  if (first?.kind !== 'word' || first.text.length < SHORTEST_PREFIX) return null;
  const found = (longNames.get(first.text.slice(0, SHORTEST_PREFIX)) ?? []).flatMap(({ words, id }) => {
    let next = i;
    for (const [n, word] of words.entries()) {
      const at = n === 0 ? i : nextWord(tokens, next);
      const token = tokens[at];
      if (token?.kind !== 'word' || !word.startsWith(token.text)) return [];
      if (n > 0 && (token.text.length < 2 || reserved.has(token.text))) return [];
      next = at + 1;
    }
    return [{ id, next }];
  });
  const ids = [...new Set(found.map(({ id }) => id))];
  const next = found[0]?.next ?? 0;
  return ids.length === 1 && next > (best?.next ?? 0) ? { ids, exact: false, next } : null;
}

/** Where the next word of the same name would be: after spaces, full stops, an ampersand or a hyphen without spaces. */
function nextWord(tokens: readonly Token[], i: number): number {
  const sign = tokens[i];
  if (sign === undefined || sign.kind === 'word') return i;
  if (sign.text === '.' || sign.text === '&' || sign.text === "'") return i + 1;
  return sign.kind === 'dash' && !sign.spaced && tokens[i + 1]?.spaced === false ? i + 1 : -1;
}

function isName(index: NameIndex, key: string): boolean {
  return namesSpelled(index, key).ids.length > 0;
}

/** What any spelling that begins so means. */
export function idsBegun<Id extends string>({ exact, sorted }: NameIndex<Id>, key: string): readonly Id[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  const ids = new Set<Id>();
  for (let n = low; n < sorted.length && sorted[n]!.startsWith(key); n++) {
    for (const id of exact.get(sorted[n]!)!) ids.add(id);
  }
  return [...ids];
}

function wordsOf(name: string): string[] {
  return (
    foldText(name)
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? []
  );
}
