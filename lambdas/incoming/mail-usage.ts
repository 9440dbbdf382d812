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
  SectionRead,
  WrittenPress,
} from '../../engine/language/mail/mail-text.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import { endOfWindow, isLimitReached, LIMITS_OF_A_MAIL, RATE_LIMITS, takeFromLimit } from '../limits.ts';
import type { OutgoingMail, Services } from '../ports.ts';

/** What the sections of a mail have sent to others so far. */
export interface MailUsage {
  mails: number;
  /** Of their texts, in all forms, and attachments. */
  bytes: number;
}

export function noUsage(): MailUsage {
  return { mails: 0, bytes: 0 };
}

interface Cause {
  readonly person: PersonId;
  readonly isProven: boolean;
}

function limitOf({ isProven }: Cause): 'mails-to-others' | 'mails-to-others-unproven' {
  return isProven ? 'mails-to-others' : 'mails-to-others-unproven';
}

export async function countForDay(services: Services, cause: Cause, mails: number): Promise<void> {
  if (mails > 0) await takeFromLimit(services, limitOf(cause), cause.person, mails);
}

/** Counts what a commit has sent to others, for the mail and for its writer's day. */
export async function countUsage(
  services: Services,
  cause: Cause,
  caused: MailUsage,
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
export async function checkQuota(services: Services, cause: Cause, caused: MailUsage): Promise<Message | null> {
  const { toOthers } = LIMITS_OF_A_MAIL;
  if (caused.mails >= toOthers.mails || caused.bytes >= toOthers.bytes) {
    return { code: 'entering/mail-sends-too-much', most: toOthers.mails, megabytes: toOthers.bytes / 1_000_000 };
  }
  const name = limitOf(cause);
  if (!(await isLimitReached(services, name, cause.person))) return null;
  const until = endOfWindow(name, services.now());
  return { code: 'entering/day-sends-too-much', most: RATE_LIMITS[name].most, until, isProven: cause.isProven };
}

/** Does anything in the section, beside orders and questions, go to others? */
export function tellsOthers({ items, press }: SectionRead): boolean {
  return press.length > 0 || items.some((item) => item.kind === 'command' && !isForAnybody(item));
}

/** The section without what others would learn: each such line is refused. Orders and questions stay. */
export function withoutTelling(read: SectionRead, why: Message): SectionRead {
  let isSaid = false;
  const refusedFor = (each: Pick<OrderItem, 'line' | 'lastLine' | 'text'>): ErrorItem => {
    const message: Message = isSaid ? { code: 'entering/not-done-either' } : why;
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

function firstLineOf({ to, body }: WrittenPress): string {
  const whom = to === 'all' ? 'all' : to.join(', ');
  return `message to ${whom}: ${body.trim().split('\n')[0]!.slice(0, 60)}`;
}
