/** Sends mails that wait in the outbox: composed the same way each time, at least once. */

import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type MimeNode from 'nodemailer/lib/mime-node/index.js';
import type { Instant } from '../../engine/time.ts';
import { RANKS, type Rank } from '../../templates/mail/rank.ts';
import type { OwnAddresses, OwnMailbox } from '../addresses.ts';
import type { StopReason } from '../people.ts';
import type { AsideMails, Turns as Granted, OutgoingMail, Pace, SendMail, Services } from '../ports.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { laneOfMail } from './lane-of-mail.ts';
import { bytesOf } from './mime-bytes.ts';
import { AddressRefused, MailRefused, NotTaken, PROBE_MS, TooFast } from './not-sent.ts';

/** What may be the account's fault, or is, is tried again after a quarter of an hour; so is what has to wait for the day. */
const HELD_MS = 15 * 60_000;
/** What has rested for longer is sent again by hand alone. */
const MOST_RESTED_MS = 3 * 86_400_000;

/** Of an address from which its reader wrote as short a time ago as this, we know that mail may go there. */
const HEARD_MS = 10 * 60_000;

/** What sending needs of the world: no game, no order. */
export interface SendingServices extends Pick<Services, 'outbox' | 'stopped' | 'log'> {
  readonly house: OwnAddresses;
  readonly now: Services['now'];
  /** Left out: nothing is put aside, since nothing is refused. */
  readonly aside?: Pick<AsideMails, 'put'>;
  /** What has rested for longer is put aside as well; left out: for three days. */
  readonly mostRestedMs?: number;
  /** Tells who knows of games that an address gets no more mail. */
  readonly tell: (address: string, why: StopReason, cause?: string) => Promise<void>;
  /** Puts what readers cannot open from afar inside the mail, shortly before it goes. Left out: they can open it all. */
  readonly putInside?: (mail: OutgoingMail) => Promise<OutgoingMail>;
}

/** When mails may be sent: all senders together keep a rate, and pause. */
export interface SendingTurns extends Pace {
  /** Resolves at the instant. */
  at(turn: Instant): Promise<void>;
  /** Asks for the mail again, after so many seconds. */
  askLater(id: string, seconds: number): Promise<void>;
  readonly breaker: CircuitBreaker;
}

/** Where nothing limits how many are sent. */
const AT_ONCE: SendingTurns = {
  take: async (count) => ({ at: Array.from({ length: count }, () => 0), isProbe: false }),
  at: async () => {},
  slow: async () => {},
  pause: async () => false,
  resume: async () => {},
  askLater: async () => {},
  breaker: { sent: () => {}, refused: () => false },
};

/** A mail that the service has refused for its rate is sent again so often before it goes back. */
const TRIES_AT_RATE = 3;

/**
 * Sends the mails side by side, each at its turn; turns are taken for all of them at once, and only for those that are to be sent.
 * The answer tells of each what came of it, in their order: what ails one keeps no other.
 */
export async function sendMails(
  services: SendingServices,
  ids: readonly string[],
  send: SendMail,
  turns: SendingTurns = AT_ONCE,
): Promise<readonly PromiseSettledResult<void>[]> {
  const ready = await Promise.allSettled(ids.map((id) => claimed(services, id)));
  const ranks = ready.flatMap((each) =>
    each.status === 'fulfilled' && each.value !== null ? [rankOfMail(each.value[0])] : [],
  );
  const granted = new Map<Rank, Promise<TurnsLeft>>();
  // Mails of each rank take their turns behind those of the rank before, and are sent beside them.
  let before: Promise<unknown> = Promise.resolve();
  for (const rank of RANKS) {
    const count = ranks.filter((each) => each === rank).length;
    if (count === 0) continue;
    const taken = before.then(() => turns.take(count, rank)).then(({ at, ...rest }) => ({ ...rest, at: at.values() }));
    granted.set(rank, taken);
    before = taken.catch(() => {});
  }
  return Promise.allSettled(
    ready.map(async (each) => {
      if (each.status === 'rejected') throw each.reason;
      const { value } = each;
      if (value !== null) await sendAt(services, value, send, turns, granted.get(rankOfMail(value[0]))!);
    }),
  );
}

