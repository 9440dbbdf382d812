/** The game is over, and somebody would have all its press opened: to those who have not agreed; to all when it is open. */

import { t } from '../../../locales/current.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { leadOfText } from '../../parts/wanted.ts';

export const pressVoteMail = defineMail('press-vote', {
  for: 'all',
  write: (context, { powers, missing }) => {
    const { board, view, links } = context;
    const say = t().mail.pressVote;
    const name = view.name;
    if (missing === 0) {
      return gameLetter(context, {
        subject: say.isOpen,
        lead: leadOfText(say.nowOpen, 'rest'),
        body: [
          paragraphBlock(say.open),
          { kind: 'links', links: [{ text: say.game, href: links.game }] },
          ...classicNote(context, `All press of game '${name}' is open.`),
        ],
      });
    }
    const by = powersInWords(board, powers);
    return gameLetter(context, {
      subject: say.wish(by),
      lead: leadOfText(say.vote, 'act'),
      body: [
        paragraphBlock(say.wished(by, missing)),
        paragraphBlock(say.how),
        linesBlock('SET OPEN PRESS'),
        ...classicNote(context, `${by}: all press of game '${name}' should be open.`),
      ],
    });
  },
});
