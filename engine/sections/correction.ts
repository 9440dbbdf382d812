/**
 * Orders corrected in words: `Not A Par - Bur but A Par - Pic`, `cancel my order for Paris`, `A Par - Pic statt A Par - Bur`, `annulez
 * A Par - Bur`. The orders in a line are found first; what is left around them must be words known here, and show which order is taken
 * back and which given. Where they do not, nothing is changed, and the writer hears that.
 */
import { readCommand } from '../commands/read-command.ts';
import { orderKey } from '../game/on-file.ts';
import type { CommandArguments } from '../language/commands/arguments.ts';
import { isWithoutOrder } from '../language/mail/listed-lines.ts';
import type { NumberedLine } from '../language/mail/mail-text.ts';
import { allNamesOf } from '../language/names/board-names.ts';
import { nameKey } from '../language/names/name-index.ts';
import type { OrderContext } from '../language/orders/order-context.ts';
import { ARMY_WORDS, actBeforeUnit, FLEET_WORDS } from '../language/orders/order-vocabulary.ts';
import { isOrderAlone, isWhole, readOrders } from '../language/orders/read-orders.ts';
import { foldWithMap } from '../text/fold.ts';
import { lazy } from '../text/lazy.ts';
import { CORRECTION_WORDS, type CorrectionWord } from './correction-words.ts';
import type { State } from './section-state.ts';

export type Correction =
  /** What is to be taken back; the text of the orders that come instead, null where none do. */
  | { readonly withdrawn: readonly CommandArguments['CLEAR'][]; readonly given: string | null }
  /** Something is to be changed, and not one thing alone. */
  | 'unclear';

/** Lines of more characters, or more words, are not looked at. */
const LONGEST = 300;
const MOST_WORDS = 60;
const LONGEST_ORDER = 14;

/** By their first word, the longest first. */
const phrases = lazy(() => {
  const byFirst = new Map<string, { readonly words: readonly string[]; readonly kind: CorrectionWord }[]>();
  for (const kind of Object.keys(CORRECTION_WORDS) as CorrectionWord[])
    for (const phrase of CORRECTION_WORDS[kind].split(' ')) {
      const words = phrase.split('_');
      byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), { words, kind }]);
    }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
});

/** Of a line, and of those below it, as far as it goes on in them; `taken`: how many. Null: it corrects nothing. */
export function readCorrectionAt(
  line: NumberedLine,
  follows: readonly NumberedLine[],
  orders: OrderContext,
  state: Pick<State, 'heading' | 'context'>,
): { readonly correction: Correction; readonly taken: number } | null {
  if (!isMarked(wordsOf(line.text)) || POINTING.test(line.text) || isWithoutOrder(line.text, orders)) return null;
  const asOrders = readOrders(line.text, orders, state.heading);
  if (isWhole(asOrders) && asOrders.isLoose !== true) return null;
  const alone = readCorrection(line.text, orders, state);
  // `Old orders, no longer valid:` is about those below it.
  if (/:\s*$/.test(line.text) && typeof alone === 'object' && alone?.withdrawn.some(({ what }) => what === 'before'))
    return null;
  const found = alone === null ? null : { correction: alone, taken: 0 };
  if ((alone !== null && alone !== 'unclear') || /[.!?;]\s*$/.test(line.text)) return found;
  // `Wrong orders, sorry:` may be about those below it.
  if (WRONG.test(line.text)) return found;
  let best = found;
  let text = line.text;
  for (const [n, { text: next }] of follows.slice(0, MOST_LINES).entries()) {
    const isTaking = best !== null && best.correction !== 'unclear';
    text = `${text} ${isTaking ? 'and ' : ''}${next.trim()}`;
    const correction = readCorrection(text, orders, state);
    const isDone = correction !== null && correction !== 'unclear';
    if (isTaking && !(isDone && correction.given === null)) break;
    if (isDone) best = { correction, taken: n + 1 };
    if (isDone && correction.given !== null) break;
  }
  return best;
}

