import { t } from '../../../locales/current.ts';
import { powerName, powersInWords } from '../../../locales/powers.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { howToTakeOver } from '../../parts/take-over.ts';
import { leadOf } from '../../parts/wanted.ts';

export const civilDisorderMail = defineMail('civil-disorder', {
  for: 'all',
  write: (context, { powers }) => {
    const { view, board } = context;
    const who = powersInWords(board, powers);
    const say = t().mail.civilDisorder;
    return gameLetter(context, {
      subject: say.subject(view.phase ?? '', who),
      lead: leadOf(context),
      body: [
        paragraphBlock(say.told(who, powers.length)),
        ...classicNote(
          context,
          ...powers.map((power) => `${powerName(board, power)} is in civil disorder in game '${view.name}'.`),
        ),
        ...howToTakeOver(context, powers),
      ],
    });
  },
});
