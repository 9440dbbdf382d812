/** The game is over, and somebody would have all its press opened: to those who have not agreed; to all when it is open. */

import { lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powersInWords } from '../../../words/powers.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { lead } from '../../parts/wanted.ts';

export const pressVoteMail = defineMail('press-vote', {
  for: 'all',
  write: (context, { powers, missing }) => {
    const { board, view, links } = context;
    const say = words().mail.pressVote;
    const name = view.name;
    if (missing === 0) {
      return gameLetter(context, {
        subject: say.isOpen,
        lead: lead(say.nowOpen, 'rest'),
        body: [
          paragraph(say.open),
          { kind: 'links', links: [{ text: say.game, href: links.game }] },
          ...classicNote(context, `All press of game '${name}' is open.`),
        ],
      });
    }
    const by = powersInWords(board, powers);
    return gameLetter(context, {
      subject: say.wish(by),
      lead: lead(say.vote, 'act'),
      body: [
        paragraph(say.wished(by, missing)),
        paragraph(say.how),
        lines('SET OPEN PRESS'),
        ...classicNote(context, `${by}: all press of game '${name}' should be open.`),
      ],
    });
  },
});
