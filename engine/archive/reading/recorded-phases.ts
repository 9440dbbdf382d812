/**
 * Phases of a record, read one after the other by the readers that positions and mails are read with. What cannot be read costs only
 * itself: an order stands in the notes of its phase.
 */
import { isObject, type PositionFault } from '../../adjudicate/faults.ts';
import { readOrder } from '../../adjudicate/numbered.ts';
import { startingPosition } from '../../adjudicate/phases/next-position.ts';
import { findPower } from '../../adjudicate/powers.ts';
import { readPosition } from '../../adjudicate/read-position.ts';
import type { Board } from '../../board/board.ts';
import type { OrdersByPower, PhaseCode, Position, Resolution } from '../../board/position.ts';
import type { ByPower, PhaseKind, Power, Province } from '../../board/variant.ts';
import { allNamesOf } from '../../language/names/board-names.ts';
import { nameKey } from '../../language/names/name-index.ts';
import { BY_SEA, RESERVED_WORDS } from '../../language/orders/order-vocabulary.ts';
import { ordersInPosition } from '../../language/orders/orders-in-position.ts';
import { formatOrder } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { tokenize } from '../../text/tokens.ts';
import { provinceOf } from '../../vocabulary.ts';
import { boardOfRecord, boardsAfter, fullPosition } from '../boards.ts';
import type { ArchivedPosition, ToldPhase } from '../document.ts';
import { type RecordedPhase, resolveArchived } from '../of-record.ts';
import type { ImportRemark } from './remark.ts';

/** A phase as its source has it. What is left out of its board is as the phases before lead to it, where that is known. */
export interface SourcePhase {
  readonly phase: unknown;
  readonly units?: unknown;
  readonly centers?: unknown;
  readonly dislodged?: unknown;
  readonly ruleState?: unknown;
  /** By power as written. */
  readonly orders: Readonly<Record<string, readonly string[]>>;
  /** An order as the source spells it to one as we do; what this does not know it leaves as it is. */
  readonly spelled?: (order: string, kind: PhaseKind) => string;
}

export interface ReadPhase {
  readonly phase: RecordedPhase;
  readonly resolution: Resolution;
  readonly remarks: readonly ImportRemark[];
}

export class PhaseReader {
  /** The boards to which the last phase has led; before the first that of the start. */
  follows: readonly ArchivedPosition[];
  readonly #board: Board;
  readonly #read = new Set<PhaseCode>();

  constructor(board: Board) {
    this.#board = board;
    this.follows = [startingPosition(board)];
  }

