/** Somebody plays where nobody did: to everybody else, and to a player whose removal was taken back. */

import { t } from '../../../locales/current.ts';
import { powerName, powersInWords } from '../../../locales/powers.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { leadOf } from '../../parts/wanted.ts';

export const seatTakenMail = defineMail('seat-taken', {
  for: 'all',
  rank: 'notices',
  write: (context, { powers, who, returned, moved, isOwn = false }) => {
    const { view, board } = context;
    const names = powersInWords(board, powers);
    const told = t().mail.seatTaken;
    const person = who ?? 'Somebody';
    return gameLetter(context, {
      subject: `${view.phase ?? ''} ${isOwn ? told.again.subject(names) : told.subject(names, powers.length)}`,
      lead: leadOf(context),
      body: [
        paragraphBlock(
          isOwn
            ? told.again.told(names)
            : returned
              ? told.returned(names, moved)
              : told.told({ powers: names, who, moved }),
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
  },
});
