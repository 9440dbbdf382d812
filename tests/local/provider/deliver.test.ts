/** `chancery deliver`, as a mail server's pipe calls it: what it ends with says whether the mail is kept, comes again, or goes back. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { HandedMail } from '../../../infra/local/provider/lmtp-client.ts';
import { handOver } from '../../../infra/local/provider/lmtp-client.ts';
import { listenLmtp } from '../../../infra/local/provider/lmtp-door.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GAME = 'marne@judge.example.org';
const MAIL: HandedMail = {
  raw: Buffer.from('From: ann@example.org\nSubject: orders\n\n.\nA vie - gal\n..\n'),
  from: 'ann@example.org',
  to: [GAME, 'marne+france@judge.example.org'],
  client: { ip: '2001:db8::1', helo: 'mx one' },
};

interface Taken {
  readonly raw: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly client: unknown;
}

async function door(answer: 'taken' | 'later' | 'fails' = 'taken') {
  const taken: Taken[] = [];
  const { port, close } = await listenLmtp({
    port: 0,
    domain: 'judge.example.org',
    take: async ({ raw, ...envelope }) => {
      if (answer === 'fails') throw new Error('the disk is full');
      if (answer === 'taken') taken.push({ raw: Buffer.from(raw).toString(), ...envelope });
      return answer;
    },
  });
  onTestFinished(close);
  return { port, taken };
}

test('a mail arrives byte for byte, but for the ends of its lines, with its envelope and who handed it over', async () => {
  const { port, taken } = await door();
  expect(await handOver(port, MAIL)).toEqual({ kind: 'taken' });
  expect(taken).toEqual([
    {
      raw: Buffer.from(MAIL.raw).toString().replaceAll('\n', '\r\n'),
      from: MAIL.from,
      to: MAIL.to,
      client: { ip: '2001:db8::1', helo: 'mx one', from: MAIL.from },
    },
  ]);
});

test('what cannot be taken now comes again; what never can goes back', async () => {
  const { port } = await door();
  const elsewhere = await handOver(port, { ...MAIL, to: ['marne@other.example.org'] });
  expect(elsewhere).toMatchObject({ kind: 'refused', code: 550 });
  for (const answer of ['later', 'fails'] as const) {
    const { port: busy } = await door(answer);
    expect(await handOver(busy, MAIL)).toMatchObject({ kind: 'later', code: 451 });
  }
});

test('exit codes are those of sysexits, and a line of the spool is no part of the mail', {
  tags: ['long'],
}, async () => {
  const { port, taken } = await door();
  const deliver = async (to: string, at: number, raw = MAIL.raw) => {
    const words = ['infra/local/chancery.mjs', 'deliver', '--lmtp', String(at), '--from', 'MAILER-DAEMON', to];
    const child = spawn(process.execPath, words, { cwd: ROOT, stdio: ['pipe', 'ignore', 'pipe'] });
    child.stdin.end(raw);
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return [code, said.trim()];
  };
  expect(await deliver(GAME, port, Buffer.concat([Buffer.from('From ann Mon Mar  2\n'), MAIL.raw]))).toEqual([0, '']);
  expect(taken.map(({ raw, from, client }) => [raw.slice(0, 6), from, client])).toEqual([['From: ', '', null]]);
  expect((await deliver('marne@other.example.org', port))[0]).toBe(67);
  expect(await deliver(GAME, 1)).toEqual([
    75,
    expect.stringMatching(/^No judge takes mail on port 1 now .*The mail waits\.$/),
  ]);
});
