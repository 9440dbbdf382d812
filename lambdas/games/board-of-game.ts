/** The board that a game is played on: its variant's, with the centers that win and the rulebook by its settings. */
import type { Board } from '../../engine/board/board.ts';
import type { Game } from '../../engine/game/game.ts';
import { boardWith } from '../../engine/rules/game-board.ts';
import type { Services } from '../ports.ts';

/** Null when there is no such variant (any more). */
export function boardOfGame(
  { board }: Pick<Services, 'board'>,
  game: Pick<Game, 'variant' | 'edition' | 'settings'>,
): Board | null {
  const found = board(game.variant, game.edition ?? 1);
  return found === null ? null : boardWith(found, game.settings);
}
