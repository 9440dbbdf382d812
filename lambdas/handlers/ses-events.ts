/** What SES tells of mail that went out: the shapes, checked at the edge. */
import * as z from 'zod/mini';
import { CAUSE } from '../games/correlation-id.ts';
import type { StopReason } from '../people.ts';
import { UnrecognizedMessage } from './batch.ts';
import { shapeFault } from './shape.ts';

/**
 * SES repeats whom the mail was sent to, and its head: the id that we gave it ties its fate to the commit that it follows from. Whom a
 * report names besides (`bouncedRecipients`) counts for nothing: it is taken from the report, and everybody who has had a mail of ours knows
 * the address that reports on it go to.
 */
const mail = z.object({
  destination: z.array(z.string()),
  headers: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
  tags: z.optional(z.record(z.string(), z.array(z.string()))),
});
const outcome = z.union([
  z.object({
    eventType: z.literal('Bounce'),
    mail,
    bounce: z.object({
      bounceType: z.string(),
      bounceSubType: z.optional(z.string()),
      bouncedRecipients: z.optional(z.array(z.object({ status: z.optional(z.string()) }))),
    }),
  }),
  z.object({ eventType: z.literal('Complaint'), mail }),
  z.object({
    eventType: z.enum(['Send', 'Delivery', 'DeliveryDelay', 'Reject', 'Open', 'Click', 'Subscription']),
    mail,
  }),
]);

/**
 * What became of a mail that we sent. `stops`: addresses that must get no more, and why; `doubts`: those that may. Never what their servers
 * said, which names them.
 */
export interface Feedback {
  readonly event: string;
  /** Our id of the mail; null where SES does not tell it. */
  readonly mail: string | null;
  /** What the mail followed from; null where SES does not tell it. */
  readonly cause: string | null;
  readonly stops: readonly { readonly address: string; readonly why: StopReason }[];
  readonly doubts: readonly string[];
}

/** What SES itself knows to be an address that gets no mail (Amazon SES developer guide, "Bounce types"). */
const NO_ADDRESS: ReadonlySet<string> = new Set(['NoEmail', 'Suppressed', 'OnAccountSuppressionList']);
/** What other servers say of an address: there is none (RFC 3463, X.1.x), or it takes no mail any more (X.2.1). All else may be our fault. */
const OF_ADDRESS = /^5\.(?:1\.\d{1,3}|2\.1)$/;

/** Throws {@link UnrecognizedMessage} on anything that is not an event of a sent mail. */
export function parseFeedback(message: unknown): Feedback {
  const { data, error } = outcome.safeParse(message);
  if (data === undefined) throw new UnrecognizedMessage(`No event of a sent mail: ${shapeFault(error)}`);
  const id = data.mail.headers?.find(({ name }) => name.toLowerCase() === 'x-judge-mail-id')?.value ?? null;
  const told = { event: data.eventType, mail: id, cause: data.mail.tags?.[CAUSE]?.[0] ?? null };
  switch (data.eventType) {
    case 'Bounce': {
      const { bounceType, bounceSubType = '', bouncedRecipients = [] } = data.bounce;
      // A full mailbox, or a server that is down, is nobody's last word.
      if (bounceType !== 'Permanent') return { ...told, stops: [], doubts: [] };
      const isOfAddress =
        NO_ADDRESS.has(bounceSubType) || bouncedRecipients.some(({ status = '' }) => OF_ADDRESS.test(status));
      return isOfAddress
        ? { ...told, stops: stopsOf(data.mail.destination, 'bounced'), doubts: [] }
        : { ...told, stops: [], doubts: addressesIn(data.mail.destination) };
    }
    case 'Complaint':
      return { ...told, stops: stopsOf(data.mail.destination, 'complained'), doubts: [] };
    default:
      return { ...told, stops: [], doubts: [] };
  }
}

/** Each of our mails goes to one address. */
function stopsOf(destination: readonly string[], why: StopReason): Feedback['stops'] {
  return addressesIn(destination).map((address) => ({ address, why }));
}

function addressesIn(destination: readonly string[]): readonly string[] {
  return destination.map((to) => bareAddress(to).toLowerCase());
}

/** SES repeats the recipient as it was written, at times with a name around it. */
function bareAddress(text: string): string {
  return /<([^<>]+)>/.exec(text)?.[1] ?? text;
}
