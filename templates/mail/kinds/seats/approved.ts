/** To somebody whom a master has let in. */

import { t } from '../../../locales/current.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { leadOf } from '../../parts/wanted.ts';

export const approvedMail = defineMail('approved', {
  for: 'one',
  write: (context) => {
    const { view } = context;
    const say = t().mail.approved;
    return gameLetter(context, {
      subject: say.subject,
      lead: leadOf(context),
      body: [
        paragraphBlock(say.told(view.name)),
        ...classicNote(context, `You have been approved in game '${view.name}'.`),
      ],
    });
  },
});
