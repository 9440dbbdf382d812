/**
 * An order that is read out of a sentence in plain words counts only where the rest of that sentence is understood: in `Paris goes to
 * Picardy, Marseilles down the coast`, or `constantinople → bulgarie, et smyrne prend sa place`, one clause bears on the other.
 */
import type { NumberedLine, SectionItem, SectionRead } from '../language/mail/mail-text.ts';
import { shortenText } from '../text/shorten.ts';
import { isLineFull } from '../text/wrapped-lines.ts';

export function withDoubtBesideUnread(read: SectionRead, lines: readonly NumberedLine[]): SectionRead {
  const unread = read.items.filter((item) => isUnreadOrder(item) && isInWords(item));
  if (unread.length === 0 || !read.items.some((item) => item.kind === 'order' && isInWords(item))) return read;
  const paragraph = paragraphOf(lines);
  return {
    ...read,
    items: read.items.map((item) => {
      if (item.kind !== 'order' || item.pending !== undefined || !isInWords(item)) return item;
      const beside = unread.find(({ line }) => paragraph.get(line) === paragraph.get(item.line));
      if (beside === undefined) return item;
      const why = { code: 'pending/beside', shown: shortenText(beside.text) } as const;
      return { ...item, pending: { set: -paragraph.get(item.line)!, why } };
    }),
  };
}

function isUnreadOrder(item: SectionItem): boolean {
  if (item.kind !== 'error' || item.isProse === true || typeof item.message === 'string') return false;
  // `Smyrna - Constantinopel` says what it is for, whatever is wrong with it.
  if (item.message.code === 'orders/no-such-place' && ARROW.test(item.text)) return false;
  return /^(?:orders\/|refusals\/order)/.test(item.message.code);
}

const ARROW = /^\W*\p{L}+\.? ?(?:-+>?|→) ?\p{L}+\W*$/u;

/** Not `A Par - Bur`, nor `F: Bre - Mao`, `FRANCE: A Par H`. */
function isInWords({ text }: SectionItem): boolean {
  return !/^\W*(?:\p{L}+\s*:\s*)?[AF]\b/iu.test(text);
}

/** The first line of those that a program broke at its margin, by each of their numbers. */
function paragraphOf(lines: readonly NumberedLine[]): ReadonlyMap<number, number> {
  const first = new Map<number, number>();
  for (const [n, { number, text }] of lines.entries()) {
    const above = lines[n - 1];
    const goesOn = above !== undefined && above.text.trim() !== '' && isLineFull(above.text, text);
    first.set(number, goesOn ? first.get(above.number)! : number);
  }
  return first;
}
