/** To somebody whom a master has let in. */

import { paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { leadOf } from '../../parts/wanted.ts';

export const approvedMail = defineMail('approved', {
  for: 'one',
  write: (context) => {
    const { view } = context;
    const say = words().mail.approved;
    return gameLetter(context, {
      subject: say.subject,
      lead: leadOf(context),
      body: [paragraph(say.told(view.name)), ...classicNote(context, `You have been approved in game '${view.name}'.`)],
    });
  },
});
