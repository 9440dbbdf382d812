/**
 * Orders and results of a phase for research tools. Their own check takes an order only as they spell it, and only if somebody could
 * carry it out: what stands in `orders` is what leads to the next board there, and `written` what was really ordered.
 */
import { checkOrder } from '../../adjudicate/legality/check-order.ts';
import { readOrder } from '../../adjudicate/numbered.ts';
import type { Board } from '../../board/board.ts';
import type { OrdersByPower, Reason, Resolution } from '../../board/position.ts';
import type { ByPower, PhaseKind, Power, UnitText } from '../../board/variant.ts';
import { formatOrder, formatUnit, parseOrder } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { powersIn, provinceOf, rowsOf } from '../../vocabulary.ts';
import { fullPosition } from '../boards.ts';
import type { ArchivedPhase } from '../document.ts';
import { judgeText, researchText, unitOfOrder } from './research-notation.ts';
import type { ResearchPhase } from './shape.ts';

/** `after`: the units of the board on which the game went on. */
export function ordersFor(
  phase: PlayedPhase,
  board: Board,
  after: ByPower<readonly UnitText[]>,
): Pick<ResearchPhase, 'orders' | 'written'> {
  const lists = ordersThere(phase, board, after);
  const kind = phase.phase.at(-1) as PhaseKind;
  return { orders: lists, ...(isToldBy(lists, phase.orders, kind) ? {} : { written: phase.orders }) };
}

type PlayedPhase = Pick<ArchivedPhase, 'phase' | 'position' | 'orders' | 'resolution'>;

/** What stands in `orders`. */
export function ordersThere(
  { phase, position, orders, resolution }: PlayedPhase,
  board: Board,
  after: ByPower<readonly UnitText[]>,
): OrdersByPower {
  const kind = phase.at(-1) as PhaseKind;
  const full = fullPosition(position);
  const names = [...new Set([...board.powers.map(({ name }) => name), ...powersIn(orders)])];
  const idle = unitsWith(board, resolution, kind, ['void']);
  const stuck = unitsWith(board, resolution, kind, ['no-convoy', 'disrupted']);
  const listOf = (power: Power): readonly string[] => {
    const given = orders[power] ?? [];
    if (kind === 'A') return adjustments(given, position.units[power] ?? [], after[power] ?? []);
    return given.flatMap((text) => {
      const order = readOrder(board, text, kind)?.order ?? null;
      const checked = order === null ? null : checkOrder(board, full, power, order);
      if (checked?.verdict !== 'ok' || checked.notes.some(({ note }) => note === 'hopeless')) return [];
      const shaped = withoutCoast(checked.order);
      if (shaped.kind === 'support-move' && provinceOf(shaped.target.at) === shaped.to) return [];
      // A convoy past the way that the army takes is none there.
      if (shaped.kind === 'convoy' && idle.has(formatUnit(shaped.unit))) return [];
      // Nor does an army there wait for its convoy where it can walk.
      if (shaped.kind === 'move' && canWalk(shaped, board) && stuck.has(formatUnit(shaped.unit))) return [];
      return THEIRS.has(shaped.kind) ? [researchText(shaped, formatOrder(shaped), isCarried(shaped, board))] : [];
    });
  };
  return Object.fromEntries(names.map((power) => [power, listOf(power)]));
}

/** Units whose orders came to nothing for such a reason. */
function unitsWith(
  board: Board,
  { orders }: Resolution,
  kind: PhaseKind,
  why: readonly Reason[],
): ReadonlySet<UnitText> {
  return new Set(
    orders.flatMap(({ order, reasons }) => {
      const unit = reasons.some((reason) => why.includes(reason)) ? unitOfOrder(board, order, kind) : null;
      return unit === null ? [] : [unit.unit];
    }),
  );
}

/** Kinds of orders that they have. */
const THEIRS: ReadonlySet<Order['kind']> = new Set<Order['kind']>([
  'hold',
  'move',
  'support-hold',
  'support-move',
  'convoy',
  'retreat',
  'disband',
]);

/** A support fits a move to either coast there; they strike a coast that is named. */
function withoutCoast(order: Order): Order {
  return order.kind === 'support-move' ? { ...order, to: provinceOf(order.to) } : order;
}

/** An army that cannot walk there goes by sea, whether its order says so or not. */
function isCarried(order: Order, board: Board): boolean {
  if (order.kind !== 'move' || order.unit.type !== 'A') return false;
  return order.route !== 'unstated' || !canWalk(order, board);
}

function canWalk({ unit, to }: Extract<Order, { kind: 'move' }>, board: Board): boolean {
  const from = board.locationNumber.get(unit.at);
  const into = board.provinceNumber.get(provinceOf(to));
  if (from === undefined || into === undefined) return false;
  return board.bordersIn('').army.reaches[from * board.provinces.length + into] === 1;
}

/** Builds and removals that lead from one board to the other, those that were ordered first, and as they were ordered. */
function adjustments(
  given: readonly string[],
  before: readonly UnitText[],
  after: readonly UnitText[],
): readonly string[] {
  const changes = new Set([
    ...before.filter((unit) => !after.includes(unit)).map((unit) => `${unit.toUpperCase()} D`),
    ...after.filter((unit) => !before.includes(unit)).map((unit) => `${unit.toUpperCase()} B`),
  ]);
  const ordered = given.flatMap((text) => {
    const order = parseOrder(text, 'A');
    return order === null ? [] : [researchText(order, text, false)];
  });
  return [...new Set([...ordered.filter((text) => changes.has(text)), ...changes])];
}

/** True when the orders as they stand in a line are read back as they were given. */
function isToldBy(lists: OrdersByPower, given: OrdersByPower, kind: PhaseKind): boolean {
  return rowsOf(lists).every(
    ([power, list]) => JSON.stringify(list.map((text) => judgeText(text, kind))) === JSON.stringify(given[power] ?? []),
  );
}

const WORDS: Partial<Readonly<Record<Reason, string>>> = {
  bounce: 'bounce',
  cut: 'cut',
  void: 'void',
  dislodged: 'dislodged',
  'no-convoy': 'no convoy',
  disrupted: 'disrupted',
  disbanded: 'disband',
  'retreat-conflict': 'bounce',
};

/** By unit. A unit whose order succeeded has an empty list. */
export function resultsFor({ orders, phase }: Resolution, board: Board): ResearchPhase['results'] {
  const kind = phase.at(-1) as PhaseKind;
  const results: Record<string, readonly string[]> = {};
  for (const { order, reasons } of orders) {
    const unit = unitOfOrder(board, order, kind);
    if (unit === null) continue;
    const words = reasons.length === 0 ? [] : reasons.flatMap((reason) => WORDS[reason] ?? []);
    results[unit.there] = words.length < 2 ? words : [...new Set(words)];
  }
  return results;
}
