/** Lines of the older judges that have no words in other languages are English, with English names, in a mail of any language: programs read them. */
import type { Board } from '../../engine/board/board.ts';
import { englishBoard } from '../../engine/board/translation.ts';
import { inLanguage } from './current.ts';
import { english } from './en/english.ts';

/** `write` is given the board with its English names. */
export function inEnglish<Written>(board: Board, write: (board: Board) => Written): Written {
  return inLanguage(english, () => write(englishBoard(board)));
}
