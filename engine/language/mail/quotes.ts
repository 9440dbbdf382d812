/**
 * Which lines of a mail are not the writer's own (judge-language F2): quoted text, what a mail program puts above it,
 * signatures and the footers of providers and lists. Lines between quoted ones are the writer's: people answer under the
 * judge's list of orders. What stands in a message with an end mark is its text, whatever it looks like.
 */
import type { Aside } from '../../messages/orders/lines.ts';
import { letterEnd } from '../../text/blocks.ts';
import { foldText } from '../../text/fold.ts';
import { isQuoteMarked, isSignatureMark } from '../../text/line-marks.ts';
import { footerAt } from './footers.ts';
import type { IgnoredRange } from './mail-text.ts';
import { isJudgeDeadline, isJudgeMark, isPressFoot, isPressHead, LONGEST_HEAD, quoteHeadAt } from './quote-heads.ts';

export const QUOTED = 'quoted';
export const SIGNATURE = 'signature';
export const FOOTER = 'footer';
/** Whether it is a quotation is decided when the orders above it are known. */
export const DOUBTFUL = 'perhaps-quoted';

/**
 * Ranges to set aside, in order; those that the mail's structure has shown already (`known`) among them. Time grows with the
 * length of the text.
 */
export function findQuotes(lines: readonly string[], known: readonly IgnoredRange[] = []): readonly IgnoredRange[] {
  const why = reasons(lines, known);
  const plain = lines.map((line) => foldText(line.slice(0, LONGEST_HEAD)).trim());
  const text = { plain, next: nextWrittenLines(plain) };
  const blockLines = lines.map((line, n) => ({ text: line, ignored: why[n]! }));
  let written = 0;
  let doubt = -1;
  let at = 0;
  const rest = (reason: Aside) => {
    for (let n = at; n < lines.length; n++) why[n] ??= reason;
    at = lines.length;
  };
  const take = (count: number, reason: Aside) => {
    for (const end = at + count; at < end; at++) why[at] ??= reason;
  };
  while (at < lines.length) {
    const line = plain[at]!;
    if (line === '' || why[at] !== null) {
      at++;
      continue;
    }
    if (isQuoteMarked(line) && quoteHeadAt(plain, at, text.next) === null) {
      take(1, QUOTED);
      continue;
    }
    if (isPressHead(line)) {
      const foot = plain.findIndex((each, n) => n > at && isPressFoot(each));
      if (foot >= 0) {
        take(foot + 1 - at, QUOTED);
        continue;
      }
    }
    const end = letterEnd(blockLines, at);
    if (end >= 0 && !isQuotedLetter(text, at, end)) {
      written += end - at;
      at = end;
      continue;
    }
    if (isSignatureMark(line)) {
      const quoted = quotedAfter(text, at + 1);
      if (quoted < 0) rest(SIGNATURE);
      // An answer written above its own quotation has its signature between them.
      else take(quoted - at, SIGNATURE);
      continue;
    }
    if (isJudgeMark(line)) {
      const top = topOfJudgeMail(text, why, at);
      for (let n = top; n < at; n++) why[n] ??= QUOTED;
      rest(QUOTED);
      continue;
    }
    const footer = footerAt(plain, at);
    if (footer > 0) {
      take(footer, FOOTER);
      continue;
    }
    const head = quoteHeadAt(plain, at, text.next);
    if (head !== null && !head.isSure && written > 0) {
      // Perhaps: all that stands below is the writer's only if no orders stand above.
      if (doubt < 0) doubt = at;
      at += head.lines;
      continue;
    }
    if (head?.isSure === true) {
      const after = text.next[at + head.lines] ?? -1;
      take(head.lines, QUOTED);
      if (after < 0 || !isQuoteMarked(plain[after]!)) rest(QUOTED);
      continue;
    }
    written++;
    at++;
  }
  if (doubt >= 0) for (let n = doubt; n < lines.length; n++) why[n] ??= DOUBTFUL;
  return rangesBy(plain, why);
}

interface FoldedText {
  readonly plain: readonly string[];
  /** For each line the first one from there on that is not blank; -1 when there is none. */
  readonly next: readonly number[];
}

function reasons(lines: readonly string[], known: readonly IgnoredRange[]): (Aside | null)[] {
  const why: (Aside | null)[] = new Array(lines.length).fill(null);
  for (const { from, to, why: reason } of known)
    for (let n = Math.max(1, from); n <= Math.min(to, lines.length); n++) why[n - 1] = reason;
  return why;
}

