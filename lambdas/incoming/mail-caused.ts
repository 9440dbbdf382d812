/**
 * How much mail to others one mail, and one person within a day, may bring about. What is above is refused line by line, so
 * that its writer can send it again; orders are always filed, results always sent.
 */

import { isForAnybody } from '../../engine/commands/dispatch.ts';
import type { Commit, PersonId } from '../../engine/game/events.ts';
import type {
  CommandItem,
  ErrorItem,
  OrderItem,
  PressMessage,
  SectionRead,
} from '../../engine/language/mail/mail-text.ts';
import type { Said } from '../../engine/sayings/said.ts';
import type { OutgoingMail, Services } from '../ports.ts';

const DAY = 86_400_000;

/** Mails to others that one person brings about in a day. Mail that proves nothing has a budget of its own. */
const A_DAY = { proven: 2_000, unproven: 200 } as const;
/** What all sections of one mail send to others. */
const OF_A_MAIL = { mails: 50, bytes: 2_000_000 } as const;

/** What the sections of a mail have sent to others so far. */
export interface Caused {
  mails: number;
  /** Of their texts, in all forms, and attachments. */
  bytes: number;
}

export function causedNothing(): Caused {
  return { mails: 0, bytes: 0 };
}

interface Cause {
  readonly person: PersonId;
  readonly isProven: boolean;
}

function budgetOf({ person, isProven }: Cause): readonly [key: string, limit: number] {
  return isProven ? [`caused:${person}`, A_DAY.proven] : [`caused-unproven:${person}`, A_DAY.unproven];
}

/** Counts mails for the person's day. */
export async function countForDay({ budgets }: Services, cause: Cause, mails: number): Promise<void> {
  if (mails > 0) await budgets.spend(...budgetOf(cause), DAY, mails);
}

/** Counts what a commit has sent to others, for the mail and for its writer's day. */
export async function countCaused(
  services: Services,
  cause: Cause,
  caused: Caused,
  commit: Commit,
  mails: readonly OutgoingMail[],
): Promise<void> {
  const others = mails.filter(({ headers }) => headers['Auto-Submitted'] !== 'auto-replied');
  await countForDay(services, cause, others.length);
  // Orders for many games at once may be what each of them has waited for.
  if (commit.events.some(({ type }) => type === 'phase-resolved' || type === 'game-started' || type === 'game-ended'))
    return;
  caused.mails += others.length;
  for (const { text, html, attachments = [] } of others) {
    for (const each of [text, html, ...attachments.map(({ content }) => content)])
      caused.bytes += Buffer.byteLength(each);
  }
}

/** Why nothing more is sent to others: of this mail, or today. Null: it is. */
export async function whyNoMore(services: Services, cause: Cause, caused: Caused): Promise<Said | null> {
  if (caused.mails >= OF_A_MAIL.mails || caused.bytes >= OF_A_MAIL.bytes) {
    const megabytes = OF_A_MAIL.bytes / 1_000_000;
    return { code: 'entering/mail-sends-too-much', most: OF_A_MAIL.mails, megabytes };
  }
  const [key, limit] = budgetOf(cause);
  if (!(await services.budgets.isSpent(key, limit, DAY))) return null;
  const until = (Math.floor(services.now() / DAY) + 1) * DAY;
  return { code: 'entering/day-sends-too-much', most: limit, until, isProven: cause.isProven };
}

/** Does anything in the section, beside orders and questions, go to others? */
export function tellsOthers({ items, press }: SectionRead): boolean {
  return press.length > 0 || items.some((item) => item.kind === 'command' && !isForAnybody(item));
}

/** The section without what others would learn: each such line is refused. Orders and questions stay. */
export function withoutTelling(read: SectionRead, why: Said): SectionRead {
  let isSaid = false;
  const refusedFor = (each: Pick<OrderItem, 'line' | 'lastLine' | 'text'>): ErrorItem => {
    const message: Said = isSaid ? { code: 'entering/not-done-either' } : why;
    isSaid = true;
    const { line, lastLine, text } = each;
    return { kind: 'error', line, lastLine, text, message, suggestion: null, suggestions: [] };
  };
  const isTold = (item: CommandItem) => !isForAnybody(item);
  const all = [...read.items, ...read.press].sort((a, b) => a.line - b.line);
  return {
    ...read,
    items: all.map((each) => {
      if (!('kind' in each)) return refusedFor({ ...each, text: firstLineOf(each) });
      return each.kind === 'command' && isTold(each) ? refusedFor(each) : each;
    }),
    press: [],
  };
}

function firstLineOf({ to, body }: PressMessage): string {
  const whom = to === 'all' ? 'all' : to.join(', ');
  return `message to ${whom}: ${body.trim().split('\n')[0]!.slice(0, 60)}`;
}
