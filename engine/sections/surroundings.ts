/**
 * No order is filed against what its surroundings say (judge-language A1). Lines that nothing has understood are looked at for a
 * sign that the orders beside them are not meant now; those orders become pending.
 */

import { isName } from '../language/mail/courtesies.ts';
import type { Doubt, NumberedLine, SectionItem } from '../language/mail/mail-text.ts';
import { NOT_NUMBERED } from '../language/orders/order-items.ts';
import { closingCondition } from '../language/signs/closing-condition.ts';
import { findSign, type Sign, SURE } from '../language/signs/find-sign.ts';
import { isOfOtherTurn } from '../language/signs/other-turn.ts';
import { isRefusedSetting } from '../language/signs/refused-setting.ts';
import type { SignContext } from '../language/signs/sentences.ts';
import { foldText } from '../text/fold.ts';
import { shortenText } from '../text/shorten.ts';
import { entryLines, type SectionEntry } from './entries.ts';

/** Characters of a sentence that are shown where we ask about it. */
const LONGEST_SHOWN = 60;

/** An entry, with where it stands. */
interface Standing {
  readonly entry: SectionEntry;
  /** Counts the paragraphs: a blank line parts them. */
  readonly paragraph: number;
  /** What was not understood; null: the entry was. */
  readonly unread: string | null;
}

/** A sign, and how far down it holds. */
interface Holding {
  readonly doubt: Doubt;
  readonly sign: Sign;
  readonly paragraph: number;
  /** Paragraphs of the first and of the last order below it; null: none yet. */
  readonly first: number | null;
  readonly last: number | null;
}

/** `lines`: those of the section, for what was set aside of them. */
export function withDoubts(
  entries: readonly SectionEntry[],
  context: SignContext | null,
  lines: readonly NumberedLine[],
): readonly SectionEntry[] {
  if (context === null || !entries.some(isOrder)) return entries;
  const standing = placed(entries, lines);
  const sets: Doubt[] = [];
  const read = entries.map((entry) => numbered(entry, sets));
  for (const [n, entry] of entries.entries()) {
    const { to } = entryLines(entry);
    let end = n + 1;
    while (end < entries.length && entryLines(entries[end]!).from === to) end++;
    const condition = entry.is !== 'item' || end === n + 1 ? null : closingCondition(entry.item.text, context);
    if (condition === null) continue;
    const why = { code: 'pending/below', shown: shortenText(condition, LONGEST_SHOWN) } as const;
    const doubt = doubtOf(read[n]!) ?? { set: sets.length + 1, why };
    if (doubt.set > sets.length) sets.push(doubt);
    for (let behind = n + 1; behind < end; behind++) read[behind] = inDoubt(read[behind]!, doubt);
  }
  const said: { readonly each: SectionEntry; readonly set: number }[] = [];
  let holding: Holding | null = null;
  for (let at = 0; at < standing.length; ) {
    const { entry, paragraph, unread } = standing[at]!;
    if (unread === null) {
      holding = holding === null ? null : below(holding, standing, at);
      if (holding !== null && isOrder(entry)) read[at] = inDoubt(read[at]!, holding.doubt);
      at += 1;
      continue;
    }
    const next = endOfUnread(standing, at);
    const sign = signIn(standing, at, next, context, lines);
    if (sign === null) {
      if (holding !== null && isPastText(holding, paragraph)) holding = null;
    } else {
      const beside = ordersBeside(standing, at, next, sign);
      const doubt: Doubt = { set: sets.length + 1, why: whyAsked(sign, 'pending/below') };
      sets.push(doubt);
      if (beside.length > 0) {
        const above: Doubt = { ...doubt, why: whyAsked(sign, 'pending/beside') };
        for (const n of beside) read[n] = inDoubt(read[n]!, above);
        if (sign.kind === 'or') sets.push(above);
      }
      holding = {
        doubt: sign.kind === 'or' ? { ...doubt, set: sets.length } : doubt,
        sign,
        paragraph,
        first: null,
        last: null,
      };
      said.push(...standing.slice(at, next).map(({ entry: each }) => ({ each, set: doubt.set })));
    }
    at = next;
  }
  const asked = new Set(read.flatMap((entry) => doubtOf(entry)?.set ?? []));
  const signs = new Set(said.flatMap(({ each, set }) => (asked.has(set) || asked.has(set + 1) ? [each] : [])));
  return read.map((entry) => (signs.has(entry) ? asideOf(entry) : asked.size > 1 ? asChoice(entry) : entry));
}

