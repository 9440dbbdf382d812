/** What results tell of, in any language: units as orders write them (`A Burgundy`), the strengths that met. */
import type { Board } from '../../../engine/board/board.ts';
import { placeName } from '../../../engine/board/display-names.ts';
import type * as Tree from '../../../engine/board/outcome-tree.ts';
import type { UnitText } from '../../../engine/board/variant.ts';
import { parseUnit } from '../../../engine/orders/notation.ts';

export function unitName(board: Board, { type, at }: Pick<Tree.ActingUnit, 'type' | 'at'>): string {
  return `${type} ${placeName(board, at)}`;
}

export function nameOfUnit(board: Board, text: UnitText): string {
  const unit = parseUnit(text);
  return unit === null ? placeName(board, text) : unitName(board, unit);
}

/** All that met in a battle. */
export function strengthsIn({ attack, resistance, rivals }: Tree.Battle): readonly Tree.Strength[] {
  return [attack, ...(resistance === null ? [] : [resistance.strength]), ...rivals.map(({ strength }) => strength)];
}
