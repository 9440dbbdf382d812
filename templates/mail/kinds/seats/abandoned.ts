/** A power has lost its player: to the one whose seat it was, and to everybody else. */

import { t } from '../../../locales/current.ts';
import { powerName, powersInWords } from '../../../locales/powers.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { howToTakeOver } from '../../parts/take-over.ts';
import { leadOf, leadOfText } from '../../parts/wanted.ts';

export const abandonedMail = defineMail('abandoned', {
  for: ({ own }) => (own ? 'one' : 'all'),
  rank: 'notices',
  write: (context, { powers, own, isMuster = false }) => {
    const { view, board } = context;
    const who = powersInWords(board, powers);
    const say = t().mail.abandoned;
    const told = isMuster ? say.notMustered : view.settings.nmr === 'play-on' ? say.goesOn : say.waits;
    return gameLetter(context, {
      subject: say.subject(view.phase ?? '', who),
      lead: own ? leadOfText(say.noLongerYours(who, view.name), 'late') : leadOf(context),
      body: [
        paragraphBlock(own ? say.comeBack(isMuster) : told(who)),
        ...classicNote(
          context,
          ...powers.map((power) => `${powerName(board, power)} has been abandoned in game '${view.name}'.`),
        ),
        ...howToTakeOver(context, powers),
      ],
    });
  },
});
