/** A GM has offered a seat to an address: to that address, to who plays there now, and to the other GMs. */
import { seatWord } from '../../../../engine/game/decide/open-seats.ts';
import { lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powersInWords } from '../../../words/powers.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { lead, leadOf } from '../../parts/wanted.ts';

export const seatOfferedMail = defineMail('seat-offered', {
  for: 'one',
  write: (context, { powers, isSamePlayer, reader }) => {
    const { view, board } = context;
    const names = powersInWords(board, powers);
    const say = words().mail.seatOffered;
    const isTaker = reader === 'taker';
    return gameLetter(context, {
      subject: isTaker ? say.subjectTaker(names) : say.subject(names),
      lead: isTaker ? lead(say.lead(names, view.name), 'act') : leadOf(context),
      body: [
        paragraph(say[reader](names, isSamePlayer)),
        ...(isTaker ? [lines(`TAKEOVER ${seatWord(board, powers[0]!)}@${view.name}`), paragraph(say.nothing)] : []),
      ],
    });
  },
});
