/** A GM has written for a power: to its player, who learns all of it. */

import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { powerName } from '../../../locales/powers.ts';
import { linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicListing } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { answerBlock } from '../../parts/answer.ts';
import { filedByPower } from '../../parts/on-file.ts';
import { leadOf } from '../../parts/wanted.ts';

export const actedForMail = defineMail('acted-for', {
  for: 'one',
  write: (context, { who, power, lines: written }) => {
    const { view, board } = context;
    const filed = filedByPower(context);
    const name = powerName(board, power);
    const say = t().mail.actedFor;
    return gameLetter(context, {
      subject: say.subject(view.phase ?? '', name),
      lead: leadOf(context),
      body: [
        paragraphBlock(say.told(who, name)),
        linesBlock(...written),
        ...classicListing(
          context,
          ...(filed.length === 0 || view.position === null
            ? [{ text: say.nothingToOrder(name) }]
            : classicOrdersOnFile(board, view.position, view.name, view.turn, filed)),
        ),
        ...answerBlock(context, { withLines: false }),
      ],
    });
  },
});
