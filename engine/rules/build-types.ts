/** The rule `build-types`: which types of unit a power builds. Standard: both. */
import type { Board } from '../board/board.ts';
import { type Power, UNIT_TYPES, type UnitType } from '../board/variant.ts';

export function buildTypes(board: Board, power: Power): readonly UnitType[] {
  const rule = board.variant.rules['build-types'];
  return rule?.powers?.[power] ?? rule?.everyone ?? UNIT_TYPES;
}
