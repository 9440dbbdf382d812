/**
 * Mail out through a provider: how much of an hour each kind of mail may use, and what a refusal means.
 * @module-tag long
 */
import { dirname } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { gameName } from '../../../engine/vocabulary.ts';
import { openHourlyPace } from '../../../infra/local/provider/hourly-pace.ts';
import { handOver } from '../../../infra/local/provider/lmtp-client.ts';
import { parseAccount, signInWith } from '../../../infra/local/provider/sign-in.ts';
import { whyNotTaken } from '../../../infra/local/provider/smtp-out.ts';
import { RANKS, type Rank } from '../../../templates/mail/rank.ts';
import { mailboxPath } from '../../../templates/pages/mailbox-pages.ts';
import { mailFrom, openSink, PROVIDER } from '../../stand-ins/mail/club.ts';
import { freePort } from '../../stand-ins/mail/dovecot.ts';
import { openJudge, seedGame } from '../rig.ts';
import { scratch } from '../scratch.ts';

const MINUTE = 60_000;

describe('no hour', () => {
  test('has more mails than the provider allows, whatever is sent, and after any new start', async () => {
    const data = await scratch();
    let now = 0;
    const sent: number[] = [];
    let pace = await openHourlyPace(data, 20, () => now);
    for (let n = 0; n < 600; n += 1) {
      now += MINUTE / 2;
      if (n % 50 === 0) pace = await openHourlyPace(data, 20, () => now);
      const { at } = await pace.take(1, RANKS[n % RANKS.length]!);
      if (at.length === 1) sent.push(now);
    }
    const inHourFrom = (from: number) => sent.filter((at) => at >= from && at < from + 60 * MINUTE).length;
    expect(Math.max(...sent.map(inHourFrom))).toBe(20);
  });

  test('is used up by notices while results wait, and who waits is told until when', async () => {
    let now = 0;
    const pace = await openHourlyPace(await scratch(), 10, () => now);
    const taken = async (rank: Rank) => {
      let count = 0;
      while ((await pace.take(1, rank)).at.length > 0) count += 1;
      return count;
    };
    expect([await taken('notices'), await taken('press'), await taken('answers')]).toEqual([7, 1, 1]);
    expect(pace.status().late).toBeNull();
    expect(await taken('results')).toBe(1);
    expect(pace.status()).toEqual({ sent: 10, most: 10, late: 60 * MINUTE, isPaused: false });
    now = 60 * MINUTE;
    expect([(await pace.take(1, 'results')).at, pace.status().late]).toEqual([[now], null]);
  });

  test('counts what reached the provider, the one mail that tries in a pause too, and nothing else', async () => {
    let now = 0;
    const pace = await openHourlyPace(await scratch(), 10, () => now);
    await pace.take(2, 'answers');
    pace.giveBack();
    await pace.pause();
    // The second was on its way when the pause began.
    pace.giveBack();
    expect(pace.status().sent).toBe(0);
    now += 60 * MINUTE;
    expect((await pace.take(1, 'answers')).isProbe).toBe(true);
    pace.giveBack();
    expect(pace.status().sent).toBe(0);
    now += 60 * MINUTE;
    expect((await pace.take(1, 'answers')).isProbe).toBe(true);
    await pace.resume();
    expect(pace.status()).toMatchObject({ sent: 1, isPaused: false });
  });
});

test('a mail that is given back in a later minute than it was taken is never counted on', async () => {
  let now = 0;
  const pace = await openHourlyPace(await scratch(), 10, () => now);
  await pace.take(1, 'answers');
  now += MINUTE;
  await pace.take(1, 'answers');
  for (const left of [1, 0, 0]) {
    pace.giveBack();
    expect(pace.status().sent).toBe(left);
  }
});

describe('a refusal', () => {
  test.each([
    ['550 5.1.1 No such user', 'RCPT TO', 'AddressRefused'],
    ['550 5.2.1 The account is disabled', 'RCPT TO', 'AddressRefused'],
    ['550 5.1.1 No such user', 'DATA', 'NotTaken'],
    ['550 5.4.5 Daily user sending limit exceeded', 'RCPT TO', 'NotTaken'],
    ['550 5.7.1 Relaying denied', 'RCPT TO', 'NotTaken'],
    ['550 Blocked', 'RCPT TO', 'NotTaken'],
    ['550 5.1.1 rate limited: too many recipients', 'RCPT TO', 'NotTaken'],
    ['452 4.2.2 Mailbox full', 'RCPT TO', 'NotTaken'],
    ['552 5.3.4 Message too big', 'DATA', 'MailRefused'],
    ['421 4.7.0 Try again later', 'MAIL FROM', 'Error'],
  ])('%s to %s is %s', (response, command, expected) => {
    const error = whyNotTaken(
      { name: 'Error', message: response, response, command, responseCode: Number(response.slice(0, 3)) },
      'smtp.example.org',
    );
    expect(error.constructor.name).toBe(expected);
  });

  test('of the password stops all sending, a lost connection only this try', () => {
    const of = (code: string) => whyNotTaken({ name: 'Error', message: 'x', code }, 'smtp.example.org');
    expect(of('EAUTH')).toMatchObject({ of: 'account' });
    expect(of('ECONNECTION').constructor).toBe(Error);
  });
});

