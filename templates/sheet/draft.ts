/**
 * The orders that a reader is about to send, power by power, in canonical notation. They join each other as the judge files
 * orders, by the engine's own code, and are written as lines of a mail.
 */
import { dueTo } from '../../engine/adjudicate/phases/adjustments-due.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Power } from '../../engine/board/variant.ts';
import { fileOrders, freeBuildsOf, orderKey } from '../../engine/game/on-file.ts';
import { parseOrder } from '../../engine/orders/notation.ts';
import { fitsBeside } from '../../engine/rules/influence.ts';
import { choicesIn } from '../../engine/rules/start-choices.ts';
import { spellOrders } from '../locales/order-spelling.ts';
import { allocationIn, isOfSlot, type OrderTable, type Slot } from './slots.ts';

export type OrderDraft = Readonly<Record<Power, readonly string[]>>;

/** The draft with one more order of a power: it takes the place of what stood for the same unit or site. */
export function withOrder(table: OrderTable, draft: OrderDraft, power: Power, text: string): OrderDraft {
  const { board, position } = table;
  const { kind } = parsePhase(position.phase);
  const order = parseOrder(text, kind);
  if (order === null) return draft;
  if (order.kind === 'influence') {
    const given = (draft[power] ?? []).flatMap((each) => allocationIn(each) ?? []);
    if (fitsBeside(board, position, power, given, order) !== 'fits') return draft;
  }
  const { onFile } = fileOrders(
    (draft[power] ?? []).map((each) => ({ order: each, received: 0 })),
    [order],
    1,
    kind,
    kind === 'A' ? Math.abs(dueTo(board, position, power)) : 0,
    choicesIn(board, position, power),
    freeBuildsOf(board, position, power),
  );
  return { ...draft, [power]: onFile.map((each) => each.order) };
}

/** The draft without the orders of a slot, or without one of them. */
export function withoutOrder(draft: OrderDraft, slot: Slot, text?: string): OrderDraft {
  const list = draft[slot.power] ?? [];
  const kept = list.filter((each, n) =>
    text === undefined ? !isOfSlot(slot, each) : each !== text || list.indexOf(text) !== n,
  );
  return { ...draft, [slot.power]: kept };
}

/**
 * The lines of a mail that leave exactly the draft on file. `several`: the writer has more powers than this, so that builds and
 * points say whose they are. One waived build is as good as another, and no line takes back one of them: then all is taken back, and
 * given again.
 */
export function linesFor(
  { board, position }: OrderTable,
  power: Power,
  draft: readonly string[],
  onFile: readonly string[],
  several: boolean,
): readonly string[] {
  const { kind } = parsePhase(position.phase);
  const whose = several && kind === 'A' ? `${power}: ` : '';
  const isPoints = (order: string) => order.startsWith('IP ');
  const plain = draft.filter((order) => !isPoints(order)).map((order) => spellOrders(board, `${whose}${order}`));
  const points = draft.filter(isPoints).map((order) => spellOrders(board, order));
  if (waivesIn(draft) < waivesIn(onFile)) return [...(several ? [`${power}:`] : []), 'CLEAR', ...plain];
  const keys = new Set(draft.map(orderKey));
  const cleared = onFile.filter((order) => order !== 'waive' && !keys.has(orderKey(order)));
  return [
    ...plain,
    ...(several && points.length > 0 ? [`${power}:`, ...points] : points),
    ...cleared.map((order) => `CLEAR ${spellOrders(board, unitOf(order))}`),
  ];
}

function waivesIn(orders: readonly string[]): number {
  return orders.filter((order) => order === 'waive').length;
}

/** `A par` of any order of it; `IP han` of points. */
function unitOf(order: string): string {
  const [, , points, unit, place] = /^(build |remove )?(IP \d+ )?((?:[AF] )?(\S+))/.exec(order) ?? [];
  return points === undefined ? unit! : `IP ${place!}`;
}
