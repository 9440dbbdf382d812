import type { Instant } from '../engine/time.ts';

/** What the mail system says of a sender (the five verdicts of SES). */
export const VERDICTS = ['PASS', 'FAIL', 'GRAY', 'PROCESSING_FAILED'] as const;
export type Verdict = (typeof VERDICTS)[number];
export interface Verdicts {
  readonly spam: Verdict;
  readonly virus: Verdict;
  readonly spf: Verdict;
  readonly dkim: Verdict;
  readonly dmarc: Verdict;
}

/** A mail that has been received and stored, before anybody has read it. */
export interface Delivery {
  /** The mail system's id of this delivery. */
  readonly id: string;
  /** Where the raw mail is stored (a key of {@link Files}). */
  readonly rawKey: string;
  /** Receipt by our mail server: the instant that counts. */
  readonly received: Instant;
  readonly envelopeFrom: string;
  readonly recipients: readonly string[];
  readonly verdicts: Verdicts;
  /** Whom the mail system has seen as the sender, as far as it tells: each value of From, and the domain judged by DMARC. */
  readonly judged?: { readonly from?: readonly string[]; readonly domain?: string };
}
