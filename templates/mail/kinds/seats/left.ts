/** Somebody has resigned: to the masters. */

import { t } from '../../../locales/current.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { leadOf } from '../../parts/wanted.ts';
import { playerCount, stillOpen } from './joined.ts';

export const leftMail = defineMail('left', {
  for: 'one',
  rank: 'notices',
  write: (context, { who }) => {
    const { view } = context;
    const isForming = view.status === 'forming';
    const say = t().mail.left;
    return gameLetter(context, {
      subject: say.subject(who),
      lead: leadOf(context),
      body: [
        ...(context.isClassic === true ? [] : [paragraphBlock(say.told(who, view.name))]),
        ...classicNote(
          context,
          `${who} has resigned from game '${view.name}'.`,
          ...(isForming ? [playerCount(context)] : []),
        ),
        ...(isForming ? stillOpen(context) : []),
      ],
    });
  },
});
