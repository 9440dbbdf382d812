/** From names to numbers: units and orders in the public notation to those of the workspace, remembered for each board. */
import type { Board } from '../board/board.ts';
import type { PhaseKind, Power, UnitText } from '../board/variant.ts';
import { parseOrder, parseUnit, provinceOf } from '../orders/notation.ts';
import type { Order, UnitRef } from '../orders/order.ts';
import { ARMY, FLEET } from './workspace.ts';

/** A unit's type and location. */
export interface NumberedUnit {
  readonly type: number;
  readonly at: number;
}

export interface Numbers {
  readonly units: Map<UnitText, NumberedUnit | null>;
  readonly orders: Readonly<Record<PhaseKind, Map<string, Order | null>>>;
  /** Powers of the variant in its order, then the name under which neutral units stand, if there are any. */
  readonly powers: readonly Power[];
  readonly powerNumber: ReadonlyMap<Power, number>;
}

/** Texts remembered at most; hostile input must not fill the memory. */
const MOST_TEXTS = 50_000;

const numbersOfBoards = new WeakMap<Board, Numbers>();

export function numbersOf(board: Board): Numbers {
  let numbers = numbersOfBoards.get(board);
  if (numbers === undefined) {
    const neutral = board.variant.rules['neutral-units'];
    const powers = [...board.powers.map(({ name }) => name), ...(neutral === undefined ? [] : [neutral.name])];
    numbers = {
      units: new Map(),
      orders: { M: new Map(), R: new Map(), A: new Map() },
      powers,
      powerNumber: new Map(powers.map((power, n) => [power, n])),
    };
    numbersOfBoards.set(board, numbers);
  }
  return numbers;
}

/** Type and location of a unit; null when it is no unit of this map. Whether it can stand there is not checked. */
export function numberUnit(board: Board, text: UnitText): NumberedUnit | null {
  const { units } = numbersOf(board);
  let unit = units.get(text);
  if (unit === undefined) {
    const ref = parseUnit(text);
    unit = ref === null ? null : numberRef(board, ref);
    remember(units, text, unit);
  }
  return unit;
}

export function numberRef(board: Board, { type, at }: UnitRef): NumberedUnit | null {
  const location = board.locationNumber.get(at);
  return location === undefined ? null : { type: type === 'A' ? ARMY : FLEET, at: location };
}

/** One order in canonical notation; null when it is none. The same text gives the same object. */
export function readOrder(board: Board, text: string, phase: PhaseKind): Order | null {
  const orders = numbersOf(board).orders[phase];
  let order = orders.get(text);
  if (order === undefined) {
    order = parseOrder(text, phase);
    remember(orders, text, order);
  }
  return order;
}

/** Location of a place on this map; a coast that the province does not have counts as the province (DATC 4.B.6).
 *  Undefined when there is no such province. */
export function locationOf(board: Board, place: string): number | undefined {
  return board.locationNumber.get(place) ?? board.locationNumber.get(provinceOf(place));
}

function remember<T>(texts: Map<string, T>, text: string, value: T): void {
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, value);
}
