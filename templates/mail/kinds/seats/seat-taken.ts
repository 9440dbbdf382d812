/** Somebody plays where nobody did: to everybody else. */

import { paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powerName, powersInWords } from '../../../words/powers.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { leadOf } from '../../parts/wanted.ts';

export const seatTakenMail = defineMail('seat-taken', {
  for: 'all',
  rank: 'notices',
  write: (context, { powers, who, returned, moved }) => {
    const { view, board } = context;
    const names = powersInWords(board, powers);
    const told = words().mail.seatTaken;
    const person = who ?? 'Somebody';
    return gameLetter(context, {
      subject: `${view.phase ?? ''} ${told.subject(names, powers.length)}`,
      lead: leadOf(context),
      body: [
        paragraph(returned ? told.returned(names, moved) : told.told({ powers: names, who, moved })),
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
  },
});