  read(source: SourcePhase): ReadPhase | { readonly faults: readonly PositionFault[] } {
    const board = this.#board;
    const { orders: written, dislodged, spelled = asWritten, ...rest } = source;
    const led = this.follows.find(({ phase }) => phase === source.phase);
    const isRetreat = String(source.phase).trim().endsWith('R');
    const read = readPosition(board, {
      ...rest,
      ...(source.units === undefined && led !== undefined ? { units: led.units } : {}),
      ...(source.centers === undefined && led?.centers !== undefined ? { centers: led.centers } : {}),
      ...(isRetreat ? { dislodged: dislodged ?? led?.dislodged ?? {} } : {}),
    });
    if ('faults' in read) return read;
    const { phase: code } = read.position;
    if (this.#read.has(code))
      return { faults: [{ field: 'phase', message: { code: 'archive/phase-twice', phase: code } }] };
    const { centers: _, ...unowned } = read.position;
    const recorded: ArchivedPosition = source.centers === undefined ? unowned : read.position;
    // The first board stands as the source has it; what it leaves out is that of the start.
    const isTold = source.units !== undefined && source.centers !== undefined;
    const position = this.#read.size === 0 && isTold ? recorded : boardOfRecord(recorded, this.follows);
    this.#read.add(code);
    const { orders, remarks, notes } = readOrders(board, fullPosition(position), written, spelled);
    const resolution = resolveArchived(board, position, orders);
    this.follows = boardsAfter(board, position, resolution).map((each) => {
      const { centers: _, ...rest } = each;
      return position.centers === undefined ? rest : each;
    });
    const phase = { phase: position.phase, position, orders, ...(notes.length === 0 ? {} : { told: toldBy(notes) }) };
    return { phase, resolution, remarks };
  }
}

function toldBy(notes: ToldPhase['notes']): ToldPhase {
  return { notes, disagreements: [] };
}

/** The orders that can be read; the others as notes, and as remarks. */
function readOrders(
  board: Board,
  position: Position,
  written: SourcePhase['orders'],
  spelled: Spelled,
): { readonly orders: OrdersByPower; readonly remarks: readonly ImportRemark[]; readonly notes: ToldPhase['notes'] } {
  const orders: Record<Power, string[]> = {};
  const remarks: ImportRemark[] = [];
  const notes: ToldPhase['notes'][number][] = [];
  const kind = position.phase.at(-1) as PhaseKind;
  for (const [name, list] of Object.entries(written)) {
    const power = findPower(board, name);
    if (power === null) {
      if (list.length > 0)
        remarks.push({
          where: `${position.phase} ${name}`,
          what: { code: 'archive/nobody-called', name },
          matters: true,
        });
      continue;
    }
    const ordered = new Set<string>();
    const given: string[] = [];
    for (const text of list) {
      const read = oneOrder(board, position, power, text, ordered);
      if ('orders' in read) {
        given.push(...read.orders);
        const [order] = read.orders;
        if (order === undefined || !(read.saysMore ?? saysMore(board, text))) continue;
        const [what, written] = ['archive/more-than-order', text.slice(0, 200)] as const;
        remarks.push({ where: `${position.phase} ${power}`, what: { code: what, written, order }, matters: false });
        notes.push({ power, order, notes: [written] });
      } else {
        remarks.push({ where: `${position.phase} ${power}`, what: read.why, matters: true });
        notes.push({ power, order: null, notes: [text.slice(0, 200)] });
      }
    }
    if (given.length > 0) orders[power] = given;
  }
  return { orders: orders as ByPower<readonly string[]>, remarks, notes };

  function oneOrder(
    board: Board,
    position: Position,
    power: Power,
    text: string,
    ordered: Set<string>,
  ): { readonly orders: readonly string[]; readonly saysMore?: boolean } | { readonly why: ImportRemark['what'] } {
    const plain = plainOrder(board, text, kind, spelled);
    const others = plain === null ? ordersInPosition(board, text, power, position, true) : [plain.order];
    if ('fault' in others)
      return { why: { code: 'archive/order-unread', order: text.slice(0, 200), why: others.fault ?? '' } };
    for (const order of others) {
      const at = plain === null ? unitOf(readOrder(board, order, kind)?.order) : plain.at;
      if (kind === 'A' || at === null) continue;
      if (ordered.has(at)) return { why: { code: 'archive/order-twice', order: text.slice(0, 200) } };
      ordered.add(at);
    }
    return plain === null ? { orders: others } : { orders: others, saysMore: plain.saysMore };
  }
}

/** An order that is read alike on every position. */
interface PlainOrder {
  readonly order: string;
  /** Where the unit stands that is ordered. */
  readonly at: Province | null;
  readonly saysMore: boolean;
}

type Spelled = NonNullable<SourcePhase['spelled']>;

/** Games have many of their orders in common: those that were read before, by phase and text. */
const plainOrders = new WeakMap<Spelled, WeakMap<Board, Record<PhaseKind, Map<string, PlainOrder | null>>>>();
const MOST_ORDERS = 40_000;

/** Null for what must be read with its position. */
function plainOrder(board: Board, text: string, kind: PhaseKind, spelled: Spelled): PlainOrder | null {
  const boards = plainOrders.get(spelled) ?? new WeakMap<Board, Record<PhaseKind, Map<string, PlainOrder | null>>>();
  plainOrders.set(spelled, boards);
  const kinds = boards.get(board) ?? { M: new Map(), R: new Map(), A: new Map() };
  boards.set(board, kinds);
  const known = kinds[kind];
  let plain = known.get(text);
  if (plain === undefined) {
    const here = spelled(text, kind);
    const read = readOrder(board, here, kind);
    plain =
      read?.unknown === null
        ? { order: asOrdered(here, read.order), at: unitOf(read.order), saysMore: saysMore(board, text) }
        : null;
    if (known.size >= MOST_ORDERS) known.clear();
    if (text.length < 60) known.set(text, plain);
  }
  return plain;
}

function unitOf(order: Order | undefined): Province | null {
  return order === undefined || order.kind === 'waive' || order.kind === 'influence' ? null : provinceOf(order.unit.at);
}

function asWritten(order: string): string {
  return order;
}

/** Words that orders are made of, beside names. Who says please means more than the order. */
const OF_ORDERS: ReadonlySet<string> = new Set(
  [...RESERVED_WORDS, ...BY_SEA, 'coast'].filter((word) => word !== 'please'),
);

/** Has an order that could be read words that are no part of it, or are spelled as nothing here? */
function saysMore(board: Board, text: string): boolean {
  const { places, powers, coastWords, otherCoasts } = allNamesOf(board);
  return tokenize(text).some(({ kind, text: word }) => {
    const key = nameKey(word);
    const isKnown = OF_ORDERS.has(word) || coastWords.has(word) || otherCoasts.has(word);
    const isName = places.exact.has(key) || places.byWord.has(key) || powers.exact.has(key);
    return kind === 'word' && word.length > 1 && !/^\d+$/.test(word) && !isKnown && !isName;
  });
}

/** In the usual letters, and otherwise as written. */
function asOrdered(text: string, order: Order): string {
  const plain = formatOrder(order);
  const written = text.trim().replace(/\s+/g, ' ');
  return plain.toLowerCase() === written.toLowerCase() ? plain : written;
}

/** A text as it is; anything else as JSON. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Lists of texts by power; a power that sent no orders has null. What stands beside no power is nobody's, and found wanting where it is read. */
export function textLists(value: unknown): readonly (readonly [string, readonly string[]])[] {
  const texts = (list: unknown): readonly string[] => {
    if (list == null) return [];
    // As some keep orders: by the unit that each is for.
    if (isObject(list)) return Object.entries(list).map(([unit, order]) => `${unit} ${plainText(order)}`);
    return (Array.isArray(list) ? list : [list]).map(plainText);
  };
  if (!isObject(value)) return value == null ? [] : [['', texts(value)]];
  return Object.entries(value).map(([power, list]) => [power, texts(list)]);
}
