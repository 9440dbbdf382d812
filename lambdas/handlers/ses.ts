/** What SES tells of mail that came in and of mail that went out: the shapes, checked at the edge. */
import * as z from 'zod/mini';
import { type Delivery, VERDICTS } from '../app/ports.ts';
import { judgedDomain } from '../mail/letter.ts';
import { StrangeMessage } from './batch.ts';

const verdict = z.object({ status: z.enum(VERDICTS) });

const receipt = z.object({
  notificationType: z.literal('Received'),
  mail: z.object({
    messageId: z.string().check(z.minLength(1)),
    source: z.string(),
    /** When our mail server had received the mail. */
    timestamp: z.iso.datetime(),
    commonHeaders: z.optional(z.object({ from: z.optional(z.array(z.string())) })),
    headers: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
  }),
  receipt: z.object({
    recipients: z.array(z.string()),
    spamVerdict: verdict,
    virusVerdict: verdict,
    spfVerdict: verdict,
    dkimVerdict: verdict,
    dmarcVerdict: verdict,
    action: z.object({ type: z.literal('S3'), objectKey: z.string().check(z.minLength(1)) }),
  }),
});

/** The notification of one received mail, as SES sends it when it has stored the mail. */
export type ReceiptNotification = z.infer<typeof receipt>;

/** Throws {@link StrangeMessage} on anything that is not such a notification. */
export function parseReceipt(message: unknown): Delivery {
  const { data, error } = receipt.safeParse(message);
  if (data === undefined) throw new StrangeMessage(`No notification of a received mail: ${whatIsWrong(error)}`);
  const { mail, receipt: told } = data;
  return {
    id: mail.messageId,
    rawKey: told.action.objectKey,
    received: Date.parse(mail.timestamp),
    envelopeFrom: mail.source === '<>' ? '' : mail.source,
    recipients: told.recipients,
    verdicts: {
      spam: told.spamVerdict.status,
      virus: told.virusVerdict.status,
      spf: told.spfVerdict.status,
      dkim: told.dkimVerdict.status,
      dmarc: told.dmarcVerdict.status,
    },
    ...judgedIn(mail),
  };
}

/** Whose mail SES took it for. */
function judgedIn({ commonHeaders, headers }: ReceiptNotification['mail']): Pick<Delivery, 'judged'> {
  const results = headers?.find(({ name }) => name.toLowerCase() === 'authentication-results')?.value ?? '';
  const domain = judgedDomain(results);
  const from = commonHeaders?.from;
  if (from === undefined && domain === null) return {};
  return { judged: { ...(from === undefined ? {} : { from }), ...(domain === null ? {} : { domain }) } };
}

/** The same notification, written: this is how the local judge tells of a mail that it has stored. */
export function formatReceipt({ id, rawKey, received, envelopeFrom, recipients, verdicts }: Delivery) {
  const notification: ReceiptNotification = {
    notificationType: 'Received',
    mail: { messageId: id, source: envelopeFrom, timestamp: new Date(received).toISOString() },
    receipt: {
      recipients: [...recipients],
      spamVerdict: { status: verdicts.spam },
      virusVerdict: { status: verdicts.virus },
      spfVerdict: { status: verdicts.spf },
      dkimVerdict: { status: verdicts.dkim },
      dmarcVerdict: { status: verdicts.dmarc },
      action: { type: 'S3', objectKey: rawKey },
    },
  };
  return notification;
}

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

/** Throws {@link StrangeMessage} on anything that is not an event of a sent mail. */
export function parseFeedback(message: unknown): Feedback {
  const { data, error } = outcome.safeParse(message);
  if (data === undefined) throw new StrangeMessage(`No event of a sent mail: ${whatIsWrong(error)}`);
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

function whatIsWrong(error: z.core.$ZodError | undefined): string {
  const issue = error?.issues[0];
  return issue === undefined ? 'unknown' : `${issue.path.join('.') || 'message'}: ${issue.message}`;
}
