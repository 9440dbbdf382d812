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

/** Received mail that waits lies here, each under its own id. */
export const INBOX = 'inbox/';

/** A mail that has been received and stored, before anybody has read it. */
export interface ReceivedMail {
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

/** The head of a mail that is not handled yet: who may have written it, and to whom. It proves nothing. */
export interface PendingMailHead {
  /** Addresses in From and of the envelope, lower case; none of automatic mail, which nobody acts on. */
  readonly senders: readonly string[];
  /** The one of From; null: none that may be answered. */
  readonly from: string | null;
  readonly messageId: string | null;
  readonly recipients: readonly string[];
  /** Decoded; empty: there is none. */
  readonly subject: string;
}
