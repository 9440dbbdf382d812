/** Back to before the powers were dealt: to everybody. */

import { t } from '../../../locales/current.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { byInWords } from '../../parts/by.ts';
import { leadOf } from '../../parts/wanted.ts';

export const unstartedMail = defineMail('unstarted', {
  for: 'all',
  rank: 'notices',
  write: (context, { by }) => {
    const { view } = context;
    return gameLetter(context, {
      subject: t().mail.unstarted.subject,
      lead: leadOf(context),
      body: [
        paragraphBlock(t().mail.unstarted.told(byInWords(context, by))),
        ...classicNote(context, `Game '${view.name}' has been unstarted.`),
      ],
    });
  },
});
