/** What settles orders that we asked about: other orders for their units, or that they are taken back. */
import { parsePhase } from '../../board/phase.ts';
import type { Power } from '../../board/variant.ts';
import { isMissing, missingFor } from '../due.ts';
import { orderKey } from '../on-file.ts';
import { isSameUnit, type PendingOrder, type PendingSet, pendingOf, withoutOrders } from '../orders/pending-sets.ts';
import type { DecisionDraft } from './draft.ts';

/** Keeps these sets of the writer's and no others. Says whether that changes anything. */
export function keepPending(draft: DecisionDraft, sets: readonly PendingSet[], given?: number): boolean {
  const { person } = draft.request.actor;
  const before = pendingOf(draft.game, person);
  if (sets.length === before.sets.length && sets.every((set, n) => set === before.sets[n])) return false;
  draft.emit({
    type: 'orders-pending',
    person,
    sealed: draft.seal({ sets, given: given ?? before.given }),
  });
  return true;
}

/** Orders of the power have been filed: what an earlier mail asked about the same units is answered. */
export function settlePending(draft: DecisionDraft, power: Power, orders: readonly string[]): void {
  const { game, context, request } = draft;
  const { sets } = pendingOf(game, request.actor.person);
  const keys = new Set(orders.map(orderKey));
  // Of builds and removals there are only so many: once those are ordered no other is meant.
  const isComplete =
    parsePhase(game.position!.phase).kind === 'A' && !isMissing(missingFor(game, context.board, power));
  keepPending(
    draft,
    withoutOrders(
      sets,
      power,
      ({ order, phase }, { received }) =>
        phase === undefined && received <= request.mail.received && (isComplete || keys.has(orderKey(order))),
    ),
  );
}

/** The writer takes back what he was asked about; true when there was any. `isMeant`: left out, all of the power's. */
export function dropPending(
  draft: DecisionDraft,
  power: Power,
  isMeant: (order: PendingOrder) => boolean = () => true,
): boolean {
  const { sets } = pendingOf(draft.game, draft.request.actor.person);
  return keepPending(draft, withoutOrders(sets, power, isMeant));
}

/** The sets as they are beside new orders: the last word on a unit is the one that is asked about. */
export function besideNew(sets: readonly PendingSet[], orders: readonly PendingOrder[]): readonly PendingSet[] {
  return orders.reduce((left, order) => withoutOrders(left, order.power, (each) => isSameUnit(each, order)), sets);
}
