/** Orders on file, as they are matched to units and shown to people. */
import type { Board } from '../../engine/board/board.ts';
import type { PhaseKind, UnitText } from '../../engine/board/variant.ts';
import { formatOrder, parseOrder, provinceOf } from '../../engine/orders/notation.ts';
import { abbrOf } from './abbreviations.ts';

/** Is this the order of that unit (or its removal, or the build in its place)? */
export function isFor(text: string, kind: PhaseKind, unit: UnitText): boolean {
  const order = parseOrder(text, kind);
  return order !== null && order.kind !== 'waive' && provinceOf(order.unit.at) === provinceOf(unit.slice(2));
}

/** Judge syntax with places as the variant abbreviates them: `A Par - Bur`, `F StP/sc S A Fin`, `IP 2 Han S A Wes - Hes`. */
export function written(board: Board, text: string, kind: PhaseKind): string {
  const order = parseOrder(text, kind);
  if (order === null) return text;
  return formatOrder(order).replace(/(?<=(?:^|\s)[AF] |- |^IP \d+ )[a-z0-9]+/g, (id) => abbrOf(board, id));
}
