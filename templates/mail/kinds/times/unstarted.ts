/** Back to before the powers were dealt: to everybody. */

import { paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
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
      subject: words().mail.unstarted.subject,
      lead: leadOf(context),
      body: [
        paragraph(words().mail.unstarted.told(byInWords(context, by))),
        ...classicNote(context, `Game '${view.name}' has been unstarted.`),
      ],
    });
  },
});
