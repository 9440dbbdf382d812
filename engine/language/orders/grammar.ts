/** Reads the parts of an order off a line of tokens: places with their coasts, units with their owners. */
import type { UnitType } from '../../board/variant.ts';
import { foldText } from '../../text/fold.ts';
import type { Token } from '../../text/tokens.ts';
import type { Power } from '../../vocabulary.ts';
import type { BoardNames } from '../names/board-names.ts';
import { matchName, type NameMatch, nameKey, namesSpelled } from '../names/name-index.ts';
import {
  ARMY_WORDS,
  actAfterUnit,
  actBeforeUnit,
  FILLERS,
  FLEET_WORDS,
  RESERVED_WORDS,
  TOWARDS,
} from './order-vocabulary.ts';
import type { RawPlace, RawPower, RawUnit } from './raw-order.ts';

/** What was read, and the index of the first token after it. */
export interface GrammarMatch<T> {
  readonly value: T;
  readonly next: number;
}

export interface TokenLine {
  readonly tokens: readonly Token[];
  readonly names: BoardNames;
}

export function isWord(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.kind === 'word' && words.has(token.text);
}

export function isSignToken(token: Token | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.text === sign;
}

/** A hyphen or an arrow. */
export function isArrow(token: Token | undefined): boolean {
  return token?.kind === 'dash' || token?.kind === 'arrow';
}

export function skipFillers({ tokens, names }: TokenLine, i: number): number {
  let at = i;
  while (isWord(tokens[at], FILLERS)) {
    // `FRom - Tus`, `FRom disband`.
    if (tokens[at]!.text === 'from' && tokens[at]!.shown.startsWith('FR') && isVerbOrArrow(tokens[at + 1])) break;
    const name = matchName(names.places, tokens, at, RESERVED_WORDS);
    if (name?.exact === true) break;
    at++;
    if (isSignToken(tokens[at], '.')) at++;
  }
  return at;
}

/** A place that the tokens at `i` name, at least as the beginning of several; null when they name none. */
export function readPlace(line: TokenLine, i: number): GrammarMatch<RawPlace> | null {
  const before = readCoastBefore(line, i);
  const start = before === null ? i : before.next;
  const { tokens, names } = line;
  const match = matchName(names.places, tokens, start, RESERVED_WORDS) ?? matchPossessive(line, start);
  const glued = match === null ? readGluedCoast(line, start) : null;
  if (glued !== null) return glued;
  if (match === null) return null;
  const province = match.ids.length === 1 ? match.ids[0]! : null;
  const after = before === null ? readCoastAfter(line, match.next, province) : null;
  const coast = before?.value ?? after?.value ?? null;
  const next = after?.next ?? match.next;
  const shown = shownBetween(line.tokens, i, next);
  const value: RawPlace =
    province === null
      ? { found: 'several', shown, candidates: match.ids, coast }
      : { found: 'place', shown, province, coast };
  // The full stop of an abbreviation: `Nth. - Nwy`.
  return { value, next: isSignToken(tokens[next], '.') && !tokens[next]!.spaced ? next + 1 : next };
}

/** Names with their signs and a coast are not longer. */
const MOST_TOKENS_OF_A_NAME = 16;

/** A place, or the word that stands where one should; null where no word is. */
export function readPlaceOrWord(line: TokenLine, i: number): GrammarMatch<RawPlace> | null {
  const place = readPlace(line, i);
  if (place !== null) return place;
  const { tokens } = line;
  if (tokens[i]?.kind !== 'word') return null;
  let next = i + 1;
  while (
    next < i + 3 &&
    tokens[next]?.kind === 'word' &&
    !RESERVED_WORDS.has(tokens[next]!.text) &&
    readPlace(line, next) === null
  ) {
    next++;
  }
  const shown = shownBetween(line.tokens, i, next);
  while (isSignToken(tokens[next], '/') && tokens[next + 1]?.kind === 'word') next += 2;
  return { value: { found: 'nothing', shown }, next };
}

