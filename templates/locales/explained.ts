/** What became of an order and why, in words. */
import type { Board } from '../../engine/board/board.ts';
import type { OrderOutcome } from '../../engine/board/outcome-tree.ts';
import type { Resolution, ResolvedOrder } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import { clauseOfOutcome } from '../../engine/rules/clauses.ts';
import { t } from './current.ts';
import { withCitation } from './text/citation.ts';

/** One or two sentences that everybody reads; empty where there is nothing to say. Results of before bring their own. */
export function explanationOf(board: Board, { power, outcome, explanation = '' }: ResolvedOrder): string {
  return outcome === undefined ? explanation : explained(board, power, outcome, 'public');
}

/** With the sentences in the place of what they are made of (docs/formats.md 2). */
export function withExplanations(board: Board, resolution: Resolution): Resolution {
  // Key by key: to leave one out of a copy costs several times as much, and this is done for every order of every line.
  const orders = resolution.orders.map((order): ResolvedOrder => {
    const { power, order: text, result, reasons } = order;
    return { power, order: text, result, reasons, explanation: explanationOf(board, order) };
  });
  return { ...resolution, orders };
}

/** The same, told to the player whose order it was: `Your army in Burgundy did not take Munich: …`. */
export function toldToOwner(board: Board, order: ResolvedOrder): string {
  const { power, outcome, toOwner } = order;
  if (outcome === undefined) return toOwner ?? explanationOf(board, order);
  return explained(board, power, outcome, 'owner');
}

function explained(board: Board, power: Power, outcome: OrderOutcome, voice: 'public' | 'owner'): string {
  const words = outcomeInWords(board, power, outcome, voice);
  const clause = words === '' ? undefined : clauseOfOutcome(board, outcome);
  return clause === undefined ? words : withCitation(words, t().results.cited(board.variant.name, clause.id));
}

function outcomeInWords(board: Board, power: Power, outcome: OrderOutcome, voice: 'public' | 'owner'): string {
  const { results } = t();
  if ('deed' in outcome) return results.movement(board, outcome, voice);
  if ('missing' in outcome) return results.missing(board, outcome);
  if ('retreat' in outcome) return results.retreat(board, power, outcome, voice);
  if ('adjustment' in outcome) return results.adjustment(board, power, outcome, voice);
  return results.proxy(outcome.proxy === 'used');
}
