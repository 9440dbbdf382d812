/** To a substitute: a seat has fallen free, and it is their turn to take it. */
import { seatWord } from '../../../../engine/game/decide/open-seats.ts';
import { t } from '../../../locales/current.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { leadOfText } from '../../parts/wanted.ts';

export const substituteAskedMail = defineMail('substitute-asked', {
  for: 'one',
  write: (context, { powers, until }) => {
    const { view, board, zone, zones } = context;
    const say = t().mail.substituteAsked;
    const names = powersInWords(board, powers, t().grammar.or);
    return gameLetter(context, {
      subject: say.subject(names),
      lead: leadOfText(say.lead(names, view.name), 'act'),
      body: [
        paragraphBlock(say.how(timeFor(until, zone, zones))),
        linesBlock('YES', ...powers.map((power) => `TAKEOVER ${seatWord(board, power)}@${view.name}`)),
        paragraphBlock(say.nothing),
      ],
    });
  },
});
