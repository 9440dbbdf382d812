/**
 * Orders in the judge's other languages: their words are exchanged for the English ones, token by token, so that one grammar
 * reads all. Names of places and powers stay as they are written; they win over words of the same spelling (`den` is Denmark).
 */

import { foldText } from '../../text/fold.ts';
import type { Token } from '../../text/tokens.ts';
import type { BoardNames } from '../names/board-names.ts';
import { matchName, namesSpelled } from '../names/name-index.ts';
import { spellingsOf } from '../names/spellings.ts';
import { FRENCH, FRENCH_COAST_LETTERS, FRENCH_COASTS, FRENCH_EMPTY, FRENCH_PHRASES } from './french.ts';
import { GERMAN, GERMAN_COAST, GERMAN_COAST_LETTERS, GERMAN_COASTS, GERMAN_EMPTY, GERMAN_PHRASES } from './german.ts';

const WORDS = inverted(GERMAN, FRENCH);
const EMPTY = new Set(keysOf(`${GERMAN_EMPTY} ${FRENCH_EMPTY}`));
const COASTS = inverted(GERMAN_COASTS);
const COASTS_BEHIND = inverted(FRENCH_COASTS);
const COAST_LETTERS = inverted(GERMAN_COAST_LETTERS, FRENCH_COAST_LETTERS);
const COAST_WORDS = new Set(keysOf(`cote ${GERMAN_COAST}`));
const UNIT_WORDS: ReadonlySet<string> = new Set(['a', 'army', 'f', 'fleet']);
/** What lets `par` lead to a route: alone it is Paris. */
const BEHIND_PAR = new Set(['la', 'le', 'les', 'convoi', 'mer', 'voie']);
/** The first word of each phrase, with how the phrases that it begins go on; the longest first. */
const PHRASES = phrases(FRENCH_PHRASES, GERMAN_PHRASES);
/** What has an article: `den Angriff`. */
const NOUNS: ReadonlySet<string> = new Set(['army', 'fleet', 'move', 'attack', 'retreats', 'convoy']);
const MOVING: ReadonlySet<string> = new Set(['moves', 'move', 'attack', 'retreats']);
/** Before them `auf` and the like belong to the verb: `löse A Par auf`. */
const SAID: ReadonlySet<string> = new Set(['moves', 'disband', 'waive']);
const NO_WORDS: ReadonlySet<string> = new Set();

/** The tokens of a line with the words of other languages in English. `text`: the line as received. */
export function inEnglishWords(given: readonly Token[], names: BoardNames, text: string): readonly Token[] {
  const tokens = withoutElisions(given, names).map((token) => withUmlauts(token, names, text));
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!;
    if (token.kind !== 'word') {
      result.push(token);
      i++;
      continue;
    }
    const read =
      coastAt(tokens, i, result.at(-1), names) ??
      coastNamed(tokens, i, names) ??
      phraseAt(tokens, i) ??
      helpLetterAt(tokens, i, result, names) ??
      infinitiveAt(tokens, i, result) ??
      wordsAt(tokens, i, names, result.at(-1), text);
    result.push(...read.words.map((word, n) => ({ ...token, text: word, spaced: n > 0 || token.spaced })));
    if (read.words.length === 0 && read.next === i) result.push(...tokens.slice(i, read.kept));
    i = read.words.length === 0 && read.next === i ? read.kept : read.next;
  }
  return result;
}

interface Exchanged {
  readonly words: readonly string[];
  readonly next: number;
  /** Where tokens that stay as they are end; only with no words and `next` at the token itself. */
  readonly kept: number;
}

function exchanged(next: number, ...words: readonly string[]): Exchanged {
  return { words, next, kept: next };
}

function kept(i: number, to: number): Exchanged {
  return { words: [], next: i, kept: to };
}

/** A coast as the variant calls it: `drehwärtige Küste`, `côte vers le Bord`. */
function coastNamed(tokens: readonly Token[], i: number, { otherCoasts }: BoardNames): Exchanged | null {
  for (const [name, coast] of otherCoasts) {
    const words = name.split(' ');
    if (words.every((word, n) => tokens[i + n]?.text === word)) return exchanged(i + words.length, coast);
  }
  return null;
}

/** `ne bouge pas`, `bleibt stehen`. */
function phraseAt(tokens: readonly Token[], i: number): Exchanged | null {
  const phrase = PHRASES.get(tokens[i]!.text)?.find(({ words }) =>
    words.every((word, n) => tokens[i + n]?.kind === 'word' && tokens[i + n]!.text === word),
  );
  return phrase === undefined ? null : exchanged(i + phrase.words.length, ...phrase.means);
}

