/** What a GM did that no other mail tells: to the other GMs. */

import { t } from '../../../locales/current.ts';
import { formatterFor } from '../../../locales/speaker.ts';
import { listBlock, paragraphBlock } from '../../../markup/document.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { leadOf } from '../../parts/wanted.ts';

export const gmActedMail = defineMail('gm-acted', {
  for: 'one',
  rank: 'notices',
  write: (context, { who, acts }) => {
    const told = t().mail.gmActed;
    const { say } = formatterFor(context);
    return gameLetter(context, {
      subject: told.subject(who),
      lead: leadOf(context),
      body: [paragraphBlock(told.told(who)), listBlock(acts.map(say))],
    });
  },
});
