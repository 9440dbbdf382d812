/** Orders that stand where none is read, in the subject or in quoted text alone: their writer is told. */
import type { FiledOrder } from '../../engine/game/events.ts';
import type {
  NumberedLine,
  OrderItem,
  Section,
  SectionContext,
  SectionRead,
} from '../../engine/language/mail/mail-text.ts';
import { QUOTED } from '../../engine/language/mail/quotes.ts';
import { readSection } from '../../engine/language/mail/read-section.ts';

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

/** Whole sentences; none where everything that is meant is read. */
export function strayOrders({ section, context, read, subject, onFile }: Stray): readonly string[] {
  if (context.board === null || context.phase === null || context.role !== 'player') return [];
  const known = new Set([...onFile.map(({ order }) => order), ...ordersIn(read)]);
  const ordersOf = (lines: readonly string[]) =>
    ordersIn(readSection({ ...NOTHING, lines: lines.map(asOwn) }, context)).filter((order) => !known.has(order));
  const inSubject = ordersOf([subject.replace(OPENING, '')]);
  const quoted = section.lines.filter(({ ignored, text }) => ignored === QUOTED && text.trim() !== '');
  const hasOwn = ordersIn(read).length > 0;
  const inQuotation = hasOwn
    ? []
    : ordersOf(quoted.slice(0, MOST_LINES).map(({ text }) => text.replace(/^[\s>|]+/, '')));
  return [
    ...(inSubject.length === 0
      ? []
      : [`Orders in a subject are not read (${named(inSubject)}): write them into the mail itself.`]),
    ...(inQuotation.length === 0
      ? []
      : [
          `Your mail has orders in its quoted text alone, which is not read (${named(inQuotation)}): write them above it.`,
        ]),
  ];
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

function named(orders: readonly string[]): string {
  const more = orders.length > MOST_NAMED ? ` and ${orders.length - MOST_NAMED} more` : '';
  return `${orders.slice(0, MOST_NAMED).join(', ')}${more}`;
}
