/** A judge whose mail comes from a mailbox and goes out through a server of ours. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { vi } from 'vitest';
import type { MailboxIn, ProviderOptions } from '../../../infra/local/provider/provider.ts';
import type { Judge } from '../../../infra/local/running-judge.ts';
import { keptForTest } from '../../cleanup.ts';
import { openJudge } from '../../local/rig.ts';
import type { Dovecot } from './dovecot.ts';

export const USER = 'club@example.org';
/** Name under which this provider tells what it has found out about senders. */
export const PROVIDER = 'mx.example.org';

export interface SentMail {
  readonly to: string;
  readonly raw: string;
}

export interface Club {
  readonly judge: Judge;
  /** What went out, in order. */
  readonly sent: readonly SentMail[];
}

export interface SmtpSink {
  readonly port: number;
  readonly sent: SentMail[];
}

const sinks = keptForTest((server: SMTPServer) => new Promise<void>((done) => server.close(() => done())));

export async function openSink(
  refuses: (to: string, count: number) => string | null = () => null,
  port = 0,
  options: SMTPServerOptions = {},
): Promise<SmtpSink> {
  const sent: SentMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    authMethods: ['PLAIN', 'XOAUTH2'],
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: ({ address }, _session, done) => {
      const says = refuses(address, sent.length);
      done(says === null ? null : Object.assign(new Error(says.slice(4)), { responseCode: Number(says.slice(0, 3)) }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        sent.push({ to: envelope.rcptTo[0]!.address, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  sinks.add(server);
  return { port: (server.server.address() as AddressInfo).port, sent };
}

interface ClubOptions extends Partial<Pick<ProviderOptions, 'resolver' | 'signIn'>> {
  readonly sink?: SmtpSink;
}

export async function openClub(
  { port, password }: Pick<Dovecot, 'port' | 'password'>,
  data: string,
  options: Partial<MailboxIn> & ClubOptions = {},
): Promise<Club> {
  const { sink = await openSink(), signIn = async () => ({ password }), resolver, ...mailbox } = options;
  const account = { host: '127.0.0.1', isSecure: false, user: USER };
  const judge = await openJudge(data, {
    site: 'https://club.example.org',
    provider: {
      from: {
        kind: 'mailbox',
        account: { ...account, port },
        address: USER,
        folder: null,
        takesAll: false,
        hasPlus: true,
        ...mailbox,
      },
      send: { ...account, port: sink.port },
      signIn,
      authserv: PROVIDER,
      hourly: 1_000,
      ...(resolver === undefined ? {} : { resolver }),
    },
  });
  return { judge, sent: sink.sent };
}

export async function sentTo(club: Club, to: string, words: string): Promise<readonly SentMail[]> {
  const found = () => club.sent.filter((mail) => mail.to === to && mail.raw.includes(words));
  await vi.waitUntil(() => found().length > 0, { timeout: 60_000, interval: 50 });
  return found();
}

let mails = 0;

/** A mail as the provider delivers it: with what it has found out about its sender on top. */
export function mailFrom(
  from: string,
  to: string,
  subject: string,
  text: string,
  {
    references = null,
    found = 'pass',
    messageId,
  }: { references?: string | null; found?: string; messageId?: string } = {},
): string {
  mails += 1;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return [
    `Return-Path: <${from}>`,
    `Delivered-To: ${USER}`,
    `Authentication-Results: ${PROVIDER}; spf=${found} smtp.mailfrom=${from}; dmarc=${found} header.from=${domain}`,
    `Received: from mail.${domain} (mail.${domain} [192.0.2.1]) by ${PROVIDER} with ESMTPS; ${new Date().toUTCString()}`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: ${messageId ?? `<club${mails}@${domain}>`}`,
    ...(references === null ? [] : [`In-Reply-To: ${references.split(' ').at(-1)}`, `References: ${references}`]),
    '',
    text,
  ].join('\r\n');
}
