/** Orders as research tools write them, both ways: `A PAR - BUR`, `A LON - NWY VIA`, `A PAR R BUR`, `A PAR D`, `A PAR B`. */
import { readOrder } from '../../adjudicate/numbered.ts';
import type { Board } from '../../board/board.ts';
import type { PhaseKind, UnitText } from '../../board/variant.ts';
import { formatUnit } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';

/** `isCarried`: an army that goes by sea. */
export function researchText(order: Order, text: string, isCarried: boolean): string {
  return inShape(order, text, isCarried).toUpperCase();
}

function inShape(order: Order, text: string, isCarried: boolean): string {
  switch (order.kind) {
    case 'retreat':
      return `${formatUnit(order.unit)} R ${order.to}`;
    case 'build':
      return `${formatUnit(order.unit)} B`;
    case 'remove':
    case 'disband':
      return `${formatUnit(order.unit)} D`;
    case 'move':
      return `${formatUnit(order.unit)} - ${order.to}${isCarried ? ' VIA' : ''}`;
    default:
      return text;
  }
}

/** Back to judge syntax. */
export function judgeText(text: string, kind: PhaseKind): string {
  const order = text.trim().replace(/\s+/g, ' ');
  if (/^WAIVE$/i.test(order)) return 'waive';
  const plain = /^([AF]) (\S+) (R|D|B)(?: (\S+))?$/i.exec(order);
  if (plain !== null) {
    const unit = `${plain[1]!.toUpperCase()} ${plain[2]!.toLowerCase()}`;
    const verb = plain[3]!.toUpperCase();
    if (verb === 'B') return `build ${unit}`;
    if (verb === 'D') return kind === 'A' ? `remove ${unit}` : `${unit} D`;
    return `${unit} - ${(plain[4] ?? '').toLowerCase()}`;
  }
  return order.toLowerCase().replace(/(?<!\S)(?:[afhscd]|via|ip)(?!\S)/g, (word) => word.toUpperCase());
}

/** The unit that an order of ours is for, as we write it and as they do; null where it is for none, or cannot be read. */
export function unitOfOrder(board: Board, text: string, kind: PhaseKind): OrderedUnit | null {
  const order = readOrder(board, text, kind)?.order ?? null;
  if (order === null || order.kind === 'waive') return null;
  let known = units.get(order);
  if (known === undefined) {
    const unit = formatUnit(order.unit);
    known = { unit, there: unit.toUpperCase() };
    units.set(order, known);
  }
  return known;
}

interface OrderedUnit {
  readonly unit: UnitText;
  readonly there: string;
}

/** The same few thousand orders come again and again. */
const units = new WeakMap<Order, OrderedUnit>();