function nextWrittenLines(lines: readonly string[]): readonly number[] {
  const next: number[] = new Array(lines.length + 1).fill(-1);
  for (let n = lines.length - 1; n >= 0; n--) next[n] = lines[n] === '' ? next[n + 1]! : n;
  return next;
}

/** The first line at or after `from` that begins a quotation; -1 when there is none. */
function quotedAfter({ plain, next }: FoldedText, from: number): number {
  for (let at = from; at < plain.length; at++) {
    const line = plain[at]!;
    if (line === '') continue;
    if (isQuoteMarked(line) || isJudgeMark(line) || quoteHeadAt(plain, at, next)?.isSure === true) return at;
  }
  return -1;
}

/**
 * Is the end mark of a message somebody else's? Below the head of an unmarked quotation, with a message's own beginning in
 * it: it ends that message, and not the one above.
 */
function isQuotedLetter({ plain, next }: FoldedText, from: number, end: number): boolean {
  let isBelowHead = false;
  for (let at = from + 1; at < end; at++) {
    const line = plain[at]!;
    if (line === '' || isQuoteMarked(line)) continue;
    if (isBelowHead && BEGINNING.test(line)) return true;
    isBelowHead ||= /[:\d_-]/.test(line) && quoteHeadAt(plain, at, next)?.isSure === true;
  }
  return false;
}

/** `PRESS TO France`; not `Press: White, No Fake.` of the judge's own list, nor what its help says of such a line. */
const BEGINNING =
  /^(?:(?:white|gr[ea]y|fake|partial) )?(?:press|broadcast|postal\s?press)\b(?!.*\bend(?:press|broadcast)\b)[^.:!?]{0,80}$/i;

/**
 * Where the judge's own mail begins whose mark stands at a line: its first line, which may be broken in several, and the
 * deadline stand above the mark; some programs part them by blank lines.
 */
function topOfJudgeMail({ plain }: FoldedText, why: readonly (Aside | null)[], mark: number): number {
  const aboveBlank = (from: number) => {
    let at = from;
    while (at > 0 && plain[at - 1] === '') at--;
    return at;
  };
  let top = mark;
  let at = aboveBlank(top);
  for (let lines = deadlineAbove(plain, at); lines > 0; lines = deadlineAbove(plain, at)) {
    top = at - lines;
    at = aboveBlank(top);
  }
  let first = at;
  while (first > 0 && at - first < MOST_FIRST_LINES && plain[first - 1] !== '' && why[first - 1] === null) first--;
  const isWhole = first === 0 || plain[first - 1] === '' || why[first - 1] !== null;
  // With nothing of one's own above it, it is one's own, unless it says what ours do above a deadline.
  const hasOwn = plain.slice(0, first).some((line, n) => line !== '' && why[n] === null);
  const isOurs = hasOwn || (top < mark && OF_ORDERS.test(plain.slice(first, top).join(' ')));
  return isWhole && isOurs ? first : top;
}

/** What has changed in a phase, and what to do then. */
const MOST_FIRST_LINES = 6;

/** How many lines our deadline takes that ends above `at`: one, two where it is long; 0 where there is none. */
function deadlineAbove(plain: readonly string[], at: number): number {
  if (at > 0 && isJudgeDeadline(plain[at - 1]!)) return 1;
  return at > 1 && plain[at - 1] !== '' && isJudgeDeadline(plain[at - 2]!) ? 2 : 0;
}

/** What the first line of our mails about a game that runs speaks of, and no order does. */
const OF_ORDERS = /\b(?:orders?|befehle?n?|ordres?|retreats|builds|removals)\b/i;

/** Neighbours with the same reason as one range, without blank lines at its end. */
function rangesBy(plain: readonly string[], why: readonly (Aside | null)[]): readonly IgnoredRange[] {
  const all: IgnoredRange[] = [];
  let open: { from: number; to: number; why: Aside } | null = null;
  for (const [n, reason] of why.entries()) {
    if (open !== null && reason !== open.why) {
      all.push(open);
      open = null;
    }
    if (reason === null || plain[n] === '') continue;
    if (open === null) open = { from: n + 1, to: n + 1, why: reason };
    else open.to = n + 1;
  }
  return open === null ? all : [...all, open];
}
