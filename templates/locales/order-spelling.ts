/** Orders on file, as they are matched to units, and lines of orders as they are shown to people. */
import type { Board } from '../../engine/board/board.ts';
import type { PhaseKind, UnitText } from '../../engine/board/variant.ts';
import { parseOrder } from '../../engine/orders/notation.ts';
import { provinceOf, provinceOfUnit } from '../../engine/vocabulary.ts';
import { abbrOf } from './text/abbreviations.ts';

/** Is this the order of that unit (or its removal, or the build in its place)? */
export function isFor(text: string, kind: PhaseKind, unit: UnitText): boolean {
  const order = parseOrder(text, kind);
  return order !== null && order.kind !== 'waive' && provinceOf(order.unit.at) === provinceOfUnit(unit);
}

/** What stands in a line of orders beside its places. */
const SYNTAX = /^(?:[AF]|-|[HDSCP]|VIA|IP|\d+|build|remove|supports|convoys)$/;

/**
 * A line of orders with places as the variant abbreviates them: `A Par - Bur`, `F StP/sc S A Fin`, `IP 2 Han S A Wes - Hes`,
 * `ITALY: build F Nap`. Any other line, such as a command, stays as it is.
 */
export function spellOrders(board: Board, line: string): string {
  const [, heading, order, given] = /^([^:]*: )?(.*?)( P \p{Lu}.*)?$/u.exec(line)!;
  const words = order!.split(' ');
  const isPlace = (word: string) => board.provinceNumber.has(provinceOf(word));
  if (!words.every((word) => SYNTAX.test(word) || isPlace(word))) return line;
  const spelled = words.map((word) => (SYNTAX.test(word) ? word : abbrOf(board, word)));
  return `${heading ?? ''}${spelled.join(' ')}${given ?? ''}`;
}
