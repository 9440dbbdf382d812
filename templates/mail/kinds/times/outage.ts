/** The judge was down when a deadline passed: to everybody. */

import { paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { localDate, span, timeFor } from '../../../words/times/times.ts';
import { classicInstant, classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { leadOf } from '../../parts/wanted.ts';

export const outageMail = defineMail('outage', {
  for: 'all',
  write: (context, { from, to }) => {
    const { view, zone, zones } = context;
    const { deadline } = view.clock!;
    return gameLetter(context, {
      subject: `${view.phase ?? ''} ${words().mail.outage.subject(localDate(deadline, zone, zones))}`,
      lead: leadOf(context),
      body: [
        paragraph(words().mail.outage.told(span(to - from), timeFor(from, zone, zones))),
        ...classicNote(context, `The deadline for game '${view.name}' is now ${classicInstant(context, deadline)}.`),
      ],
      attachments: deadlineEvent(context),
    });
  },
});
