/** The judge was down when a deadline passed: to everybody. */

import { t } from '../../../locales/current.ts';
import { formatSpan, localDate, timeFor } from '../../../locales/times/format-times.ts';
import { paragraphBlock } from '../../../markup/document.ts';
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
      subject: `${view.phase ?? ''} ${t().mail.outage.subject(localDate(deadline, zone, zones))}`,
      lead: leadOf(context),
      body: [
        paragraphBlock(t().mail.outage.told(formatSpan(to - from), timeFor(from, zone, zones))),
        ...classicNote(context, `The deadline for game '${view.name}' is now ${classicInstant(context, deadline)}.`),
      ],
      attachments: deadlineEvent(context),
    });
  },
});
