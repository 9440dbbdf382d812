/** The game is paused: to everybody. */

import { paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { leadOf } from '../../parts/wanted.ts';

export const pausedMail = defineMail('paused', {
  for: 'all',
  write: (context, { by }) => {
    const { view } = context;
    return gameLetter(context, {
      subject: `${view.phase ?? ''} ${words().mail.paused.subject}`,
      lead: leadOf(context),
      body: [
        paragraph(words().mail.paused.told(byInWords(context, by))),
        ...classicNote(context, `${classicBy(context, by)} has paused game '${view.name}'.`),
      ],
      attachments: deadlineEvent(context),
    });
  },
});
