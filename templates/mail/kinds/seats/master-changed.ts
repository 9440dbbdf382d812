/** Masters come and go: to everybody. */
import { listInWords } from '../../../../engine/board/display-names.ts';
import { t } from '../../../locales/current.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { answerBlock } from '../../parts/answer.ts';
import { leadOf } from '../../parts/wanted.ts';
import { seatTable } from '../account/my-games.ts';

export const masterChangedMail = defineMail('master-changed', {
  for: ({ own }) => (own ? 'one' : 'all'),
  rank: 'notices',
  write: (context, { who, joined, own }) => {
    const { view } = context;
    const told = t().mail.masterChanged;
    const names = view.masters.filter((name) => name !== who);
    const others = names.length === 0 ? null : listInWords(names, t().grammar.and);
    return gameLetter(context, {
      subject: told.subject(own ? null : who, joined),
      lead: leadOf(context),
      body: [
        paragraphBlock(
          own ? (joined ? told.youJoined(others) : told.youLeft) : joined ? told.joined(who, others) : told.left(who),
        ),
        ...(view.masters.length === 0 && view.status !== 'finished' ? [paragraphBlock(told.nobodyLeft)] : []),
        ...(own && joined ? [...seatTable(context), ...answerBlock(context, { withLines: false })] : []),
        ...classicNote(context, `${who} has ${joined ? 'become' : 'resigned as'} Master of game '${view.name}'.`),
      ],
    });
  },
});
