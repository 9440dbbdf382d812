/** The head of a mail that nobody has handled yet: who may have written it, and to which address of ours. Proves nothing. */
import type { PendingMailHead } from '../delivery.ts';
import { automaticBecause } from './automatic.ts';
import { fieldsOf, firstField, messageIdOf, readableHeader } from './header-fields.ts';
import { takeApart } from './mime-parts.ts';
import { addressesIn, parseAddress, senderOf } from './sender.ts';

/** What a head is looked for in; what stands behind is not looked at. */
export const HEAD_BYTES = 64 * 1024;

/** Of the envelope, where the mail system tells it. */
export interface KnownEnvelope {
  readonly from: string;
  readonly recipients: readonly string[];
}

/**
 * Time and memory are those of {@link HEAD_BYTES}, however the mail is made. Never throws: what cannot be read names nobody.
 *
 * @param start the first bytes of the mail
 * @param envelope null: it is what our mail server has written on top of the mail, where it has (`Return-Path`, `Received … for`)
 * @param domain the judge's own
 */
export async function readHead(
  start: Uint8Array,
  envelope: KnownEnvelope | null,
  domain: string,
): Promise<PendingMailHead> {
  const { root } = await takeApart(aboveBody(start.subarray(0, HEAD_BYTES)));
  const none = { from: null, messageId: null, subject: '' };
  const known = { ...none, senders: senders(envelope?.from ?? null), recipients: envelope?.recipients ?? [] };
  if (root === null) return known;
  const { headers } = root;
  const from = senderOf(headers).from?.address ?? null;
  const returnPath = firstField(headers, 'return-path')?.replace(/^<(.*)>$/, '$1') ?? null;
  const envelopeFrom = envelope?.from ?? returnPath;
  const subject = readableHeader(firstField(headers, 'subject') ?? '').slice(0, MAX_SUBJECT);
  const automatic = automaticBecause(root, { envelopeFrom: envelopeFrom ?? from ?? '', domain, from, subject });
  if (automatic?.kind === 'machine') return { ...none, senders: [], recipients: [] };
  return {
    senders: senders(envelopeFrom, from),
    from,
    messageId: messageIdOf(headers),
    recipients: envelope?.recipients ?? recipientsIn(headers, domain),
    subject,
  };
}

const MAX_SUBJECT = 500;

function senders(...addresses: readonly (string | null)[]): readonly string[] {
  const read = addresses.flatMap((address) => (address === null ? [] : (parseAddress(address) ?? [])));
  return [...new Set(read)];
}

/** To whom our mail server says that it took the mail for; where it does not say, whom To and Cc name. */
function recipientsIn(headers: Parameters<typeof addressesIn>[0], domain: string): readonly string[] {
  // What the client called itself stands before it.
  const by = fieldsOf(headers, 'received')[0] ?? '';
  const named = [...by.matchAll(/\sfor\s+<?([^\s<>;]{1,320})>?/gi)].at(-1)?.[1];
  const address = named === undefined ? null : parseAddress(named);
  if (address?.endsWith(`@${domain.toLowerCase()}`) === true) return [address];
  return [...addressesIn(headers, 'to'), ...addressesIn(headers, 'cc')];
}

function aboveBody(start: Uint8Array): Buffer {
  const bytes = Buffer.from(start.buffer, start.byteOffset, start.byteLength);
  const ends = ['\r\n\r\n', '\n\n', '\n\r\n'].map((mark) => bytes.indexOf(mark)).filter((at) => at >= 0);
  return bytes.subarray(0, Math.min(bytes.length, ...ends.map((at) => at + 2)));
}
