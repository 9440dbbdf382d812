/** Allocations of points beside those on file (the rule `influence`). */
import type { Power } from '../../board/variant.ts';
import type { OrderItem } from '../../language/mail/mail-text.ts';
import type { OrderMessage } from '../../messages/orders/orders.ts';
import { parseOrder } from '../../orders/notation.ts';
import { allocatePoints } from '../../rules/allocate.ts';
import type { Allocation } from '../../rules/influence.ts';
import { type Game, seatOf } from '../game.ts';
import type { DecisionDraft } from './draft.ts';

export function allocationsOnFile(game: Game, power: Power): readonly Allocation[] {
  return (seatOf(game, power)?.onFile ?? []).flatMap(({ order }) => {
    const filed = parseOrder(order, 'M');
    return filed?.kind === 'influence' ? [filed] : [];
  });
}

/** The allocation of a line beside those given so far, or why it cannot be made. */
export function allocationOf(
  { game, context }: DecisionDraft,
  power: Power,
  { parsed, influence }: OrderItem,
  given: readonly Allocation[],
): Allocation | OrderMessage {
  if (influence === null) return { code: 'orders/influence-only-holds' };
  const whose = { board: context.board, position: game.position!, power, own: true };
  return allocatePoints(whose, { parsed, ...influence }, given);
}
