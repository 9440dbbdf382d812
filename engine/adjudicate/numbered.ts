/**
 * From names to numbers: units and orders in the public notation to those of the workspace. The same few hundred texts
 * come again and again, so each is read once for each board and remembered.
 */
import type { Board } from '../board/board.ts';
import type { PhaseKind, Place, Power, Province } from '../board/variant.ts';
import { parseOrder, parseUnit } from '../orders/notation.ts';
import type { Order } from '../orders/order.ts';
import { orderPlaces } from '../orders/places.ts';
import { ownEntry } from '../own.ts';
import { neutralName } from '../rules/neutral-units.ts';
import { provinceOf } from '../vocabulary.ts';
import { ARMY, FLEET, NONE } from './movement/workspace.ts';

/** A unit's type and location. */
export interface NumberedUnit {
  readonly type: number;
  readonly at: number;
  readonly province: Province;
}

/** An order with the numbers of what it names; NONE for what it does not name, or what is not on the map. */
export interface NumberedOrder {
  readonly order: Order;
  /** Province of the ordered unit, and of the unit it supports or convoys. */
  readonly unit: number;
  readonly target: number;
  /** Location of the destination; when the coast named does not exist, the province (DATC 4.B.6). */
  readonly to: number;
  readonly toExists: boolean;
  /** Provinces of a written route. */
  readonly seas: readonly number[];
  /** A place that is not on the map, if any is named. */
  readonly unknown: Place | null;
}

interface Numbers {
  readonly units: Map<string, NumberedUnit | null>;
  readonly orders: Readonly<Record<PhaseKind, Map<string, NumberedOrder | null>>>;
  readonly powers: readonly Power[];
}

/** Texts remembered at most; hostile input must not fill the memory. */
const MOST_TEXTS = 50_000;

const numbersOfBoards = new WeakMap<Board, Numbers>();

/** Powers of the variant in its order, then the name under which neutral units stand, if there are any. */
export function variantPowers(board: Board): readonly Power[] {
  return numbersOf(board).powers;
}

/** Type and location of a unit; null when it is no unit of this map. Whether it can stand there is not checked. */
export function numberUnit(board: Board, text: string): NumberedUnit | null {
  const { units } = numbersOf(board);
  let unit = units.get(text);
  if (unit === undefined) {
    const ref = parseUnit(text);
    const at = ref === null ? undefined : board.locationNumber.get(placeMeant(board, ref.at));
    unit =
      ref === null || at === undefined
        ? null
        : { type: ref.type === 'A' ? ARMY : FLEET, at, province: provinceOf(ref.at) };
    remember(units, text, unit);
  }
  return unit;
}

/** One order in canonical notation; null when it is none. */
export function readOrder(board: Board, text: string, phase: PhaseKind): NumberedOrder | null {
  const orders = numbersOf(board).orders[phase];
  let numbered = orders.get(text);
  if (numbered === undefined) {
    const order = parseOrder(text, phase);
    numbered = order === null ? null : numberOrder(board, order);
    remember(orders, text, numbered);
  }
  return numbered;
}

export function numberOrder(board: Board, order: Order): NumberedOrder {
  const province = (place: Place) => board.provinceNumber.get(provinceOf(place)) ?? NONE;
  const to = 'to' in order && order.kind !== 'proxy' ? order.to : null;
  const routed = order.kind === 'move' && typeof order.route !== 'string' ? order.route : [];
  return {
    order,
    unit: order.kind === 'waive' ? NONE : province(order.unit.at),
    target: 'target' in order ? province(order.target.at) : NONE,
    to: to === null ? NONE : (locationOf(board, to) ?? NONE),
    toExists: to === null || board.locationNumber.has(placeMeant(board, to)),
    seas: routed.map(province),
    unknown: orderPlaces(order).find((place) => !isOnMap(board, place)) ?? null,
  };
}

/** Location of a place on this map; a coast that the province does not have counts as the province (DATC 4.B.6).
 *  Undefined when there is no such province. */
export function locationOf(board: Board, place: Place): number | undefined {
  if (ownEntry(board.variant.placeHints, place) !== undefined) return undefined;
  const meant = placeMeant(board, place);
  return board.locationNumber.get(meant) ?? board.locationNumber.get(provinceOf(meant));
}

/** The place itself, or the one of which it is another spelling (`ter/hc` is `ter`). */
function placeMeant(board: Board, place: Place): Place {
  return ownEntry(board.variant.placeAliases, place) ?? place;
}

/** Impassable provinces are on the map too: an order to go there is void, not unreadable. A spelling that is something
 *  else on this map (`placeHints`) is not. */
function isOnMap(board: Board, place: Place): boolean {
  if (ownEntry(board.variant.placeHints, place) !== undefined) return false;
  const province = provinceOf(place);
  return board.provinceNumber.has(province) || board.variant.provinces.some(({ id }) => id === province);
}

function numbersOf(board: Board): Numbers {
  let numbers = numbersOfBoards.get(board);
  if (numbers === undefined) {
    const neutral = neutralName(board);
    const powers = [...board.powers.map(({ name }) => name), ...(neutral === null ? [] : [neutral])];
    numbers = { units: new Map(), orders: { M: new Map(), R: new Map(), A: new Map() }, powers };
    numbersOfBoards.set(board, numbers);
  }
  return numbers;
}

function remember<T>(texts: Map<string, T>, text: string, value: T): void {
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, value);
}
