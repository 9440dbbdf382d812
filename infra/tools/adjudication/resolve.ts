/** One position with its orders, as JSON: what becomes of it, with sentences (docs/formats.md 1 and 2). */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { type Fault, isObject, printable, quote } from '../../../engine/adjudicate/faults.ts';
import { lackingIn } from '../../../engine/adjudicate/lacking.ts';
import { type OrderReader, readPosition } from '../../../engine/adjudicate/read-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { Position, Resolution, ResolvedOrder } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { type InfluenceReading, readInfluence } from '../../../engine/language/orders/influence-line.ts';
import type { OrderContext, OrderReading } from '../../../engine/language/orders/order-context.ts';
import { readOrders } from '../../../engine/language/orders/read-orders.ts';
import { influencePoints } from '../../../engine/rules/influence.ts';
import { editDistance } from '../../../engine/text/edit-distance.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { explanationOf } from '../../../templates/words/explained.ts';
import { faultInWords } from '../../../templates/words/faults.ts';
import { speakerFor } from '../../../templates/words/speaker.ts';
import { LONGEST_LINE } from '../lines.ts';

export type Result =
  /** `lacks`: what the position leaves out and the variant's rules ask for. */
  { readonly resolution: Resolution; readonly lacks: readonly string[] } | { readonly faults: readonly string[] };

/** Reads a position with its orders and adjudicates it; whatever is wrong is said, nothing is thrown. */
export function resolve(text: string): Result {
  if (text.length > LONGEST_LINE) return { faults: [`longer than ${LONGEST_LINE} characters.`] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [`is not JSON: ${error instanceof Error ? error.message : ''}.`] };
  }
  const board = boardOf(value);
  if (typeof board === 'string') return { faults: [board] };
  const read = readPosition(board, value, (text, power, position) => readWritten(board, text, power, position));
  const faults = [...unknownKeys(value), ...('faults' in read ? read.faults : [])];
  if ('faults' in read || faults.length > 0) return { faults: inLines(board, faults) };
  return {
    resolution: inWords(board, adjudicate(board, read.position, read.orders, { ...read.options, explain: true })),
    lacks: inLines(board, lackingIn(board, read.position)),
  };
}

function inLines(board: Board, faults: readonly Fault[]): readonly string[] {
  if (faults.length === 0) return [];
  const speaker = speakerFor({ board });
  return faults.map((each) => faultInWords(each, speaker));
}

/** With the sentences in the place of what they are made of (docs/formats.md 2). */
function inWords(board: Board, resolution: Resolution): Resolution {
  // Key by key: to leave one out of a copy costs several times as much, and this is done for every order of every line.
  const orders = resolution.orders.map((order): ResolvedOrder => {
    const { power, order: text, result, reasons } = order;
    return { power, order: text, result, reasons, explanation: explanationOf(board, order) };
  });
  return { ...resolution, orders };
}

const KEYS = ['variant', 'phase', 'units', 'centers', 'dislodged', 'orders', 'options', 'ruleState'];
/** Remarks of whoever writes the position. */
const REMARKS = ['id', 'name', 'comment'];
const KNOWN: ReadonlySet<string> = new Set([...KEYS, ...REMARKS]);

/** A key that is misspelled would otherwise be a position without its centers. */
function unknownKeys(value: unknown): readonly Fault[] {
  if (!isObject(value)) return [];
  return Object.keys(value)
    .filter((key) => !KNOWN.has(key))
    .map((key) => {
      const near = KEYS.find((each) => editDistance(each.toLowerCase(), key.toLowerCase(), 2) <= 2);
      const hint = near === undefined ? `a position has ${KEYS.join(', ')}` : `did you mean ${near}?`;
      return { field: printable(key), message: `is no part of a position: ${hint}${near === undefined ? '.' : ''}` };
    });
}

/** Orders as people write them, for a power of a position. */
function readWritten(board: Board, text: string, power: Power, position: Position): ReturnType<OrderReader> {
  const context: OrderContext = {
    board,
    kind: parsePhase(position.phase).kind,
    phase: position.phase,
    power,
    also: [],
    position,
    proxy: false,
    disbandInMovement: false,
    proxies: {},
  };
  const points = readInfluence(text, context);
  if (points !== null) return pointsIn(points, influencePoints(board, position, power));
  const { readings } = readOrders(text, context);
  const wrong = readings.find((reading) => reading.read === 'error');
  if (wrong !== undefined) return { fault: wrong.message };
  return readings.length === 0 ? { fault: 'This cannot be read as an order.' } : readings.flatMap(ordersIn);
}

/** Allocations as mails write them; ALL is all that the power has. */
function pointsIn(readings: readonly InfluenceReading[], all: number): ReturnType<OrderReader> {
  const wrong = readings.find((reading) => reading.read === 'error');
  if (wrong !== undefined) return { fault: wrong.message };
  return readings.flatMap((reading) =>
    reading.read === 'influence' ? [reading.order.replace(/^IP ALL /, `IP ${all} `)] : [],
  );
}

function ordersIn(reading: OrderReading): readonly string[] {
  if (reading.read === 'order') return [reading.order];
  if (reading.read !== 'waive') return [];
  return Array.from({ length: reading.count === 'all' ? 1 : reading.count }, () => 'waive');
}

const boards = new Map<string, Board>();

/** The board of the position's variant, or what is wrong with it. */
function boardOf(value: unknown): Board | string {
  const name = isObject(value) ? value['variant'] : undefined;
  if (typeof name !== 'string') return `variant: ${quote(name)} is no variant: its id is needed, such as "standard".`;
  const known = boards.get(name);
  if (known !== undefined) return known;
  const loaded = loadVariant(name);
  if (loaded === null) return `variant: there is no variant ${quote(name)} (chancery variants lists them).`;
  boards.set(name, loaded.board);
  return loaded.board;
}