/** `Paris's`. */
function matchPossessive({ tokens, names }: TokenLine, i: number): NameMatch | null {
  const token = tokens[i];
  if (token?.kind !== 'word' || !token.text.endsWith("'s")) return null;
  const { ids, exact } = namesSpelled(names.places, token.text.slice(0, -2));
  return ids.length === 0 ? null : { ids, exact, next: i + 1 };
}

/** `stpsc`: a place with its coast in one word. */
function readGluedCoast({ tokens, names }: TokenLine, i: number): GrammarMatch<RawPlace> | null {
  const token = tokens[i];
  if (token?.kind !== 'word' || token.text.length < 5) return null;
  const coast = token.text.slice(-2);
  const { ids, exact } = namesSpelled(names.places, token.text.slice(0, -2));
  if (!exact || ids.length !== 1 || names.coastsOf.get(ids[0]!)?.includes(coast) !== true) return null;
  return { value: { found: 'place', shown: token.shown, province: ids[0]!, coast }, next: i + 1 };
}

const THE: ReadonlySet<string> = new Set(['the']);
const OF: ReadonlySet<string> = new Set(['of']);
const COAST: ReadonlySet<string> = new Set(['coast', 'cst']);

/** `south coast of`. */
function readCoastBefore({ tokens, names }: TokenLine, i: number): GrammarMatch<string> | null {
  const at = isWord(tokens[i], THE) ? i + 1 : i;
  const coast = names.coastWords.get(tokens[at]?.text ?? '');
  if (coast === undefined || !isWord(tokens[at + 1], COAST) || !isWord(tokens[at + 2], OF)) return null;
  return { value: coast, next: at + 3 };
}

/** `/sc`, `:sc`, `(south coast)`, `{sc}`, `(e)`, `-sc`, `_sc`, ` sc`, ` s.c.`, ` south`, ` south coast`. */
function readCoastAfter(line: TokenLine, i: number, province: string | null): GrammarMatch<string> | null {
  const { tokens, names } = line;
  const first = isSignToken(tokens[i], '+') ? i + 1 : i;
  const sign = tokens[first];
  // `A Par - Bur / E: F Lon - NTH`: a power.
  const [letter, behind] = [tokens[first + 1], tokens[first + 2]];
  const isOwner = isSignToken(behind, ':') || isSignToken(behind, ')') || readType(tokens, first + 2) !== null;
  const isPower = letter?.text.length === 1 && isOwner;
  if (isSignToken(sign, '/')) return isPower ? null : readCoastWords(line, first + 1);
  if (isSignToken(sign, '(') || isSignToken(sign, '[') || isSignToken(sign, '{')) {
    const words = readCoastWords(line, first + 1);
    const closing = tokens[words?.next ?? 0];
    const isClosed = isSignToken(closing, ')') || isSignToken(closing, ']') || isSignToken(closing, '}');
    return words !== null && isClosed ? { ...words, next: words.next + 1 } : null;
  }
  if (isSignToken(sign, ',') && isWord(tokens[first + 2], COAST)) return readCoastWords(line, first + 1);
  const coasts = names.coastsOf.get(province ?? '') ?? [];
  const isGlued = sign?.kind === 'sign' && ',_'.includes(sign.text) && tokens[first + 1]?.spaced === false;
  const named = isSignToken(sign, ':') || isGlued ? readCoastWords(line, first + 1) : readCoastAlone(line, first);
  if (named !== null && coasts.includes(named.value)) return named;
  const at = sign?.kind === 'dash' || isSignToken(sign, '.') ? first + 1 : first;
  const word = tokens[at];
  if (word?.kind !== 'word') return null;
  if (coasts.includes(word.text) && (at === first || !word.spaced) && !names.places.exact.has(word.text)) {
    return { value: word.text, next: at + 1 };
  }
  return at === first && isWord(tokens[at + 1], COAST) ? readCoastWords(line, at) : null;
}

