/** Once a week to the masters of a paused game. */

import { lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { sheetBlock } from '../../parts/order-sheet.ts';
import { lead } from '../../parts/wanted.ts';

export const stillPausedMail = defineMail('still-paused', {
  for: 'one',
  rank: 'notices',
  write: (context) => {
    const { view } = context;
    const told = words().mail.stillPaused;
    return gameLetter(context, {
      subject: told.subject,
      lead: lead(told.lead, 'act'),
      body: [
        paragraph(told.how),
        lines('resume'),
        ...sheetBlock(context),
        ...classicNote(context, `Diplomacy game '${view.name}' is waiting for its master.`),
      ],
    });
  },
});