/** It speaks of lines below it (find-sign.ts). */
const POINTING = /\b(?:these|this|those|diese|dies|ces(?: ordres)?|ceux)\b[^\p{L}]*$/iu;
const WRONG = /\b(?:wrong|falsch\w*|mauvais\w*) (?:orders|moves|befehle|züge|ordres|coups)\b/iu;
const MOST_LINES = 4;

/** Null: the text corrects nothing. */
function readCorrection(
  text: string,
  orders: OrderContext,
  state: Pick<State, 'heading' | 'context'>,
): Correction | null {
  if (text.length > LONGEST) return null;
  const words = wordsOf(text);
  if (words.length > MOST_WORDS || !isMarked(words)) return null;
  const line: Line = { text, words, orders, ...state };
  return decided(line, partsOf(line));
}

/** A line without one of these corrects nothing. */
function isMarked(words: readonly Word[]): boolean {
  return words.some((_, at) => {
    const kind = phraseOf(words, at, 1)?.kind;
    return kind !== undefined && kind !== 'link' && kind !== 'before' && kind !== 'filling';
  });
}

interface Word {
  /** Folded, in lower case. */
  readonly low: string;
  readonly isWord: boolean;
  readonly from: number;
  readonly to: number;
}

interface Line extends Pick<State, 'heading' | 'context'> {
  readonly text: string;
  readonly words: readonly Word[];
  readonly orders: OrderContext;
}

/** A word of a kind, a sign, or what stands between the words. */
type Part =
  | { readonly is: CorrectionWord | 'sign' | 'unknown'; readonly low: string }
  /** `orders`: canonical; null where it cannot be given. */
  | { readonly is: 'order'; readonly text: string; readonly orders: readonly string[] | null }
  | { readonly is: 'unit'; readonly args: CommandArguments['CLEAR'] };

function wordsOf(text: string): readonly Word[] {
  const folded = foldWithMap(text);
  return [...folded.text.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)].map(({ 0: word, index }) => ({
    low: word.toLowerCase(),
    isWord: /^[\p{L}\p{N}]/u.test(word),
    from: folded.origin(index),
    to: folded.origin(index + word.length - 1) + 1,
  }));
}

function partsOf(line: Line): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < line.words.length; ) {
    const { part, next } =
      phraseAt(line, at, 2) ?? orderAt(line, at) ?? phraseAt(line, at, 1) ?? unitAt(line, at) ?? other(line, at);
    parts.push(part);
    at = next;
  }
  return parts;
}

interface PartRead {
  readonly part: Part;
  readonly next: number;
}

/** The longest order that begins at a word. */
function orderAt(line: Line, at: number): PartRead | null {
  const { words, orders, heading } = line;
  if (!mayBegin(line, at)) return null;
  for (let end = Math.min(words.length, at + LONGEST_ORDER); end > at + 1; end--) {
    const last = words[end - 1]!;
    if (last.isWord ? isBack(last) : last.low !== ')') continue;
    if (words.slice(at, end).some(({ low }) => /^(?:and|und|et)$/.test(low))) continue;
    const text = textOf(line, at, end);
    if (!isOneOrder(line, text)) continue;
    const { readings } = readOrders(text, orders, heading);
    const read = readings.flatMap((each) => (each.read === 'order' ? [each.order] : []));
    return { part: { is: 'order', text, orders: read.length === readings.length ? read : null }, next: end };
  }
  return null;
}

/** What the lines of a mail hold is read again for each line above them that may go on in them. */
const known = new WeakMap<State['context'], Map<string, boolean>>();

function isOneOrder({ orders, context }: Line, text: string): boolean {
  const ofMail = known.get(context) ?? new Map<string, boolean>();
  known.set(context, ofMail);
  const key = `${orders.kind} ${orders.also === 'all'} ${text}`;
  const is = ofMail.get(key) ?? isOrderAlone(text, orders);
  ofMail.set(key, is);
  return is;
}

