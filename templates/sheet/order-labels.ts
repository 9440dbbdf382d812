/** Units, orders and what a tap offers, in the sheet's words. */
import type { Board } from '../../engine/board/board.ts';
import { nameOfPower, placeName } from '../../engine/board/display-names.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Place, Power, UnitText } from '../../engine/board/variant.ts';
import { parseOrder, parseUnit } from '../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';
import type { SheetWords } from './sheet-words.ts';
import { type Offer, verbOf } from './steps.ts';

export interface OrderLabels {
  readonly words: SheetWords;
  readonly board: Board;
}

export function unitLabel({ words, board }: OrderLabels, unit: UnitText | UnitRef): string {
  const parsed = typeof unit === 'string' ? parseUnit(unit) : unit;
  return parsed === null ? String(unit) : words.units[parsed.type](placeName(board, parsed.at));
}

export function powerLabel({ board }: OrderLabels, power: Power): string {
  return nameOfPower(board, power);
}

/** What an order does, without its unit: `Move to Burgundy`. */
export function orderLabel(labels: OrderLabels, order: Order): string {
  const { words, board } = labels;
  const { verbs } = words;
  const place = (at: Place) => placeName(board, at);
  const unit = (ref: UnitRef) => unitLabel(labels, ref);
  switch (order.kind) {
    case 'hold':
    case 'disband':
    case 'waive':
      return verbs[order.kind];
    case 'move':
      return order.route === 'unstated' ? verbs.move(place(order.to)) : verbs.convoyed(place(order.to));
    case 'support-hold':
      return verbs['support-hold'](unit(order.target));
    case 'support-move':
      return verbs['support-move'](unit(order.target), place(order.to));
    case 'convoy':
      return verbs.convoy(unit(order.target), place(order.to));
    case 'proxy':
      return verbs.proxy(powerLabel(labels, order.to));
    case 'retreat':
      return verbs.retreat(place(order.to));
    case 'build':
    case 'remove':
      return verbs[order.kind](unit(order.unit));
    case 'influence':
      return `${order.points} · ${orderLabel(labels, order.order)}`;
  }
}

/** `Army Paris: Move to Burgundy`. */
export function sentenceLabel(labels: OrderLabels, phase: string, text: string): string {
  const order = parseOrder(text, parsePhase(phase).kind);
  if (order === null) return text;
  if (order.kind === 'waive' || order.kind === 'build' || order.kind === 'remove') return orderLabel(labels, order);
  return `${unitLabel(labels, order.unit)}: ${orderLabel(labels, order)}`;
}

/** What is offered: an order, or a help whose end is still to be said. */
export function offerLabel(labels: OrderLabels, { verb, orders }: Offer): string {
  const [first] = orders;
  if (first === undefined) return '';
  if (orders.length === 1 || !('target' in first)) return orderLabel(labels, first);
  const target = unitLabel(labels, first.target);
  return verb === 'convoy' ? labels.words.verbs.convoySome(target) : labels.words.verbs.supportSome(target);
}

/** Orders of a list by what they do, in the order in which one looks for them. */
export function groupsOf(
  { words }: OrderLabels,
  orders: readonly Order[],
  isChoice = false,
): readonly { readonly label: string; readonly orders: readonly Order[] }[] {
  const { groups } = words;
  const groupOf = (order: Order): string => {
    const verb = verbOf(order);
    if (verb === 'hold' || verb === 'disband') return groups.stay;
    if (verb === 'support-hold' || verb === 'support-move') return groups.support;
    if (verb === 'waive') return groups.build;
    if (verb === 'build') return isChoice ? groups.choose : groups.build;
    return groups[verb];
  };
  const rank = [groups.stay, groups.move, groups.convoyed, groups.support, groups.convoy];
  const found = new Map<string, Order[]>();
  for (const order of orders) found.set(groupOf(order), [...(found.get(groupOf(order)) ?? []), order]);
  const place = (label: string) => (rank.includes(label) ? rank.indexOf(label) : rank.length);
  return [...found].map(([label, list]) => ({ label, orders: list })).sort((a, b) => place(a.label) - place(b.label));
}