function placed(entries: readonly SectionEntry[], lines: readonly NumberedLine[]): readonly Standing[] {
  let paragraph = 0;
  let last = 0;
  const signature = signatureOf(entries);
  return entries.map((entry, n) => {
    const { from, to } = entryLines(entry);
    if (from > last + 1) paragraph += 1;
    last = Math.max(last, to);
    // A question with two answers is one line.
    const unread = signature.has(entry) ? null : unreadIn(entry, lines);
    const isSaid =
      unread !== null && isAnswered(entry) && isAnswered(entries[n - 1]) && unread === unreadIn(entries[n - 1]!, lines);
    return { entry, paragraph, unread: isSaid ? '' : unread };
  });
}

/** A closing and nothing else, below it a name, and nothing below that. */
function signatureOf(entries: readonly SectionEntry[]): ReadonlySet<SectionEntry> {
  const [closing, name] = entries.filter(({ is }) => is !== 'ignored').slice(-2);
  const isSigned =
    closing?.is === 'prose' &&
    name?.is === 'prose' &&
    CLOSING_ALONE.test(foldText(closing.line.text).trim()) &&
    isName(name.line.text) &&
    /^\W*\p{Lu}/u.test(name.line.text) &&
    !NO_NAME.test(foldText(name.line.text).trim());
  return new Set(isSigned ? [closing, name] : []);
}

const CLOSING_ALONE =
  /^(?:(?:with )?(?:(?:kind|best|warm|many) )?(?:regards|wishes|thanks|cheers|best|sincerely)|yours(?: truly| sincerely)?|(?:mit )?(?:viele|besten?|lieben?|herzlichen?|schonen?|freundlichen?) grussen?|gruss|lg|vg|mfg|danke|merci|(?:bien |tres )?(?:cordialement|amicalement|sincerement)|cdlt|bien a (?:vous|toi)|salutations(?: distinguees)?|a bientot|amities)[\s,.!]*$/i;
const NO_NAME =
  /^(?:draft|maybe|later|cancel\w*|old|test|yes|no|nein|ja|entwurf|vielleicht|spater|alt|brouillon|peut-etre|annul\w*|non|oui|vieux)\b/i;

function isAnswered(entry: SectionEntry | undefined): boolean {
  return entry?.is === 'item' && entry.item.kind === 'error' && entry.item.answers === true;
}

/** A comment too is only words to us; so is a line that is too long to be read, or one that was refused. */
function unreadIn(entry: SectionEntry, lines: readonly NumberedLine[]): string | null {
  if (entry.is === 'prose') return entry.line.text;
  if (entry.is === 'item') return isUnread(entry.item) && !isSlipOfSetting(entry.item) ? entry.item.text : null;
  const { from, to } = entryLines(entry);
  const isEmptyPress = entry.is === 'press' && entry.message.form === 'one-line' && entry.message.body === '';
  const isAside = entry.is === 'ignored' && (entry.range.why === 'comment' || entry.range.why === 'long-line');
  if (!isEmptyPress && !isAside) return null;
  const text = textBetween(lines, { from, to });
  // An order that was commented out says nothing of the others, nor what our own lines have as an example.
  if (!isAside) return text;
  const said = text.replace(LABEL, '');
  return isOrderInForm(text) || OUR_HINT.test(text) || said.trim() === '' ? null : said;
}

function isSlipOfSetting(item: SectionItem): boolean {
  return item.kind === 'error' && isRefusedSetting(item.text, item.suggestion);
}

/** A line whose words were understood, and which only cannot be done as it stands, is none. */
function isUnread(item: SectionItem): boolean {
  if (item.kind !== 'error') return false;
  const code = typeof item.message === 'string' ? '' : item.message.code;
  // An order with a slip of the pen says nothing of the others.
  if (isOrderInForm(item.text) || isOfUnknownTarget(item)) return false;
  if (code.startsWith('orders/')) return UNREAD_ORDERS.has(code);
  if (code.startsWith('conditions/')) return code === 'conditions/form' || code === 'conditions/else-without-if';
  // A block is a message, or more.
  return code !== 'lines/orders-of-another' && item.lastLine === item.line;
}

function isOrderInForm(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  return (words <= LONGEST_ORDER && BEGINS_ORDER.test(text)) || (words <= 2 * LONGEST_ORDER && HELPS_UNIT.test(text));
}

/** `A Mun to Rurh`: a unit whose place is known, and whose way alone is not. */
function isOfUnknownTarget({ message, text }: Extract<SectionItem, { readonly kind: 'error' }>): boolean {
  if (typeof message === 'string' || message.code !== 'orders/no-such-place') return false;
  const said = text.trim().replace(/[.!]+$/, '');
  return UNIT_FIRST.test(said) && said.split(/\s+/).length <= LONGEST_ORDER && said.endsWith(` ${message.shown}`);
}

const UNIT_FIRST = /^(?:[AF]|army|fleet|armee|armée|flotte)\b.* (?:to|nach|vers) /iu;