/** `Stp s.c.`, `Stp south`: where no longer name begins. */
function readCoastAlone(line: TokenLine, i: number): GrammarMatch<string> | null {
  const word = line.tokens[i];
  const isLong = word?.kind === 'word' && word.text.length > 2;
  return (isLong || isDotted(line, i)) && readPlace(line, i) === null ? readCoastWords(line, i) : null;
}

/** `s.c.` */
function isDotted({ tokens }: TokenLine, i: number): boolean {
  return (
    tokens[i]?.kind === 'word' &&
    tokens[i]!.text.length === 1 &&
    isSignToken(tokens[i + 1], '.') &&
    tokens[i + 2]?.text === 'c'
  );
}

function readCoastWords(line: TokenLine, i: number): GrammarMatch<string> | null {
  const { tokens, names } = line;
  if (isDotted(line, i)) {
    const dotted = names.coastWords.get(`${tokens[i]!.text}c`);
    const end = isSignToken(tokens[i + 3], '.') && !isEnd(tokens[i + 4]) ? i + 4 : i + 3;
    if (dotted !== undefined) return { value: dotted, next: end };
  }
  const coast = names.coastWords.get(tokens[i]?.text ?? '');
  if (coast === undefined) return null;
  const next = isSignToken(tokens[i + 1], '.') && !isEnd(tokens[i + 2]) ? i + 2 : i + 1;
  return { value: coast, next: isWord(tokens[next], COAST) ? next + 1 : next };
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined;
}

/** `A`, `army`, `a fleet`; a full stop after the letter is taken along. */
export function readType(tokens: readonly Token[], i: number): GrammarMatch<UnitType> | null {
  const type = isWord(tokens[i], ARMY_WORDS) ? 'A' : isWord(tokens[i], FLEET_WORDS) ? 'F' : null;
  if (type === null) return null;
  const isArticle = tokens[i]!.text === 'a' && (isWord(tokens[i + 1], FLEET_WORDS) || tokens[i + 1]?.text === 'army');
  if (isArticle && tokens[i + 1]!.text.length > 1) return readType(tokens, i + 1);
  return { value: type, next: isSignToken(tokens[i + 1], '.') ? i + 2 : i + 1 };
}

/** `Par A - Bur`, `Paris (army) holds`: the type behind the place, before what the unit does. */
function readTypeBehind({ tokens, names }: TokenLine, i: number): GrammarMatch<UnitType> | null {
  const isOpen = isSignToken(tokens[i], '(') || isSignToken(tokens[i], '[');
  const type = readType(tokens, isOpen ? i + 1 : i);
  if (type === null) return null;
  if (isOpen) {
    const closed = isSignToken(tokens[type.next], ')') || isSignToken(tokens[type.next], ']');
    return closed ? { ...type, next: type.next + 1 } : null;
  }
  const behind = tokens[type.next];
  if (behind === undefined || isArrow(behind)) return type;
  if (behind.kind === 'sign') return ',;:'.includes(behind.text) ? type : null;
  const isAct = TOWARDS.has(behind.text) || actAfterUnit(behind.text) !== null;
  return isAct && readPlace({ tokens, names }, type.next) === null ? type : null;
}

/** A word, or an arrow, that says what the unit before it does, and no other word of orders. */
export function isActing(token: Token | undefined): boolean {
  return isVerbOrArrow(token) && (isArrow(token) || actBeforeUnit(token!.text) === null);
}

function isVerbOrArrow(token: Token | undefined): boolean {
  return isArrow(token) || (token?.kind === 'word' && actAfterUnit(token.text) !== null);
}

