/** The game has been taken back to an earlier phase, or forward again: to everybody. */
import type { PhaseCode } from '../../../../engine/board/position.ts';
import { words } from '../../../words/current.ts';
import { phaseName } from '../../../words/times/phases.ts';
import { defineMail } from '../../define-mail.ts';
import type { MailContext } from '../../mail.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { boardLetter } from '../game/board-letter.ts';

export const rolledMail = defineMail('rolled', {
  for: 'all',
  write: (context, { by, direction, from }) => {
    const { view, board } = context;
    const phase = view.position!.phase;
    return boardLetter(context, {
      subject: `${phase} ${words().mail.rolled.subject(direction, phaseName(board, phase))}`,
      told: words().mail.rolled.told({
        by: byInWords(context, by),
        direction,
        from: named(context, from),
        to: named(context, phase),
      }),
      classic: `${classicBy(context, by)} has rolled game '${view.name}' ${direction} to ${phase}.`,
    });
  },
});

function named({ board }: MailContext, phase: PhaseCode): string {
  return `${phaseName(board, phase)} (${phase})`;
}
