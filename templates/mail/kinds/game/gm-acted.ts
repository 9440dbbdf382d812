/** What a GM did that no other mail tells: to the other GMs, or to everybody. */

import { t } from '../../../locales/current.ts';
import { formatterFor } from '../../../locales/speaker.ts';
import { listBlock, paragraphBlock } from '../../../markup/document.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { leadOf } from '../../parts/wanted.ts';

export const gmActedMail = defineMail('gm-acted', {
  for: ({ isToAll = false }) => (isToAll ? 'all' : 'one'),
  rank: 'notices',
  write: (context, { who, acts, isToAll = false }) => {
    const told = t().mail.gmActed;
    const { say } = formatterFor(context);
    return gameLetter(context, {
      subject: isToAll ? told.toAll : told.subject(who),
      lead: leadOf(context),
      body: isToAll
        ? acts.map((act) => paragraphBlock(`${told.act(who, say(act))}.`))
        : [paragraphBlock(told.told(who)), listBlock(acts.map(say))],
    });
  },
});
