/** Some hours before the deadline, to those who still owe orders. */
import { HOUR } from '../../../../engine/time.ts';
import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { formatSpan } from '../../../locales/times/format-times.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { answerBlock } from '../../parts/answer.ts';
import { atDeadline } from '../../parts/at-deadline.ts';
import { filedByPower } from '../../parts/on-file.ts';
import { pendingBlocks } from '../../parts/orders/pending.ts';
import { leadOf, wantedInSubject } from '../../parts/wanted.ts';

export const reminderMail = defineMail('reminder', {
  for: 'one',
  write: (context, { hours }) => {
    const { view, board, now } = context;
    const left = view.clock === null ? hours * HOUR : Math.max(0, view.clock.deadline - now);
    const position = view.position!;
    const then = atDeadline(context);
    const hour = t().grammar.spans.hour;
    const told = left === 0 ? null : left < HOUR ? formatSpan(left) : `${Math.round(left / HOUR)} ${hour}`;
    return gameLetter(context, {
      subject: `${view.phase ?? ''} ${t().mail.reminder.subject(told, wantedInSubject(context))}`,
      lead: leadOf(context),
      body: [
        ...(then === null ? [] : [paragraphBlock(then)]),
        ...pendingBlocks(context),
        ...classicNote(context, ...classicOrdersOnFile(board, position, view.name, view.turn, filedByPower(context))),
        ...answerBlock(context, { withLines: true }),
      ],
    });
  },
});
