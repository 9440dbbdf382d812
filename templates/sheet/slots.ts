/**
 * What can be ordered on a sheet: a slot for each unit, each power's builds or removals, each starting unit to be chosen and each
 * neutral unit that takes points. Everything is from the engine's list of legal orders; nothing here knows a variant.
 */
import { legalAdjustments, legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import { buildsAfter, dueTo } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import { type Power, UNIT_TYPES, type UnitText } from '../../engine/board/variant.ts';
import { chosenUnits } from '../../engine/game/due.ts';
import { formatOrder, parseOrder, parseUnit } from '../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';
import { type Allocation, influencePoints } from '../../engine/rules/influence.ts';
import { neutralName } from '../../engine/rules/neutral-units.ts';
import { choicesIn, completeChoice } from '../../engine/rules/start-choices.ts';
import { lazy } from '../../engine/text/lazy.ts';
import { provinceOf, provinceOfUnit } from '../../engine/vocabulary.ts';

/** A phase as its orders are written on. */
export interface OrderTable {
  readonly board: Board;
  readonly position: Position;
  /** May a unit's order be left to another power? */
  readonly proxies: boolean;
}

interface Lent {
  readonly owner: Power;
  readonly unit: UnitText;
}

export type Slot = {
  readonly key: string;
  /** Whose orders it joins. */
  readonly power: Power;
  /** What may be ordered. */
  readonly orders: readonly Order[];
} & (
  | { readonly kind: 'unit'; readonly unit: UnitText; readonly owner: Power }
  /** The type of a starting unit; `byDefault`: what it is without a choice, beside what is chosen elsewhere. */
  | { readonly kind: 'choice'; readonly unit: UnitText; readonly byDefault: UnitText }
  /** Orders of a neutral unit, for which points are given: each order is worth one to `points`. None where no more units take points. */
  | { readonly kind: 'influence'; readonly unit: UnitText; readonly points: number }
  /** As many as `count` of the orders. */
  | { readonly kind: 'builds' | 'removals'; readonly count: number }
);

/** The slots of a power. `draft`: its orders so far, on which depends how many builds there are where units may be removed freely. */
export function slotsOf(
  table: OrderTable,
  power: Power,
  lent: readonly Lent[] = [],
  draft: readonly string[] = [],
): readonly Slot[] {
  switch (parsePhase(table.position.phase).kind) {
    case 'M':
      return [
        ...(table.position.units[power] ?? []).map((unit) => unitSlot(table, power, power, unit)),
        ...lent.map(({ owner, unit }) => unitSlot(table, power, owner, unit)),
        ...influenceSlots(table, power, draft),
      ];
    case 'R':
      return (table.position.dislodged?.[power] ?? []).map(({ unit }) => unitSlot(table, power, power, unit));
    case 'A':
      return adjustmentSlots(table, power, draft);
  }
}

function unitSlot(table: OrderTable, power: Power, owner: Power, unit: UnitText): Slot {
  const { board, position } = table;
  const at = parseUnit(unit)!;
  const isMoving = parsePhase(position.phase).kind === 'M';
  const orders = lazy(() => {
    const legal = legalOrdersOf(board, position, at);
    return isMoving ? [...legal, ...atWill(table, owner, at, power)] : legal;
  });
  return {
    key: `${owner} ${unit}`,
    kind: 'unit',
    power,
    owner,
    unit,
    // Of most units on a board nobody asks.
    get orders() {
      return orders();
    },
  };
}

/** What the game's settings allow beside the orders of the rules. A unit that is lent is not lent again. */
function atWill({ board, position, proxies }: OrderTable, owner: Power, unit: UnitRef, power: Power): readonly Order[] {
  if (!proxies || power !== owner) return [];
  const others = board.powers.filter(({ name }) => name !== owner && (position.units[name] ?? []).length > 0);
  return others.map(({ name }) => ({ kind: 'proxy', unit, to: name }));
}

function influenceSlots({ board, position }: OrderTable, power: Power, draft: readonly string[]): readonly Slot[] {
  const rule = board.variant.rules.influence;
  const have = influencePoints(board, position, power);
  if (rule === undefined || have === 0) return [];
  const given = draft.flatMap((text) => allocationIn(text) ?? []);
  return (position.units[neutralName(board) ?? ''] ?? []).map((unit): Slot => {
    const named = parseUnit(unit)!;
    const others = given.filter(({ unit: { at } }) => !isAt({ ...named, at }, unit));
    const isOpen = others.length < rule.unitsPerPhase;
    const points = isOpen ? others.reduce((left, each) => left - each.points, have) : 0;
    const legal = points < 1 ? [] : legalOrdersOf(board, position, named);
    const orders = legal.filter(({ kind }) => (rule.orders as readonly string[]).includes(kind));
    return { key: `IP ${power} ${unit}`, kind: 'influence', power, unit, points, orders };
  });
}

/** The points that an order of a draft gives; null for another order. */
export function allocationIn(text: string): Allocation | null {
  const order = parseOrder(text, 'M');
  return order?.kind === 'influence' ? order : null;
}

function adjustmentSlots({ board, position }: OrderTable, power: Power, draft: readonly string[]): readonly Slot[] {
  const choices = choicesIn(board, position, power);
  if (choices.length > 0) {
    return choices.flatMap((choice) =>
      choice.units.map((text, n): Slot => {
        const { at } = parseUnit(text)!;
        const orders = UNIT_TYPES.map((type): Order => ({ kind: 'build', unit: { type, at } }));
        const elsewhere = chosenUnits(draft).filter((unit) => provinceOfUnit(unit) !== provinceOfUnit(text));
        const byDefault = completeChoice(choice, elsewhere)[n]!;
        return { key: `${power} ${text}`, kind: 'choice', power, unit: text, byDefault, orders };
      }),
    );
  }
  const due = dueTo(board, position, power);
  const removals = (position.units[power] ?? []).map((unit): Order => ({ kind: 'remove', unit: parseUnit(unit)! }));
  if (board.freeRemovals !== true) {
    const orders = legalAdjustments(board, position, power);
    if (orders.length === 0) return [];
    return due > 0
      ? [{ key: `${power} builds`, kind: 'builds', power, count: due, orders }]
      : [{ key: `${power} removals`, kind: 'removals', power, count: -due, orders }];
  }
  const removed = draft.filter((order) => order.startsWith('remove ')).length;
  const count = buildsAfter(board, position, power, removed);
  const builds = legalAdjustments(board, freed(position, power, draft), power).filter(({ kind }) => kind !== 'remove');
  return [
    ...(removals.length > 0
      ? [{ key: `${power} removals`, kind: 'removals', power, count: removals.length, orders: removals } as const]
      : []),
    ...(count > 0 ? [{ key: `${power} builds`, kind: 'builds', power, count, orders: builds } as const] : []),
  ];
}

/** The position without the units that are to be removed: what gives the builds their number. Their places stay taken. */
function freed(position: Position, power: Power, draft: readonly string[]): Position {
  const gone = draft.filter((order) => order.startsWith('remove ')).map((order) => order.slice('remove '.length));
  const units = (position.units[power] ?? []).filter((unit) => !gone.includes(unit));
  return { ...position, units: { ...position.units, [power]: units } };
}

/** Is this the order of that slot? */
export function isOfSlot(slot: Slot, text: string): boolean {
  const order = parseOrder(text, 'M');
  if (order === null) return false;
  switch (slot.kind) {
    case 'unit':
    case 'choice':
      return order.kind !== 'waive' && order.kind !== 'influence' && isAt(order.unit, slot.unit);
    case 'influence':
      return order.kind === 'influence' && isAt(order.unit, slot.unit);
    case 'builds':
      return order.kind === 'build' || order.kind === 'waive';
    case 'removals':
      return order.kind === 'remove';
  }
}

function isAt({ at }: UnitRef, unit: UnitText): boolean {
  return provinceOf(at) === provinceOfUnit(unit);
}

/** The orders of a slot in a draft: one at most for a unit, as many as are due for builds. */
export function ordersIn(slot: Slot, draft: readonly string[]): readonly string[] {
  return draft.filter((text) => isOfSlot(slot, text));
}

/** An order of a neutral unit with points, as it is written. */
export function paidFor(order: Order, points: number): string {
  if (order.kind !== 'hold' && order.kind !== 'support-hold' && order.kind !== 'support-move')
    return formatOrder(order);
  return formatOrder({ kind: 'influence', points, unit: order.unit, order });
}
