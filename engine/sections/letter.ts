/**
 * Orders given in sentences, with courtesies around them: `Hi judge, Kiel goes to Denmark, Berlin to Kiel. Thanks, Jo`. Every sentence
 * must be known as an order, a courtesy or talk that names nothing of the game; else the line is read as any other.
 */
import { dueTo } from '../adjudicate/phases/adjustments-due.ts';
import { parsePhase } from '../board/phase.ts';
import { isClosing, isGreeting, isName } from '../language/mail/courtesies.ts';
import { headingWords } from '../language/mail/heading-words.ts';
import type { NumberedLine, SectionItem } from '../language/mail/mail-text.ts';
import { allNamesOf } from '../language/names/board-names.ts';
import { readPlace } from '../language/orders/grammar.ts';
import type { OrderContext, OrdersRead } from '../language/orders/order-context.ts';
import { isOrderAlone, isWhole, readOrders } from '../language/orders/read-orders.ts';
import { isWordedAsQuestion } from '../language/questions/read-question.ts';
import { findSign } from '../language/signs/find-sign.ts';
import { sentencesOf } from '../language/signs/sentences.ts';
import { foldText } from '../text/fold.ts';
import { lazy } from '../text/lazy.ts';
import { shortenText } from '../text/shorten.ts';
import { tokenize } from '../text/tokens.ts';
import { isLineFull } from '../text/wrapped-lines.ts';
import { readCorrectionAt } from './correction.ts';
import { readDenied } from './denied.ts';
import {
  ALL_STILL,
  AS_IT_IS,
  BEFORE_ORDER,
  BEHIND_ORDER,
  BUILD,
  CLAUSES,
  CORRECTING,
  HEADING_MORE,
  IS_BUILT,
  IS_REMOVED,
  NO_BUILD,
  NOT_THERE,
  ONLY_UNIT,
  REMOVAL,
  RETREAT,
  SAID_OTHERWISE,
  STILL_BESIDE,
  THE_REST,
  THIS_WINTER,
} from './letter-words.ts';
import { addOrders } from './section-orders.ts';
import { isOrderLine, orderContext, type State, signContext } from './section-state.ts';
import { isWritten } from './without-command.ts';

/** A longer letter is read line by line. */
const LONGEST = 1200;
const MOST_LINES = 12;

/** What a sentence is. */
type Part =
  /** `as`: what the grammar of orders reads of it. */
  | { readonly is: 'order'; readonly text: string; readonly as: string }
  | { readonly is: 'still'; readonly text: string; readonly isRest: boolean; readonly isAsFiled: boolean }
  | { readonly is: 'courtesy' | 'correcting' | 'talk'; readonly text: string };

/** Reads the letter that begins on a line; the index of the line behind it, or null where none begins. */
export function readLetter(state: State, at: number): number | null {
  const { context, lines, branches, inPart } = state;
  const orders = orderContext(state);
  if (orders === null || inPart || branches.phase !== null || branches.frames.length > 0) return null;
  if (context.role !== 'player' || context.power === null || state.as !== null || orders.position === null) return null;
  if (branches.phaseBlocked !== null) return null;
  const line = lines[at]!;
  const alone = readOrders(line.text, orders, state.heading);
  if (alone.isLoose !== true && (isWhole(alone) || isReadable(alone, orders))) return null;
  if (readDenied(line.text, orders) !== null) return null;
  // Whoever greets several people may be writing to them.
  if (GREETS_ALL.test(line.text) && !OF_ONES_OWN.test(line.text)) return null;
  for (let next = endOfLetter(lines, at); next > at; next = next > at + 1 ? at + 1 : at) {
    const text = lines
      .slice(at, next)
      .map((each) => each.text.trim())
      .join(' ');
    const parts = text.length > LONGEST ? null : partsOf(text, { state, orders });
    if (parts === null) continue;
    const isOther = (each: NumberedLine, n: number) =>
      (n < at || n >= next) && isWritten(each) && isOrderLine(state, each);
    if (parts.some(({ is }) => is === 'still') && lines.some(isOther)) return null;
    addParts(state, { ...line, text }, lines[next - 1]!.number, parts, orders);
    return next;
  }
  return null;
}

