/** How many functions send, and how many mails each takes at a time, so that the rate at which SES takes mail is used and no more are paid for. */

/** Seconds between two turns of a sender: twice what its calls of SES and of the table take where each takes a quarter of a second. */
const ROUND_SECONDS = 2;
/** Mails of all ranks come by one queue: while results wait, as many senders again put back what comes behind them. */
const BESIDE = 2;
/** SQS hands over no more at once. */
const MOST_AT_ONCE = 10;
/** Of the functions that an account has (usually a thousand): a sender with ten mails needs a fraction of a second. */
const MOST_SENDERS = 300;
/** The least that SQS lets be said. */
const LEAST_SENDERS = 2;

export interface Senders {
  /** Mails that a function is handed at once. */
  readonly batchSize: number;
  readonly maxConcurrency: number;
}

/** `rate`: mails a second. */
export function sendersFor(rate: number): Senders {
  const batchSize = Math.min(MOST_AT_ONCE, Math.ceil(rate / ROUND_SECONDS));
  const wanted = Math.ceil((rate * ROUND_SECONDS * BESIDE) / batchSize);
  return { batchSize, maxConcurrency: Math.min(MOST_SENDERS, Math.max(LEAST_SENDERS, wanted)) };
}
