/**
 * How often somebody is answered by mail. The first mail of a phase is answered at once, and so is what comes from an order sheet on another
 * device than the last: its owner sees what a stranger sends. What the same device sends after that stands on its page, and what is
 * mailed within two minutes is answered together, but for the last hour before a deadline.
 */
import type { Instant } from '../time.ts';
import type { AnsweredMail } from './events.ts';

/** Of somebody in a phase: what they last wrote with, and since when mails are answered together. */
export interface LastAnswer {
  /** Null: by mail. */
  readonly device: string | null;
  readonly since: Instant | null;
}

const TOGETHER_MS = 2 * 60_000;
const LAST_HOUR_MS = 60 * 60_000;

export function answerAfter(before: LastAnswer | undefined, { device, received }: AnsweredMail): LastAnswer {
  const since = before?.since ?? null;
  const isKept = device !== undefined || isWithin(since, received);
  return { device: device ?? null, since: isKept ? since : received };
}

/** Is all that this sent said on the page it came from? */
export function isOnPage(before: LastAnswer | undefined, { device }: Pick<AnsweredMail, 'device'>): boolean {
  return device !== undefined && before?.device === device;
}

/** Until when the answer waits for others; null: it goes at once. `deadline` null: there is none. */
export function togetherUntil(
  before: LastAnswer | undefined,
  { device, received }: AnsweredMail,
  deadline: Instant | null,
): Instant | null {
  const since = before?.since ?? null;
  const isUrgent = deadline !== null && received > deadline - LAST_HOUR_MS;
  return device !== undefined || since === null || !isWithin(since, received) || isUrgent ? null : since + TOGETHER_MS;
}

function isWithin(since: Instant | null, at: Instant): boolean {
  return since !== null && at < since + TOGETHER_MS;
}
