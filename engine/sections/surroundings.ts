/**
 * No order is filed against what its surroundings say (judge-language A1): an unread line above orders, up to the next blank line
 * or heading, that shows a sign that they are not meant now makes them pending.
 */
import type { Board } from '../board/board.ts';
import type { Doubt, NumberedLine } from '../language/mail/mail-text.ts';
import { isOr, isSign } from '../language/signs/find-sign.ts';
import { shortenText } from '../text/shorten.ts';
import { entryLines, type SectionEntry } from './entries.ts';

/** Characters of a line that are shown where we ask about it. */
const LONGEST_SHOWN = 60;

/** The entries of a section, in the order of the mail, with the orders pending that a sign is about. */
export function withDoubts(entries: readonly SectionEntry[], board: Board | null): readonly SectionEntry[] {
  if (board === null || !entries.some(isOrder)) return entries;
  let set = 0;
  let doubt: Doubt | null = null;
  let last = 0;
  // Where the orders begin that an OR below them would be about.
  let begin = 0;
  // The entry behind the last sign.
  let below = 0;
  const read: SectionEntry[] = [];
  for (const entry of entries) read.push(readOne(entry));
  return read;

  function readOne(entry: SectionEntry): SectionEntry {
    const { from, to } = entryLines(entry);
    const isApart = from > last + 1;
    last = to;
    if (entry.is === 'prose' && board !== null && (entry.opens || isSign(entry.line.text, board))) {
      set += 1;
      if (isOr(entry.line.text)) {
        const why = { code: 'pending/choice', shown: shownOf(entry.line) } as const;
        const above: Doubt = { set, why, choice: true };
        for (let n = begin; n < read.length; n++) read[n] = inDoubt(read[n]!, above);
        set += 1;
        doubt = { set, why, choice: true };
      } else doubt = { set, why: { code: 'pending/below', shown: shownOf(entry.line) } };
      begin = read.length + 1;
      below = begin;
      return { is: 'ignored', range: { from, to, why: 'about-orders' } };
    }
    // A blank line between the sign and the first order parts nothing.
    const isFirstBelow = doubt !== null && below === read.length;
    if (isApart && entry.is !== 'prose' && !isFirstBelow) doubt = null;
    if (entry.is === 'ignored' && entry.range.why === 'heading') doubt = null;
    if (!isOrder(entry)) begin = read.length + 1;
    else if (isApart) begin = read.length;
    return doubt === null ? entry : inDoubt(entry, doubt);
  }
}

/** An order that another doubt is about keeps that. */
export function inDoubt(entry: SectionEntry, doubt: Doubt): SectionEntry {
  return entry.is === 'item' && entry.item.kind === 'order' && entry.item.pending === undefined
    ? { is: 'item', item: { ...entry.item, pending: doubt } }
    : entry;
}

export function isOrder(entry: SectionEntry): boolean {
  return entry.is === 'item' && entry.item.kind === 'order';
}

function shownOf({ text }: NumberedLine): string {
  return shortenText(text.trim(), LONGEST_SHOWN);
}
