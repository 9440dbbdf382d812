/** Mail in: an SMTP listener that says yes to a mail only when it is stored for good. */
import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Verdict, Verdicts } from '../../../lambdas/delivery.ts';
import { type PeerLimits, smtpPeers } from './smtp-peers.ts';

/** What mail from this machine counts as: proven to be from whom it says, disproven, or neither. */
export const VERDICT_CHOICES = ['pass', 'fail', 'none'] as const;
export type VerdictChoice = (typeof VERDICT_CHOICES)[number];

const SENDER: Readonly<Record<VerdictChoice, Verdict>> = { pass: 'PASS', fail: 'FAIL', none: 'GRAY' };

export function verdictsOf(choice: VerdictChoice): Verdicts {
  const sender = SENDER[choice];
  return { spam: 'PASS', virus: 'PASS', spf: sender, dkim: sender, dmarc: sender };
}

/** The largest mail taken, in bytes. */
export const LARGEST_MAIL = 10 * 1024 * 1024;

const QUIET_MS = 60_000;
/** For each address; in all; and how long a connection may be open without a mail. */
const PEERS: PeerLimits = { each: 50, inAll: 200, greetingMs: 20_000 };
/** Clients that are still busy when the judge stops have so long; what was not acknowledged they send again. */
const LAST_WORDS_MS = 200;

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /** The only domain that mail is taken for. */
  readonly domain: string;
  /** Left out: as a public address needs them. */
  readonly limits?: PeerLimits;
  /** Stores a mail for good. Should it fail, we ask the sender to come again later. */
  readonly take: (mail: {
    readonly raw: Uint8Array;
    readonly from: string;
    readonly to: readonly string[];
    readonly isForeign: boolean;
    readonly client: { readonly name: string; readonly ip: string };
  }) => Promise<void>;
}

export interface SmtpListener {
  readonly port: number;
  readonly server: Server;
  close(): Promise<void>;
}

/** Listens. Rejects with the system's error when the port cannot be had. */
export async function listenSmtp({ host, port, domain, take, limits = PEERS }: SmtpOptions): Promise<SmtpListener> {
  const peers = smtpPeers(limits);
  const server = new SMTPServer({
    name: domain,
    banner: 'Chancery, a judge for Diplomacy',
    size: LARGEST_MAIL,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    socketTimeout: QUIET_MS,
    closeTimeout: LAST_WORDS_MS,
    onMailFrom: (_address, session, done) => {
      peers.busy(session.remotePort, true);
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      const isOurs = address.slice(address.lastIndexOf('@') + 1).toLowerCase() === domain;
      done(isOurs ? null : smtpRefusal(550, `This judge takes mail for ${domain} only, not for <${address}>`));
    },
    onData: (stream, session, done) => {
      receive(stream, session, take)
        .finally(() => peers.busy(session.remotePort, false))
        .then(
          () => done(null, 'the judge has your mail'),
          (error) => done(error),
        );
    },
  });
  // Before the server's own listener, which greets.
  server.server.prependListener('connection', (socket: Socket) => peers.add(socket));
  return listenWith(server, port, host);
}

/** Rejects with the system's error when the port cannot be had. */
export async function listenWith(server: SMTPServer, port: number, host: string): Promise<SmtpListener> {
  server.on('error', () => {
    // A client that breaks off; whatever was not acknowledged it will send again.
  });
  const listening = once(server.server, 'listening');
  const failed = once(server.server, 'error').then(([error]) => Promise.reject(error));
  server.listen(port, host);
  await Promise.race([listening, failed]);
  return {
    port: (server.server.address() as AddressInfo).port,
    server: server.server,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope, remoteAddress, hostNameAppearsAs }: SMTPServerSession,
  take: SmtpOptions['take'],
): Promise<void> {
  const mail = await receivedMail(stream, envelope);
  try {
    const client = { name: String(hostNameAppearsAs || 'unknown'), ip: remoteAddress };
    await take({ ...mail, isForeign: !isLoopback(remoteAddress), client });
  } catch {
    throw smtpRefusal(451, 'The judge cannot store the mail now; please send it again later');
  }
}

export async function receivedMail(
  stream: SMTPServerDataStream,
  { mailFrom, rcptTo }: SMTPServerSession['envelope'],
): Promise<{ readonly raw: Uint8Array; readonly from: string; readonly to: readonly string[] }> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) {
    throw smtpRefusal(552, `5.3.4 The mail is too large: the judge takes at most ${LARGEST_MAIL / 1024 / 1024} MB`);
  }
  const from = mailFrom === false ? '' : mailFrom.address;
  return { raw: Buffer.concat(chunks), from, to: rcptTo.map(({ address }) => address) };
}

/** Is it an address of this machine that no other can reach? */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$|^localhost$/i.test(address);
}

export function smtpRefusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}
