/** The rule `unit-strength`: what the units of some powers count in some roles, in tenths. Standard: 10, all of them. */
import type { Board } from '../board/board.ts';
import { STRENGTH_ROLES, type StrengthRole } from '../board/rules.ts';
import { UNIT_TYPES } from '../board/variant.ts';

const ROLES = STRENGTH_ROLES.length;

/** Tenths at {@link strengthAt}, for every power and, after them, for neutral units; null when all count 10. */
export function unitStrengths(board: Board): Int32Array | null {
  const rules = board.variant.rules['unit-strength'];
  if (rules === undefined) return null;
  const strengths = new Int32Array((board.powers.length + 1) * UNIT_TYPES.length * ROLES).fill(10);
  for (const { powers, types, roles, tenths } of rules) {
    for (const power of powers) {
      for (const type of types ?? UNIT_TYPES) {
        for (const role of roles) {
          strengths[strengthAt(board.powerNumber.get(power)!, UNIT_TYPES.indexOf(type), role)] = tenths;
        }
      }
    }
  }
  return strengths;
}

/** Place of a strength in the table of {@link unitStrengths}: by power number and type (0 army, 1 fleet). */
export function strengthAt(power: number, type: number, role: StrengthRole): number {
  return (power * UNIT_TYPES.length + type) * ROLES + STRENGTH_ROLES.indexOf(role);
}