type TurnsLeft = Omit<Granted, 'at'> & { readonly at: Iterator<Instant> };

const rankOfMail = ({ rank = 'results' }: OutgoingMail): Rank => rank;

/** The mail with its bytes, if it is to be sent and nobody else is at it. */
async function claimed(services: SendingServices, id: string): Promise<readonly [OutgoingMail, Uint8Array] | null> {
  const mail = await services.outbox.claim(id);
  if (mail === null) return null;
  const isHeard = services.now() - (mail.heard ?? 0) < HEARD_MS;
  const why = isHeard ? null : await services.stopped.why(mail.to);
  if (why === null) {
    try {
      const { house, putInside = async (each: OutgoingMail) => each } = services;
      return [mail, composeMail(await putInside(mail), house.domain, house.mailbox)];
    } catch (error) {
      await putAside(services, mail, `aside/not-composed ${(error as Error).name}`);
      return null;
    }
  }
  services.log('not sent', { ...named(mail), why });
  await services.outbox.sent(id, '');
  return null;
}

async function sendAt(
  services: SendingServices,
  [mail, raw]: readonly [OutgoingMail, Uint8Array],
  send: SendMail,
  turns: SendingTurns,
  granted: Promise<TurnsLeft>,
): Promise<void> {
  const lane = laneOfMail(mail.id);
  let isProbe = false;
  try {
    const { at, ...taken } = await granted;
    if (taken.short !== undefined) return waitsItsTurn(services, mail, taken, turns);
    let turn: Instant | undefined = at.next().value;
    for (let tries = 1; ; tries += 1) {
      if (turn === undefined) throw new NotTaken('account', 'Sending is paused.');
      isProbe = taken.isProbe;
      await turns.at(turn);
      try {
        const messageId = await send(mail, raw);
        await services.outbox.sent(mail.id, messageId);
        services.log('sent', { ...named(mail), ses: messageId });
        turns.breaker.sent(lane);
        if (isProbe) await turns.resume();
        return;
      } catch (error) {
        if (!(error instanceof TooFast) || tries === TRIES_AT_RATE) throw error;
        await turns.slow();
        turn = (await turns.take(1, rankOfMail(mail))).at[0];
      }
    }
  } catch (error) {
    // Of one mail it has said something, and of the account nothing: nobody else would try for a quarter of an hour.
    if (isProbe && (error instanceof AddressRefused || error instanceof MailRefused)) await turns.resume();
    const isAccount = error instanceof NotTaken && (isProbe || (await isOfAccount(error, lane, turns)));
    await notSent(services, mail, error, isAccount ? () => turns.askLater(mail.id, PROBE_MS / 1_000) : null);
  }
}

/** What goes first needs the turns. It lies in the table until it is asked for again: soon, or by the sweep. */
async function waitsItsTurn(
  services: SendingServices,
  mail: OutgoingMail,
  { short, again }: Omit<Granted, 'at'>,
  turns: SendingTurns,
): Promise<void> {
  const { outbox, log, now, mostRestedMs = MOST_RESTED_MS } = services;
  const until = again ?? now() + HELD_MS;
  const since = await outbox.putBack(mail.id, until);
  if (since <= now() - mostRestedMs) return putAside(services, mail, 'aside/no-room');
  if (again === undefined) log('mail waits', { ...named(mail), for: short ?? '' });
  else await turns.askLater(mail.id, Math.ceil((until - now()) / 1_000));
}

/** True for whoever is the first to know of it. */
async function isOfAccount({ of }: NotTaken, lane: string, turns: SendingTurns): Promise<boolean> {
  return (of === 'account' || (of === 'unknown' && turns.breaker.refused(lane))) && (await turns.pause());
}

