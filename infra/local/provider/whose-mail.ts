/**
 * Which mails of a mailbox are the judge's, and where they are for. Only the head is read. What nothing marks as the judge's is somebody
 * else's and stays as it is.
 */
import { localOf, type OwnAddresses } from '../../../lambdas/addresses.ts';
import { fieldsOf, firstField, hasField, readableHeader } from '../../../lambdas/mail/header-fields.ts';
import { type HeaderLine, takeApart } from '../../../lambdas/mail/mime-parts.ts';
import { addressesIn, parseAddress, senderOf } from '../../../lambdas/mail/sender.ts';

export interface Known {
  isGame(name: string): Promise<boolean>;
  /** Is it an address of somebody who has an account here? */
  isPerson(address: string): Promise<boolean>;
}

/** By what a mail is the judge's. */
export type Mark = 'address' | 'subject' | 'answer' | 'person' | 'folder' | 'all';

export interface FoundMail {
  readonly mark: Mark;
  /** Addresses as at a domain of the judge's own: `marne+france@DOMAIN`. */
  readonly recipients: readonly string[];
  /** As Return-Path tells it, else the one of From; empty: the null sender. */
  readonly envelopeFrom: string;
  readonly headers: readonly HeaderLine[];
}

/** Null: it is not the judge's. `mark`: what makes every mail here the judge's; null: the mail itself has to. */
export async function whoseMail(
  head: Uint8Array,
  own: OwnAddresses,
  known: Known,
  mark: 'folder' | 'all' | null,
): Promise<FoundMail | null> {
  const headers = (await takeApart(Buffer.from(head)).catch(() => null))?.root?.headers ?? [];
  // What the judge has sent to somebody who reads mail here.
  if (hasField(headers, 'x-judge-mail-id')) return null;
  const from = senderOf(headers).from?.address ?? null;
  const named = namedIn(headers);
  const locals = named.flatMap((address) => localOf(own, address) ?? []);
  const answered = idsAnswered(headers).flatMap((id) => gameOfId(id, own.domain) ?? []);
  const bracketed = bracketedIn(headers);
  const games = await filtered([...answered, ...bracketed], known.isGame);
  const isPlus = named.some((address) => address !== own.mailbox?.address && localOf(own, address) !== null);
  const isBracketed = bracketed.some((name) => games.includes(name) || JUDGE_WORDS.includes(name));
  const found: Mark | null =
    mark ??
    (isPlus
      ? 'address'
      : isBracketed
        ? 'subject'
        : answered.length > 0
          ? 'answer'
          : from !== null && (await known.isPerson(from))
            ? 'person'
            : null);
  if (found === null) return null;
  const specific = locals.filter((local) => local !== 'judge');
  const to = specific.length > 0 ? specific : [games[0] ?? 'judge'];
  return {
    mark: found,
    recipients: [...new Set(to)].map((local) => `${local}@${own.domain}`),
    envelopeFrom: returnPath(headers) ?? from ?? '',
    headers,
  };
}

/** `[judge]` in a subject, where a mailbox has no plus addresses. */
const JUDGE_WORDS: readonly string[] = ['judge', 'chancery'];
/** Fields in which providers tell the address that a mail was delivered to. They only say where it goes: nothing is proven by them. */
const NAMING = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];

function namedIn(headers: readonly HeaderLine[]): readonly string[] {
  return [...new Set(NAMING.flatMap((name) => addressesIn(headers, name)))];
}

const MOST_IDS = 50;

/** What a mail answers, the nearest first. */
function idsAnswered(headers: readonly HeaderLine[]): readonly string[] {
  const fields = ['references', 'in-reply-to'].map((name) => (firstField(headers, name) ?? '').slice(-10_000));
  return fields
    .flatMap((field) => field.match(/<[^<>\s@]{1,250}@[^<>\s@]{1,250}>/g) ?? [])
    .reverse()
    .slice(0, MOST_IDS);
}

/** The game in an id of ours: of its thread, of a phase, or of a mail; `judge`: a mail of no game. Null: not ours. */
function gameOfId(id: string, domain: string): string | null {
  const [, local = '', at = ''] = /^<([^@]+)@([^>]+)>$/.exec(id.toLowerCase()) ?? [];
  if (at !== domain) return null;
  return /^([a-z0-9]{2,24})(?:\.|-[a-z2-7]{16}(?:[._]|$))/.exec(local)?.[1] ?? 'judge';
}

function bracketedIn(headers: readonly HeaderLine[]): readonly string[] {
  const subject = readableHeader(firstField(headers, 'subject') ?? '').slice(0, 500);
  return [...subject.matchAll(/\[\s*([a-z0-9]{2,24})\s*\]/gi)].map(([, name]) => name!.toLowerCase());
}

/** Null: there is none. Only the topmost is the provider's. */
function returnPath(headers: readonly HeaderLine[]): string | null {
  const field = fieldsOf(headers, 'return-path')[0];
  if (field === undefined) return null;
  const inside = field.replace(/^<(.*)>$/, '$1').trim();
  return inside === '' ? '' : (parseAddress(inside) ?? '');
}

async function filtered(
  names: readonly string[],
  keep: (name: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of new Set(names)) if (await keep(name)) found.push(name);
  return found;
}
