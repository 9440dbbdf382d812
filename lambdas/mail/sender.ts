/**
 * Who a mail says it is from. Strict, because readers that understand a doubtful From header differently are what spoofing
 * is made of: what is not plainly one address is no address.
 */
import addressparser from 'nodemailer/lib/addressparser/index.js';
import type { MailMessage } from '../../engine/messages/mail-messages.ts';
import { asciiDomain } from '../../engine/text/address.ts';
import { wellFormed } from './clean-text.ts';
import { fieldsOf, headerLines, readableHeader } from './header-fields.ts';
import type { HeaderLine } from './mime-parts.ts';

export interface Mailbox {
  readonly address: string;
  /** For show only; null: none, or it looks like an address. */
  readonly name: string | null;
}

export type MailSender =
  | { readonly from: Mailbox; readonly fault: null }
  | { readonly from: null; readonly fault: MailMessage };

/** No honest From is longer, its name and its foldings included; what is cut somewhere is read differently somewhere. */
const LONGEST_FROM = 1000;

export function senderOf(headers: readonly HeaderLine[]): MailSender {
  const fields = fieldsOf(headers, 'from');
  if (fields.length === 0) return faulty({ code: 'mails/no-from' });
  if (headerLines(headers, 'from').some((line) => line.length > LONGEST_FROM)) {
    return faulty({ code: 'mails/from-too-long' });
  }
  // A bare CR ends a line for some mail systems: what they would take for a further From counts as one.
  const hidden = headers.some(({ line }) => /\rfrom[ \t]*:/i.test(line.replace(/\r\n/g, '')));
  if (fields.length > 1 || hidden) return faulty({ code: 'mails/several-froms' });
  const { mailboxes, isGroup } = parseMailboxes(fields[0]!);
  if (isGroup) return faulty({ code: 'mails/from-group' });
  if (mailboxes.length > 1) return faulty({ code: 'mails/several-senders' });
  const only = mailboxes[0];
  if (only === undefined || only === null) return faulty({ code: 'mails/from-without-address' });
  if (addressForOthers(fields[0]!) !== only.address) return faulty({ code: 'mails/from-ambiguous' });
  return { from: only, fault: null };
}

/** The one address as another reader of mail sees it, the one that half the programs of the world use; null: several or none. */
function addressForOthers(field: string): string | null {
  const read = addressparser(field);
  const [only] = read;
  return read.length !== 1 || only === undefined || 'group' in only ? null : parseAddress(only.address ?? '');
}

/** Addresses of all Reply-To headers; what cannot be read is left out. */
export function replyToOf(headers: readonly HeaderLine[]): readonly string[] {
  return addressesIn(headers, 'reply-to').slice(0, 20);
}

/** Addresses of all fields of this name, each once; what cannot be read is left out. */
export function addressesIn(headers: readonly HeaderLine[], name: string): readonly string[] {
  const all = fieldsOf(headers, name).flatMap((field) => parseMailboxes(field).mailboxes);
  return [...new Set(all.flatMap((mailbox) => (mailbox === null ? [] : [mailbox.address])))].slice(0, MOST_ADDRESSES);
}

/** More addresses of a list are not looked at. */
const MOST_ADDRESSES = 200;

/** Null: no address. Lower case; the domain as it stands in the DNS. */
export function parseAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = text.slice(at + 1);
  if (at < 1 || local.length > 64 || domain.length > 255 || local.includes('=?')) return null;
  // Letters that other letters are folded into could make one address of two.
  if (!/^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(local) || local.normalize('NFKC') !== local) return null;
  const ascii = asciiDomain(domain);
  if (ascii === null) return null;
  return `${local.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())}@${ascii}`;
}

interface Mailboxes {
  /** Null: an entry that is no address. */
  readonly mailboxes: readonly (Mailbox | null)[];
  readonly isGroup: boolean;
}

const MAX_NAME = 64;

/** RFC 5322 mailbox list: quoted strings, nested comments, angle brackets; one pass. What stands between commas is an entry. */
function parseMailboxes(value: string): Mailboxes {
  const mailboxes: (Mailbox | null)[] = [];
  let phrase = '';
  let comment = '';
  let angle: string | null = null;
  let depth = 0;
  let where: 'phrase' | 'quoted' | 'angle' = 'phrase';
  let isBroken = false;
  let isGroup = false;
  let isQuoted = false;
  const finish = () => {
    const isEmpty = phrase.trim() === '' && angle === null && !isBroken;
    const text = angle ?? (isQuoted ? '' : phrase);
    const address = isBroken || isEmpty ? null : parseAddress(text.trim());
    mailboxes.push(address === null ? null : { address, name: nameOf(angle === null ? comment : phrase) });
    phrase = '';
    comment = '';
    angle = null;
    isBroken = false;
    isQuoted = false;
  };
  for (let at = 0; at < value.length; at++) {
    const mail = value[at]!;
    if (depth > 0) {
      if (mail === '\\') comment += value[++at] ?? '';
      else if (mail === '(') depth++;
      else if (mail === ')') depth--;
      else comment += mail;
    } else if (where === 'quoted') {
      if (mail === '\\') phrase += value[++at] ?? '';
      else if (mail === '"') where = 'phrase';
      else phrase += mail;
    } else if (where === 'angle') {
      if (mail === '>') where = 'phrase';
      else angle += mail;
    } else if (mail === '"') {
      where = 'quoted';
      isQuoted = true;
    } else if (mail === '(') depth = 1;
    else if (mail === '<') {
      if (angle !== null) isBroken = true;
      angle = '';
      where = 'angle';
    } else if (mail === '>' || mail === ')') isBroken = true;
    else if (mail === ',') finish();
    else if (mail === ':' || mail === ';') isGroup = true;
    else {
      // Nothing may follow the address in angle brackets but space.
      if (angle !== null && mail.trim() !== '') isBroken = true;
      phrase += mail;
    }
  }
  if (depth > 0 || where !== 'phrase') isBroken = true;
  finish();
  return { mailboxes, isGroup };
}

/** A name that looks like an address would pass for one. */
function nameOf(text: string): string | null {
  const name = wellFormed(readableHeader(text).slice(0, MAX_NAME)).trim();
  return name === '' || /[@<>]/.test(name) ? null : name;
}

function faulty(fault: MailMessage): MailSender {
  return { from: null, fault };
}
