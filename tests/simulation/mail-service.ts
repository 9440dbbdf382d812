/** SES as it takes mail, tells what became of it, and counts what came back. */
import { Refused } from './loop.ts';

/** Seconds of its rate that SES takes at once: it allows short bursts, and says nothing of how short. */
export const BURST_SECONDS = 0.5;

/** What SES answers to a mail that it does not take, as the SDK throws it. */
export function sesRefusal(name: string, message: string): Error {
  return Object.assign(new Error(message), { name, $fault: 'client' });
}

/** Throws when so much has been taken that this mail is too fast, or too many in 24 hours. */
export function mailRate(rate: number, now: () => number, dayQuota = Number.POSITIVE_INFINITY): () => void {
  let full = 0;
  const taken: number[] = [];
  return () => {
    while (taken[0]! <= now() - DAY_MS) taken.shift();
    if (taken.length >= dayQuota) throw sesRefusal('Throttling', 'Daily message quota exceeded.');
    const at = Math.max(full, now());
    if (at - now() > BURST_SECONDS * 1000) throw new Refused('Maximum sending rate exceeded.');
    full = at + 1000 / rate;
    if (dayQuota < Number.POSITIVE_INFINITY) taken.push(now());
  };
}

const DAY_MS = 86_400_000;

/** What becomes of a mail that SES has taken. A `full` mailbox may have room tomorrow: SES counts that against nobody. */
export type MailFate = 'delivered' | 'bounced' | 'full' | 'complained';

const EVENTS = {
  bounced: { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bounceSubType: 'NoEmail' } },
  full: { eventType: 'Bounce', bounce: { bounceType: 'Transient', bounceSubType: 'MailboxFull' } },
  complained: { eventType: 'Complaint', complaint: {} },
} as const;

/** As a mail is given to SES with them. */
export type Tags = readonly { readonly Name: string | undefined; readonly Value: string | undefined }[];

/** The event of a mail as SES publishes it; it repeats the mail's head and tags. Null: it tells nothing of mail that arrives. */
export function eventOf(fate: MailFate, to: string, raw: Uint8Array, tags: Tags): object | null {
  if (fate === 'delivered') return null;
  const [head = ''] = Buffer.from(raw).toString('latin1').split('\r\n\r\n', 1);
  const fields = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = fields.map((field) => {
    const colon = field.indexOf(':');
    return { name: field.slice(0, colon), value: field.slice(colon + 1).trim() };
  });
  return { ...EVENTS[fate], mail: { destination: [to], headers, tags: tagsOf(tags) } };
}

function tagsOf(tags: Tags): Readonly<Record<string, readonly string[]>> {
  const wrong = tags.find((tag) => Object.values(tag).some((text) => !/^[\w-]{1,256}$/.test(text ?? '')));
  if (wrong !== undefined) throw new Error(`SES takes no such tag: ${JSON.stringify(wrong)}`);
  return Object.fromEntries(tags.map(({ Name, Value }) => [Name, [Value!]]));
}

/**
 * SES takes the shares of what bounced for good and of what was complained of not from a period but from "a representative volume" of an
 * account's mail, and does not say how much that is (Amazon SES developer guide, "Bounce FAQ", Q3 and Q5). Here: the last so many mails,
 * and before the first all had arrived.
 */
const REPRESENTATIVE = 500;

/** `shares`: by the names of SES's metrics, from 0 to 1. */
export function reputation(): {
  count(fate: MailFate): void;
  shares(): Readonly<Record<string, number>>;
} {
  const last: MailFate[] = Array.from({ length: REPRESENTATIVE }, () => 'delivered');
  const share = (of: MailFate) => last.filter((fate) => fate === of).length / last.length;
  return {
    count: (fate) => {
      last.push(fate);
      last.shift();
    },
    shares: () => ({ 'Reputation.BounceRate': share('bounced'), 'Reputation.ComplaintRate': share('complained') }),
  };
}
