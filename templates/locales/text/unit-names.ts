/** Units in results as orders write them, in any language: `A Burgundy`, `F St Petersburg (south coast)`. */
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
