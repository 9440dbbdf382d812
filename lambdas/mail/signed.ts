/**
 * What the DKIM signatures of a mail cover (RFC 6376). Whether one is valid the mail system says; but a valid one stays valid
 * whoever sends the mail on, and to whom. So the signed head itself must say that the mail was meant for us, and when.
 */
import { createHash } from 'node:crypto';
import type { MailMessage } from '../../engine/messages/mail-messages.ts';
import { fieldsOf } from './header-fields.ts';
import type { HeaderLine } from './mime-parts.ts';
import { addressesIn } from './sender.ts';

export interface Signed {
  /** Addresses in To and Cc, as far as they are signed. */
  readonly to: readonly string[];
  /** The signed Date; null: not signed, or no date. */
  readonly date: number | null;
  /** Digest of the body as DKIM's `relaxed` form sees it: nobody can change it and keep the signature. */
  readonly body: string;
  /** Why the signatures are not enough, whatever the mail system says. Null: they are. */
  readonly fault: MailMessage | null;
}

interface Signature {
  /** How often each field is signed, by its name in lower case. */
  readonly fields: ReadonlyMap<string, number>;
  readonly isWhole: boolean;
}

/** Null: no signature speaks for the domain of the sender, so that none can have proven it. */
export function signedOf(headers: readonly HeaderLine[], from: string, raw: Uint8Array): Signed | null {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const signatures = fieldsOf(headers, 'dkim-signature').flatMap((field) => {
    const tags = tagsOf(field);
    return isAligned(tags.get('d') ?? '', domain) ? [signatureOf(tags)] : [];
  });
  if (signatures.length === 0) return null;
  // Anybody can add a signature that is not valid and claims to cover more: only what all of them cover is covered.
  const covers = (name: string) => {
    const count = fieldsOf(headers, name).length;
    return signatures.every(({ fields }) => (fields.get(name) ?? 0) >= count);
  };
  const to = ['to', 'cc'].flatMap((name) => (covers(name) ? addressesIn(headers, name) : []));
  const [date = '', ...dates] = covers('date') ? fieldsOf(headers, 'date') : [];
  const written = dates.length > 0 ? Number.NaN : Date.parse(date);
  return {
    to,
    date: Number.isFinite(written) ? written : null,
    body: relaxedDigest(raw),
    fault: faultOf(signatures, covers('subject'), headers),
  };
}

function faultOf(
  signatures: readonly Signature[],
  isSubjectSigned: boolean,
  headers: readonly HeaderLine[],
): MailMessage | null {
  if (!signatures.every(({ isWhole }) => isWhole)) return { code: 'mails/signed-in-part' };
  if (!isSubjectSigned) return { code: 'mails/subject-not-signed' };
  // One more on top, and the signed body is read otherwise.
  const forms = ['content-type', 'content-transfer-encoding'].map((name) => fieldsOf(headers, name).length);
  return forms.some((count) => count > 1) ? { code: 'mails/head-unreadable' } : null;
}

/** More signatures than this are an attack on whoever reads them. */
const MOST_TAGS = 40;

function tagsOf(field: string): ReadonlyMap<string, string> {
  const tags = field
    .split(';', MOST_TAGS)
    .map((tag) => tag.replace(/\s+/g, ''))
    .flatMap((tag) => (tag.includes('=') ? [[tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]] : []));
  return new Map(tags as [string, string][]);
}

function signatureOf(tags: ReadonlyMap<string, string>): Signature {
  const fields = new Map<string, number>();
  for (const name of (tags.get('h') ?? '').toLowerCase().split(':')) fields.set(name, (fields.get(name) ?? 0) + 1);
  return { fields, isWhole: !tags.has('l') };
}

/** Of the same domain, of one above it or below it: wider than DMARC's alignment, so that none that counts there is missed. */
function isAligned(signer: string, domain: string): boolean {
  const [d, from] = [signer.toLowerCase(), domain.toLowerCase()];
  return d !== '' && (d === from || d.endsWith(`.${from}`) || from.endsWith(`.${d}`));
}

/** RFC 6376, 3.4.4, without the last line end. */
function relaxedDigest(raw: Uint8Array): string {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const ends = ['\r\n\r\n', '\n\n', '\n\r\n'].map((mark) => ({ at: bytes.indexOf(mark), mark }));
  const [first] = ends.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  const body = first === undefined ? '' : bytes.subarray(first.at + first.mark.length).toString('latin1');
  const relaxed = body
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\n')
    .replace(/\n+$/, '');
  return createHash('sha256').update(relaxed, 'latin1').digest('hex');
}
