/**
 * How the orders of a mail join those on file (judge-language A6, A7): unit by unit the last valid order counts, by the
 * instant at which its mail was received. Builds and removals of a later mail come before those on file.
 */
import { buildsAfter } from '../adjudicate/phases/adjustments-due.ts';
import type { Board } from '../board/board.ts';
import type { Position } from '../board/position.ts';
import type { StartChoice } from '../board/rules.ts';
import type { PhaseKind, Power } from '../board/variant.ts';
import { formatOrder, unitBuilt } from '../orders/notation.ts';
import type { Order } from '../orders/order.ts';
import { choiceClosed } from '../rules/start-choices.ts';
import type { Instant } from '../time.ts';
import { placeOfUnit, provinceOf, typeOfUnit } from '../vocabulary.ts';
import type { FiledOrder } from './events.ts';

/** What filing did to one order. */
export type FiledChange =
  | { readonly kind: 'new' }
  | { readonly kind: 'same' }
  | { readonly kind: 'replaces'; readonly order: string }
  /** A mail that was received later has ordered this unit already. */
  | { readonly kind: 'older'; readonly order: string }
  /** A choice that leaves too many units of one type: not kept. `order` took the last of that type. */
  | { readonly kind: 'no-more'; readonly choice: StartChoice; readonly order: string }
  /** More builds or removals than are due: not kept. */
  | { readonly kind: 'excess'; readonly due: number };

export interface Filing {
  readonly onFile: readonly FiledOrder[];
  /** For each incoming order, in order. */
  readonly filed: readonly FiledChange[];
  /** Orders that were on file and had to make room. */
  readonly dropped: readonly string[];
}

/** Builds and waived builds of a power that removes so many units. */
export type FreeBuilds = (removals: number) => number;

/** Null: only units that must be removed can be. */
export function freeBuildsOf(board: Board, position: Position, power: Power): FreeBuilds | null {
  return board.freeRemovals === true ? (removals) => buildsAfter(board, position, power, removals) : null;
}

/** Files the orders of one mail, received at one instant, in a phase of this kind. `due`: builds or removals owed;
 *  `choices`: starting units to be chosen instead; `freeBuilds`: where units may be removed
 *  that need not, how many builds so many removals leave. */
export function fileOrders(
  onFile: readonly FiledOrder[],
  incoming: readonly Order[],
  received: Instant,
  kind: PhaseKind,
  due: number,
  choices: readonly StartChoice[] = [],
  freeBuilds: FreeBuilds | null = null,
): Filing {
  if (choices.length > 0) return fileChoices(onFile, incoming, received, choices);
  return kind === 'A'
    ? fileAdjustments(onFile, incoming, received, due, freeBuilds)
    : fileByUnit(onFile, incoming, received);
}

function fileByUnit(onFile: readonly FiledOrder[], incoming: readonly Order[], received: Instant): Filing {
  const kept = new Map(onFile.map((each) => [orderKey(each.order), each]));
  const filed = incoming.map((order): FiledChange => {
    const text = formatOrder(order);
    const key = orderKey(text);
    const before = kept.get(key);
    if (before !== undefined && before.received > received) return { kind: 'older', order: before.order };
    kept.set(key, { order: text, received });
    if (before === undefined) return { kind: 'new' };
    return before.order === text ? { kind: 'same' } : { kind: 'replaces', order: before.order };
  });
  return { onFile: [...kept.values()], filed, dropped: [] };
}

