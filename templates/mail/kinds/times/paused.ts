/** The game is paused: to everybody. */

import { t } from '../../../locales/current.ts';
import { paragraphBlock } from '../../../markup/document.ts';
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
      subject: `${view.phase ?? ''} ${t().mail.paused.subject}`,
      lead: leadOf(context),
      body: [
        paragraphBlock(t().mail.paused.told(byInWords(context, by))),
        ...classicNote(context, `${classicBy(context, by)} has paused game '${view.name}'.`),
      ],
      attachments: deadlineEvent(context),
    });
  },
});
