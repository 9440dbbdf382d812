/** A line of orders as items of the mail: which of them count, waived builds one by one (judge-language A6). */
import { dueTo } from '../../adjudicate/phases/adjustments-due.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { Power, Province } from '../../board/variant.ts';
import type { Message, MessageOrText } from '../../messages/all-messages.ts';
import { choicesIn, isChoicePhase, placesToChoose } from '../../rules/start-choices.ts';
import { provinceOf } from '../../vocabulary.ts';
import type { Guard } from '../conditions/condition.ts';
import type { ErrorItem, OrderItem } from '../mail/mail-text.ts';
import type { OrderContext, OrderReading } from './order-context.ts';

/** Where the items stand. */
export interface ItemPlace {
  readonly line: number;
  readonly lastLine: number;
  readonly phase: PhaseCode | null;
  readonly guards: readonly Guard[];
}

/** Builds and removals that this mail has named so far. */
export interface AdjustmentTally {
  readonly ordered: Map<Power, number>;
  /** Units that are removed, and those that are to be kept. */
  readonly removed: Map<Province, number>;
}

export function emptyTally(): AdjustmentTally {
  return { ordered: new Map(), removed: new Map() };
}

/** More waived builds than this nobody has. */
const MOST_WAIVED = 40;

/** An item for each reading; several for `waive 2`. A `keep` that contradicts nothing gives none. */
export function orderItems(
  reading: OrderReading,
  place: ItemPlace,
  context: OrderContext,
  tally: AdjustmentTally,
): readonly (OrderItem | ErrorItem)[] {
  switch (reading.read) {
    case 'error':
      return [errorItem(place, reading.text, reading.message, reading.suggestions)];
    case 'keep': {
      const line = tally.removed.get(reading.at);
      return line === undefined ? [] : [errorItem(place, reading.text, { code: 'orders/kept-and-removed', line }, [])];
    }
    case 'waive':
      return waived(reading, place, context, tally).map((item) => withRemark(item, reading.doubt));
    case 'order': {
      const { parsed } = reading;
      const isFree = context.board.freeRemovals === true && parsed?.kind === 'remove';
      if (reading.power !== null && context.kind === 'A' && !isFree) addTo(tally.ordered, reading.power, 1);
      if (parsed?.kind === 'remove') tally.removed.set(provinceOf(parsed.unit.at), place.line);
      return [
        withRemark(orderItem(place, reading.text, reading.order, parsed, reading.power, reading.notes), reading.doubt),
      ];
    }
  }
}

/** Orders that a remark is about have no number of their set yet: what stands around them gives it. */
export const NOT_NUMBERED = 0;

export function withRemark<T extends OrderItem | ErrorItem>(item: T, doubt: string | null | undefined): T {
  if (item.kind === 'error' || doubt == null) return item;
  return { ...item, pending: { set: NOT_NUMBERED, why: { code: 'pending/beside', shown: doubt } } };
}

function waived(
  { text, count: wanted, power, notes: said }: Extract<OrderReading, { read: 'waive' }>,
  place: ItemPlace,
  context: OrderContext,
  tally: AdjustmentTally,
): readonly (OrderItem | ErrorItem)[] {
  const one = (notes: readonly MessageOrText[] = []) =>
    orderItem(place, text, 'waive', { kind: 'waive' }, power, notes);
  if (context.position === null || power === null) {
    return wanted === 'all'
      ? [orderItem(place, text, 'waive all', null, power, said)]
      : Array.from({ length: Math.min(wanted, MOST_WAIVED) }, (_, n) => one(n === 0 ? said : []));
  }
  if (isChoicePhase(context.board, context.position)) {
    const places = placesToChoose(choicesIn(context.board, context.position, power));
    const whose = { power, own: power === context.power };
    return [
      errorItem(place, text, { code: 'refusals/order', whose, refusal: { reason: 'no-choice', at: null, places } }, []),
    ];
  }
  const due = dueTo(context.board, context.position, power);
  const left = Math.max(0, due) - (tally.ordered.get(power) ?? 0);
  if (due < 0) return [errorItem(place, text, { code: 'orders/removals-due', count: -due }, [])];
  if (left <= 0)
    return [errorItem(place, text, { code: due === 0 ? 'orders/no-builds-due' : 'orders/no-build-left' }, [])];
  const many = wanted === 'all' ? left : Math.min(wanted, left);
  addTo(tally.ordered, power, many);
  const fewer: readonly Message[] =
    wanted !== 'all' && wanted > left ? [{ code: 'orders/builds-left', count: left }] : [];
  const notes = [...fewer, ...said];
  return Array.from({ length: many }, (_, n) => one(n === 0 ? notes : []));
}

function addTo(counts: Map<Power, number>, power: Power, more: number): void {
  counts.set(power, (counts.get(power) ?? 0) + more);
}

export function orderItem(
  { line, lastLine, phase, guards }: ItemPlace,
  text: string,
  order: string,
  parsed: OrderItem['parsed'],
  power: Power | null,
  notes: readonly MessageOrText[],
): OrderItem {
  return { kind: 'order', line, lastLine, text, order, parsed, influence: null, power, notes, phase, guards };
}

/** What a writer may send instead: lines that are equally likely, each on its own; null where there is none. */
export function linesToTry({ suggestion, suggestions }: ErrorItem): string | null {
  return suggestions.length === 0 ? suggestion : suggestions.join('\n');
}

export function errorItem(
  { line, lastLine }: Pick<ItemPlace, 'line' | 'lastLine'>,
  text: string,
  message: MessageOrText,
  suggestions: readonly string[],
): ErrorItem {
  return {
    kind: 'error',
    line,
    lastLine,
    text,
    message,
    suggestion: suggestions[0] ?? null,
    suggestions: suggestions.length > 1 ? suggestions : [],
  };
}
