/**
 * WHATIF: orders of any powers, adjudicated on a position that everybody knows. It is handed that position and the lines of a
 * mail, and imports nothing that knows of games: it could not read an order on file if it wanted to.
 */
import { adjudicate } from '../adjudicate/adjudicate.ts';
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { Position, Resolution } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { WhatIfItem } from '../language/mail/mail-text.ts';
import { readInfluence } from '../language/orders/influence-line.ts';
import type { OrderContext } from '../language/orders/order-context.ts';
import { linesToTry } from '../language/orders/order-items.ts';
import { readOrders } from '../language/orders/read-orders.ts';
import type { MessageOrText } from '../messages/all-messages.ts';
import { formatOrder, parseOrder } from '../orders/notation.ts';
import { allocatePoints } from '../rules/allocate.ts';

export interface WhatIf {
  readonly before: Position;
  /** Explained in the public's words. */
  readonly resolution: Resolution;
  /** Lines that took no part, with why. */
  readonly faults: readonly {
    readonly line: number;
    readonly text: string;
    readonly message: MessageOrText;
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
      readonly message: MessageOrText;
      readonly suggestion: string | null;
    };

/** What is needed of a line that has been read. */
export function whatIfLine(item: WhatIfItem): WhatIfLine {
  const { line, text } = item;
  if (item.kind === 'error') {
    return { kind: 'error', line, text, message: item.message, suggestion: linesToTry(item) };
  }
  const { parsed, power, influence } = item;
  // Points count only beside the others of their power: they are read again with all of them.
  if (influence !== null) return { kind: 'order', line, text, order: item.order, power, isWhole: false };
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
    const read =
      item.isWhole && power !== null
        ? { power, order }
        : (readPoints(board, position, item, orders) ?? readAgain(board, position, item));
    if ('message' in read) faults.push({ line: item.line, text: item.text, message: read.message, suggestion: null });
    else orders.set(read.power, [...(orders.get(read.power) ?? []), read.order]);
  }
  const resolution = adjudicate(board, position, Object.fromEntries(orders), { explain: true });
  return { before: position, resolution, faults };
}

type Read = { readonly power: Power; readonly order: string } | { readonly message: MessageOrText };

/** Influence points, beside those that the same power gives above; null for what is no such line. */
function readPoints(
  board: Board,
  position: Position,
  { order, power }: Extract<WhatIfLine, { kind: 'order' }>,
  above: ReadonlyMap<Power, readonly string[]>,
): Read | null {
  const reading = readInfluence(order, contextOf(board, position))?.[0];
  if (reading === undefined || power === null) return null;
  if (reading.read === 'error') return { message: reading.message };
  if (reading.read === 'take-back') return { message: { code: 'orders/influence-nothing-to-take-back' } };
  const given = (above.get(power) ?? []).flatMap((each) => {
    const parsed = parseOrder(each, 'M');
    return parsed?.kind === 'influence' ? [parsed] : [];
  });
  const allocation = allocatePoints({ board, position, power, own: false }, reading, given);
  return 'code' in allocation ? { message: allocation } : { power, order: formatOrder(allocation) };
}

function contextOf(board: Board, position: Position): OrderContext {
  return {
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
}

/** A line that was read without the position it is meant for. */
function readAgain(board: Board, position: Position, { order, power }: Extract<WhatIfLine, { kind: 'order' }>): Read {
  const context = contextOf(board, position);
  const reading = readOrders(order, context, power === null ? null : { power, shown: power }).readings[0];
  switch (reading?.read) {
    case 'error':
      return { message: reading.message };
    case 'order':
      return reading.parsed === null || reading.power === null
        ? { message: { code: 'orders/no-such-unit-then' } }
        : { power: reading.power, order: formatOrder(reading.parsed) };
    case 'waive':
      return reading.power === null
        ? { message: { code: 'orders/whose-waive' } }
        : { power: reading.power, order: 'waive' };
    default:
      return { message: { code: 'orders/unreadable-for-phase' } };
  }
}
