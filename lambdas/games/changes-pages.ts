/** Which commits leave something for good on pages: the maps, orders and results of a phase. */
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { type Game, isBlind } from '../../engine/game/game.ts';

/** Events after which another board lies on the table. */
export const NEW_BOARD: ReadonlySet<GameEvent['type']> = new Set([
  'game-started',
  'phase-resolved',
  'game-rolled',
  'position-set',
]);

export function changesPages(before: Game | null, after: Game, { events }: Commit): boolean {
  return events.some(({ type }) => NEW_BOARD.has(type)) || (before !== null && isBlind(before) && !isBlind(after));
}
