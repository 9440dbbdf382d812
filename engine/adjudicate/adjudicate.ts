/** The adjudicator in the public notation: a phase's position and orders to its resolution. */
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { OrdersByPower, Position, Resolution } from '../board/position.ts';
import { isChoicePhase } from '../rules/start-choices.ts';
import { adjudicateMovement } from './movement/movement.ts';
import type { AdjudicateOptions } from './options.ts';
import { adjudicateAdjustments } from './phases/resolve-adjustments.ts';
import { adjudicateChoices } from './phases/resolve-choices.ts';
import { adjudicateRetreats } from './phases/resolve-retreats.ts';
import { turnAfter } from './phases/turn.ts';

/**
 * Adjudicates any phase by the 2023 rulebook, DATC 3 and the variant's rules. The position must be possible on the board
 * and its powers those of the variant (`validatePosition` for what comes from outside). Orders that cannot be read, or
 * are for units the power does not have, are void; nothing in them can make this throw.
 */
export function adjudicate(
  board: Board,
  position: Position,
  orders: OrdersByPower,
  options: AdjudicateOptions = {},
): Resolution {
  const phase = parsePhase(position.phase);
  const played = play(board, position, orders, options);
  const { dislodged, contested } = { dislodged: {}, contested: [], ...played };
  const turn = turnAfter(board, phase, {
    units: played.units,
    dislodged,
    centers: position.centers,
    ruleState: position.ruleState,
  });
  return {
    variant: position.variant,
    phase: position.phase,
    orders: played.orders,
    units: played.units,
    dislodged,
    centers: turn.centers,
    adjustments: turn.adjustments,
    contested,
    winner: turn.winner,
    next: turn.next,
    ...(turn.ruleState === undefined ? {} : { ruleState: turn.ruleState }),
  };
}

function play(board: Board, position: Position, orders: OrdersByPower, options: AdjudicateOptions) {
  switch (parsePhase(position.phase).kind) {
    case 'M':
      return adjudicateMovement(board, position, orders, options);
    case 'R':
      return adjudicateRetreats(board, position, orders, options);
    case 'A':
      return isChoicePhase(board, position)
        ? adjudicateChoices(board, position, orders, options)
        : adjudicateAdjustments(board, position, orders, options);
  }
}
