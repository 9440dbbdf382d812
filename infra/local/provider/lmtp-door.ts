/** Mail in from a mail server on this machine, by LMTP (RFC 2033): the answer to each mail says whether it is stored for good. */
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { isLoopback, LARGEST_MAIL, listenWith, receivedMail, type SmtpListener, smtpRefusal } from '../mail/smtp.ts';
import type { Client } from './own-judgement.ts';

export interface LmtpDoorOptions {
  readonly port: number;
  /** The only domain that mail is taken for. */
  readonly domain: string;
  /** Stores a mail for good. `later`: its sender cannot be judged now, and the server keeps it. `client` null: not told (XFORWARD). */
  readonly take: (mail: {
    readonly raw: Uint8Array;
    readonly from: string;
    readonly to: readonly string[];
    readonly client: Client | null;
  }) => Promise<'taken' | 'later'>;
}

/** Listens on the loopback. Rejects with the system's error when the port cannot be had. */
export async function listenLmtp({ port, domain, take }: LmtpDoorOptions): Promise<SmtpListener> {
  const server = new SMTPServer({
    lmtp: true,
    name: domain,
    banner: 'Chancery',
    size: LARGEST_MAIL,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Only who sits on this machine gets here.
    useXForward: true,
    logger: false,
    closeTimeout: 200,
    onConnect: ({ remoteAddress }, done) =>
      done(isLoopback(remoteAddress) ? null : smtpRefusal(554, 'This door is for the mail server of this machine')),
    onRcptTo: ({ address }, _session, done) => {
      const isOurs = address.slice(address.lastIndexOf('@') + 1).toLowerCase() === domain;
      done(isOurs ? null : smtpRefusal(550, `5.1.2 This judge takes mail for ${domain} only`));
    },
    onData: (stream, session, done) => {
      receive(stream, session, take).then(
        () => done(null, 'the judge has your mail'),
        (error) => done(error),
      );
    },
  });
  return listenWith(server, port, '127.0.0.1');
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope, xForward }: SMTPServerSession,
  take: LmtpDoorOptions['take'],
): Promise<void> {
  const mail = await receivedMail(stream, envelope);
  const told = (name: string) => String(xForward?.get(name) || '');
  const client =
    told('ADDR') === '' ? null : { ip: told('ADDR').replace(/^ipv6:/i, ''), helo: told('HELO'), from: mail.from };
  let what: 'taken' | 'later';
  try {
    what = await take({ ...mail, client });
  } catch {
    throw smtpRefusal(451, '4.3.0 The judge cannot store the mail now');
  }
  if (what === 'later') throw smtpRefusal(451, '4.4.3 The DNS does not tell of the sender now');
}