test('a server that takes no mail is told in one sentence, uses up no turn, and gets all that waits once it is there', async () => {
  const [onConsole, port] = [vi.spyOn(process.stderr, 'write').mockReturnValue(true), await freePort()];
  const judge = await openJudge(await scratch(), {
    provider: {
      from: { kind: 'server', domain: 'club.example.org', port: 0 },
      send: { host: '127.0.0.1', port, isSecure: false, user: '' },
      ...{ signIn: async () => ({}), authserv: PROVIDER, hourly: 1_000 },
    },
  });
  await seedGame(judge, gameName('marne'));
  const [from, to] = ['france@example.org', 'marne@club.example.org'];
  const order = async (text: string) => {
    const raw = Buffer.from(mailFrom(from, to, 'orders', text));
    await handOver(judge.provider!.lmtpPort()!, { raw, from, to: [to], client: null });
  };
  const at = `http://localhost:${judge.httpPort}`;
  const status = async () => (await fetch(`${at}/status`)).text();
  const away = `127.0.0.1:${port} does not take the judge's mail (connect ECONNREFUSED 127.0.0.1:${port}): it waits, and goes once it can.`;
  await order('A Par - Bur');
  await vi.waitUntil(async () => (await status()).includes(away), { timeout: 60_000 });
  expect((await fetch(`${at}/api/health`)).status).toBe(503);
  // Nobody reads another's mailbox here, nor writes from one; how the judge is doing goes to nobody through a proxy.
  for (const [path, asked] of [
    [mailboxPath(from), {}],
    [mailboxPath(from), { method: 'POST' }],
    ['/status', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ] as const)
    expect((await fetch(`${at}${path}`, asked)).status, path).toBe(404);

  const { sent } = await openSink(undefined, port);
  await order('A Mar - Spa');
  await judge.settled();
  const told = onConsole.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('ECONNREFUSED'));
  onConsole.mockRestore();
  expect(told).toEqual([`Chancery: mail server: ${away}\n`]);
  expect(sent.length).toBeGreaterThan(1);
  const isCounted = async () => (await status()).includes(`\n${sent.length} of 1000 mails sent in the last hour.`);
  await vi.waitUntil(isCounted, { timeout: 60_000 });
  expect(await status()).not.toContain('ECONNREFUSED');
  expect((await fetch(`${at}/api/health`)).status).toBe(200);
});

describe('an account', () => {
  test('is read from the command line, its user with or without an @', () => {
    expect(parseAccount('--mailbox', 'imaps://club@example.org@imap.example.org')).toEqual({
      host: 'imap.example.org',
      port: 993,
      isSecure: true,
      user: 'club@example.org',
    });
    expect(parseAccount('--send', 'smtp://club@127.0.0.1:2500')).toMatchObject({ port: 2500, user: 'club' });
    // Debian's postfix takes the mail of its own machine there, and listens at no other port.
    expect(parseAccount('--send', 'smtp://localhost')).toMatchObject({ port: 25, user: '' });
    expect(parseAccount('--send', 'smtp://club@localhost')).toMatchObject({ port: 587 });
  });

  test.each([
    ['imap://club@imap.example.org', 'in clear'],
    ['imaps://club:secret@imap.example.org', 'without its password'],
    ['pop3://club@pop.example.org', 'needs an account such as'],
    ['club@example.org', 'needs an account such as'],
  ])('%s is refused: %s', (text, why) => {
    expect(() => parseAccount('--mailbox', text)).toThrow(why);
  });

  test('without a password, or with one that others can read, is none', async () => {
    expect(() => signInWith({}, {})).toThrow('CHANCERY_PASSWORD');
    const path = `${await scratch()}/password`;
    const { writeFile, chmod } = await import('node:fs/promises');
    await writeFile(path, 'secret\n', { mode: 0o644 });
    const signIn = signInWith({ passwordFile: path }, {});
    await expect(signIn()).rejects.toThrow(`chmod 600 ${path}`);
    expect(await signInWith({ passwordFile: path }, { CREDENTIALS_DIRECTORY: dirname(path) })()).toEqual({
      password: 'secret',
    });
    await chmod(path, 0o600);
    expect(await signIn()).toEqual({ password: 'secret' });
    expect(await signInWith({ tokenCommand: 'echo ya29.token' }, {})()).toEqual({ token: 'ya29.token' });
  });
});
