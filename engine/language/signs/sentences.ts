/** Sentences of a paragraph, each word with what it is about (lexicon.ts): the same tags whatever the language, accents or a slip of a letter. */

import type { Board } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import { foldWithMap } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { memoizeTexts } from '../../text/memoize-texts.ts';
import { allNamesOf } from '../names/board-names.ts';
import { nameKey } from '../names/name-index.ts';
import { readPhaseText } from '../times/phase-text.ts';
import { EMPTY, LEXICON, type LexiconLanguage } from './lexicon.ts';

export interface SignContext {
  readonly board: Board;
  /** Null: the game has not begun, or it is not known. */
  readonly phase: PhaseCode | null;
  /** The game's name, where it is known. */
  readonly game?: string | undefined;
  /** Whose orders they would be. */
  readonly own: readonly Power[];
  /** They have orders that would stay. */
  readonly isOnFile?: boolean;
}

export interface Sentence {
  /** As it is written. */
  readonly text: string;
  /** ` IF POWER AGREE , x MY ORDERS `: a tag for each word that says anything, `,` where a clause may end, `x` for a word that is not known. */
  readonly tags: string;
  /** As written, folded; names, years and numbers as their tags. */
  readonly words: readonly string[];
  /** The sign that ends it: `.`, `!`, `?`, `:`, or nothing. */
  readonly end: string;
}

/** Of a longer text only the beginning and the end are looked at: the end leads on to the orders. */
const LONGEST = 2000;
const MOST_WORDS = 60;

export function sentencesOf(text: string, context: SignContext): readonly Sentence[] {
  return sentencesIn(context, text);
}

const sentencesIn = memoizeTexts((context: SignContext, text: string): readonly Sentence[] => {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST / 2)}. ${text.slice(-LONGEST / 2)}` : text;
  const sentences = cut.split('\n').flatMap(split);
  const all = languagesOf(sentences.flatMap(({ words: said }) => said));
  return sentences.map(({ text: own, words: said, end }) => {
    const languages = languagesOf(said);
    // Of words that no language knows any may be meant.
    const likely = languages.length === LANGUAGES.length ? [] : languages.filter((each) => all.includes(each));
    return { text: own, ...tagsOf(said, likely.length > 0 ? likely : languages, context), end };
  });
});

interface Split {
  readonly text: string;
  readonly words: readonly string[];
  readonly end: string;
}

const BRACKETS = /[([][^()[\]]*[)\]]/g;

/** What stands in brackets is a sentence of its own, before the one that it stands in. */
function split(text: string): readonly Split[] {
  const { text: folded, origin } = foldWithMap(text);
  const lower = folded.toLowerCase();
  const written = (from: number, to: number) => text.slice(origin(from), origin(to)).trim();
  const inner = [...lower.matchAll(BRACKETS)].flatMap(({ 0: bracket, index }) =>
    splitPlain(bracket.slice(1, -1), (from, to) => written(index + 1 + from, index + 1 + to)),
  );
  return [
    ...inner,
    ...splitPlain(
      lower.replace(BRACKETS, (bracket) => ' '.repeat(bracket.length)),
      written,
    ),
  ];
}

const PIECE =
  /(?<![\d.])\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|(?<!\d)\d{1,2}:\d{2}(?!\d)|[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*'?|[.!?]+(?=\s|$|["'])|:(?=\s|$)|[,;:/.!?]|\s-+\s|-{2,}/gu;

/** `3/3/2026` is of no turn, nor is `18:04`. */
const DATE = /^\d+(?:[./-]\d+[./-]|:)\d+$/;

function splitPlain(text: string, written: (from: number, to: number) => string): readonly Split[] {
  const found: Split[] = [];
  let words: string[] = [];
  let from = 0;
  const close = (to: number, end: string) => {
    if (words.some((word) => word !== ',')) found.push({ text: written(from, to), words, end });
    words = [];
    from = to;
  };
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const to = index + piece.length;
    if (DATE.test(piece)) continue;
    if (/^[\p{L}\p{N}]/u.test(piece)) words.push(...inWords(piece));
    else if (/^(?:[.!?]+|:)$/.test(piece)) close(to, piece.includes('?') ? '?' : piece[0]!);
    else words.push(',');
    if (words.length >= MOST_WORDS) close(to, '');
  }
  close(text.length, '');
  return found;
}

/** `don't` as `do not`, `j'ordonne` as `j' ordonne`, `Italy's` as `italy 's`. */
function inWords(word: string): readonly string[] {
  const not = /^(.+)n't$/.exec(word)?.[1];
  if (not !== undefined) return [SHORTENED.get(not) ?? not, 'not'];
  const elided = /^(l|d|j|n|s|c|m|t|qu|lorsqu|puisqu|jusqu|quelqu)'(.+)$/.exec(word);
  if (elided !== null) return [`${elided[1]}'`, elided[2]!];
  const [, head, tail] = /^(.+)'(s|m|re|ve|ll|d)$/.exec(word) ?? [];
  return head === undefined ? [word] : [head, ENDINGS.get(tail!) ?? "'s"];
}

