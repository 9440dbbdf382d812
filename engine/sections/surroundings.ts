/**
 * No order is filed against what its surroundings say (judge-language A1): an unread line above orders, up to the next blank line
 * or heading, that shows a sign that they are not meant now makes them pending.
 */
import type { Board } from '../board/board.ts';
import type { Doubt, NumberedLine } from '../language/mail/mail-text.ts';
import { isSign } from '../language/signs/find-sign.ts';
import { shorten } from '../text/shorten.ts';
import { type Entry, linesOf } from './entries.ts';

/** Characters of a line that are shown where we ask about it. */
const LONGEST_SHOWN = 60;

/** The entries of a section, in the order of the mail, with the orders pending that a sign is about. */
export function withDoubts(entries: readonly Entry[], board: Board | null): readonly Entry[] {
  if (board === null || !entries.some(isOrder)) return entries;
  let set = 0;
  let doubt: Doubt | null = null;
  let last = 0;
  return entries.map((entry): Entry => {
    const { from, to } = linesOf(entry);
    const isApart = from > last + 1;
    last = to;
    if (entry.is === 'prose' && isSign(entry.line.text, board)) {
      set += 1;
      doubt = { set, why: { code: 'pending/below', shown: shownOf(entry.line) } };
      return { is: 'ignored', range: { from, to, why: 'about-orders' } };
    }
    if (isApart && entry.is !== 'prose') doubt = null;
    if (entry.is === 'ignored' && entry.range.why === 'heading') doubt = null;
    return doubt !== null && entry.is === 'item' && entry.item.kind === 'order'
      ? { is: 'item', item: { ...entry.item, pending: doubt } }
      : entry;
  });
}

function isOrder(entry: Entry): boolean {
  return entry.is === 'item' && entry.item.kind === 'order';
}

function shownOf({ text }: NumberedLine): string {
  return shorten(text.trim(), LONGEST_SHOWN);
}