const GREETS_ALL =
  /^\W*(?:hi|hello|hey|hiya|hallo|servus|moin|good \w+|guten \w+|bonjour|bonsoir|salut|coucou|chers|chères|dear)\W+(?:(?:to )?(?:you )?all|every(?:one|body)|folks|guys|friends|zusammen|an alle|leute|ihr lieben|tout le monde|[àa] tous|la compagnie|amis)\b/iu;
const OF_ONES_OWN = /\b(?:my|mein\w*|mes|mon|ma)\b/i;

/** Behind the lines that a program broke at its margin. */
function endOfLetter(lines: readonly NumberedLine[], at: number): number {
  let next = at + 1;
  while (next < lines.length && next - at < MOST_LINES) {
    const below = lines[next]!;
    if (!isWritten(below) || !isLineFull(lines[next - 1]!.text, below.text)) break;
    next++;
  }
  return next;
}

interface Reading {
  readonly state: State;
  readonly orders: OrderContext;
}

/** Null: something is not known, or nothing is ordered. */
function partsOf(text: string, reading: Reading): readonly Part[] | null {
  const parts: Part[] = [];
  for (const sentence of sentencesIn(text)) {
    const found = readSentence(sentence, reading, parts.at(-1) ?? null);
    if (found === null) return null;
    parts.push(...found);
  }
  const given = parts.filter(({ is }) => is === 'order' || is === 'still');
  const still = parts.filter((part) => part.is === 'still');
  if (given.length === 0 || still.length > 1) return null;
  if (!isRightlyCorrected(parts, reading)) return null;
  // What cannot be done corrects nothing.
  if (text.split(/[,:;!.]/).some(isCorrecting) && parts.some((part) => hasError(part, reading))) return null;
  const isWithRest = still[0]?.is === 'still' && still[0].isRest;
  return still.length === 1 && given.length > 1 !== isWithRest ? null : parts;
}

/** Behind a word that takes something back stands what is right; no order stands before it. */
function isRightlyCorrected(parts: readonly Part[], { state, orders }: Reading): boolean {
  return parts.every((part, n) => {
    if (part.is !== 'correcting') return true;
    const before = parts.slice(0, n).flatMap((each) => unitsOf(each, state, orders));
    const next = parts.slice(n).find(({ is }) => is === 'order');
    const after = unitsOf(next, state, orders);
    // What cannot be done corrects nothing, and what the same mail gave before is another reader's.
    if (next?.is !== 'order' || before.length > 0) return false;
    return (
      after.length > 0 && readOrders(next.as, orders, state.heading).readings.every(({ read }) => read === 'order')
    );
  });
}

function hasError(part: Part, { state, orders }: Reading): boolean {
  return (
    part.is === 'order' && readOrders(part.as, orders, state.heading).readings.some(({ read }) => read === 'error')
  );
}

/** The units that a sentence orders. */
function unitsOf(part: Part | undefined, { heading }: State, orders: OrderContext): readonly string[] {
  if (part?.is !== 'order') return [];
  return readOrders(part.as, orders, heading).readings.flatMap((each) =>
    each.read === 'order' ? [each.order.split(/[\s/]/).slice(0, 2).join(' ')] : [],
  );
}

const SMILES = /(?<=\s|^)(?:[:;=]-?[)(DPp]+|<3|\^\^)(?=\s|$|[.,!])|[\u{1f600}-\u{1f637}]/gu;
const ENDS = /(?<=[.!?…][)"”»]?)(?<!\b(?:st|ste|mr|mrs|dr)\.)\s+(?=[^\s\-–>→])|\s*\n\s*/giu;

function sentencesIn(text: string): readonly string[] {
  return text
    .replace(SMILES, '. ')
    .replace(/\s+([!?:;])/g, '$1')
    .split(ENDS)
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each));
}

