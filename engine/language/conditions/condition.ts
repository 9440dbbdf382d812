/** Conditions on the position (`IF A mun AND NOT french A par THEN`), for orders stored for a later phase (judge-language A8). */
import type { Position } from '../../board/position.ts';
import type { Place, Power, UnitType } from '../../board/variant.ts';
import { parseUnit } from '../../orders/notation.ts';
import { provinceOf } from '../../vocabulary.ts';

export type Condition =
  /** A unit stands there at the start of the phase: of this power (null: of anyone) and type (null: of any). */
  | { readonly test: 'unit'; readonly power: Power | null; readonly type: UnitType | null; readonly at: Place }
  | { readonly test: 'not'; readonly of: Condition }
  /** All or any of two or more. */
  | { readonly test: 'and' | 'or'; readonly of: readonly Condition[] };

/** A branch that an order stands in: the order counts only where `condition` is `holds`. */
export interface Guard {
  readonly condition: Condition;
  readonly holds: boolean;
}

/** True when all guards let an order pass in a position; an order without guards always passes. */
export function guardsHold(position: Position, guards: readonly Guard[]): boolean {
  return guards.every(({ condition, holds }) => conditionHolds(position, condition) === holds);
}

export function conditionHolds(position: Position, condition: Condition): boolean {
  switch (condition.test) {
    case 'not':
      return !conditionHolds(position, condition.of);
    case 'and':
      return condition.of.every((part) => conditionHolds(position, part));
    case 'or':
      return condition.of.some((part) => conditionHolds(position, part));
    case 'unit':
      return Object.entries(position.units).some(
        ([power, units]) =>
          (condition.power === null || condition.power === power) &&
          units.some((text) => {
            const unit = parseUnit(text);
            if (unit === null || (condition.type !== null && unit.type !== condition.type)) return false;
            // A place named without a coast means the whole province.
            return condition.at.includes('/') ? unit.at === condition.at : provinceOf(unit.at) === condition.at;
          }),
      );
  }
}
