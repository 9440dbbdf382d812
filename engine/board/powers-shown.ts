/** Powers by the names that a reader knows, for texts written where no board is at hand. */

import type { Board } from './board.ts';
import { namesOfPowers } from './display-names.ts';
import { boardIn } from './translation.ts';
import type { Power } from './variant.ts';

/** `language`: the reader's. */
export function powerShown(board: Board, power: Power, language: string): string {
  return namesOfPowers(boardIn(board, language), [power]);
}

export function powersShown(board: Board, powers: readonly Power[], language: string): readonly string[] {
  return powers.map((power) => powerShown(board, power, language));
}