function readSentence(sentence: string, reading: Reading, before: Part | null): readonly Part[] | null {
  if (/\?\W*$/.test(sentence)) return null;
  if (isCourtesy(sentence, reading, before)) return [{ is: 'courtesy', text: sentence }];
  const inner = withoutCourtesies(sentence, reading);
  if (inner === '') return [{ is: 'courtesy', text: sentence }];
  if (isCorrecting(inner)) return [{ is: 'correcting', text: sentence }];
  const still = readStill(inner, reading);
  if (still !== null) return [still];
  const whole = readOrder(inner, reading);
  if (whole !== null) return [whole];
  const clauses = readClauses(inner, reading);
  if (clauses !== null) return clauses;
  return isTalk(sentence, reading) ? [{ is: 'talk', text: sentence }] : null;
}

/** `Kiel to Denmark, Berlin to Kiel and Munich holds`: each clause is an order, or a courtesy. */
function readClauses(text: string, reading: Reading): readonly Part[] | null {
  const clauses = text.split(/\s*[,;]\s*(?:(?:and|und|et|then|dann|puis)\s+)?|\s+(?:and|und|et|&)\s+|(?<=[.!])\s+/iu);
  if (clauses.length < 2) return null;
  const parts: Part[] = [];
  for (const clause of clauses.filter((each) => /\p{L}/u.test(each))) {
    const part: Part | null =
      readStill(clause, reading) ??
      readOrder(clause, reading) ??
      (isCourtesy(clause, reading, parts.at(-1) ?? null) ||
      (OWN_DAY.test(plainWords(clause)) && isOfLife(clause, reading))
        ? { is: 'courtesy', text: clause }
        : isCorrecting(clause)
          ? { is: 'correcting', text: clause }
          : null);
    if (part === null) return null;
    parts.push(part);
  }
  return parts.some(({ is }) => is === 'order' || is === 'still') ? parts : null;
}