function fileAdjustments(
  onFile: readonly FiledOrder[],
  incoming: readonly Order[],
  received: Instant,
  due: number,
  freeBuilds: FreeBuilds | null,
): Filing {
  const isFree = (order: string) => freeBuilds !== null && order.startsWith('remove ');
  const all = [...onFile.map(({ order }) => order), ...incoming.map((order) => formatOrder(order))];
  const room = freeBuilds === null ? due : freeBuilds(new Set(all.filter(isFree).map(orderKey)).size);
  const newer = onFile.filter((each) => each.received > received);
  const older = onFile.filter((each) => each.received <= received);
  const kept: FiledOrder[] = [...newer];
  const hasRoom = (order: string) => isFree(order) || kept.filter((each) => !isFree(each.order)).length < room;
  const filed = incoming.map((order): FiledChange => {
    const text = formatOrder(order);
    const same = order.kind === 'waive' ? -1 : kept.findIndex((each) => orderKey(each.order) === orderKey(text));
    if (same >= 0) {
      const before = kept[same]!;
      if (before.received > received) return { kind: 'older', order: before.order };
      kept[same] = { order: text, received };
      return before.order === text ? { kind: 'same' } : { kind: 'replaces', order: before.order };
    }
    if (!hasRoom(text)) return { kind: 'excess', due: room };
    kept.push({ order: text, received });
    const before = older.find((each) => each.order !== 'waive' && orderKey(each.order) === orderKey(text));
    if (before === undefined) return { kind: 'new' };
    return before.order === text ? { kind: 'same' } : { kind: 'replaces', order: before.order };
  });
  const dropped: string[] = [];
  for (const each of older) {
    if (each.order !== 'waive' && kept.some((one) => orderKey(one.order) === orderKey(each.order))) continue;
    if (hasRoom(each.order)) kept.push(each);
    else dropped.push(each.order);
  }
  return { onFile: kept, filed, dropped };
}

/**
 * Starting units, place by place: the last order for a place counts. Within a mail a type runs out; a later mail takes it from a
 * place that an earlier one gave it to (`build A lon` moves the army).
 */
function fileChoices(
  onFile: readonly FiledOrder[],
  incoming: readonly Order[],
  received: Instant,
  choices: readonly StartChoice[],
): Filing {
  const newer = onFile.filter((each) => each.received > received);
  const older = onFile.filter((each) => each.received <= received);
  const at = (list: readonly FiledOrder[], text: string) =>
    list.find((each) => orderKey(each.order) === orderKey(text));
  let mine: readonly FiledOrder[] = [];
  const filed = incoming.map((order): FiledChange => {
    const text = formatOrder(order);
    const late = at(newer, text);
    if (late !== undefined) return { kind: 'older', order: late.order };
    const others = mine.filter((each) => orderKey(each.order) !== orderKey(text));
    const taken = closedBy(choices, [...newer, ...others], text);
    if (taken !== null) return { kind: 'no-more', ...taken };
    mine = [...others, { order: text, received }];
    const before = at(older, text);
    if (before === undefined) return { kind: 'new' };
    return before.order === text ? { kind: 'same' } : { kind: 'replaces', order: before.order };
  });
  let kept: readonly FiledOrder[] = [...newer, ...mine];
  const dropped: string[] = [];
  for (const each of [...older].sort((a, b) => b.received - a.received)) {
    if (at(kept, each.order) !== undefined) continue;
    if (closedBy(choices, kept, each.order) === null) kept = [...kept, each];
    else dropped.push(each.order);
  }
  return { onFile: kept, filed, dropped };
}

/** The choice that has no more units of this type beside those orders, and the last order that took one; null: it has. */
function closedBy(
  choices: readonly StartChoice[],
  orders: readonly FiledOrder[],
  text: string,
): { readonly choice: StartChoice; readonly order: string } | null {
  const unit = unitBuilt(text);
  if (unit === null) return null;
  const chosen = orders.flatMap(({ order }) => unitBuilt(order) ?? []);
  const type = typeOfUnit(unit);
  if (choiceClosed(choices, chosen, { type, at: placeOfUnit(unit) }) !== 'type') return null;
  const choice = choices.find(({ units }) => units.some((each) => orderKey(each) === orderKey(text)))!;
  const last = orders.findLast(
    ({ order }) =>
      order.startsWith(`build ${type} `) && choice.units.some((each) => orderKey(each) === orderKey(order)),
  );
  return { choice, order: last?.order ?? '' };
}

/** Orders with the same key are about the same unit, the same site, or points for the same neutral unit. */
export function orderKey(order: string): string {
  const [, points, place] = /^(?:build\s+|remove\s+|(IP)\s+(?:\d+|ALL)\s+)?(?:[AF]\s+)?(\S+)/.exec(order) ?? [];
  if (place === undefined || order === 'waive') return order;
  return points === undefined ? provinceOf(place) : `IP ${provinceOf(place)}`;
}
