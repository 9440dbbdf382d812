/** Gathers what is found in a section, in the order of the mail, and decides at the end what its prose is. */

import { nearestCommand } from '../commands/nearest-command.ts';
import { answersInWords, isLetterHead } from '../commands/wishes/answers-in-words.ts';
import { isClosing, isDecoration, isGreeting, isName } from '../language/mail/courtesies.ts';
import type {
  Doubt,
  ErrorItem,
  IgnoredRange,
  NumberedLine,
  SectionItem,
  SectionRead,
  WrittenPress,
} from '../language/mail/mail-text.ts';
import { passwordsIn, scrubError, scrubText, wordsPattern } from '../language/mail/scrub.ts';
import type { SignContext } from '../language/signs/sentences.ts';
import type { Message, MessageOrText } from '../messages/all-messages.ts';
import type { Aside } from '../messages/orders/lines.ts';
import type { PendingWhy } from '../messages/orders/pending.ts';
import { asWritten } from '../text/as-written.ts';
import { SCRUBBED } from '../text/secret.ts';
import { shortenText } from '../text/shorten.ts';
import { entryLines, type SectionEntry } from './entries.ts';
import { inDoubt, isOrder, withDoubts } from './surroundings.ts';

export interface SectionWriter {
  readonly add: (item: SectionItem) => void;
  readonly addPress: (message: WrittenPress) => void;
  readonly ignore: (from: number, to: number, why: Aside) => void;
  /** A line that neither orders nor commands anything; `opens`: but begins a message, or a quotation. */
  readonly prose: (line: NumberedLine, opens: boolean) => void;
  readonly blank: () => void;
  /** The orders read from this line on are asked about, and may be a message; false where there are none. */
  readonly ask: (from: number, why: PendingWhy, message?: WrittenPress) => boolean;
  readonly result: () => SectionRead;
}

/** Null: no GM writes. */
type WritingGm = Parameters<typeof answersInWords>[1];

/**
 * `signs`: null where no game is known. `secrets` finds the passwords of the mail, which no error shows; `lines` are those of the
 * section. `gm`: of the game, where a GM writes.
 */
export function sectionWriter(
  { signs, gm }: { readonly signs: SignContext | null; readonly gm: WritingGm },
  secrets: () => RegExp | null,
  lines: readonly NumberedLine[],
): SectionWriter {
  const entries: SectionEntry[] = [];
  let afterBlank = true;
  const push = (entry: SectionEntry) => {
    entries.push(entry);
    afterBlank = false;
  };
  return {
    add: (item) => push({ is: 'item', item }),
    addPress: (message) => push({ is: 'press', message }),
    ignore: (from, to, why) => push({ is: 'ignored', range: { from, to, why } }),
    prose: (line, opens) => {
      const follows = afterBlank || entries.at(-1)?.is === 'prose';
      const paragraph =
        follows && (afterBlank || (entries.at(-1) as Extract<SectionEntry, { is: 'prose' }>).afterBlank);
      push({ is: 'prose', line, afterBlank: paragraph, opens });
    },
    blank: () => {
      afterBlank = true;
    },
    ask: (from, why, message) => {
      // Those that lines around them ask about are numbered upward (surroundings.ts).
      const doubt: Doubt = { set: -from, why, ...(message === undefined ? {} : { message }) };
      const first = entries.findIndex((entry) => entryLines(entry).from >= from && isOrder(entry));
      for (let n = first; n >= 0 && n < entries.length; n++) entries[n] = inDoubt(entries[n]!, doubt);
      return first >= 0;
    },
    result: () => settle(withDoubts(entries, signs, lines), secrets(), asideOf(lines), gm),
  };
}

/** Texts of lines that are not read. */
function asideOf(lines: readonly NumberedLine[]): readonly string[] {
  return lines.flatMap(({ text, ignored }) => (ignored === null ? [] : [text]));
}

/**
 * Prose is a greeting before the first thing read, a closing or a name after the last, and else what was not understood: every
 * line is used, or shown back (judge-language F1). A few words spelt nearly like a command are always asked about.
 */