/** `A Mun U A Ber - Kie`, `F NTH K A Lon - Nwy`: unterstützt, Konvoi. */
function helpLetterAt(
  tokens: readonly Token[],
  i: number,
  before: readonly Token[],
  { places }: BoardNames,
): Exchanged | null {
  const help = { u: 's', k: 'c' }[tokens[i]!.text];
  const [behind, place] = [tokens[i + 1], tokens[i + 2]];
  if (help === undefined || place?.kind !== 'word' || behind?.kind !== 'word') return null;
  if (!UNIT_WORDS.has(WORDS.get(behind.text) ?? behind.text)) return null;
  const start = before.findLastIndex(({ text }) => text === ',' || text === ';' || text === 'and') + 1;
  const type = before.findIndex(({ kind, text }, n) => n >= start && kind === 'word' && UNIT_WORDS.has(text));
  const unit = type < 0 ? null : matchName(places, before, type + 1, NO_WORDS);
  const isUnit =
    unit !== null && before.slice(unit.next).every(({ kind, text }) => kind === 'sign' || /^[nsew]c$/.test(text));
  return isUnit ? exchanged(i + 1, help) : null;
}

/** `A Par nach Burgund ziehen`: behind where the unit goes the verb says nothing new. */
function infinitiveAt(tokens: readonly Token[], i: number, before: readonly Token[]): Exchanged | null {
  const behind = tokens[i + 1];
  const isLast = behind === undefined || behind.kind === 'sign';
  if (!isLast || WORDS.get(tokens[i]!.text) !== 'moves' || !tokens[i]!.text.endsWith('n')) return null;
  const start = before.findLastIndex(({ text }) => text === ',' || text === ';' || text === 'and') + 1;
  const piece = before.slice(start);
  return piece.some(({ text, kind }) => text === 'to' || kind === 'arrow' || kind === 'dash') ? exchanged(i + 1) : null;
}

/** `Südküste`, `südliche Küste`, `Südküste von Spanien`, `côte sud`, `/SK`. */
function coastAt(tokens: readonly Token[], i: number, before: Token | undefined, names: BoardNames): Exchanged | null {
  const { text } = tokens[i]!;
  const behind = tokens[i + 1]?.text ?? '';
  if (COAST_WORDS.has(text)) {
    const coast = COASTS_BEHIND.get(behind);
    return coast === undefined ? null : exchanged(i + 2, coast, 'coast');
  }
  const coast = COASTS.get(text);
  if (coast !== undefined) {
    const next = COAST_WORDS.has(behind) ? i + 2 : i + 1;
    const of = tokens[next]?.text ?? '';
    // `an die Nordküste`, `Nordküste Spaniens`
    const to = tokens[i - 1]?.text === 'an' || tokens[i - 2]?.text === 'an' ? ['to'] : [];
    const owner = of === 'von' ? [] : [of.replace(/s$/, '')];
    const { exact } = names.places;
    const isOwned = of === 'von' ? nameAt(tokens, next + 1, names) > next + 1 : !exact.has(of) && exact.has(owner[0]!);
    return isOwned ? exchanged(next + 1, ...to, coast, 'coast', 'of', ...owner) : exchanged(next, coast, 'coast');
  }
  const letters = before?.text === '/' || before?.text === '(' ? COAST_LETTERS.get(text) : undefined;
  return letters === undefined ? null : exchanged(i + 1, letters);
}

function wordsAt(
  tokens: readonly Token[],
  i: number,
  names: BoardNames,
  before: Token | undefined,
  text: string,
): Exchanged {
  const token = tokens[i]!;
  const original = text.slice(token.from, token.to).normalize('NFC').toLowerCase();
  const behind = tokens[i + 1];
  if (isRelative(token, before, behind)) return exchanged(i + 1);
  if (token.text === 'par' && BEHIND_PAR.has(behind?.text ?? '')) return exchanged(i + 1, 'via');
  // `l'armée à Paris` is there, and goes nowhere yet.
  if (original === 'à' && before?.kind === 'word' && UNIT_WORDS.has(before.text)) return exchanged(i + 1, 'in');
  if (original === 'à' || (original === 'a' && token.shown === 'a' && MOVING.has(before?.text ?? '')))
    return exchanged(i + 1, 'to');
  const name = nameAt(tokens, i, names);
  const isEmpty = EMPTY.has(token.text);
  if (name > i + 1 || (name > i && !(isEmpty && leadsOn(tokens, i + 1, names)))) return kept(i, name);
  const word = WORDS.get(token.text);
  // `auf.` at the end as `auf`; `läuft in den Kanal aus`.
  const isLast = behind === undefined || (behind.text === '.' && tokens[i + 2] === undefined);
  if (isLast && token.text === 'aus') return exchanged(i + 1);
  if (isEmpty && (word === undefined || isLast || SAID.has(before?.text ?? ''))) return exchanged(i + 1);
  // `se retire` goes somewhere; `retire A Par` would take the unit off.
  return word === undefined ? kept(i, i + 1) : exchanged(i + 1, word);
}

/** `A Mar qui va vers Lyon`, also where `Qui` is a place: it is one behind the type of a unit, or with nothing to do. */
function isRelative(token: Token, before: Token | undefined, behind: Token | undefined): boolean {
  if (token.text !== 'qui' || before?.kind !== 'word' || UNIT_WORDS.has(before.text)) return false;
  const word = WORDS.get(behind?.text ?? '');
  return word !== undefined && (MOVING.has(word) || word === 'holds');
}

