/** Two versions of one text, plain and formatted: which of them is what its writer wrote. */
import { findQuotes, QUOTED } from '../../engine/language/mail/quotes.ts';

export interface AlternativeLine {
  readonly text: string;
  /** Quoted, as only the structure of the mail shows. */
  readonly isQuoted: boolean;
}

/** Some mail programs (Yahoo's) make one line of several in the plain text: the same letters in fewer lines. */
export function isGlued(plain: readonly AlternativeLine[], rich: readonly AlternativeLine[]): boolean {
  const own = rich.flatMap(({ text, isQuoted }) => (isQuoted || text.trim() === '' ? [] : [normalizeLine(text)]));
  const letters = own.join('');
  let at = 0;
  let count = 0;
  for (const { text } of plain) {
    if (at === letters.length || count >= own.length) break;
    const what = normalizeLine(text);
    if (what === '') continue;
    if (!letters.startsWith(what, at)) return false;
    at += what.length;
    count++;
  }
  return letters !== '' && at === letters.length && count < own.length;
}

/** What two renderings of a line have in common. */
export function normalizeLine(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

/** Nothing, or nothing but a word that there is HTML. */
export function isStub(lines: readonly AlternativeLine[]): boolean {
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .trim();
  return text === '' || (text.length < 400 && lines.length < 12 && STUBS.test(text));
}

const STUBS =
  /\b(?:view|read|see|display|show|use|using|support|supports|enable|enabled|capable|compatible|in|an?) (?:[a-z' -]{0,40})?html\b|\bhtml (?:e-?mail|message|mail|version|part|only|viewer|format|client|capable)/i;

/**
 * The first line of the formatted text, as its writer sees it, that the plain text does not have: not as words of several lines
 * either, nor in what it quotes. Null: there is none. Signatures, footers, pictures and what links lead to are not compared.
 */
export function missingFrom(plain: readonly AlternativeLine[], rich: readonly AlternativeLine[]): string | null {
  const has = normalizeLine(plain.map(({ text }) => text).join(' '));
  const missing = ownLines(rich).find((text) => !has.includes(normalizeLine(text.replace(TARGETS, ' '))));
  return missing?.trim() ?? null;
}

/** Where a link leads, beside its words. */
const TARGETS = /<?(?:https?:\/\/|mailto:|www\.)[^\s<>]*>?/gi;

/** What stands for a picture where there is none to be seen: of Gmail, of Outlook, of Apple. */
const PLACEHOLDERS = /\[(?:image|cid): ?[^\]\n]{0,200}\]|\uFFFC/gi;

/** Lines with words of the writer, without quotations and signatures. */
export function ownLines(lines: readonly AlternativeLine[]): readonly string[] {
  const structure = lines.flatMap(({ isQuoted }, n) =>
    isQuoted ? [{ from: n + 1, to: n + 1, why: QUOTED } as const] : [],
  );
  const texts = lines.map(({ text }) => text.replace(PLACEHOLDERS, ' '));
  const aside = new Set(
    findQuotes(texts, structure).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n)),
  );
  return texts.filter((text, n) => normalizeLine(text) !== '' && !aside.has(n + 1));
}