function settle(
  entries: readonly SectionEntry[],
  secrets: RegExp | null,
  aside: readonly string[],
  gm: WritingGm,
): SectionRead {
  const counts = ({ is }: SectionEntry) => is === 'item' || is === 'press';
  const first = entries.findIndex(counts);
  const last = entries.findLastIndex(counts);
  const names = signedFrom(entries, last);
  const items: SectionItem[] = [];
  const press: WrittenPress[] = [];
  const ignored: IgnoredRange[] = [];
  const letter = gm === null ? null : letterIn(entries, gm);
  if (letter !== null) items.push(letter);
  for (const [n, entry] of entries.entries()) {
    if (letter !== null && entry.is === 'prose' && entry.line.number >= letter.line) continue;
    if (entry.is === 'item') items.push(entry.item);
    else if (entry.is === 'press') press.push(entry.message);
    else if (entry.is === 'ignored') join(ignored, entry.range);
    else {
      const { line, afterBlank } = entry;
      const { number, text } = line;
      const mistaken = isGreeting(text) ? null : mistakenCommand(line);
      const isAbove = first < 0 || n < first;
      const answered = answersInWords(text, gm);
      if (answered.length > 0)
        items.push(...answered.map((each) => ({ ...notUnderstood(line, true), ...each, answers: true as const })));
      else if (mistaken !== null) items.push(mistaken);
      else if (isDecoration(text)) join(ignored, { from: number, to: number, why: 'ruled-line' });
      else if (isGreeting(text)) join(ignored, { from: number, to: number, why: isAbove ? 'greeting' : 'closing' });
      else if (isClosing(text) || n >= names) join(ignored, { from: number, to: number, why: 'closing' });
      else {
        // A sentence that goes on in the next line is asked about once.
        const before = items.at(-1);
        const isGlued = !isAbove && n < last && !afterBlank;
        if (entries[n - 1]?.is === 'prose' && goesOn(before, line, gm)) items[items.length - 1] = longer(before, line);
        else items.push(notUnderstood(line, !isGlued));
      }
    }
  }
  // What one refused line was to set, or one that is quoted, another may repeat.
  const faulty = items.flatMap((item) => (item.kind === 'error' ? [item.text] : []));
  const wanted = faulty.length === 0 ? null : wordsPattern([...faulty, ...aside].flatMap(passwordsIn));
  const scrubbed = items.map((item) => {
    if (item.kind !== 'error') return withoutSecret(item, secrets);
    const own = wanted !== null && item.text.search(wanted) >= 0 ? wanted : null;
    return scrubError(scrubError({ ...item, message: quoted(item.message, item.text) }, secrets), own);
  });
  return { items: scrubbed, press, ignored };
}

/** What a GM wants to say to players, below a line that names them, where nothing else stands below it. */
function letterIn(entries: readonly SectionEntry[], gm: WritingGm): ErrorItem | null {
  const from = entries.findIndex((entry) => entry.is === 'prose' && isLetterHead(entry.line.text));
  const below = entries.slice(from).flatMap((entry) => (entry.is === 'prose' ? entry.line : []));
  if (from < 0 || below.length < 2 || below.length < entries.length - from) return null;
  const texts = below.map((line) => line.text.trim());
  const [answer] = answersInWords(texts.join('\n'), gm);
  if (answer?.suggestion?.startsWith('PRESS') !== true) return null;
  return {
    ...notUnderstood({ ...below[0]!, text: texts.join(' ') }, true),
    ...answer,
    lastLine: below.at(-1)!.number,
    answers: true,
  };
}

/** Nor does what is said of orders that are asked about show one. */
function withoutSecret(item: Exclude<SectionItem, ErrorItem>, secrets: RegExp | null): SectionItem {
  if (item.kind !== 'order' || item.pending === undefined || !('shown' in item.pending.why)) return item;
  const { why } = item.pending;
  const once = scrubText(why.shown);
  const shown = secrets === null ? once : once.replace(secrets, SCRUBBED);
  return shown === why.shown ? item : { ...item, pending: { ...item.pending, why: { ...why, shown } } };
}