const SHORTENED: ReadonlyMap<string, string> = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
]);
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['m', 'am'],
  ['re', 'are'],
  ['ve', 'have'],
  ['ll', 'will'],
  ['d', 'would'],
]);

const LANGUAGES: readonly LexiconLanguage[] = ['en', 'de', 'fr'];

/** Those of whose words it holds most. */
function languagesOf(said: readonly string[]): readonly LexiconLanguage[] {
  const counts = LANGUAGES.map((language) => {
    let known = 0;
    for (let at = 0; at < said.length; at++) {
      const many = phraseAt(said, at, language)?.many ?? 0;
      if (many > 0 || empty()[language].has(said[at]!) || tagIn(language, said[at]!) !== undefined) known += 1 + many;
    }
    return known;
  });
  const most = Math.max(...counts);
  return LANGUAGES.filter((_, n) => counts[n] === most);
}

const empty = lazy(() => byLanguage((language) => new Set(EMPTY[language])));

function byLanguage<T>(make: (language: LexiconLanguage) => T): Readonly<Record<LexiconLanguage, T>> {
  return { en: make('en'), de: make('de'), fr: make('fr') };
}

/** The words of one language, by how they are looked up. */
interface Words {
  /** Words side by side, joined by spaces; the tag. */
  readonly whole: ReadonlyMap<string, string>;
  /** The first words of those. */
  readonly firsts: ReadonlySet<string>;
  readonly beginnings: ReadonlyMap<string, string>;
  readonly ends: readonly (readonly [end: string, tag: string])[];
  /** Words with a letter left out, for those in which a slip is looked for. */
  readonly slips: ReadonlyMap<string, string>;
}

const words = lazy(() => byLanguage(compile));

const MOST_SIDE_BY_SIDE = 5;

function compile(language: LexiconLanguage): Words {
  const whole = new Map<string, string>();
  const beginnings = new Map<string, string>();
  const ends: [string, string][] = [];
  const slips = new Map<string, string>();
  for (const [tag, rows] of LEXICON)
    for (const written of rows[language]) {
      const word = written.replaceAll(/[_-]/g, ' ').split(' ').flatMap(inWords).join(' ');
      const bare = word.replace(/^~|\*$/g, '');
      if (word.startsWith('~')) ends.push([bare, tag]);
      else if (word.endsWith('*')) {
        if (!beginnings.has(bare)) beginnings.set(bare, tag);
      } else if (!whole.has(bare)) whole.set(bare, tag);
      if (SLIPPED.has(tag) && bare.length >= SHORTEST_SLIP && !bare.includes(' '))
        for (const less of withoutOne(bare)) if (!slips.has(less)) slips.set(less, bare);
    }
  const firsts = new Set([...whole.keys()].flatMap((words) => (words.includes(' ') ? [words.split(' ')[0]!] : [])));
  return { whole, firsts, beginnings, ends, slips };
}

/** Tags whose words are read with one letter wrong: those that a sign hangs on. */
const SLIPPED: ReadonlySet<string> = new Set('IF DRAFT FILE REFUSE VOID ORDERS MAYBE OPTION ALTER'.split(' '));
const SHORTEST_SLIP = 7;
const LONGEST_SLIP = 20;

function withoutOne(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, n) => word.slice(0, n) + word.slice(n + 1))];
}

function withTwoSwapped(word: string): readonly string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, n) => word.slice(0, n) + word[n + 1] + word[n] + word.slice(n + 2),
  );
}

function tagsOf(
  said: readonly string[],
  languages: readonly LexiconLanguage[],
  context: SignContext,
): Pick<Sentence, 'tags' | 'words'> {
  const tags: string[] = [];
  const named: string[] = [];
  for (let at = 0; at < said.length; ) {
    if (said[at] === ',') {
      if (tags.at(-1) !== ',' && tags.length > 0) tags.push(',');
      named.push(',');
      at++;
      continue;
    }
    const { tag, many } = tagAt(said, at, languages, context);
    if (NAMES.has(tag)) named.push(tag);
    else named.push(...said.slice(at, at + many));
    if (tag !== '') tags.push(tag);
    else if (tags.at(-1) === 'OPTION' && isLetterOf(said, at)) tags.push('ID');
    at += many;
  }
  return { tags: settled(` ${tags.join(' ')} `), words: named };
}

/** What stands in for the words that name one of many. */
const NAMES: ReadonlySet<string> = new Set('POWER OWNPOWER PLACE YEAR NUM'.split(' '));

/** `Plan B`, but not `plan à long terme`. */
function isLetterOf(said: readonly string[], at: number): boolean {
  return /^[b-f]$/.test(said[at]!) || (said[at] === 'a' && (said[at + 1] === undefined || said[at + 1] === ','));
}