/** The end of a whole name of a place or a power that begins here; the place itself where none does. */
function nameAt(tokens: readonly Token[], i: number, names: BoardNames): number {
  const place = matchName(names.places, tokens, i, NO_WORDS);
  const power = matchName(names.powers, tokens, i, NO_WORDS);
  return Math.max(place?.exact === true ? place.next : i, power?.exact === true ? power.next : i);
}

/** A noun or a name follows: what stands before it may be an article. */
function leadsOn(tokens: readonly Token[], i: number, names: BoardNames): boolean {
  const token = tokens[i];
  if (token?.kind !== 'word') return false;
  const word = WORDS.get(token.text);
  return (word !== undefined && NOUNS.has(word)) || nameAt(tokens, i, names) > i;
}

/** `l'Écosse`, `d'Angleterre`: the article and the name apart, unless both are one name. */
function withoutElisions(tokens: readonly Token[], names: BoardNames): readonly Token[] {
  return tokens.flatMap((token, i) => {
    const elided = token.kind === 'word' ? /^([ld])'(.{2,})$/.exec(token.text) : null;
    const within = tokens
      .slice(Math.max(0, i - 3), i)
      .some((_, n) => nameAt(tokens, Math.max(0, i - 3) + n, names) > i);
    const thanks = tokens[i - 1]?.text === 'merci';
    if (elided === null || within || thanks || nameAt(tokens, i, names) > i) return [token];
    return [{ ...token, text: elided[2]!, shown: token.shown.slice(2), from: token.from + 2 }];
  });
}

/** A word with an umlaut is spelled out where names are: `Ärm` begins the Ärmelkanal, not Armenia. */
function withUmlauts(token: Token, { places, powers }: BoardNames, text: string): Token {
  if (token.kind !== 'word') return token;
  const [, spelled] = spellingsOf(text.slice(token.from, token.to).normalize('NFC').toLowerCase());
  if (spelled === undefined) return token;
  const key = foldText(spelled).replaceAll("'", '');
  const isName = [places, powers].some((index) => namesSpelled(index, key).ids.length > 0);
  return isName || WORDS.has(key) ? { ...token, text: key } : token;
}

/** Does a word with an umlaut mean something else than the same word without it does in English? */
export function isUmlautDecisive(
  tokens: readonly Token[],
  { english, all }: { readonly english: BoardNames; readonly all: BoardNames },
  text: string,
): boolean {
  return tokens.some((token) => {
    const spelled = withUmlauts(token, all, text);
    if (spelled === token) return false;
    const plain = namesSpelled(english.places, token.text).ids;
    const meant = namesSpelled(all.places, spelled.text).ids;
    return plain.length > 0 && meant.length > 0 && meant.join() !== plain.join();
  });
}

/** What somebody orders with, and units; not the small words between. */
const ORDERING: ReadonlySet<string> = new Set(
  'army fleet holds moves move attack retreats supports convoys disband build keep waive'.split(' '),
);

export function isOrderWord(word: string): boolean {
  return ORDERING.has(WORDS.get(word) ?? '');
}

/** A unit and what it is to do, where no map tells more: `Armée Paris va en Bourgogne`. */
export function looksLikeOrder(text: string): boolean {
  const [first = '', ...words] =
    foldText(text)
      .toLowerCase()
      .match(/[a-z']+|->|-/g)
      ?.filter((word) => !EMPTY.has(word)) ?? [];
  const isUnit = first === 'a' || first === 'f' || WORDS.get(first) === 'army' || WORDS.get(first) === 'fleet';
  return (
    isUnit && words.slice(1, 5).some((word) => word.startsWith('-') || isOrderWord(word) || WORDS.get(word) === 'to')
  );
}

function phrases(...tables: readonly Readonly<Record<string, string>>[]) {
  const byFirst = new Map<string, { readonly words: readonly string[]; readonly means: readonly string[] }[]>();
  for (const [phrase, means] of tables.flatMap((table) => Object.entries(table))) {
    const words = phrase.split(' ');
    const known = byFirst.get(words[0]!) ?? [];
    known.push({ words, means: means.split(' ') });
    byFirst.set(words[0]!, known);
  }
  return byFirst;
}

function keysOf(words: string): readonly string[] {
  return words.split(' ').flatMap((word) => spellingsOf(word).map((each) => foldText(each).toLowerCase()));
}

/** Every spelling to the English word. Throws where a spelling has two: data that contradict themselves. */
function inverted(...tables: readonly Readonly<Record<string, string>>[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const table of tables) {
    for (const [english, spellings] of Object.entries(table)) {
      for (const key of keysOf(spellings)) {
        const other = words.get(key);
        if (other !== undefined && other !== english) throw new Error(`'${key}' means ${other} and ${english}.`);
        words.set(key, english);
      }
    }
  }
  return words;
}
