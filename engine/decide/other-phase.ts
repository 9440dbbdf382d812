/**
 * What was sent from a page that showed a phase (an order sheet, its queue, a button) is meant for that phase. In any other, orders
 * are shown and asked about, and what else would change the game can be sent again by whoever still wants it.
 */
import type { PhaseCode } from '../board/position.ts';
import { type Draft, note } from '../game/decide/draft.ts';
import { phaseIdOf, phaseOfId } from '../game/orders/phase-id.ts';
import type { Item, OrderItem } from '../language/mail/mail-text.ts';
import type { Said } from '../sayings/said.ts';
import { isHarmless } from './leaving-phase.ts';

export interface OtherPhase {
  /** The phase that the page showed; null: it showed none. */
  readonly phase: PhaseCode | null;
  /** Why what was meant for it is not done. */
  readonly why: Said;
}

/** Null: the page showed the present phase, or no page sent it. */
export function otherPhaseShown({ game, request: { shown } }: Draft): OtherPhase | null {
  if (shown === undefined || shown === phaseIdOf(game)) return null;
  const known = phaseOfId(shown);
  const phase = known === undefined || known === 'none' ? null : known;
  const isPlayed = game.status === 'active' || game.status === 'paused';
  const current = isPlayed ? (game.position?.phase ?? null) : null;
  return { phase, why: { code: 'deciding/other-phase', past: phase, current } };
}

/** Orders under the heading of a later phase say themselves which they are for. */
export function isForPhaseShown(item: Item): boolean {
  return item.kind === 'order' ? item.phase === null : item.kind === 'command' && !isHarmless(item);
}

/** The order as one that is asked about first. */
export function askedFirst(order: OrderItem, phase: PhaseCode): OrderItem {
  return { ...order, pending: order.pending ?? { set: FOR_OTHER_PHASE, why: { code: 'pending/other-phase', phase } } };
}

/** Apart from the sets that a mail's own words make. */
const FOR_OTHER_PHASE = -1;

/** Where no order could even be asked about, and a line was refused, its writer learns that the phase is another. */
export function noteOtherPhase(draft: Draft, { why }: OtherPhase): void {
  const { report } = draft;
  if (report.some(({ outcome }) => outcome === 'refused') && !report.some(({ outcome }) => outcome === 'confirm'))
    note(draft, { line: null, text: '' }, why);
}
