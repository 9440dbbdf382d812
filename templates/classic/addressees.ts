/** To whom a message went, as the classic judges write it. */
import type { Board } from '../../engine/board/board.ts';
import { listInWords } from '../../engine/board/display-names.ts';
import type { Addressee } from '../../engine/game/events.ts';
import { powerName } from '../locales/powers.ts';

/** `France, Germany and Master`. */
export function addresseeNames(board: Board, to: readonly Addressee[]): string {
  return listInWords(to.map((each) => addresseeName(board, each)));
}

function addresseeName(board: Board, to: Addressee): string {
  if (to === 'WRITER') return 'the sender of an earlier message';
  return to === 'MASTER' ? 'Master' : to === 'OBSERVERS' ? 'Observers' : powerName(board, to);
}
