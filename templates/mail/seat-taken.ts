/** Somebody plays where nobody did: to everybody else. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { powerName, powersInWords } from '../words/powers.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeSeatTaken(
  context: MailContext,
  { powers, who, returned, moved }: Extract<MailContent, { kind: 'seat-taken' }>,
): WrittenMail {
  const { view, board } = context;
  const names = powersInWords(board, powers);
  const person = who ?? 'Somebody';
  return gameLetter(context, {
    subject: `${view.phase ?? ''} ${names} ${powers.length === 1 ? 'is' : 'are'} played again`,
    lead: leadOf(context),
    body: [
      paragraph(
        `${returned ? `The player of ${names} is back` : `${person} now plays ${names}`}. ${
          moved
            ? 'We moved the deadline to leave time for orders. WAIT is on for everybody; SET NOWAIT turns yours off.'
            : 'The deadline is unchanged.'
        }`,
      ),
      ...classicNote(
        context,
        ...powers.map((power) =>
          returned
            ? `${person} has returned as ${powerName(board, power)} in game '${view.name}'.`
            : `${person} has taken over ${powerName(board, power)} in game '${view.name}'.`,
        ),
      ),
    ],
    ...(moved ? { attachments: deadlineEvent(context) } : {}),
  });
}
