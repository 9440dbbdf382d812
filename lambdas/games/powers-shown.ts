/** Powers by the names that a reader knows, for texts written where no board is at hand. */
import type { Board } from '../../engine/board/board.ts';
import { namesOfPowers } from '../../engine/board/display-names.ts';
import { boardIn } from '../../engine/board/translation.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';

/** `language`: the reader's. */
export function powerShown(board: Board, power: Power, language: LanguageCode): string {
  return namesOfPowers(boardIn(board, language), [power]);
}

export function powersShown(board: Board, powers: readonly Power[], language: LanguageCode): readonly string[] {
  return powers.map((power) => powerShown(board, power, language));
}
