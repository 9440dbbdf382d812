/** The game has been taken back to an earlier phase, or forward again: to everybody. */
import { t } from '../../../locales/current.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import { defineMail } from '../../define-mail.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { boardLetter } from '../game/board-letter.ts';

export const rolledMail = defineMail('rolled', {
  for: 'all',
  write: (context, { by, direction }) => {
    const { view, board } = context;
    const phase = view.position!.phase;
    return boardLetter(context, {
      subject: `${phase} ${t().mail.rolled.subject(direction, phaseName(board, phase))}`,
      told: t().mail.rolled.told(byInWords(context, by), direction),
      classic: `${classicBy(context, by)} has rolled game '${view.name}' ${direction} to ${phase}.`,
    });
  },
});
