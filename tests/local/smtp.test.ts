import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, test } from 'vitest';
import {
  isLoopback,
  LARGEST_MAIL,
  listenSmtp,
  type SmtpListener,
  type SmtpOptions,
} from '../../infra/local/mail/smtp.ts';

type Taken = Parameters<SmtpOptions['take']>[0];

let listener: SmtpListener | null = null;
afterEach(async () => {
  await listener?.close();
  listener = null;
});

async function listen(take?: SmtpOptions['take']): Promise<Taken[]> {
  const taken: Taken[] = [];
  listener = await listenSmtp({
    host: '127.0.0.1',
    port: 0,
    domain: 'chancery.localhost',
    take: take ?? (async (mail) => void taken.push(mail)),
  });
  return taken;
}

const send = (to: string | string[], text: string, from = 'anna@example.org') =>
  createTransport({ host: '127.0.0.1', port: listener!.port, ignoreTLS: true }).sendMail({
    envelope: { from, to },
    from: 'anna@example.org',
    to,
    subject: 'orders',
    text,
  });

/** A conversation by hand: sends each line after the answer to the one before; the last line of each answer. */
async function converse(lines: readonly string[]): Promise<readonly string[]> {
  const socket = connect(listener!.port, '127.0.0.1');
  const answers: string[] = [];
  let text = '';
  const answer = async () => {
    while (!/^\d{3} .*\r\n$/m.test(text)) text += String((await once(socket, 'data'))[0]);
    answers.push(text.trimEnd().split('\r\n').at(-1)!);
    text = '';
  };
  await answer();
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    await answer();
  }
  socket.destroy();
  return answers;
}

describe('the SMTP listener', () => {
  test('takes a mail with its envelope and its bytes', async () => {
    const taken = await listen();
    await send(['judge@chancery.localhost', 'Marne+FRANCE@chancery.localhost'], 'A par - bur');
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({
      from: 'anna@example.org',
      to: ['judge@chancery.localhost', 'Marne+FRANCE@chancery.localhost'],
    });
    expect(Buffer.from(taken[0]!.raw).toString()).toMatch(/^From: anna@example\.org\r\n[\s\S]*\r\n\r\nA par - bur\r\n/);
  });

  test('tells mail of this machine from mail of another', async () => {
    const taken = await listen();
    await send('judge@chancery.localhost', 'x');
    expect(taken[0]?.isForeign).toBe(false);
    for (const own of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(isLoopback(own), own).toBe(true);
    for (const other of ['192.168.0.2', '0.0.0.0', '::', 'fe80::1', '::ffff:10.0.0.1', '127.0.0.1.example.org', '']) {
      expect(isLoopback(other), other).toBe(false);
    }
  });

  test('takes a mail with no sender as one with none', async () => {
    const taken = await listen();
    await send('judge@chancery.localhost', 'a bounce', '');
    expect(taken[0]?.from).toBe('');
  });

  test('takes no mail for another domain: it is no relay', async () => {
    const taken = await listen();
    for (const to of ['x@example.org', 'x@evil.chancery.localhost', 'x@localhost']) {
      await expect(send(to, 'x'), to).rejects.toMatchObject({ responseCode: 550 });
    }
    expect(taken).toEqual([]);
  });

  test('refuses a mail over 10 MB with 552, whether or not its size was announced, and goes on', {
    tags: ['long'],
  }, async () => {
    const taken = await listen();
    const line = `${'x'.repeat(998)}\r\n`;
    const text = line.repeat(Math.ceil(LARGEST_MAIL / 1_000) + 1);
    await expect(send('judge@chancery.localhost', text)).rejects.toMatchObject({
      responseCode: 552,
      message: expect.stringMatching(/too large: the judge takes at most 10 MB/),
    });
    const answers = await converse(['EHLO me', `MAIL FROM:<anna@example.org> SIZE=${LARGEST_MAIL + 1}`]);
    expect(answers.at(-1)).toMatch(/^552 /);
    await send('judge@chancery.localhost', 'small');
    expect(taken).toHaveLength(1);
  });

  test('when a mail cannot be stored the sender is told to come again, never that it was taken', async () => {
    await listen(() => Promise.reject(new Error('disk full')));
    await expect(send('judge@chancery.localhost', 'x')).rejects.toMatchObject({
      responseCode: 451,
      message: expect.not.stringContaining('disk full'),
    });
  });

  test('offers neither passwords nor encryption, which it could not keep', async () => {
    await listen();
    const answers = await converse(['EHLO me', 'AUTH PLAIN AGEAYg==', 'STARTTLS']);
    expect(answers.slice(-2).every((answer) => answer.startsWith('5'))).toBe(true);
  });

  test('a client that breaks off in the middle leaves nothing behind and harms nobody', async () => {
    const taken = await listen();
    await converse(['EHLO me', 'MAIL FROM:<anna@example.org>', 'RCPT TO:<judge@chancery.localhost>', 'DATA']);
    await send('judge@chancery.localhost', 'whole');
    expect(taken).toHaveLength(1);
  });

  test('a port that is taken is an error of that name', async () => {
    await listen();
    const again = listenSmtp({ host: '127.0.0.1', port: listener!.port, domain: 'x', take: async () => {} });
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