/** `zurück` is of no order here. */
function isBack(word: Word): boolean {
  return phraseOf([word], 0, 1)?.kind === 'withdraw';
}

/** A type, a word for builds, or the beginning of a place. */
function mayBegin({ words, orders }: Line, at: number): boolean {
  const { low, isWord } = words[at]!;
  if (!isWord) return false;
  if (ARMY_WORDS.has(low) || FLEET_WORDS.has(low) || actBeforeUnit(low) !== null || /^(?:armee|flotte)$/.test(low))
    return true;
  const key = nameKey(low);
  const { exact } = allNamesOf(orders.board).places;
  return low.length > 2 && (exact.has(key) || [...exact.keys()].some((name) => name.startsWith(key)));
}

/** A phrase of so many words at least. */
function phraseAt({ words }: Line, at: number, fewest: number): PartRead | null {
  const found = phraseOf(words, at, fewest);
  if (found === undefined) return null;
  // `Scratch Par`, where `par` leads to what is right in French.
  const isLast = words[at + 1] === undefined || !words[at + 1]!.isWord;
  if (found.kind === 'link' && isLast) return null;
  return { part: { is: found.kind, low: words[at]!.low }, next: endOfPhrase(words, at, found.words.length) };
}

function phraseOf(words: readonly Word[], at: number, fewest: number) {
  return phrases()
    .get(words[at]!.low)
    ?.find(
      (phrase) => phrase.words.length >= fewest && phrase.words.every((word, n) => writtenWord(words, at, n) === word),
    );
}

/** The word `n` words on, apostrophes passed over. */
function writtenWord(words: readonly Word[], at: number, n: number): string | undefined {
  return words[endOfPhrase(words, at, n + 1) - 1]?.low;
}

function endOfPhrase(words: readonly Word[], at: number, count: number): number {
  let next = at + 1;
  for (let n = 1; n < count; n++) {
    if (words[next]?.low === "'") next++;
    next++;
  }
  return next;
}

function unitAt(line: Line, at: number): PartRead | null {
  if (!mayBegin(line, at)) return null;
  for (let end = Math.min(line.words.length, at + 4); end > at; end--) {
    const [read] = readCommand(`CLEAR ${textOf(line, at, end)}`, line.context) ?? [];
    if (read === undefined || !('command' in read) || read.command.command !== 'CLEAR') continue;
    if (read.command.args.what === 'unit') return { part: { is: 'unit', args: read.command.args }, next: end };
  }
  return null;
}

function other({ words }: Line, at: number): PartRead {
  const { low, isWord } = words[at]!;
  return { part: { is: isWord ? 'unknown' : 'sign', low }, next: at + 1 };
}

function textOf({ text, words }: Line, from: number, to: number): string {
  return text.slice(words[from]!.from, words[to - 1]!.to);
}

type OrderPart = Extract<Part, { is: 'order' }>;