function plainWords(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/^[\s\-–—.,:;!"'()*]+|[\s\-–—.,:;!"'()*…]+$/g, '')
    .replace(/\s+/g, ' ');
}

const clauses = lazy(() => listed(CLAUSES));
const corrections = lazy(() => listed(CORRECTING));

interface Listed {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

function listed(list: string): Listed {
  const all = list.split('|');
  return {
    whole: new Set(all.filter((each) => !each.endsWith('*'))),
    beginnings: all.filter((each) => each.endsWith(' *')).map((each) => each.slice(0, -1)),
  };
}

/** Words behind a courtesy. */
const MOST_BEHIND = 9;

function isCourtesy(text: string, reading: Reading, before: Part | null): boolean {
  const plain = plainWords(text);
  if (plain === '') return true;
  const { whole, beginnings } = clauses();
  if (whole.has(plain)) return true;
  if (headsOrders(text, reading)) return true;
  if (namesOfGame(text, reading)) return false;
  if (beginnings.some((each) => plain.startsWith(each) && plain.split(' ').length <= MOST_BEHIND)) return true;
  if (isGreeting(text) || isClosing(text)) return true;
  // `Cheers, Tom`, `best, Pete`.
  return (
    before?.is === 'courtesy' &&
    /^\p{Lu}[\p{L}.'-]{1,14}(?: \p{Lu}[\p{L}.'-]{0,14})?$/u.test(text.trim().replace(/\W+$/, '')) &&
    isName(text.replace(/\W+$/, ''))
  );
}

const headingMore = lazy(() => new Set(HEADING_MORE.split(' ')));

/** `Here come my moves for the first turn`. */
function headsOrders(text: string, { state, orders }: Reading, needsNoun = true): boolean {
  const words = headingWords(text.trim());
  if (words === null || (needsNoun && !words.hasNoun) || (words.kind !== null && words.kind !== orders.kind))
    return false;
  if (words.turn !== null && words.turn !== 0) return false;
  const { board, phase } = state.context;
  const now = phase === null ? null : parsePhase(phase);
  if (words.turn === 0 && now?.year !== board?.start.year) return false;
  if (/\b(?:first|erste\w*|premier\w*)\b/i.test(text) && now?.year !== board?.start.year) return false;
  return words.rest.every((word) => headingMore().has(word));
}

function isCorrecting(text: string): boolean {
  return corrections().whole.has(plainWords(text));
}

/** Does it name a power, a place or a unit? */
function namesOfGame(text: string, { state, orders }: Reading): boolean {
  const signs = signContext(state.context)!;
  if (sentencesOf(text, signs).some(({ tags }) => / (?:POWER|OWNPOWER|PLACE|UNIT) /.test(tags))) return true;
  const { places, powers } = allNamesOf(orders.board);
  const tokens = tokenize(text);
  return tokens.some(({ kind, text: word, shown }) => {
    if (kind !== 'word') return kind === 'arrow' || kind === 'dash';
    // `war` and `den` are words.
    const isNamed = places.exact.has(word) || powers.exact.has(word);
    return isNamed && (word.length > 3 || (word.length === 3 && /^\p{Lu}/u.test(shown)));
  });
}

/** What a sentence leads to, past greetings, apologies and what heads its orders: `Hi judge, here are my moves: …`. */
function withoutCourtesies(sentence: string, reading: Reading): string {
  let rest = sentence.replace(/[\s!.…]+$/u, '');
  for (;;) {
    const [, head = '', sign = '', tail = ''] = /^([^,:;!–]{1,80}?)([,:;!]|\s[-–]\s)\s*(.*)$/su.exec(rest) ?? [];
    if (head === '' || !/\p{L}/u.test(tail)) break;
    const isHead = isCorrecting(head) || isCourtesy(head, reading, null);
    if (!isHead && !(sign === ':' && headsOrders(head, reading, false))) break;
    rest = tail;
  }
  for (;;) {
    const [, head = '', tail = ''] = /^(.*\S)\s*(?:[,;!]|\s[-–]\s)\s*([^,;!]{1,60})$/su.exec(rest) ?? [];
    if (head === '') break;
    const isTail = isCourtesy(tail, reading, null) && !/\bnot\b/i.test(tail);
    if (!isTail) {
      // `thanks, Tom`
      const [, before = '', closing = ''] = /^(.*\S)\s*[,;!]\s*([^,;!]{1,40})$/su.exec(head) ?? [];
      if (closing === '' || !isCourtesy(closing, reading, null)) break;
      if (!isCourtesy(tail, reading, { is: 'courtesy', text: closing })) break;
      rest = before;
    } else rest = head;
  }
  return isCourtesy(rest, reading, null) ? '' : rest;
}

/** An order as the grammar reads it, in other words where it must be; null where it is none. */
function readOrder(text: string, { state, orders }: Reading): Part | null {
  for (const as of saidOtherwise(text, { state, orders })) {
    if (as === '' || isWordedAsQuestion(as, orders.board)) continue;
    if (isReadable(readOrders(as, orders, state.heading), orders)) return { is: 'order', text, as };
  }
  const line: NumberedLine = { number: 0, text, ignored: null };
  const corrected = readCorrectionAt(line, [], orders, state);
  if (corrected !== null && corrected.correction !== 'unclear' && corrected.correction.given !== null) {
    const { given, withdrawn } = corrected.correction;
    if (withdrawn.length === 0 && isReadable(readOrders(given, orders, state.heading), orders))
      return { is: 'order', text, as: given };
  }
  return null;
}

/** Nothing of it is unread, whether it can be done or not. */
function isReadable(read: OrdersRead, orders: OrderContext): boolean {
  if (read.heading !== null || !read.means || read.readings.length === 0 || read.isLoose === true) return false;
  return read.readings.every((each) => {
    if (each.read !== 'error') return true;
    const code = typeof each.message === 'string' ? '' : each.message.code;
    return !UNREAD.has(code) && (code.startsWith('refusals/') || isOrderAlone(each.text, orders));
  });
}

const UNREAD: ReadonlySet<string> = new Set([
  'orders/unreadable',
  'orders/not-understood',
  'orders/unit-does-what',
  'orders/breaks-off',
  'orders/no-such-place',
  'orders/no-such-power',
  'orders/power-for-place',
]);

function saidOtherwise(text: string, { state, orders }: Reading): readonly string[] {
  const bare = text.trim().replace(/[\s.!,;:…]+$/u, '');
  const plain = bareOrder(bare);
  const there = isPlaceLast(plain, orders);
  const stripped = there === null ? plain : bareOrder(there);
  let other = stripped;
  for (const [from, to] of SAID_OTHERWISE) other = other.replace(from, to).trim();
  const shorter = other.replace(BEFORE_ORDER, '').trim();
  const found = [bare, plain, stripped, other, shorter, asOnlyUnit(shorter, orders)];
  const adjusted = orders.kind === 'M' ? null : asAdjustment(plain, bare, state, orders);
  const all = there === null ? found : found.slice(2);
  return [...new Set(adjusted === null ? all : [adjusted, ...all])];
}

/** `My fleet goes to the Channel`, of whoever has one fleet. */
function asOnlyUnit(text: string, { position, power }: OrderContext): string {
  const [, type = '', rest = ''] = ONLY_UNIT.exec(text) ?? [];
  const own = (position?.units[power!] ?? []).filter((unit) => unit.startsWith(/^f/i.test(type) ? 'F' : 'A'));
  return type !== '' && own.length === 1 ? `${own[0]} ${rest}` : '';
}

function bareOrder(text: string): string {
  const shorter = text.replace(BEFORE_ORDER, '').replace(BEHIND_ORDER, '').trim();
  return shorter === text ? text : bareOrder(shorter);
}

/** `Kiel to Holland, not Denmark` without its last place; null where it does not end so. */
function isPlaceLast(text: string, orders: OrderContext): string | null {
  const [, head, place] = NOT_THERE.exec(text) ?? [];
  return head !== undefined && isPlace(place!, orders) ? head : null;
}

function isPlace(text: string, { board }: OrderContext): boolean {
  const tokens = tokenize(text.trim());
  const place = readPlace({ tokens, names: allNamesOf(board) }, 0);
  return place !== null && place.value.found === 'place' && place.next === tokens.length;
}

/** Builds, removals and retreats in sentences. */
function asAdjustment(plain: string, bare: string, { context }: State, orders: OrderContext): string | null {
  const { position, power, kind, board } = orders;
  if (position === null || power === null) return null;
  const words = plainWords(plain);
  const said = plainWords(bare);
  const due = kind === 'A' ? dueTo(board, position, power) : 0;
  if (due > 0 && NO_BUILD.test(said.replace(THIS_WINTER, ' ').trim())) return 'waive all';
  const typeOf = (word: string) => (/^f/.test(word) ? 'F' : 'A');
  if (kind === 'A') {
    const [, type, place] = (due > 0 ? BUILD : REMOVAL).exec(words) ?? [];
    if (type === undefined || !isPlace(place!, orders) || !(due > 0 ? IS_BUILT : IS_REMOVED).test(said)) return null;
    return `${due > 0 ? 'build' : 'remove'} ${typeOf(type)} ${place}`;
  }
  const [, type, gone] = IS_REMOVED.test(said) ? (REMOVAL.exec(words) ?? []) : [];
  if (type !== undefined && isPlace(gone!, orders)) return `${typeOf(type)} ${gone} disband`;
  const own = position.dislodged?.[power] ?? [];
  const [, to] = RETREAT.exec(words) ?? [];
  if (own.length !== 1 || to === undefined || !isPlace(to, orders) || context.unseen !== undefined) return null;
  return `${own[0]!.unit} - ${to}`;
}

/** `Everything stays put this time`. */
function readStill(text: string, { state, orders }: Reading): Part | null {
  if (orders.kind !== 'M') return null;
  const words = plainWords(text);
  const plain = words
    .replace(STILL_BESIDE, ' ')
    .replace(STILL_BESIDE, ' ')
    .replace(/[\s,]+/g, ' ')
    .trim();
  if (!ALL_STILL.some((still) => still.test(plain) || still.test(words))) return null;
  const isRest = THE_REST.test(plain);
  // `The rest stays` may mean what is on file.
  if (isRest && (state.context.filed ?? []).length > 0) return null;
  return { is: 'still', text, isRest, isAsFiled: AS_IT_IS.test(words) };
}

/** A sentence of its own, about nothing of the game. */
function isTalk(text: string, reading: Reading): boolean {
  if (/[:?]\W*$/.test(text) || namesOfGame(text, reading)) return false;
  const { orders, state } = reading;
  if (isOfLife(text, reading)) return true;
  if (isWordedAsQuestion(text, orders.board) || HANGS.test(plainWords(text))) return false;
  if (readCorrectionAt({ number: 0, text, ignored: null }, [], orders, state) !== null) return false;
  const read = readOrders(text, orders, state.heading);
  return !read.means || read.readings.every((each) => each.read === 'error');
}

/** `My train was late`, `ich bin auf der Arbeit`: of one's own day, and of nothing else. */
function isOfLife(text: string, reading: Reading): boolean {
  if (/\?/.test(text) || HANGS.test(plainWords(text))) return false;
  const all = sentencesOf(text, signContext(reading.state.context)!).flatMap(({ tags }) => tags.trim().split(' '));
  return all.some((tag) => LIFE.has(tag)) && all.every((tag) => LIFE.has(tag) || BESIDE_LIFE.has(tag));
}

const OWN_DAY = /^(?:i|i'm|my|we|we're|ich|bin|wir|meine?|je|j'\w+|mon|ma|nous|on) /;
const LIFE: ReadonlySet<string> = new Set('LATE KIN BODY FOOD NATURE HOUSE WORK TRAVEL TECH FEEL SPORT'.split(' '));
const BESIDE_LIFE: ReadonlySet<string> = new Set(
  'I ME MY BE WAS HAVE x NICE THANKS PLEASE NOW ONLY FROM TO GOES GREET GAIN AND EARLIER BACK MUCH AFTER , YOU WHAT AT'.split(
    ' ',
  ),
);

/** It may speak of the orders beside it. */
const HANGS =
  /\b(?:if|unless|until|when|whether|maybe|perhaps|or|not yet|draft|suggests?|proposes?|orders?|moves?|ignore|wait|falls|wenn|sofern|sobald|vielleicht|oder|noch nicht|entwurf|vorschlag|schlagt|befehle?|zuge?|si|quand|peut-etre|ou bien|pas encore|brouillon|propose|ordres?|coups?|would|could|rest|others?|follows?|later|reste|suit|suivent|folgt|folgen|spater|wurde|konnte|pourrais?|voudrait)\b/;

function addParts(
  state: State,
  line: NumberedLine,
  lastLine: number,
  parts: readonly Part[],
  orders: OrderContext,
): void {
  const { writer, context } = state;
  const talks = parts.flatMap(({ is, text }) => (is === 'talk' ? [text] : []));
  const talk = talks.join(' ');
  const unsure = talks.filter((text) => !isOfLife(text, { state, orders })).join(' ');
  const sign = unsure === '' ? null : findSign(unsure, signContext(context)!);
  let isFirst = true;
  const add = (text: string) => (item: SectionItem) => {
    const notes = talk !== '' && sign === null && isFirst && item.kind === 'order';
    if (notes) isFirst = false;
    const own = { ...item, text: text.trim(), lastLine } as SectionItem;
    writer.add(
      notes && own.kind === 'order'
        ? { ...own, notes: [...own.notes, { code: 'orders/remark', shown: shortenText(talk, LONGEST_REMARK) }] }
        : own,
    );
  };
  let asked: string | null = sign?.text ?? null;
  const ordered = new Set<string>();
  for (const part of parts) {
    if (part.is === 'order') {
      const saved = { ...state, writer: { ...writer, add: add(part.text) } };
      for (const unit of unitsOf(part, state, orders)) ordered.add(unit);
      addOrders(saved, { ...line, text: part.as }, [], orders);
    } else if (part.is === 'still') {
      if (part.isAsFiled && (context.filed ?? []).length > 0) asked ??= part.text;
      for (const unit of orders.position!.units[orders.power!] ?? []) {
        if (ordered.has(unit.split('/')[0]!)) continue;
        const text = `${unit} H`;
        addOrders({ ...state, writer: { ...writer, add: add(part.text) } }, { ...line, text }, [], orders);
      }
    }
  }
  if (asked !== null) writer.ask(line.number, { code: 'pending/beside', shown: shortenText(asked) });
}

const LONGEST_REMARK = 100;
