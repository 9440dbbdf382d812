/** What the reader has made of the lines of a section, one entry for each thing, in the order of the mail. */
import type { IgnoredRange, LineRange, NumberedLine, SectionItem, WrittenPress } from '../language/mail/mail-text.ts';

/** `opens`: the line begins a message, or seems to begin a quotation. */
export type SectionEntry =
  | { readonly is: 'item'; readonly item: SectionItem }
  | { readonly is: 'press'; readonly message: WrittenPress }
  | { readonly is: 'ignored'; readonly range: IgnoredRange }
  | { readonly is: 'prose'; readonly line: NumberedLine; readonly afterBlank: boolean; readonly opens: boolean };

export function entryLines(entry: SectionEntry): LineRange {
  switch (entry.is) {
    case 'item':
      return { from: entry.item.line, to: entry.item.lastLine };
    case 'press':
      return { from: entry.message.line, to: entry.message.lastLine };
    case 'ignored':
      return entry.range;
    case 'prose':
      return { from: entry.line.number, to: entry.line.number };
  }
}
