/** The game has been taken back to an earlier phase, or forward again: to everybody. */
import type { PhaseCode } from '../../engine/board/position.ts';
import { phaseName } from '../words/phases.ts';
import { boardLetter } from './board-letter.ts';
import { byInWords, classicBy } from './by.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';

export function writeRolled(
  context: MailContext,
  { by, direction, from }: Extract<MailContent, { kind: 'rolled' }>,
): WrittenMail {
  const { view, board } = context;
  const phase = view.position!.phase;
  return boardLetter(context, {
    subject: `${phase} the game goes ${direction} to ${phaseName(board, phase)}`,
    told: `${byInWords(context, by)} has taken the game ${direction} from ${named(context, from)} to ${named(context, phase)}. ${
      direction === 'back'
        ? 'Results since then no longer count; the history keeps them, marked as taken back.'
        : 'What had been taken back counts again.'
    } Its orders are on file again, and you can change yours until the deadline. WAIT is on for everybody: the phase is processed at the deadline, or earlier once all have sent SET NOWAIT or the GM decides. Votes in it count again.`,
    classic: `${classicBy(context, by)} has rolled game '${view.name}' ${direction} to ${phase}.`,
  });
}

function named({ board }: MailContext, phase: PhaseCode): string {
  return `${phaseName(board, phase)} (${phase})`;
}
