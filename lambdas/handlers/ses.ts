/** What SES tells of mail that came in: the shape, checked at the edge. */
import * as z from 'zod/mini';
import { INBOX, type ReceivedMail, VERDICTS } from '../delivery.ts';
import { judgedDomain } from '../mail/judged-domain.ts';
import { UnrecognizedMessage } from './batch.ts';
import { shapeFault } from './shape.ts';

/** One that we do not know proves nothing, and says nothing against the mail. */
const verdict = z.object({ status: z.pipe(z.string(), z.catch(z.enum(VERDICTS), 'PROCESSING_FAILED')) });

const receipt = z.object({
  notificationType: z.literal('Received'),
  mail: z.object({
    messageId: z.string().check(z.minLength(1)),
    source: z.string(),
    /** When our mail server had received the mail. */
    timestamp: z.iso.datetime(),
    commonHeaders: z.optional(z.object({ from: z.optional(z.array(z.string())) })),
    headers: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
    /** Of files on one machine: the domain that was judged. */
    judgedDomain: z.optional(z.string()),
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

const named = z.object({ mail: z.object({ messageId: z.string() }) });

/** Of files on one machine. */
const LOCAL = '.eml';

/** The notification of one received mail, as SES sends it when it has stored the mail. */
export type ReceiptNotification = z.infer<typeof receipt>;

/**
 * Throws {@link UnrecognizedMessage} on anything that is not such a notification. A mail lies under its own id: whoever may write into the
 * queue, and into nothing else, cannot have a mail of somebody's handled once more under another.
 */
export function parseReceipt(message: unknown): ReceivedMail {
  const { data, error } = receipt.safeParse(message);
  if (data === undefined) throw new UnrecognizedMessage(`No notification of a received mail: ${shapeFault(error)}`);
  const { mail, receipt: told } = data;
  const { objectKey } = told.action;
  if (objectKey !== `${INBOX}${mail.messageId}` && objectKey !== `${INBOX}${mail.messageId}${LOCAL}`) {
    throw new UnrecognizedMessage(`No notification of a received mail: ${mail.messageId} lies elsewhere, it says`);
  }
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

/** What a message calls the mail that it tells of, whatever else it is. */
export function deliveryNamed(message: unknown): string | undefined {
  return named.safeParse(message).data?.mail.messageId;
}

/** Whose mail SES took it for. */
function judgedIn({
  commonHeaders,
  headers,
  judgedDomain: told,
}: ReceiptNotification['mail']): Pick<ReceivedMail, 'judged'> {
  const results = headers?.find(({ name }) => name.toLowerCase() === 'authentication-results')?.value ?? '';
  const domain = told ?? judgedDomain(results);
  const from = commonHeaders?.from;
  if (from === undefined && domain === null) return {};
  return { judged: { ...(from === undefined ? {} : { from }), ...(domain === null ? {} : { domain }) } };
}

/** The same notification, written: this is how the local judge tells of a mail that it has stored. */
export function formatReceipt({ id, rawKey, received, envelopeFrom, recipients, verdicts, judged }: ReceivedMail) {
  const notification: ReceiptNotification = {
    notificationType: 'Received',
    mail: {
      messageId: id,
      source: envelopeFrom,
      timestamp: new Date(received).toISOString(),
      ...(judged?.domain === undefined ? {} : { judgedDomain: judged.domain }),
    },
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
