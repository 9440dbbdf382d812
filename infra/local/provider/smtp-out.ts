/** Mail out through the provider, by SMTP submission (RFC 6409), and what it means when one is not taken. */
import { createTransport, type Transporter } from 'nodemailer';
import { AddressRefused, MailRefused, NotTaken } from '../../../lambdas/outgoing/not-sent.ts';
import type { SendMail } from '../../../lambdas/ports.ts';
import type { Account, SignIn } from './sign-in.ts';

export interface MailOut {
  readonly send: SendMail;
  /** Why nothing goes out now, in a sentence; null: the last mail found the server. */
  trouble(): string | null;
  close(): void;
}

const PATIENCE_MS = 60_000;

/** `from`: the address that the provider lets the account send from; null: each mail's own, to which what cannot be delivered comes back. */
export function openSmtp(
  { host, port, isSecure, user, ca }: Account,
  from: string | null,
  signIn: SignIn,
  /** A mail has not reached the server. `sentence`: it has just begun; null: it goes on. */
  onAway: (sentence: string | null) => void = () => {},
): MailOut {
  let transport: Transporter | null = null;
  let trouble: Trouble | null = null;
  const drop = () => {
    transport?.close();
    transport = null;
  };
  const open = async () => {
    const { password, token } = await signIn();
    const opened = createTransport({
      pool: true,
      maxConnections: 2,
      host,
      port,
      secure: isSecure,
      ...(isSecure ? { tls: ca === undefined ? {} : { ca } } : { ignoreTLS: true }),
      ...(user === '' ? {} : { auth: token === undefined ? { user, pass: password ?? '' } : { type: 'OAuth2', user } }),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // Connections are opened later, when this token may have run out: each asks for its own.
    if (token !== undefined) {
      opened.set('oauth2_provision_cb', (_user, _renew, done) => {
        signIn().then((now) => done(null, now.token), done);
      });
    }
    return opened;
  };
  return {
    send: async ({ to, from: writer }, raw) => {
      try {
        transport ??= await open();
        const { messageId } = await transport.sendMail({
          envelope: { from: from ?? writer.address, to },
          raw: Buffer.from(raw),
        });
        trouble = null;
        return messageId;
      } catch (error) {
        const why = whyNotTaken(error as SmtpError, host);
        const away = awayFor(error as SmtpError, `${host}:${port}`, user);
        const isNew = away?.kind !== trouble?.kind;
        if (isNew) trouble = away;
        if (away !== null) onAway(isNew ? away.sentence : null);
        // The password may be another by then, and so may the connection.
        if (!(why instanceof AddressRefused || why instanceof MailRefused)) drop();
        throw why;
      }
    },
    trouble: () => trouble?.sentence ?? null,
    close: drop,
  };
}

interface Trouble {
  readonly kind: 'password' | 'away';
  readonly sentence: string;
}

/** What whoever runs the judge can do something about; null: the server has said something of the mail. */
function awayFor({ code, responseCode = 0, response, message }: SmtpError, at: string, user: string): Trouble | null {
  const says = response ?? message;
  if (code === 'EAUTH') {
    const sentence = `${at} refuses the password of ${user} (${says}): mail waits until the right one stands in its place.`;
    return { kind: 'password', sentence };
  }
  if (responseCode > 0) return null;
  return { kind: 'away', sentence: `${at} does not take the judge's mail (${says}): it waits, and goes once it can.` };
}

export interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** There is no such address (RFC 3463, X.1.x), or it takes no mail any more (X.2.1). */
const NO_ADDRESS = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;
/** The mail itself: too large, or in a form that is not taken (RFC 3463, X.2.3, X.3.4, X.6.x). */
const OF_MAIL = /\b5\.(?:2\.3|3\.4|6\.\d+)\b/;

/**
 * Two lists are closed, as those of SES are: by anything else no address and no mail is given up, since providers refuse what is over
 * their limit by the codes by which they refuse an address.
 */
export function whyNotTaken(
  { code, command = '', response = '', responseCode = 0, message }: SmtpError,
  host: string,
): Error {
  const says = `${host}: ${response || message}`.slice(0, 300);
  const isOfLimit = /limit|quota|too many|rate/i.test(response);
  if (responseCode >= 550 && !isOfLimit) {
    if (command === 'RCPT TO' && NO_ADDRESS.test(response)) return new AddressRefused(says);
    if (OF_MAIL.test(response) || responseCode === 552) return new MailRefused(says);
  }
  if (isOfLimit || code === 'EAUTH') return new NotTaken('account', says);
  // What a lost connection, or a server that is busy, keeps from going is soon tried again.
  return responseCode === 0 || responseCode === 421 ? new Error(says) : new NotTaken('unknown', says);
}
