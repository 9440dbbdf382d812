/** A mail opened: who it is from, what its writer wrote, and whether a person wrote it at all. */
import type { IgnoredRange } from '../../engine/language/mail/mail-text.ts';
import { QUOTED } from '../../engine/language/mail/quotes.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import { type LanguageCode, languageNamed } from '../../engine/messages/languages.ts';
import type { MailMessage } from '../../engine/messages/mail-messages.ts';
import type { AlternativeLine } from './alternatives.ts';
import { type Automatic, automaticBecause } from './automatic.ts';
import { chooseText, type HtmlReader, htmlReaderFor, MAX_TEXT } from './choose-text.ts';
import { wellFormed } from './clean-text.ts';
import { fieldsOf, firstField, messageIdOf, readableHeader } from './header-fields.ts';
import { judgedDomain } from './judged-domain.ts';
import { type MimePart, takeApart } from './mime-parts.ts';
import { addressesIn, replyToOf, senderOf } from './sender.ts';
import { type MailServer, serverOf } from './server.ts';
import { type Signed, signedOf } from './signed.ts';

/** A mail beyond this is not opened but for its head. */
export const MAX_MAIL_BYTES = 10_000_000;
export const MAX_LINES = 5_000;
/** Characters of one line; 2,000 orders in one line are fewer. */
export const MAX_LINE = 50_000;
const MAX_SUBJECT = 500;

export interface IncomingMail {
  readonly messageId: string | null;
  /** Ids of the mails that it answers, `<id@domain>`: the one that it answers itself is the last. */
  readonly references: readonly string[];
  /** As it stands in the Date header; empty: there is none. */
  readonly date: string;
  /** The one address in the one From header, lower case; null with `senderFault` telling why. */
  readonly from: { readonly address: string; readonly name: string | null } | null;
  readonly senderFault: MailMessage | null;
  readonly replyTo: readonly string[];
  /** Addresses in To and Cc. */
  readonly to: readonly string[];
  /** What signatures of the sender's domain cover; null: there are none. */
  readonly signed: Signed | null;
  /** The domain that our mail system has judged by DMARC, where it says so in the mail. */
  readonly judgedDomain: string | null;
  /** Which server handed the mail to ours. */
  readonly server: MailServer | null;
  readonly subject: string;
  /** Which of the judge's languages its head names first (RFC 3282); null: none. */
  readonly language: LanguageCode | null;
  /** Null: a person wrote it. */
  readonly automatic: Automatic | null;
  /** Lines of the text a person wrote, decoded, without control characters and characters that cannot be seen. */
  readonly lines: readonly string[];
  /** Ranges of `lines` that are quoted or forwarded as far as the mail's structure shows it; for `readSections`. */
  readonly ignored: readonly IgnoredRange[];
  /** What we should tell the writer. */
  readonly remarks: readonly MessageOrText[];
  /** The lines as one text. */
  readonly text: string;
}

export interface Envelope {
  /** Empty or `<>`: the null sender. */
  readonly envelopeFrom: string;
  /** The judge's own domain. */
  readonly domain: string;
}

/** A mail that cannot be read is one with remarks and no lines. Throws only where the judge lacks what it reads with. */
export async function openMail(raw: Uint8Array, envelope: Envelope): Promise<IncomingMail> {
  const tooBig = whyTooBig(raw);
  const taken = await takeApart(tooBig === null ? raw : headOf(raw)).catch(() => null);
  if (taken === null) return DAMAGED;
  const { root, fault } = taken;
  if (root === null) return { ...UNREADABLE, remarks: [fault ?? { code: 'mails/empty' }] };
  // That it cannot be loaded says nothing about the mail.
  const html = await htmlReaderFor(root);
  try {
    const mail = headed(root, envelope, raw);
    if (tooBig !== null) return { ...mail, remarks: [tooBig] };
    return fault === null ? { ...mail, ...written(root, html) } : { ...mail, remarks: [fault] };
  } catch {
    return DAMAGED;
  }
}

/** Ten megabytes in lines of a usual length are half as many; each line costs time, however short. */
const MAX_RAW_LINES = 300_000;

/** Why no more than the head is read; null: nothing speaks against it. */
function whyTooBig(raw: Uint8Array): MailMessage | null {
  if (raw.byteLength > MAX_MAIL_BYTES) return { code: 'mails/too-big', megabytes: MAX_MAIL_BYTES / 1_000_000 };
  return isLineFlood(raw) ? { code: 'mails/too-many-lines' } : null;
}

function isLineFlood(raw: Uint8Array): boolean {
  let count = 0;
  for (let at = raw.indexOf(0x0a); at >= 0 && count <= MAX_RAW_LINES; at = raw.indexOf(0x0a, at + 1)) count++;
  return count > MAX_RAW_LINES;
}

