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
    subject: `${phase} the game goes ${direction} to ${phaseName(board, phase)}`,
    told: `${byInWords(occasion, by)} has taken the game ${direction} from ${named(occasion, from)} to ${named(occasion, phase)}. ${
      direction === 'back'
        ? 'Results since then no longer count; the history keeps them, marked as taken back.'
        : 'What had been taken back counts again.'
    } Its orders are on file again, and you can change yours until the deadline. WAIT is on for everybody: the phase is processed at the deadline, or earlier once all have sent SET NOWAIT or the GM decides. Votes in it count again.`,
    classic: `${classicBy(occasion, by)} has rolled game '${view.name}' ${direction} to ${phase}.`,
  });
}

function named({ board }: Occasion, phase: PhaseCode): string {
  return `${phaseName(board, phase)} (${phase})`;
}
