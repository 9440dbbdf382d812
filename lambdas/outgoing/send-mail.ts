/** Sends one mail that waits in the outbox: composed the same way each time, at least once. */
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { OutgoingMail, SendMail, Services, StopReason } from '../ports.ts';

/** The mail service will never take this mail: for its address, or for what it is. Anything else is tried again. */
export class RefusedForGood extends Error {
  readonly because: 'address' | 'mail';
  constructor(because: 'address' | 'mail', options?: ErrorOptions) {
    super(`refused for its ${because}`, options);
    this.because = because;
  }
}

/** Nothing of this account is taken now: the sandbox, a pause, a quota. Each mail is tried again after a while, not at once. */
export class AccountHeld extends Error {}

const HELD_MS = 15 * 60_000;

/** What sending needs of the world: no game, no order. */
export interface SendingServices extends Pick<Services, 'outbox' | 'stopped' | 'log'> {
  readonly house: Pick<Services['house'], 'domain'>;
  readonly now: Services['now'];
  /** Tells who knows of games that an address gets no more mail. */
  readonly tell: (address: string, why: StopReason) => Promise<void>;
}

export async function sendMail(services: SendingServices, id: string, send: SendMail): Promise<void> {
  const mail = await services.outbox.claim(id);
  if (mail === null) return;
  const why = await services.stopped.why(mail.to);
  if (why !== null) {
    services.log('not sent', { mail: id, why });
    return services.outbox.sent(id, '');
  }
  try {
    const messageId = await send(mail, await composeMail(mail, services.house.domain));
    await services.outbox.sent(id, messageId);
    services.log('sent', { mail: id, ses: messageId });
  } catch (error) {
    await notSent(services, mail, error);
  }
}

async function notSent(services: SendingServices, { id, to }: OutgoingMail, error: unknown): Promise<void> {
  if (error instanceof RefusedForGood) {
    services.log('refused for good', { mail: id, because: error.because });
    if (error.because === 'address') {
      await services.stopped.stop(to, 'refused');
      await services.tell(to, 'refused');
    }
    return services.outbox.sent(id, '');
  }
  if (!(error instanceof AccountHeld)) {
    // Whoever tries it again must not find it taken.
    await services.outbox.putBack(id, 0);
    throw error;
  }
  services.log('account held', { mail: id, error: error.message });
  await services.outbox.putBack(id, services.now() + HELD_MS);
}

/** RFC 5322, 2.1.1: characters of ASCII, in lines of at most 998. */
function isSevenBit(text: string): boolean {
  return /^[\t\n\x20-\x7e]*$/.test(text) && text.split('\n').every((line) => line.length <= 998);
}

/** The mail as `message/rfc822` bytes. The same mail gives the same bytes. */
export function composeMail(mail: OutgoingMail, domain: string): Promise<Uint8Array> {
  const composer = new MailComposer({
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === '' ? {} : { html: mail.html }),
    attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    date: new Date(mail.date),
    messageId: `<${mail.id}@${domain}>`,
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
  return new Promise((resolve, reject) => {
    message.build((error, message) => (error ? reject(error) : resolve(message)));
  });
}