function decided(line: Line, parts: readonly Part[]): Correction | null {
  const places = parts.flatMap((part, n) => (part.is === 'order' ? [n] : []));
  const orders = places.map((n) => parts[n] as OrderPart);
  const units = parts.filter((part) => part.is === 'unit');
  const has = (some: readonly Part[], ...kinds: readonly Part['is'][]) => some.some(({ is }) => kinds.includes(is));
  const before = parts.slice(0, places[0] ?? parts.length);
  const after = parts.slice((places.at(-1) ?? parts.length) + 1);
  const isForeign = has(parts, 'unknown');
  if (orders.length === 0) {
    if (isForeign) return null;
    if (!has(parts, 'withdraw')) return units.length > 0 && has(parts, 'replace', 'not', 'right') ? 'unclear' : null;
    if (has(parts, 'replace', 'not', 'right')) return 'unclear';
    if (units.length > 0) return { withdrawn: units.map(({ args }) => args), given: null };
    if (
      has(parts, 'before') &&
      /\b(?:orders|moves|befehle|zuge|ordres)\b/.test(line.words.map(({ low }) => low).join(' '))
    )
      return { withdrawn: [{ what: 'before' }], given: null };
    return 'unclear';
  }
  if (isForeign) return has(before, 'withdraw', 'replace', 'right') ? 'unclear' : null;
  const between = parts.slice(places[0]! + 1, places.at(-1));
  if (orders.length === 2) {
    const [first, second] = orders as [OrderPart, OrderPart];
    const isLed = has(before, 'replace') || (has(before, 'not', 'withdraw') && leadsOn(between, after));
    const isReversed = has(between, 'replace', 'not');
    if (isLed && isReversed) return 'unclear';
    if (isLed || has(between, 'wrong', 'right')) return exchanged(line, first, second);
    if (isReversed) return exchanged(line, second, first);
  }
  const says = [...before, ...between, ...after];
  const isTaken = has(says, 'withdraw');
  const isRight = has(says, 'right') || has(before, 'wrong');
  // What stands in brackets is a remark.
  const isRemark = after[0]?.is === 'sign' && /[-([/%]/.test(after[0].low);
  if (isTaken) {
    if (isRemark) return null;
    return isRight || has(says, 'replace', 'not', 'wrong') ? 'unclear' : takenBack(orders);
  }
  const isOfUnit = units.length > 0 && has([...before, ...after], 'replace', 'not');
  if (orders.length === 1 && isOfUnit) return given(line, orders);
  if (isRight || has(before, 'apology'))
    return units.length > 0 || has(says, 'replace', 'not') ? 'unclear' : given(line, orders);
  return has(before, 'replace') ? 'unclear' : null;
}

/** Does something between two orders, or behind them, say that the second comes instead? */
function leadsOn(between: readonly Part[], after: readonly Part[]): boolean {
  return (
    [...between, ...after].some(({ is }) => is === 'right') || between.some(({ is }) => is === 'link' || is === 'wrong')
  );
}

/** One order, or several that are joined, for the same units as the other or instead of it. */
function exchanged(line: Line, old: OrderPart, fresh: OrderPart): Correction {
  if (fresh.orders === null) return given(line, [fresh]);
  if (old.orders === null) return 'unclear';
  const units = new Set(fresh.orders.map(orderKey));
  const others = old.orders.filter((order) => !units.has(orderKey(order)));
  return { withdrawn: others.map((order) => ({ what: 'order', order })), given: fresh.text };
}

function takenBack(orders: readonly OrderPart[]): Correction {
  const all = orders.flatMap((each) => each.orders ?? []);
  const isOne = orders.every((each) => each.orders !== null) && new Set(all.map(orderKey)).size === all.length;
  return isOne ? { withdrawn: all.map((order) => ({ what: 'order', order })), given: null } : 'unclear';
}

/** Of what is wished, not whether it would be good. */
const ASKING =
  /^\W*(?:(?:please|bitte|merci|puis-je)\b|(?:can|could|may|would|will|kann|kannst|k[oö]nn\w+|d[uü]rfte\w*|pou\w+|peu\w+)[ -](?:you|i|we|du|sie|ihr|ich|wir|man|vous|tu|je|nous|on)\b)/iu;
const WHETHER =
  /^\W*(?:(?:would|could|w[äa]re|w[üu]rde|k[öo]nnte|serait)[ -](?!you\b|du\b|sie\b|ihr\b|vous\b|tu\b|i\b|ich\b|je\b)|should (?:it|i|we|[af] ))/iu;

function given(line: Line, orders: readonly OrderPart[]): Correction {
  // `A Par - Pic instead?`, but `Could you make it A Par - Pic?`
  if ((/\?\s*$/.test(line.text) && !ASKING.test(line.text)) || WHETHER.test(line.text)) return 'unclear';
  return { withdrawn: [], given: orders.map(({ text }) => text).join('; ') };
}
