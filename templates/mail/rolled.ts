/** The game has been taken back to an earlier phase, or forward again: to everybody. */
import type { PhaseCode } from '../../engine/board/position.ts';
import { phaseName } from '../words/phases.ts';
import { boardLetter } from './board-letter.ts';
import { byInWords, classicBy } from './by.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';

export function writeRolled(
  occasion: Occasion,
  { by, direction, from }: Extract<MailContent, { kind: 'rolled' }>,
): WrittenMail {
  const { view, board } = occasion;
  const phase = view.position!.phase;
  return boardLetter(occasion, {
    subject: `${phase} the game is taken ${direction} to ${phaseName(board, phase)}`,
    told: `${byInWords(occasion, by)} has taken the game ${direction} from ${named(occasion, from)} to ${named(occasion, phase)}. ${
      direction === 'back'
        ? 'What was resolved since then does not count any more; it stays in the record of the game, where it is marked so.'
        : 'What had been taken back counts again.'
    } The orders that were given for it are on file again, and can be changed until the deadline. WAIT is set for everybody: the phase is processed at the deadline, or sooner when all have sent SET NOWAIT or the GM says so. Votes that were cast for it count again.`,
    classic: `${classicBy(occasion, by)} has rolled game '${view.name}' ${direction} to ${phase}.`,
  });
}

function named({ board }: Occasion, phase: PhaseCode): string {
  return `${phaseName(board, phase)} (${phase})`;
}
