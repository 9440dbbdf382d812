/** Mail out through the provider, by SMTP submission (RFC 6409), and what it means when one is not taken. */
import { createTransport, type Transporter } from 'nodemailer';
import { AddressRefused, MailRefused, NotTaken } from '../../../lambdas/outgoing/not-sent.ts';
import type { SendMail } from '../../../lambdas/ports.ts';
import type { Account, SignIn } from './sign-in.ts';

export interface MailOut {
  readonly send: SendMail;
  close(): void;
}

const PATIENCE_MS = 60_000;

/** `from`: the address that the provider lets the account send from; null: each mail's own, to which what cannot be delivered comes back. */
export function openSmtp({ host, port, isSecure, user, ca }: Account, from: string | null, signIn: SignIn): MailOut {
  let transport: Transporter | null = null;
  const drop = () => {
    transport?.close();
    transport = null;
  };
  const open = async () => {
    const { password, token } = await signIn();
    return createTransport({
      pool: true,
      maxConnections: 2,
      host,
      port,
      secure: isSecure,
      ...(isSecure ? { tls: ca === undefined ? {} : { ca } } : { ignoreTLS: true }),
      ...(user === ''
        ? {}
        : {
            auth: token === undefined ? { user, pass: password ?? '' } : { type: 'OAuth2', user, accessToken: token },
          }),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    send: async ({ to, from: writer }, raw) => {
      try {
        transport ??= await open();
        const { messageId } = await transport.sendMail({
          envelope: { from: from ?? writer.address, to },
          raw: Buffer.from(raw),
        });
        return messageId;
      } catch (error) {
        const why = whyNotTaken(error as SmtpError, host);
        // The password may be another by then, and so may the connection.
        if (!(why instanceof AddressRefused || why instanceof MailRefused)) drop();
        throw why;
      }
    },
    close: drop,
  };
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
