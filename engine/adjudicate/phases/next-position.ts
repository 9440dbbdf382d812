/** The board at the start of a phase. */
import type { Board } from '../../board/board.ts';
import type { Position, Resolution } from '../../board/position.ts';
import type { Power, UnitText } from '../../board/variant.ts';
import { neutralName, neutralUnitsAtStart } from '../../rules/neutral-units.ts';
import { firstPhase, unitsFixed } from '../../rules/start-choices.ts';

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

export interface StartOptions {
  /** Powers that nobody plays and that are left out (rule `optional-powers`). */
  readonly absent?: readonly Power[];
  /** The powers of each drawn seat (rule `seats`). */
  readonly seats?: readonly (readonly Power[])[];
}

/** The board at the start of the game; in a variant with choices at the start, before they are made. */
export function startingPosition(board: Board, { absent = [], seats }: StartOptions = {}): Position {
  const present = board.powers.filter(({ name }) => !absent.includes(name));
  const neutral = neutralUnitsAtStart(board, absent);
  const units = present.map(({ name, units: all }): readonly [Power, readonly UnitText[]] => [
    name,
    unitsFixed(board, name, all),
  ]);
  return {
    variant: board.variant.id,
    phase: firstPhase(board),
    units: Object.fromEntries(neutral.length === 0 ? units : [...units, [neutralName(board)!, neutral] as const]),
    centers: Object.fromEntries(present.map(({ name, home, owns }) => [name, owns ?? home])),
    ...(seats === undefined ? {} : { ruleState: { seats } }),
  };
}
