/** Orders that stand where we read none (in the subject, in quoted text alone), or whose phase is over: we tell their writer. */
import type { FiledOrder } from '../../../engine/game/events.ts';
import type {
  NumberedLine,
  OrderItem,
  Section,
  SectionContext,
  SectionItem,
  SectionRead,
} from '../../../engine/language/mail/mail-text.ts';
import { QUOTED } from '../../../engine/language/mail/quotes.ts';
import type { Message } from '../../../engine/messages/all-messages.ts';
import { readSection } from '../../../engine/sections/read-section.ts';

/** Of quoted text and of the orders in it no more is looked at or named. */
const MOST_LINES = 100;
const MOST_NAMED = 3;

export interface Stray {
  readonly section: Section;
  readonly context: SectionContext;
  readonly read: SectionRead;
  /** Without its passwords. */
  readonly subject: string;
  /** What need not be said again. */
  readonly onFile: readonly FiledOrder[];
}

/** None where everything that is meant is read. */
export function strayOrders({ section, context, read, subject, onFile }: Stray): readonly Message[] {
  if (context.board === null || context.phase === null || context.role !== 'player') return [];
  const known = new Set([...onFile.map(({ order }) => order), ...ordersIn(read)]);
  const ordersOf = (lines: readonly string[]) =>
    ordersIn(readSection({ ...NOTHING, lines: lines.map(asOwn) }, context)).filter((order) => !known.has(order));
  const inSubject = ordersOf([subject.replace(OPENING, '')]);
  const quoted = section.lines.filter(({ ignored, text }) => ignored === QUOTED && text.trim() !== '');
  const hasOwn = ordersIn(read).length > 0 || read.items.some(isSettled);
  const inQuotation = hasOwn
    ? []
    : ordersOf(quoted.slice(0, MOST_LINES).map(({ text }) => text.replace(/^[\s>|]+/, '')));
  const { answers, phase } = context;
  const isTooLate = answers !== undefined && !hasOwn && read.items.some(isRefusedOrder);
  return [
    ...(isTooLate ? [{ code: 'entering/phase-over', phase: answers, current: phase } as const] : []),
    ...(inSubject.length === 0 ? [] : [{ code: 'entering/orders-in-subject', ...named(inSubject) } as const]),
    ...(inQuotation.length === 0 ? [] : [{ code: 'entering/orders-in-quotation', ...named(inQuotation) } as const]),
  ];
}

function isRefusedOrder(item: SectionItem): boolean {
  return item.kind === 'error' && typeof item.message === 'object' && item.message.code === 'refusals/order';
}

/** The orders that were asked about are in the quotation, and the line above it says what becomes of them. */
function isSettled(item: SectionItem): boolean {
  return item.kind === 'command' && ['FILE', 'SEND', 'CONFIRM'].includes(item.command);
}

const NOTHING: Section = { signOn: null, unreadable: null, lines: [], secrets: [] };

/** `Re: [marne] Orders:` */
const OPENING = /^(?:\s*(?:[a-z]{2,5}\s*:|\[[^\]]{0,40}\]|(?:my\s+)?(?:orders|moves)\s*:))*\s*/i;

function asOwn(text: string, n: number): NumberedLine {
  return { number: n + 1, text, ignored: null };
}

function ordersIn({ items }: SectionRead): readonly string[] {
  return items
    .filter((item): item is OrderItem => item.kind === 'order' && item.phase === null && item.guards.length === 0)
    .map(({ order }) => order);
}

function named(orders: readonly string[]): { readonly orders: readonly string[]; readonly more: number } {
  return { orders: orders.slice(0, MOST_NAMED), more: Math.max(0, orders.length - MOST_NAMED) };
}
