/**
 * Orders under the heading of a phase that is over (`Orders for France, Spring 1901` in the fall): an old mail sent again, or an
 * old heading above new orders. They are never filed unasked: one word files them for the current phase.
 */
import { parsePhase } from '../../board/phase.ts';
import type { ErrorItem, OrderItem } from '../../language/mail/mail-text.ts';
import { parseOrder } from '../../orders/notation.ts';
import type { PastOrders } from '../confirmable.ts';
import { askToConfirm } from './confirmation.ts';
import type { DecisionDraft, MailLine } from './draft.ts';
import { fileItems } from './file-items.ts';

/** The orders of a line, and the phase in its heading. */
export type PastLine = NonNullable<ErrorItem['past']>;

/** Asks whether the orders are for the current phase; says what `fileItems` would, where no orders are taken. */
export function offerPast(draft: DecisionDraft, lines: readonly PastLine[]): void {
  const { game, request } = draft;
  const items = lines.flatMap((line) => line.orders);
  const [first] = items;
  if (first === undefined) return;
  if (request.actor.role === 'observer' || game.status !== 'active') {
    fileItems(draft, items);
    return;
  }
  const orders = items.map(({ power, order }) => ({ power, order }));
  const { phase } = game.position!;
  const spot = { line: first.line, text: `orders for ${phase}` };
  askToConfirm(
    draft,
    spot,
    { command: 'ORDERS', args: { orders } },
    {
      code: 'offers/past-orders',
      past: lines[0]!.phase,
      phase,
      orders: orders.map(({ order }) => order),
    },
  );
}

/** Files them, confirmed. The word is worth nothing once the phase is over in which it was given. */
export function filePast(draft: DecisionDraft, { line }: MailLine, { orders }: PastOrders): void {
  const { kind } = parsePhase(draft.game.position!.phase);
  const place = { line: line ?? 0, lastLine: line ?? 0, influence: null, notes: [], phase: null, guards: [] };
  const items = orders.flatMap(({ power, order }): readonly OrderItem[] => {
    const parsed = parseOrder(order, kind);
    return parsed === null ? [] : [{ ...place, kind: 'order', text: order, order, parsed, power }];
  });
  fileItems(draft, items);
}
