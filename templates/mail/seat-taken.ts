/** Somebody plays where nobody did: to everybody else. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { powerName, powersInWords } from '../words/powers.ts';
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeSeatTaken(
  occasion: Occasion,
  { powers, who, returned, moved }: Extract<MailContent, { kind: 'seat-taken' }>,
): WrittenMail {
  const { view, board } = occasion;
  const names = powersInWords(board, powers);
  const person = who ?? 'Somebody';
  return gameLetter(occasion, {
    subject: `${view.phase ?? ''} ${names} ${powers.length === 1 ? 'is' : 'are'} played again`,
    lead: leadOf(occasion),
    body: [
      paragraph(
        `${returned ? `The player of ${names} has returned` : `${person} plays ${names} from now on`}. ${
          moved
            ? 'The deadline has moved to give time for orders, and WAIT is set for everybody: SET NOWAIT takes yours off.'
            : 'The deadline stays as it was.'
        }`,
      ),
      lines(
        ...classicHead(occasion),
        ...powers.map((power) =>
          returned
            ? `${person} has returned as ${powerName(board, power)} in game '${view.name}'.`
            : `${person} has taken over ${powerName(board, power)} in game '${view.name}'.`,
        ),
      ),
    ],
    ...(moved ? { attachments: deadlineEvent(occasion) } : {}),
  });
}