/** `probe`: asks for it again, to see whether sending is still paused; null: others do. */
async function notSent(
  services: SendingServices,
  mail: OutgoingMail,
  error: unknown,
  probe: (() => Promise<void>) | null,
): Promise<void> {
  const { id, to, cause } = mail;
  const { outbox, stopped, log, now, mostRestedMs = MOST_RESTED_MS } = services;
  if (error instanceof AddressRefused) {
    log('refused for good', { ...named(mail), error: error.message });
    await stopped.stop(to, 'refused');
    await services.tell(to, 'refused', cause);
    return outbox.sent(id, '');
  }
  if (error instanceof MailRefused) return putAside(services, mail, error.message);
  if (!(error instanceof NotTaken)) {
    // Whoever tries it again must not find it taken.
    await outbox.putBack(id, 0);
    throw error;
  }
  log(error.of === 'account' ? 'account held' : 'mail held', { ...named(mail), error: error.message });
  const since = await outbox.putBack(id, now() + (probe === null ? HELD_MS : PROBE_MS));
  if (since <= now() - mostRestedMs) await putAside(services, mail, error.message);
  else await probe?.();
}

async function putAside({ aside, log }: SendingServices, mail: OutgoingMail, why: string): Promise<void> {
  await aside?.put(mail.id, why);
  log('mail put aside', { ...named(mail), error: why });
}

/** As the log knows it. */
function named({ id, cause }: OutgoingMail): Readonly<Record<string, string>> {
  return { ...(cause === undefined ? {} : { cause }), mail: id };
}

/** RFC 5322, 2.1.1: characters of ASCII, in lines of at most 998. */
function isSevenBit(text: string): boolean {
  return /^[\t\n\x20-\x7e]*$/.test(text) && text.split('\n').every((line) => line.length <= 998);
}

/** The mail as `message/rfc822` bytes. The same mail gives the same bytes. */
export function composeMail(mail: OutgoingMail, domain: string, mailbox?: OwnMailbox): Uint8Array {
  return bytesOf(mimeOf(mailbox === undefined ? mail : fromMailbox(mail, mailbox, domain), domain));
}

/**
 * Providers send from the mailbox itself alone, and some write another Message-ID: answers find their way by Reply-To, and by an id
 * that stands in References, which nobody changes.
 */
function fromMailbox(mail: OutgoingMail, { address }: OwnMailbox, domain: string): OutgoingMail {
  const { from, headers } = mail;
  const references = headers['References'] ?? '';
  const isNamed = references.includes(`@${domain}>`);
  return {
    ...mail,
    from: { ...from, address },
    replyTo: mail.replyTo ?? from.address,
    headers: { ...headers, ...(isNamed ? {} : { References: `${messageIdFor(mail, domain)} ${references}`.trim() }) },
  };
}

/** With the id of the phase that its `References` name, so that an answer that has no others shows it too (mail-headers.ts). */
function messageIdFor({ id, headers }: OutgoingMail, domain: string): string {
  const phase = /<[a-z0-9]+(\.[^.@<>]+\.\d+)@[^<>]*>/.exec(headers['References'] ?? '')?.[1] ?? '';
  return `<${id}${phase}@${domain}>`;
}

/** The mail as a tree of its parts. */
export function mimeOf(mail: OutgoingMail, domain: string): MimeNode {
  const composer = new MailComposer({
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === '' ? {} : { html: mail.html }),
    attachments: (mail.attachments ?? []).map(({ name, type, ...rest }) => ({
      filename: name,
      contentType: type,
      ...rest,
    })),
    date: new Date(mail.date),
    messageId: messageIdFor(mail, domain),
    headers: Object.entries(mail.headers).map(([key, value]) => ({ key, value })),
    baseBoundary: mail.id,
    textEncoding: 'quoted-printable',
    // A line feed alone is no line end in mail (RFC 5321, 2.3.8), and some servers refuse it.
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = composer.compile();
  // Text that old programs read as it stands; the composer itself would wrap its longer lines.
  if (mail.html === '' && (mail.attachments ?? []).length === 0 && isSevenBit(mail.text))
    message.getTransferEncoding = () => '7bit';
  return message;
}