const UNREADABLE: IncomingMail = {
  messageId: null,
  references: [],
  date: '',
  from: null,
  senderFault: { code: 'mails/head-unreadable' },
  replyTo: [],
  to: [],
  signed: null,
  judgedDomain: null,
  server: null,
  subject: '',
  language: null,
  automatic: null,
  lines: [],
  ignored: [],
  remarks: [],
  text: '',
};
const DAMAGED: IncomingMail = { ...UNREADABLE, remarks: [{ code: 'mails/damaged' }] };

/** `de-AT` of `de-AT, en;q=0.5`. */
function languageOf(field: string | null): LanguageCode | null {
  return languageNamed(/^[\s]*([a-z]{2}(?:-[a-z]{2})?)\b/i.exec(field ?? '')?.[1] ?? '');
}

function headed(root: MimePart, { envelopeFrom, domain }: Envelope, raw: Uint8Array): IncomingMail {
  const { headers } = root;
  const { from, fault } = senderOf(headers);
  const subject = wellFormed(readableHeader(firstField(headers, 'subject') ?? '').slice(0, MAX_SUBJECT));
  return {
    ...UNREADABLE,
    messageId: messageIdOf(headers),
    references: referencesIn(headers),
    date: (firstField(headers, 'date') ?? '').slice(0, 100),
    language: languageOf(firstField(headers, 'content-language') ?? firstField(headers, 'accept-language')),
    from,
    senderFault: fault,
    replyTo: replyToOf(headers),
    to: [...addressesIn(headers, 'to'), ...addressesIn(headers, 'cc')],
    signed: from === null ? null : signedOf(headers, from.address, raw),
    judgedDomain: judgedDomain(fieldsOf(headers, 'authentication-results')[0] ?? ''),
    server: serverOf(headers),
    subject,
    automatic: automaticBecause(root, { envelopeFrom, domain, from: from?.address ?? null, subject }),
  };
}

const MAX_REFERENCES = 50;

function referencesIn(headers: MimePart['headers']): readonly string[] {
  const fields = ['references', 'in-reply-to'].map((name) => (firstField(headers, name) ?? '').slice(-10_000));
  const ids = fields.flatMap((field) => field.match(/<[^<>\s@]{1,250}@[^<>\s@]{1,250}>/g) ?? []);
  return [...new Set(ids.reverse())].slice(0, MAX_REFERENCES).reverse();
}

function written(root: MimePart, html: HtmlReader): Pick<IncomingMail, 'lines' | 'ignored' | 'remarks' | 'text'> {
  const { lines: all, remarks } = chooseText(root, html);
  const { lines, cut } = bounded(all);
  const texts = lines.map(({ text }) => text);
  return { lines: texts, ignored: quotedRanges(lines), remarks: [...remarks, ...cut], text: texts.join('\n') };
}

/** Within the bounds, without blank lines at the end. */
function bounded(all: readonly AlternativeLine[]): {
  readonly lines: readonly AlternativeLine[];
  readonly cut: readonly MailMessage[];
} {
  const cut: MailMessage[] = [];
  const lines: AlternativeLine[] = [];
  let room = MAX_TEXT;
  let end = all.length;
  while (end > 0 && all[end - 1]!.text.trim() === '') end--;
  for (const { text, isQuoted } of all.slice(0, end)) {
    if (lines.length === MAX_LINES || room <= 0) {
      cut.push({ code: 'mails/cut-after', line: lines.length });
      break;
    }
    const kept = text.slice(0, Math.min(MAX_LINE, room));
    if (kept.length < text.length) cut.push({ code: 'mails/line-cut', line: lines.length + 1 });
    lines.push({ text: wellFormed(kept), isQuoted });
    room -= kept.length + 1;
  }
  return { lines, cut };
}

function quotedRanges(lines: readonly AlternativeLine[]): readonly IgnoredRange[] {
  const ranges: IgnoredRange[] = [];
  lines.forEach(({ isQuoted }, n) => {
    const last = ranges.at(-1);
    if (!isQuoted) return;
    if (last?.to === n) ranges[ranges.length - 1] = { ...last, to: n + 1 };
    else ranges.push({ from: n + 1, to: n + 1, why: QUOTED });
  });
  return ranges;
}

/** The head alone: what stands above the first blank line. */
function headOf(raw: Uint8Array): Uint8Array {
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, 300_000));
  const ends = ['\r\n\r\n', '\n\n', '\n\r\n'].map((mark) => start.indexOf(mark)).filter((at) => at >= 0);
  return start.subarray(0, Math.min(start.length, ...ends.map((at) => at + 2)));
}
