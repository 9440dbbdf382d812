/** The board at the start of a phase. */
import type { Board } from '../board/board.ts';
import { formatPhase } from '../board/phase.ts';
import type { Position, Resolution } from '../board/position.ts';

/**
 * The board at the start of `resolution.next`, which must not be null. Dislodged units that have nowhere to retreat to
 * have left the board.
 */
export function nextPosition(_board: Board, position: Position, resolution: Resolution): Position {
  if (resolution.next === null) throw new Error(`The game is over after ${resolution.phase}: no phase follows.`);
  const retreating = Object.entries(resolution.dislodged)
    .map(([power, list]) => [power, list.filter(({ retreats }) => retreats.length > 0)] as const)
    .filter(([, list]) => list.length > 0);
  const ruleState = resolution.ruleState ?? position.ruleState;
  return {
    variant: position.variant,
    phase: resolution.next,
    units: resolution.units,
    centers: resolution.centers,
    ...(resolution.next.endsWith('R') ? { dislodged: Object.fromEntries(retreating) } : {}),
    ...(ruleState === undefined ? {} : { ruleState }),
  };
}

/** The board at the start of the game. */
export function startingPosition(board: Board): Position {
  const { id, powers } = board.variant;
  return {
    variant: id,
    phase: formatPhase(board.start),
    units: Object.fromEntries(powers.map(({ name, units }) => [name, units])),
    centers: Object.fromEntries(powers.map(({ name, home, owns }) => [name, owns ?? home])),
  };
}
