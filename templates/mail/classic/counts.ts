/** The older judges' table of supply centers by year. */
import { centreCounts } from '../../classic/summary.ts';
import type { Line } from '../../markup/document.ts';
import { inEnglish } from '../../words/in-english.ts';
import type { MailContext } from '../mail.ts';

/** Where the name of who played begins in the table of counts: what must be broken goes on there. */
const NAME_COLUMN = 60;

/** How many centres each power had in each year. */
export function counts({ told, board }: MailContext): readonly Line[] {
  if (told === undefined || told.phases.length === 0) return [];
  return inEnglish(board, (board) => centreCounts(told, board)).map((text) => ({ text, hang: NAME_COLUMN }));
}