/** `do` as a help to another verb, and `this morning`, are no `do this`. */
function settled(tags: string): string {
  return tags
    .replace(/ STIMMT((?: (?!,)\w+){0,4}?) TO /, ' AGREE$1 ')
    .replaceAll(' STIMMT ', ' REAL ')
    .replaceAll(/ (x|NICE|MAIL|LATE) BELOW(?= )/g, ' $1')
    .replaceAll(' BELOW ', ' THESE ')
    .replaceAll(/ DO(?= (?:NEG|YOU|I|HE|POWER|UNIT) )/g, '')
    .replaceAll(/ DO /g, ' PLAY ')
    .replaceAll(/ THES?(?:E|IS)(?= (?:LATE|TURN|MAIL|HE|NICE|YEAR) )/g, '');
}

function tagAt(
  said: readonly string[],
  at: number,
  languages: readonly LexiconLanguage[],
  context: SignContext,
): { readonly tag: string; readonly many: number } {
  for (const language of languages) {
    const found = phraseAt(said, at, language);
    if (found !== null) return found;
  }
  return { tag: tagOfWord(said[at]!, languages, context), many: 1 };
}

/** The longest run of words that is one in the lexicon. */
function phraseAt(
  said: readonly string[],
  at: number,
  language: LexiconLanguage,
): { readonly tag: string; readonly many: number } | null {
  const { whole, firsts } = words()[language];
  for (let many = firsts.has(said[at]!) ? Math.min(MOST_SIDE_BY_SIDE, said.length - at) : 0; many > 1; many--) {
    const tag = whole.get(said.slice(at, at + many).join(' '));
    if (tag !== undefined) return { tag, many };
  }
  return null;
}

function tagOfWord(word: string, languages: readonly LexiconLanguage[], context: SignContext): string {
  if (word === context.game) return '';
  const names = allNamesOf(context.board);
  const powers =
    word.length < 4
      ? []
      : [word, word.replace(/s$/, '')].flatMap((each) => names.powers.exact.get(nameKey(each)) ?? []);
  if (powers.length > 0) return powers.every((power) => context.own.includes(power)) ? 'OWNPOWER' : 'POWER';
  for (const spelled of new Set([word, word.replaceAll(/([aou])e/g, '$1')]))
    for (const language of languages) {
      const tag = tagIn(language, spelled);
      if (tag === 'SEASON') return isOfNow(`${word} ${yearOf(context)}`, context) ? 'TURN' : tag;
      if (tag !== undefined) return tag;
    }
  if (languages.some((language) => empty()[language].has(word))) return '';
  if (/^\d{4}$/.test(word)) return isYear(Number(word), context) ? 'YEAR' : '';
  if (/^\d+$/.test(word)) return 'NUM';
  if (/^[a-z]\d{2,4}[a-z]?$/.test(word)) return isOfNow(word, context) ? 'TURN' : 'YEAR';
  if (word.length === 1) return '';
  if (word.length > 3 && names.places.exact.has(nameKey(word))) return 'PLACE';
  return tagOfSlip(word, languages) ?? 'x';
}

/** Of the game's time, and not the one that is on. */
function isYear(year: number, context: SignContext): boolean {
  const now = yearOf(context);
  return now === null || (year !== now && Math.abs(year - now) <= MOST_YEARS);
}

const MOST_YEARS = 40;

function yearOf({ phase }: SignContext): number | null {
  return phase === null ? null : parsePhase(phase).year;
}

/** Is it the season that is on? Retreats and adjustments belong to the one before them. */
function isOfNow(written: string, { board, phase }: SignContext): boolean {
  if (phase === null) return true;
  const [now, then] = [parsePhase(phase), readPhaseText(board, written)];
  if (then === null) return false;
  const { season, year, kind } = parsePhase(then);
  return year === now.year && (season === now.season || (now.kind !== 'M' && kind === 'M'));
}

function tagIn(language: LexiconLanguage, word: string): string | undefined {
  const { whole, beginnings, ends } = words()[language];
  const end = () => ends.find(([tail]) => word.length > tail.length && word.endsWith(tail))?.[1];
  return whole.get(word) ?? tagOfBeginning(beginnings, word) ?? end();
}

const SHORTEST_BEGINNING = 3;

function tagOfBeginning(beginnings: ReadonlyMap<string, string>, word: string): string | undefined {
  for (let length = word.length; length >= SHORTEST_BEGINNING; length--) {
    const tag = beginnings.get(word.slice(0, length));
    if (tag !== undefined) return tag;
  }
  return undefined;
}

/** One letter more, less, other, or two that have changed places. */
function tagOfSlip(word: string, languages: readonly LexiconLanguage[]): string | null {
  if (word.length > LONGEST_SLIP) return null;
  for (const language of languages)
    for (const swapped of withTwoSwapped(word)) {
      const tag = tagIn(language, swapped) ?? '';
      if (SLIPPED.has(tag)) return tag;
    }
  if (word.length < SHORTEST_SLIP) return null;
  for (const language of languages) {
    const { slips, whole, beginnings } = words()[language];
    for (const less of withoutOne(word)) {
      const meant = slips.get(less);
      if (meant !== undefined && Math.abs(meant.length - word.length) <= 1)
        return whole.get(meant) ?? beginnings.get(meant) ?? null;
    }
  }
  return null;
}
