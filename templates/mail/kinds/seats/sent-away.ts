/** To somebody who has been sent away without having played. */
import { words } from '../../../words/current.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { lead } from '../../parts/wanted.ts';

export const sentAwayMail = defineMail('sent-away', {
  for: 'one',
  write: (context, { as }) => {
    const { subject, told } = words().mail.sentAway;
    return gameLetter(context, {
      subject: subject[as],
      lead: lead(told[as](context.view.name), 'rest'),
      body: [],
    });
  },
});
