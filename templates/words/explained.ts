/** What became of an order and why, in words. */
import type { Board } from '../../engine/board/board.ts';
import type { ResolvedOrder } from '../../engine/board/position.ts';
import { explained } from './en/results/explained.ts';

/** One or two sentences that everybody reads; empty where nothing is told. Results of before bring their own. */
export function explanationOf(board: Board, { power, outcome, explanation = '' }: ResolvedOrder): string {
  return outcome === undefined ? explanation : explained(board, power, outcome, 'public');
}

/** The same, told to the player whose order it was: `Your army in Burgundy did not take Munich: …`. */
export function toldToOwner(board: Board, order: ResolvedOrder): string {
  const { power, outcome, toOwner } = order;
  if (outcome === undefined) return toOwner ?? explanationOf(board, order);
  return explained(board, power, outcome, 'owner');
}
