/**
 * WHATIF: orders of any powers, adjudicated on a position that everybody knows. It is handed that position and the lines of a
 * mail, and imports nothing that knows of games: it could not read an order on file if it wanted to.
 */
import { adjudicate } from '../adjudicate/adjudicate.ts';
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { Position, Resolution } from '../board/position.ts';
import type { Power, Province } from '../board/variant.ts';
import type { WhatIfItem } from '../language/mail/mail-text.ts';
import { type InfluenceReading, readInfluence } from '../language/orders/influence-line.ts';
import type { OrderContext } from '../language/orders/order-context.ts';
import { linesToTry } from '../language/orders/order-items.ts';
import { readOrders } from '../language/orders/read-orders.ts';
import type { MessageOrText } from '../messages/all-messages.ts';
import { formatOrder, parseOrder } from '../orders/notation.ts';
import { allocatePoints } from '../rules/allocate.ts';
import { orderedByRules } from '../rules/influence.ts';
import { neutralName } from '../rules/neutral-units.ts';
import { provinceOf } from '../vocabulary.ts';

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
  /** Influence points that counted. */
  readonly points: readonly { readonly power: Power; readonly order: string }[];
  /** Orders that the lines gave to neutral units. */
  readonly ordered: readonly string[];
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

/** A line that has been taken. */
interface Taken {
  readonly line: number;
  readonly text: string;
  readonly power: Power;
  readonly order: string;
}

/**
 * Of two orders for one unit the last counts, as by mail; units without an order hold, or do what the rules say. Neutral units do what is
 * ordered in their name, the others of them what they are paid for. Each line changes the answer, or is among the faults.
 */
export function whatIf(board: Board, position: Position, items: readonly WhatIfLine[]): WhatIf {
  let taken: readonly Taken[] = [];
  const faults: WhatIf['faults'][number][] = [];
  const addFault = ({ line, text }: Pick<WhatIfLine, 'line' | 'text'>, message: MessageOrText) =>
    faults.push({ line, text, message, suggestion: null });
  const neutral = neutralName(board);
  const ordered = new Map<string, string>();
  const readings = items.map((item) => ({ item, reading: pointsIn(board, position, item) }));
  // Which points count, and how many are left, depends on what neutral units are ordered by name, above or below.
  const inTurn = [
    ...readings.filter(({ reading }) => reading === null),
    ...readings.filter(({ reading }) => reading !== null),
  ];
  for (const { item, reading } of inTurn) {
    const { line, text } = item;
    if (item.kind === 'error') {
      faults.push({ line, text, message: item.message, suggestion: item.suggestion });
      continue;
    }
    const beside = reading === null || reading.read === 'error' ? undefined : ordered.get(reading.at);
    if (beside !== undefined) {
      addFault(item, { code: 'lines/what-if-overridden', order: beside });
      continue;
    }
    const { order, power } = item;
    const read =
      item.isWhole && power !== null
        ? { power, order }
        : ((reading === null ? null : withPoints(board, position, item, reading, taken)) ??
          readAgain(board, position, item));
    if ('message' in read) addFault(item, read.message);
    else {
      // An order, or points for a unit, count in the place of what the same power gave the unit above.
      const at = pointsAt(read.order) ?? read.takesBack ?? null;
      const before = taken.find((each) => each.power === read.power && isForSame(each.order, read.order, at));
      if (before !== undefined) {
        addFault(before, { code: 'lines/what-if-overridden', order: text });
        taken = taken.filter((each) => each !== before);
      }
      if (read.takesBack === undefined) taken = [...taken, { line, text, ...read }];
      const place = provinceOfOrder(read.order);
      if (read.power === neutral) ordered.set(place, read.order);
    }
  }
  faults.sort((a, b) => a.line - b.line);
  const orders: Record<Power, readonly string[]> = {};
  for (const { power, order } of taken) orders[power] = [...(orders[power] ?? []), order];
  if (neutral !== null && ordered.size > 0) {
    const others = orderedByRules(board, position, orders).filter((order) => !ordered.has(provinceOfOrder(order)));
    orders[neutral] = [...(orders[neutral] ?? []), ...others];
  }
  const resolution = adjudicate(board, position, orders, { explain: true });
  const points = taken.filter(({ order }) => pointsAt(order) !== null);
  return { before: position, resolution, faults, points, ordered: [...ordered.values()] };
}

/** `takesBack`: the province of a unit for which points are taken back. */
type Read =
  | { readonly power: Power; readonly order: string; readonly takesBack?: Province }
  | { readonly message: MessageOrText };

/** The province of the neutral unit that the points are for; null for any other order. */
function pointsAt(order: string): Province | null {
  const parsed = parseOrder(order, 'M');
  return parsed?.kind === 'influence' ? provinceOf(parsed.unit.at) : null;
}

/** `at`: the neutral unit that the later line gives points to; null: it is an order. */
function isForSame(before: string, later: string, at: Province | null): boolean {
  const place = provinceOfOrder(later);
  return at === null ? place !== '' && provinceOfOrder(before) === place : pointsAt(before) === at;
}

/** The province of the unit that is ordered; empty where none is. */
function provinceOfOrder(order: string): string {
  const parsed = parseOrder(order, 'M');
  return parsed === null || parsed.kind === 'waive' ? '' : provinceOf(parsed.unit.at);
}

/** A line of influence points; null for any other. */
function pointsIn(board: Board, position: Position, item: WhatIfLine): InfluenceReading | null {
  if (item.kind === 'error' || item.isWhole || item.power === null) return null;
  return readInfluence(item.order, contextOf(board, position))?.[0] ?? null;
}

/** Influence points, beside those that the same power gives above. */
function withPoints(
  board: Board,
  position: Position,
  { order, power }: Extract<WhatIfLine, { kind: 'order' }>,
  reading: InfluenceReading,
  taken: readonly Taken[],
): Read | null {
  if (power === null) return null;
  if (reading.read === 'error') return { message: reading.message };
  const given = taken.flatMap((each) => {
    const parsed = each.power === power ? parseOrder(each.order, 'M') : null;
    return parsed?.kind === 'influence' ? [parsed] : [];
  });
  if (reading.read === 'take-back') {
    return given.some(({ unit }) => provinceOf(unit.at) === reading.at)
      ? { power, order, takesBack: reading.at }
      : { message: { code: 'orders/influence-nothing-to-take-back' } };
  }
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