/** With what it quotes of a line as it stands there: commands and dates are read in small letters without their marks. */
function quoted(message: MessageOrText, line: string): MessageOrText {
  if (typeof message === 'string') return message;
  const facts = Object.entries(message).map(([name, fact]) => {
    if (typeof fact === 'string') return [name, name === 'shown' || name === 'text' ? asWritten(fact, line) : fact];
    return [name, name === 'why' && isTelling(fact) ? quoted(fact, line) : fact];
  });
  // Compared with each message it would be more than the compiler takes.
  return Object.fromEntries(facts) as unknown as Message;
}

function isTelling(fact: unknown): fact is Message {
  return typeof fact === 'object' && fact !== null && 'code' in fact;
}

/** Index of the first of the last lines with which the writer signs: below something else, names and nothing more. */
function signedFrom(entries: readonly SectionEntry[], last: number): number {
  let from = entries.length;
  for (let n = entries.length - 1; n > last && entries.length - n <= MOST_NAMES; n--) {
    const entry = entries[n]!;
    if (entry.is === 'ignored') continue;
    if (entry.is !== 'prose' || !isName(entry.line.text)) break;
    const above = entries[n - 1];
    // The only words of a mail are no signature: a sentence stands above one, or something that was read.
    if (
      (entry.afterBlank && (last >= 0 || isBelowSentence(entries, n))) ||
      (above?.is === 'prose' && isClosing(above.line.text)) ||
      // `When is the deadline?`, and `Karen` below it
      (n === last + 1 && isQuestion(above) && /^\W*\p{Lu}/u.test(entry.line.text))
    )
      from = n;
  }
  return from;
}

function isQuestion(entry: SectionEntry | undefined): boolean {
  return entry?.is === 'item' && /\?\W*$/.test(entry.item.text);
}

function isBelowSentence(entries: readonly SectionEntry[], at: number): boolean {
  return entries
    .slice(0, at)
    .some((each) => each.is === 'prose' && !isName(each.line.text) && !isGreeting(each.line.text));
}

/** Quotations and footers may stand below the name. */
const MOST_NAMES = 200;

function goesOn(before: SectionItem | undefined, line: NumberedLine, gm: WritingGm): before is ErrorItem {
  return (
    before?.kind === 'error' &&
    before.isProse === true &&
    before.answers !== true &&
    before.lastLine + 1 === line.number &&
    answersInWords(before.text, gm).length === 0
  );
}

function longer(before: ErrorItem, { number, text }: NumberedLine): ErrorItem {
  return { ...before, lastLine: number, text: `${before.text} ${text.trim()}`.slice(0, LONGEST_SHOWN) };
}

/** Characters of a paragraph that are kept to be shown back. */
const LONGEST_SHOWN = 500;

function mistakenCommand({ number, text }: NumberedLine): SectionItem | null {
  const near = nearestCommand(text);
  if (near === null) return null;
  return {
    kind: 'error',
    line: number,
    lastLine: number,
    text: text.trim(),
    message: { code: near.alone ? 'lines/command-alone' : 'lines/no-command', shown: shortenText(near.written) },
    suggestion: near.suggestion,
    suggestions: [],
  };
}

/** `isProse`: a sentence by itself; else a line between orders that was perhaps to be one. */
export function notUnderstood({ number, text }: NumberedLine, isProse = false): ErrorItem {
  return {
    kind: 'error',
    line: number,
    lastLine: number,
    text: text.trim(),
    message: { code: isProse ? 'lines/prose' : 'lines/not-understood' },
    suggestion: null,
    suggestions: [],
    ...(isProse ? { isProse } : {}),
  };
}

function join(ranges: IgnoredRange[], range: IgnoredRange): void {
  const last = ranges.at(-1);
  if (last !== undefined && last.why === range.why && last.to + 1 === range.from)
    ranges[ranges.length - 1] = { ...last, to: range.to };
  else ranges.push(range);
}
