/** A GM has written for a power: to its player, who learns all of it. */

import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powerName } from '../../../words/powers.ts';
import { listing } from '../../classic/classic.ts';
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
    const say = words().mail.actedFor;
    return gameLetter(context, {
      subject: say.subject(view.phase ?? '', name),
      lead: leadOf(context),
      body: [
        paragraph(say.told(who, name)),
        lines(...written),
        ...listing(
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
