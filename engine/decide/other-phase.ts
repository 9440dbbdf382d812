/**
 * What shows a phase is meant for that phase: what was sent from a page (an order sheet, its queue, a button), and orders in a mail
 * that names a phase in its subject, answers a mail of ours, or is dated long before the present phase. In any other phase orders
 * are shown and asked about. Only the answer to an earlier mail, which people take up for any new mail, is filed where all of it
 * can be carried out now; then its writer is asked whether that is meant.
 */
import { parsePhase } from '../board/phase.ts';
import type { PhaseCode } from '../board/position.ts';
import type { PhaseKind } from '../board/variant.ts';
import type { DecisionDraft, WrittenFor } from '../game/decide/draft.ts';
import { fileItems } from '../game/decide/file-items.ts';
import { phaseIdOf, phaseOfId } from '../game/orders/phase-id.ts';
import type { OrderItem, SectionItem } from '../language/mail/mail-text.ts';
import type { Message } from '../messages/all-messages.ts';
import type { PendingWhy } from '../messages/orders/pending.ts';
import { parseUnit } from '../orders/notation.ts';
import { provinceOf } from '../vocabulary.ts';
import { isHarmless } from './leaving-phase.ts';

export interface OtherPhase {
  /** What is asked about orders; null: the page showed no phase, and they are not done. */
  readonly doubt: PendingWhy | null;
  /** Why what else would change the game is not done; null: it is. */
  readonly why: Message | null;
}

export interface PhaseMeant {
  /** It was written for another phase; null: for the present one, or nothing says that it was not. */
  readonly other: OtherPhase | null;
  /** The phase that was asked about in the mail that is answered, where its orders are filed for the present one all the same. */
  readonly answered: PhaseCode | null;
}

export function phaseMeant(draft: DecisionDraft): PhaseMeant {
  const { shown, writtenFor } = draft.request;
  if (shown !== undefined) return { other: otherPhaseShown(draft, shown), answered: null };
  if (writtenFor === undefined) return FOR_NOW;
  const { by, phase, at } = writtenFor;
  if (by !== 'subject' && !couldAllBeThen(draft, writtenFor)) return FOR_NOW;
  if (by === 'answer' && phase !== null && canAllBeFiled(draft)) return { other: null, answered: phase };
  const doubt: PendingWhy =
    by === 'date' || phase === null ? { code: 'pending/dated', at, phase } : { code: 'pending/other-phase', phase };
  return { other: { doubt, why: null }, answered: null };
}

const FOR_NOW: PhaseMeant = { other: null, answered: null };

function otherPhaseShown({ game }: DecisionDraft, shown: string): OtherPhase | null {
  if (shown === phaseIdOf(game)) return null;
  const known = phaseOfId(shown);
  const phase = known === undefined || known === 'none' ? null : known;
  const isPlayed = game.status === 'active' || game.status === 'paused';
  const current = isPlayed ? (game.position?.phase ?? null) : null;
  return {
    doubt: phase === null ? null : { code: 'pending/other-phase', phase },
    why: { code: 'deciding/other-phase', past: phase, current },
  };
}

/** False: on none of those boards an order was for a unit that stood there, and of a kind that the phase takes. */
function couldAllBeThen(draft: DecisionDraft, { boards }: WrittenFor): boolean {
  const now = draft.game.position;
  if (boards.length === 0 || now === null) return true;
  const orders = ordersForNow(draft);
  return boards.some(({ phase, units, dislodged = {} }) => {
    const { kind } = parsePhase(phase);
    const standing =
      kind === 'R'
        ? Object.values(dislodged).flatMap((list) => list.map(({ unit }) => unit))
        : Object.values(units).flat();
    return orders.every((item) => couldBeThen(item, kind, standing, now.phase));
  });
}

function couldBeThen({ parsed }: OrderItem, then: PhaseKind, units: readonly string[], now: PhaseCode): boolean {
  const isAdjustment = then === 'A';
  if (isAdjustment !== (parsePhase(now).kind === 'A')) return false;
  if (isAdjustment || parsed === null || parsed.kind === 'waive') return true;
  const { type, at } = parsed.unit;
  return units
    .map((unit) => parseUnit(unit)!)
    .some((unit) => unit.type === type && provinceOf(unit.at) === provinceOf(at));
}

/** Could each line of the mail be carried out now, if it was meant so? */
function canAllBeFiled(draft: DecisionDraft): boolean {
  const { items } = draft.request.read;
  if (items.some((item) => item.kind === 'error' && item.isProse !== true)) return false;
  const orders = ordersForNow(draft);
  const isHopeless = (told: OrderItem['notes'][number]) =>
    typeof told === 'object' && told.code === 'refusals/note' && told.note.note === 'hopeless';
  if (orders.some(({ notes }) => notes.some(isHopeless))) return false;
  const trial = draft.with({ events: [], report: [] });
  fileItems(trial, orders);
  return trial.report.every(({ outcome }) => outcome !== 'refused');
}

/** The orders of the mail for the present phase that nothing else is asked about. */
export function ordersForNow({ request }: DecisionDraft): readonly OrderItem[] {
  return request.read.items.filter(
    (item): item is OrderItem => item.kind === 'order' && item.phase === null && item.pending === undefined,
  );
}

/** Is the item meant for the phase that was shown? Orders under the heading of a later phase say themselves which they are for. */
export function isForPhaseShown(item: SectionItem, { why }: OtherPhase): boolean {
  return item.kind === 'order' ? item.phase === null : why !== null && item.kind === 'command' && !isHarmless(item);
}

/** The order as one that is asked about first. */
export function askedFirst(order: OrderItem, why: PendingWhy): OrderItem {
  return { ...order, pending: order.pending ?? { set: FOR_OTHER_PHASE, why } };
}

/** Apart from the sets that a mail's own words make. */
const FOR_OTHER_PHASE = -1;

/** Where no order could even be asked about, and a line was refused, its writer learns that the phase is another. */
export function noteOtherPhase(draft: DecisionDraft, { why }: OtherPhase): void {
  const { report } = draft;
  if (
    why !== null &&
    report.some(({ outcome }) => outcome === 'refused') &&
    !report.some(({ outcome }) => outcome === 'confirm')
  )
    draft.note({ line: null, text: '' }, why);
}
