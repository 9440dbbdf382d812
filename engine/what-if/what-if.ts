/**
 * WHATIF: orders of any powers, adjudicated on a position that everybody knows. It is handed that position and the lines of a
 * mail, and imports nothing that knows of games: it could not read an order on file if it wanted to.
 */
import { adjudicate } from '../adjudicate/adjudicate.ts';
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { Position, Resolution } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { WhatIfItem } from '../language/mail-text.ts';
import type { OrderContext } from '../language/order-context.ts';
import { readOrders } from '../language/read-orders.ts';
import { formatOrder } from '../orders/notation.ts';

export interface WhatIf {
  readonly before: Position;
  /** Explained in the public's words. */
  readonly resolution: Resolution;
  /** Lines that took no part, with why. */
  readonly faults: readonly {
    readonly line: number;
    readonly text: string;
    readonly message: string;
    readonly suggestion: string | null;
  }[];
}

/** A line of WHATIF, as far as it is needed; it can be sent as JSON. */
export type WhatIfLine =
  | {
      readonly kind: 'order';
      readonly line: number;
      readonly text: string;
      /** Canonical text; unit types that are not known are left out. */
      readonly order: string;
      readonly power: Power | null;
      /** False: the line was read without the position it is meant for, and is read again with it. */
      readonly isWhole: boolean;
    }
  | {
      readonly kind: 'error';
      readonly line: number;
      readonly text: string;
      readonly message: string;
      readonly suggestion: string | null;
    };

/** What is needed of a line that has been read. */
export function whatIfLine(item: WhatIfItem): WhatIfLine {
  const { line, text } = item;
  if (item.kind === 'error') {
    return { kind: 'error', line, text, message: item.message, suggestion: item.suggestion };
  }
  const { parsed, power } = item;
  const order = parsed === null || power === null ? item.order : formatOrder(parsed);
  return { kind: 'order', line, text, order, power, isWhole: parsed !== null && power !== null };
}

/** Of two orders for one unit the first counts; units without an order hold, or do what the rules say. */
export function whatIf(board: Board, position: Position, items: readonly WhatIfLine[]): WhatIf {
  const orders = new Map<Power, string[]>();
  const faults: WhatIf['faults'][number][] = [];
  for (const item of items) {
    if (item.kind === 'error') {
      faults.push({ line: item.line, text: item.text, message: item.message, suggestion: item.suggestion });
      continue;
    }
    const { order, power } = item;
    const read = item.isWhole && power !== null ? { power, order } : readAgain(board, position, item);
    if ('message' in read) faults.push({ line: item.line, text: item.text, message: read.message, suggestion: null });
    else orders.set(read.power, [...(orders.get(read.power) ?? []), read.order]);
  }
  const resolution = adjudicate(board, position, Object.fromEntries(orders), { explain: 'public' });
  return { before: position, resolution, faults };
}

/** A line that was read without the position it is meant for. */
function readAgain(
  board: Board,
  position: Position,
  { order, power }: Extract<WhatIfLine, { kind: 'order' }>,
): { readonly power: Power; readonly order: string } | { readonly message: string } {
  const context: OrderContext = {
    board,
    kind: parsePhase(position.phase).kind,
    phase: position.phase,
    power: null,
    also: 'all',
    position,
    proxy: false,
    disbandInMovement: false,
    proxies: {},
  };
  const reading = readOrders(order, context, power === null ? null : { power, shown: power }).readings[0];
  switch (reading?.read) {
    case 'error':
      return { message: reading.message };
    case 'order':
      return reading.parsed === null || reading.power === null
        ? { message: 'No such unit stands there in that phase.' }
        : { power: reading.power, order: formatOrder(reading.parsed) };
    case 'waive':
      return reading.power === null
        ? { message: 'Whose build is waived? Name the power before it.' }
        : { power: reading.power, order: 'waive' };
    default:
      return { message: 'This cannot be read as an order for that phase.' };
  }
}
