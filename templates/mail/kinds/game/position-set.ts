/** The master has set up the board: to everybody. */
import { t } from '../../../locales/current.ts';
import { defineMail } from '../../define-mail.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { boardLetter } from './board-letter.ts';

export const positionSetMail = defineMail('position-set', {
  for: 'all',
  rank: 'notices',
  write: (context, { by }) => {
    const { view } = context;
    return boardLetter(context, {
      subject: `${view.phase ?? ''} ${t().mail.positionSet.subject}`,
      told: t().mail.positionSet.told(byInWords(context, by)),
      classic: `${classicBy(context, by)} has set up the board of game '${view.name}'.`,
    });
  },
});