/** A unit: owner, type and place, each as far as written. Null when no place, and no word in its stead, is there. */
export function readUnit(line: TokenLine, i: number): GrammarMatch<RawUnit> | null {
  const start = skipFillers(line, i);
  const nameless = readNameless(line, start);
  if (nameless !== null) return nameless;
  const owner = readOwner(line, start);
  const first = owner === null ? start : skipFillers(line, owner.next);
  const type = readType(line.tokens, first);
  if (type === null) {
    const glued = readGluedType(line, first);
    if (glued !== null) return { value: { owner: owner?.value ?? null, ...glued.value }, next: glued.next };
  }
  const at = skipFillers(line, type?.next ?? first);
  const place = readPlaceOrWord(line, at);
  if (place === null) return null;
  const behind = type === null && place.value.found === 'place' ? readTypeBehind(line, place.next) : null;
  return {
    value: { owner: owner?.value ?? null, type: type?.value ?? behind?.value ?? null, place: place.value },
    next: behind?.next ?? place.next,
  };
}

/**
 * A power in the place of its unit: `English attack on Bur`, `the French army to Bel`. An adjective is no place's name where
 * a unit should stand, nor is the beginning of one (`English Channel`); a power's name that is a place's too is that place,
 * unless a noun of action follows.
 */
