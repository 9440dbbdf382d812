/** What SES tells of mail that went out: the shapes, checked at the edge. */
import * as z from 'zod/mini';
import { UnrecognizedMessage } from './batch.ts';
import { whatIsWrong } from './shape.ts';

const recipient = z.object({ emailAddress: z.string(), diagnosticCode: z.optional(z.string()) });
const outcome = z.union([
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: z.array(recipient) }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    complaint: z.object({ complainedRecipients: z.array(recipient) }),
  }),
  z.object({ eventType: z.enum(['Send', 'Delivery', 'DeliveryDelay', 'Reject', 'Open', 'Click', 'Subscription']) }),
]);

/** What became of a mail that we sent. `stops`: addresses that must get no more, and why. */
export interface Feedback {
  readonly event: string;
  readonly stops: readonly { readonly address: string; readonly why: string }[];
}

/** Throws {@link UnrecognizedMessage} on anything that is not an event of a sent mail. */
export function parseFeedback(message: unknown): Feedback {
  const { data, error } = outcome.safeParse(message);
  if (data === undefined) throw new UnrecognizedMessage(`No event of a sent mail: ${whatIsWrong(error)}`);
  switch (data.eventType) {
    case 'Bounce': {
      const isForGood = data.bounce.bounceType === 'Permanent';
      return { event: data.eventType, stops: isForGood ? stopsOf(data.bounce.bouncedRecipients, 'bounced') : [] };
    }
    case 'Complaint':
      return { event: data.eventType, stops: stopsOf(data.complaint.complainedRecipients, 'complained') };
    default:
      return { event: data.eventType, stops: [] };
  }
}

function stopsOf(recipients: readonly z.infer<typeof recipient>[], why: string): Feedback['stops'] {
  return recipients.map(({ emailAddress, diagnosticCode }) => ({
    address: bareAddress(emailAddress),
    why: diagnosticCode === undefined ? why : `${why}: ${diagnosticCode.slice(0, 200)}`,
  }));
}

/** SES repeats the recipient as it was written, at times with a name around it. */
function bareAddress(text: string): string {
  return /<([^<>]+)>/.exec(text)?.[1] ?? text;
}
