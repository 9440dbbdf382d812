/** How many functions send, and how many mails each takes at a time, so that the rate at which SES takes mail is used and no more are paid for. */
import type { Rank } from '../../templates/mail/rank.ts';

/**
 * Seconds between two turns of a sender: twice what its calls of SES and of the table take where each takes a quarter of a second.
 * Those that there are beyond need wait for their turns.
 */
const ROUND_SECONDS = 2;
/** SQS hands over no more at once. */
const MOST_AT_ONCE = 10;
/** Of the functions that an account has (usually a thousand), for each rank: a sender with ten mails needs a fraction of a second. */
const MOST_SENDERS: Readonly<Record<Rank, number>> = { results: 150, press: 100, notices: 50 };
/** The least that SQS lets be said. */
const LEAST_SENDERS = 2;
/** Notices need not have the whole rate at once. */
const SHARE: Readonly<Record<Rank, number>> = { results: 1, press: 1, notices: 0.5 };

export interface Senders {
  /** Mails that a function is handed at once. */
  readonly batchSize: number;
  readonly maxConcurrency: number;
}

/** `rate`: mails a second. */
export function sendersFor(rate: number, rank: Rank): Senders {
  const batchSize = Math.min(MOST_AT_ONCE, Math.ceil(rate / ROUND_SECONDS));
  const wanted = Math.ceil((rate * ROUND_SECONDS * SHARE[rank]) / batchSize);
  return { batchSize, maxConcurrency: Math.min(MOST_SENDERS[rank], Math.max(LEAST_SENDERS, wanted)) };
}