function readNameless(line: TokenLine, i: number): GrammarMatch<RawUnit> | null {
  const { tokens, names } = line;
  const written = readPower(line, i, 2);
  if (written === null || written.value.power === null || tokens[i]!.text.length < 3) return null;
  const { power, shown } = written.value;
  const { next } = written;
  const spelling = nameKey(foldText(shown).replace(/'s$/i, ''));
  const place = readPlace(line, i);
  if (place !== null && place.next > next) return null;
  const isPlace = names.places.exact.has(spelling);
  const isNoun = isWord(tokens[next], ACTION_NOUNS);
  if (!names.powers.exact.has(spelling) && (isPlace || !isNoun)) return null;
  const isAdjective = names.adjectives.has(spelling);
  const or = place?.value.found === 'place' && !(isNoun && isAdjective) ? [place.value.province] : [];
  const unit = (type: UnitType | null, shownTo: number, to = shownTo): GrammarMatch<RawUnit> => {
    const place = { found: 'power', shown: shownBetween(tokens, i, shownTo), power, type, or } as const;
    return { value: { owner: null, type, place: type === null ? place : { ...place, or: [] } }, next: to };
  };
  // `Norway moves to Swe` tells of the unit in a place.
  if (isNoun)
    return isPlace && !isAdjective && /s$/.test(tokens[next]!.text) ? null : unit(null, ...afterNouns(line, next));
  const after = skipFillers(line, next);
  const type = readType(tokens, after);
  if (type !== null) return leadsOn(tokens[type.next]) ? unit(type.value, type.next) : null;
  if (isPlace && !isAdjective) return null;
  if (readPlace(line, after) !== null || readGluedType(line, after) !== null) return null;
  return leadsOn(tokens[after]) ? unit(null, next) : null;
}

/** The end, or what a unit is to do: no place. */
function leadsOn(token: Token | undefined): boolean {
  if (token === undefined || isArrow(token)) return true;
  return (
    token.kind === 'word' && token.text.length > 1 && (TOWARDS.has(token.text) || actAfterUnit(token.text) !== null)
  );
}

/** What a power does with its units. */
const ACTION_NOUNS: ReadonlySet<string> = new Set(
  'attack attacks move moves movement advance advances assault assaults offensive push thrust invasion strike march landing landings operation drive incursion sortie attempt charge expedition'.split(
    ' ',
  ),
);

/** Where the nouns end, and where what the unit does begins: `attack` and `move` are that themselves. */
function afterNouns({ tokens }: TokenLine, i: number): readonly [end: number, next: number] {
  if (actAfterUnit(tokens[i]!.text) === 'move') return [i, i];
  return [i + 1, isWord(tokens[i + 1], ON) ? i + 2 : i + 1];
}

const ON: ReadonlySet<string> = new Set(['on', 'upon', 'against', 'of', 'in', 'at']);

/** `APar`: the type glued to a known place, when the whole word is no place. */
function readGluedType(line: TokenLine, i: number): GrammarMatch<Omit<RawUnit, 'owner'>> | null {
  const { tokens, names } = line;
  const token = tokens[i];
  if (token?.kind !== 'word' || token.text.length < 4 || !'af'.includes(token.text[0]!)) return null;
  if (namesSpelled(names.places, token.text).ids.length > 0) return null;
  // `FRom`, but `from Rom`.
  if (token.text === 'from' && !token.shown.startsWith('FR')) return null;
  const rest: Token = { ...token, text: token.text.slice(1), shown: token.shown.slice(1), from: token.from + 1 };
  const place = readPlace({ names, tokens: [rest, ...tokens.slice(i + 1, i + MOST_TOKENS_OF_A_NAME)] }, 0);
  if (place === null || place.value.found !== 'place') return null;
  return { value: { type: token.text[0] === 'a' ? 'A' : 'F', place: place.value }, next: i + place.next };
}

/**
 * A power before a unit: `Austrian A Tri`, `Austria's army in Trieste`. A name that is also a place (the English Channel,
 * Prussia) is an owner only where a unit follows it.
 */
function readOwner(line: TokenLine, i: number): GrammarMatch<RawPower> | null {
  const power = readPower(line, i, 2);
  if (power === null || power.value.power === null) return null;
  const after = skipFillers(line, power.next);
  const type = readType(line.tokens, after);
  if (type !== null) {
    // `PRU A S A Pos`, where Prussia is a province too: the type behind the place.
    if (readPlace(line, i)?.value.found === 'place' && isActing(line.tokens[type.next])) return null;
    return readPlaceOrWord(line, skipFillers(line, type.next)) === null ? null : power;
  }
  if (readGluedType(line, after) !== null) return power;
  const place = readPlace(line, i);
  if (place !== null && place.next > power.next) return null;
  return readPlace(line, after) === null ? null : power;
}

/** A power by name, adjective or the beginning of one, of `shortest` letters or more; with 1, its letter too. */
export function readPower({ tokens, names }: TokenLine, i: number, shortest: 1 | 2): GrammarMatch<RawPower> | null {
  const token = tokens[i];
  if (token?.kind !== 'word') return null;
  const own = { ...token, text: token.text.replace(/'s$/, '') };
  const near = [own, ...tokens.slice(i + 1, i + MOST_TOKENS_OF_A_NAME)];
  const match = matchName(names.powers, near, 0, RESERVED_WORDS);
  // `A Ust` is an army in a place, not the beginning of Austria.
  const isUnit = match !== null && match.next > 1 && readType(tokens, i) !== null;
  if (match !== null && match.ids.length === 1 && !isUnit) {
    const next = i + match.next;
    return { value: { power: match.ids[0]!, shown: shownBetween(tokens, i, next) }, next };
  }
  const short = own.text.length === 2 ? powersBegun(names, own.text) : [];
  if (short.length === 1) return { value: { power: short[0]!, shown: token.shown }, next: i + 1 };
  const letter = shortest === 1 && own.text.length === 1 ? names.letters.get(own.text) : undefined;
  return letter === undefined ? null : { value: { power: letter, shown: token.shown }, next: i + 1 };
}

function powersBegun({ powers }: BoardNames, start: string): readonly Power[] {
  const ids = new Set<Power>();
  for (const [spelling, meant] of powers.exact) if (spelling.startsWith(start)) for (const id of meant) ids.add(id);
  return [...ids];
}

/** What is written from one token to another, letter for letter: as messages show it. Runs of spaces are one. */
export function shownBetween(tokens: readonly Token[], from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (first === undefined || last === undefined || to <= from) return '';
  return to === from + 1 ? first.shown : first.line.slice(first.from, last.to).replace(/\s+/g, ' ');
}
