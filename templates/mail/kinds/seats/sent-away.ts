/** To somebody who has been sent away without having played. */
import { t } from '../../../locales/current.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { leadOfText } from '../../parts/wanted.ts';

export const sentAwayMail = defineMail('sent-away', {
  for: 'one',
  write: (context, { as }) => {
    const { subject, told } = t().mail.sentAway;
    return gameLetter(context, {
      subject: subject[as],
      lead: leadOfText(told[as](context.view.name), 'rest'),
      body: [],
    });
  },
});
