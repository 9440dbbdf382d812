/** The older judges' table of supply centers by year. */
import { centerCounts } from '../../classic/summary.ts';
import { inEnglish } from '../../locales/in-english.ts';
import type { DocumentLine } from '../../markup/document.ts';
import type { MailContext } from '../mail.ts';

/** Where the name of who played begins in the table of counts: what must be broken goes on there. */
const NAME_COLUMN = 60;

/** How many centres each power had in each year. */
export function centerCountLines({ told, board }: MailContext): readonly DocumentLine[] {
  if (told === undefined || told.phases.length === 0) return [];
  return inEnglish(board, (board) => centerCounts(told, board)).map((text) => ({ text, hang: NAME_COLUMN }));
}
