/** Bots play where nobody did: to everybody. */

import { t } from '../../../locales/current.ts';
import { powerName, powersInWords } from '../../../locales/powers.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { howToTakeOver } from '../../parts/take-over.ts';
import { leadOf } from '../../parts/wanted.ts';

export const botsSeatedMail = defineMail('bots-seated', {
  for: 'all',
  rank: 'notices',
  write: (context, { powers }) => {
    const { view, board } = context;
    const names = powersInWords(board, powers);
    const say = t().mail.botsSeated;
    return gameLetter(context, {
      subject: say.subject(view.phase ?? '', names, powers.length),
      lead: leadOf(context),
      body: [
        paragraphBlock(say.told(names, powers.length)),
        ...classicNote(
          context,
          ...powers.map((power) => `A bot plays ${powerName(board, power)} in game '${view.name}'.`),
        ),
        ...howToTakeOver(context, powers),
      ],
    });
  },
});
