import { t } from '../../../locales/current.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { howToTakeOver } from '../../parts/take-over.ts';
import { leadOf } from '../../parts/wanted.ts';

export const replacementWantedMail = defineMail('replacement-wanted', {
  for: 'all',
  rank: 'notices',
  write: (context, { powers }) => {
    const { view, board } = context;
    const who = powersInWords(board, powers);
    return gameLetter(context, {
      subject: `${view.phase ?? ''} ${t().mail.replacementWanted.subject(who)}`,
      lead: leadOf(context),
      body: [
        paragraphBlock(t().mail.replacementWanted.told(who)),
        ...classicNote(context, `Diplomacy game '${view.name}' is waiting for replacements: ${who}.`),
        ...howToTakeOver(context, powers),
      ],
    });
  },
});
