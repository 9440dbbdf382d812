/** Once a week to the masters of a paused game. */

import { t } from '../../../locales/current.ts';
import { linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { sheetBlock } from '../../parts/order-sheet.ts';
import { leadOfText } from '../../parts/wanted.ts';

export const stillPausedMail = defineMail('still-paused', {
  for: 'one',
  rank: 'notices',
  write: (context) => {
    const { view } = context;
    const told = t().mail.stillPaused;
    return gameLetter(context, {
      subject: told.subject,
      lead: leadOfText(told.lead, 'act'),
      body: [
        paragraphBlock(told.how),
        linesBlock('resume'),
        ...sheetBlock(context),
        ...classicNote(context, `Diplomacy game '${view.name}' is waiting for its master.`),
      ],
    });
  },
});