/** Words of an order, and how it begins. */
const LONGEST_ORDER = 8;
const BEGINS_ORDER =
  /^\W*(?:(?:\d+ )?IP(?: \w+)? \p{L}{3,} (?:[SHC]\b|-)|(?:[a-z] )?(?:(?:build|remove|disband|retreat) [AF]\b|(?:[AF](?!-t-)|army|fleet|armee|armée|flotte)\b.*(?:-|\b[SHC]\b)|waives?$|(?:to )?hold\.?$|[AF]\p{L}{3} (?:disband|H|D)\b|\p{L}{2,}\.? ?->? ?\p{L}{3,}\.?$))/iu;

/** `A Grèce soutient F Mer Égée - Bulgarie côte sud`: a unit that supports or convoys one, however long its places are. */
const HELPS_UNIT =
  /^\W*(?:[AF]|army|fleet|armee|armée|flotte) .*(?: S| C| supports?| soutient| unterstützt| convoys?| convoie| befördert) (?:the )?(?:[AF]|army|fleet|armee|armée|flotte) /iu;

/** `% 5 influence points, as in IP 1 Bad H`, `% army (A) or fleet (F), as you like`. */
const OUR_HINT = /^% (?:\d+ [^.!?]* IP 1 \p{L}{3} H|\p{L}+ \(A\) \p{L}+ \p{L}+ \(F\), [\p{L} ]+)$/u;

