/** Diaries: the reader's own, or after the game everybody's. */
import { counted } from '../../../text/counts.ts';

export const diary = {
  empty: 'Your diary is empty. DIARY begins an entry, END on a line of its own ends it.',
  /** `example`: the number of an entry. */
  inShort: (entries: number, example: number) =>
    `Your diary has ${counted(entries, 'entry', 'entries')}; DIARY READ shows all, DIARY READ ${example} one of them.`,
  entry: (number: number, when: string) => `Your diary, entry ${number}: ${when}`,
  open: (entries: number, diarists: string) =>
    `The diaries are open: ${counted(entries, 'entry', 'entries')} of ${diarists}, on the pages of the game and in its archive.`,
  master: 'the master',
  observer: 'an observer',
};
