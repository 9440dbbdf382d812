/** What is said where the reader does not see the whole board (setting BLIND). */
import type { Board } from '../../../engine/board/board.ts';
import type { GameView } from '../../../engine/view/view.ts';
import { type Power, rowsOf } from '../../../engine/vocabulary.ts';
import { classicPosition } from '../../classic/orders.ts';
import { t } from '../../locales/current.ts';
import { type Document, headingBlock, linesBlock, paragraphBlock } from '../../markup/document.ts';

/** Is some of the board hidden from the reader? */
export function seesPart({ sight }: Pick<GameView, 'sight'>): boolean {
  return sight !== 'all';
}

/** The powers whose units and centers the reader sees all of; null: all. */
export function powersSeen({ sight }: Pick<GameView, 'sight'>): readonly Power[] | null {
  return sight === 'all' ? null : sight;
}

/** Nothing where the reader sees all. */
export function blindTold({ sight }: Pick<GameView, 'sight'>): Document {
  if (sight === 'all') return [];
  const { forPlayers, forOthers } = t().mail.blind;
  return [paragraphBlock(sight.length > 0 ? forPlayers : forOthers)];
}

/** The units of others that a player sees on the board as it stands: results tell only how they went. Nothing for those who sees all, or nothing. */
export function inSight({ sight, position }: Pick<GameView, 'sight' | 'position'>, board: Board): Document {
  if (sight === 'all' || sight.length === 0 || position === null) return [];
  const others = rowsOf(position.units).filter(([power]) => !sight.includes(power));
  const { inSight: head, nobodyInSight } = t().mail.blind;
  if (others.length === 0) return [paragraphBlock(nobodyInSight)];
  return [
    headingBlock(head),
    linesBlock(...classicPosition(board, { ...position, units: Object.fromEntries(others) })),
  ];
}