/** What marks a comment, and that it is one: `% note to self:`. */
const LABEL =
  /^\s*(?:\/\/|[%#]+)\s*(?:(?:an? |my |the |eine? |meine? |une? |mon |ma )?(?:comments?|comment line|notes?|n\.?b\.?|remarks?|kommentare?|anmerkung(?:en)?|notiz(?:en)?|bemerkung(?:en)?|commentaires?|remarques?)(?: (?:to (?:my)?self|for me|an mich(?: selbst)?|für mich|pour moi))?(?=\s*(?:[:.,;–-]|$))\s*[:.,;–-]*)?/iu;

const UNREAD_ORDERS: ReadonlySet<string> = new Set([
  'orders/unreadable',
  'orders/not-understood',
  'orders/unit-does-what',
  'orders/breaks-off',
  'orders/no-such-place',
  'orders/no-such-power',
  'orders/power-for-place',
]);

/** Index behind the unread lines that stand together. */
function endOfUnread(standing: readonly Standing[], at: number): number {
  let end = at + 1;
  while (standing[end]?.unread != null && standing[end]!.paragraph === standing[at]!.paragraph) end++;
  return end;
}

/** `Anyway, my orders:` below a sign takes it back. */
function signIn(
  standing: readonly Standing[],
  at: number,
  next: number,
  context: SignContext,
  lines: readonly NumberedLine[],
): Sign | null {
  const unread = standing.slice(at, next);
  const text = textOf(unread);
  const sign = findSign(text, context, context.isOnFile === true ? SURE.onFile : SURE.above);
  const heading = headingAt(standing, next, lines);
  if (sign === null || (heading !== '' && findSign(`${text}\n${heading}`, context) === null))
    return openingIn(unread) ?? (heading === '' ? otherTurnIn(unread, context) : null);
  return sign;
}

function headingAt(standing: readonly Standing[], at: number, lines: readonly NumberedLine[]): string {
  const below = standing[at]?.entry;
  return below?.is === 'ignored' && below.range.why === 'heading' ? textBetween(lines, entryLines(below)) : '';
}

function textBetween(
  lines: readonly NumberedLine[],
  { from, to }: { readonly from: number; readonly to: number },
): string {
  return lines.flatMap(({ number, text }) => (number >= from && number <= to ? [text] : [])).join('\n');
}

/** Mail programs break lines of more than this; a shorter one ends where its writer ended it. */
const SHORTEST_WRAPPED = 50;

function textOf(unread: readonly Standing[]): string {
  return unread.reduce((text, { entry, unread: line }, n) => {
    const above = unread[n - 1];
    if (above === undefined) return line!;
    const before = above.unread!.trimEnd();
    if (entryLines(above.entry).from === entryLines(entry).from) return `${text}, ${line}`;
    return `${text}${before.length >= SHORTEST_WRAPPED && !/[.!?:]$/.test(before) ? ' ' : '\n'}${line}`;
  }, '');
}

/** A line that begins a message: what stands below may be that. */
function openingIn(unread: readonly Standing[]): Sign | null {
  const opening = unread.find(({ entry }) => entry.is === 'prose' && entry.opens);
  if (opening === undefined) return null;
  const text = opening.unread!.trim();
  return { kind: 'against', text, leads: true, isAboutThese: false, isAboutOrders: false };
}

function otherTurnIn(unread: readonly Standing[], context: SignContext): Sign | null {
  const found = unread.find((each) => isOfOtherTurn(each.unread!, context));
  if (found === undefined) return null;
  return { kind: 'against', text: found.unread!.trim(), leads: true, isAboutThese: false, isAboutOrders: true };
}

/** How a sign holds at an entry that was understood; null: no more. */
function below(holding: Holding, standing: readonly Standing[], at: number): Holding | null {
  const { entry, paragraph } = standing[at]!;
  const { first, last } = holding;
  if (isOrder(entry)) {
    const goesOn = last === null || last === paragraph || isSpaced(holding, standing, last, paragraph);
    return goesOn ? { ...holding, first: first ?? paragraph, last: paragraph } : null;
  }
  // An end of press that ended nothing.
  if (entry.is === 'ignored' && entry.range.why === 'about-orders') return null;
  // `My orders:` below `If he agrees:` takes nothing back.
  if (entry.is === 'ignored' && entry.range.why === 'heading') return last === null ? holding : null;
  return last === null || last === paragraph ? holding : null;
}

/** Of a list with a blank line above each order all stand below the sign. */
function isSpaced(
  { paragraph: of, first }: Holding,
  standing: readonly Standing[],
  last: number,
  next: number,
): boolean {
  const isAlone = (paragraph: number) => standing.filter((each) => each.paragraph === paragraph).length === 1;
  return next === last + 1 && first !== of && isAlone(last) && isAlone(next);
}

/** Of what is said in another paragraph of words only what is about the orders themselves still holds. */
function isPastText({ sign, paragraph: of, last }: Holding, paragraph: number): boolean {
  if (last !== null) return last !== paragraph;
  return of !== paragraph && !sign.isAboutOrders;
}

/** Orders above the sign that it is about as well: `OR`, `These are only a draft.` */
function ordersBeside(standing: readonly Standing[], from: number, to: number, sign: Sign): readonly number[] {
  const { paragraph } = standing[from]!;
  const above = standing.slice(0, from).findLastIndex(({ entry }) => isOrder(entry));
  if (above < 0) return [];
  const isGlued = standing[above]!.paragraph === paragraph;
  const isLast = standing.slice(to).every(({ entry }) => !isOrder(entry));
  if (sign.kind !== 'or' && (sign.leads || !(isGlued || (isLast && sign.isAboutThese)))) return [];
  const isMeant = (n: number) => {
    const { entry, paragraph: own } = standing[n]!;
    return isOrder(entry) && (own === standing[above]!.paragraph || (!isGlued && sign.kind !== 'or'));
  };
  let first = above;
  while (first >= 0 && standing[first]!.unread === null) first--;
  return standing.slice(0, above + 1).flatMap((_, n) => (n > first && isMeant(n) ? [n] : []));
}

function whyAsked({ kind, text }: Sign, where: 'pending/below' | 'pending/beside'): Doubt['why'] {
  return { code: kind === 'or' ? 'pending/choice' : where, shown: shortenText(text, LONGEST_SHOWN) };
}

/** Orders with the same remark are asked about together. */
function numbered(entry: SectionEntry, sets: Doubt[]): SectionEntry {
  const doubt = doubtOf(entry);
  if (doubt?.set !== NOT_NUMBERED || entry.is !== 'item' || entry.item.kind !== 'order') return entry;
  const found = sets.find(({ why }) => 'shown' in why && 'shown' in doubt.why && why.shown === doubt.why.shown);
  const pending = found ?? { ...doubt, set: sets.length + 1 };
  if (found === undefined) sets.push(pending);
  return { is: 'item', item: { ...entry.item, pending } };
}

/** An order that another doubt is about keeps that. */
export function inDoubt(entry: SectionEntry, doubt: Doubt): SectionEntry {
  return entry.is === 'item' && entry.item.kind === 'order' && entry.item.pending === undefined
    ? { is: 'item', item: { ...entry.item, pending: doubt } }
    : entry;
}

/** Several sets of one mail stand beside each other, whatever units they order. */
function asChoice(entry: SectionEntry): SectionEntry {
  const doubt = doubtOf(entry);
  if (doubt === undefined || entry.is !== 'item' || entry.item.kind !== 'order') return entry;
  return { is: 'item', item: { ...entry.item, pending: { ...doubt, choice: true } } };
}

function doubtOf(entry: SectionEntry): Doubt | undefined {
  return entry.is === 'item' && entry.item.kind === 'order' ? entry.item.pending : undefined;
}

function asideOf(entry: SectionEntry): SectionEntry {
  return entry.is === 'prose'
    ? { is: 'ignored', range: { from: entry.line.number, to: entry.line.number, why: 'about-orders' } }
    : entry;
}

export function isOrder(entry: SectionEntry): boolean {
  return entry.is === 'item' && entry.item.kind === 'order';
}
