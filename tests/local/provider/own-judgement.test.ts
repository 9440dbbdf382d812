/** Our own judgement of senders, on mails that are really signed, with a DNS that says what it is told. */
import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, judgeSender } from '../../../infra/local/provider/own-judgement.ts';
import { proofOf } from '../../../lambdas/mail/identity.ts';
import { openMail } from '../../../lambdas/mail/incoming-mail.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const OWN = { domain: 'judge.test' };

function keys(bits: number) {
  return generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
const [strong, weak] = [keys(2_048), keys(512)];
const record = (pem: string) => `v=DKIM1; k=rsa; p=${pem.replace(/-----[^-]+-----|\s/g, '')}`;

const ZONE: Readonly<Record<string, string>> = {
  's1._domainkey.players.example': record(strong.publicKey),
  'weak._domainkey.players.example': record(weak.publicKey),
  's1._domainkey.evil.example': record(strong.publicKey),
  '_dmarc.players.example': 'v=DMARC1; p=reject',
  '_dmarc.evil.example': 'v=DMARC1; p=none',
  'players.example': 'v=spf1 ip4:192.0.2.1 -all',
  'evil.example': 'v=spf1 ip4:203.0.113.9 -all',
};

/** A DNS; `down`: names of which it does not tell now. */
const dns =
  (down = /^$/) =>
  async (name: string, type: string) => {
    if (down.test(name)) throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
    const text = ZONE[name];
    if (text === undefined || type !== 'TXT') throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    return [[text]];
  };

const FIELDS = {
  From: 'Anna <anna@players.example>',
  To: 'marne@judge.test',
  Subject: 'orders',
  Date: new Date(NOW).toUTCString(),
};
const plain = (change: Record<string, string> = {}, body = 'A Par - Bur\r\n') =>
  `${Object.entries({ ...FIELDS, ...change })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`;

async function signed(mail: string, options: Partial<Parameters<typeof dkimSign>[1]> = {}): Promise<string> {
  const { signatures } = await dkimSign(mail, {
    ...{ signingDomain: 'players.example', selector: 's1', privateKey: strong.privateKey, signTime: new Date(NOW) },
    ...options,
    signatureData: [{ signingDomain: 'players.example', selector: 's1', privateKey: strong.privateKey, ...options }],
  });
  return `${signatures}${mail}`;
}

async function isProven(raw: string, client: Client | null = null, resolver = dns()): Promise<boolean | 'waits'> {
  const found = await judgeSender(Buffer.from(raw), client, false, resolver);
  if (found === null) return 'waits';
  const from = client?.from ?? 'anna@players.example';
  const mail = await openMail(Buffer.from(raw), { envelopeFrom: from, domain: OWN.domain });
  const delivery = {
    id: 'x',
    rawKey: 'inbox/x',
    received: NOW,
    envelopeFrom: from,
    recipients: ['marne@judge.test'],
    ...found,
  };
  return proofOf(mail, delivery, OWN).proven;
}

const HOME: Client = { ip: '192.0.2.1', helo: 'mail.players.example', from: 'anna@players.example' };
const EVIL: Client = { ip: '203.0.113.9', helo: 'evil.example', from: 'mallory@evil.example' };

describe('is proven by our own look', () => {
  test('a mail that the sender’s domain has signed, from whatever server', async () => {
    expect(await isProven(await signed(plain()))).toBe(true);
    expect(await isProven(await signed(plain()), EVIL)).toBe(true);
  });
  test('one that comes from the sender’s own server', async () => {
    expect(await isProven(plain(), HOME)).toBe(true);
  });
});

describe('is not', () => {
  const made: Record<string, [string, Client | null]> = {};
  beforeAll(async () => {
    const bcc = plain({ To: 'friends@example.net' });
    Object.assign(made, {
      'an unsigned one of unknown way': [plain(), null],
      'an unsigned one from elsewhere': [plain(), EVIL],
      'SPF of the attacker’s own domain': [plain(), EVIL],
      'a signature of the attacker’s own domain': [await signed(plain(), { signingDomain: 'evil.example' }), EVIL],
      'a signed one whose body was changed': [(await signed(plain())).replace('Bur', 'Pic'), EVIL],
      'a signed one whose subject was changed': [(await signed(plain())).replace('orders', 'resign'), EVIL],
      'a signed one with a second From': [`From: mallory@evil.example\r\n${await signed(plain())}`, EVIL],
      'a signed one with more below (l=)': [`${await signed(plain(), { maxBodyLength: 13 })}A Mar - Spa\r\n`, EVIL],
      'a signature by a weak key': [await signed(plain(), { selector: 'weak', privateKey: weak.privateKey }), EVIL],
      'a signed one that was for others': [await signed(bcc), EVIL],
      'a signed one of last month': [
        await signed(plain({ Date: new Date(NOW - 30 * 86_400_000).toUTCString() })),
        EVIL,
      ],
      'an expired signature': [
        await signed(plain(), { signTime: new Date(NOW - 9e9), expires: new Date(NOW - 8e9) }),
        EVIL,
      ],
      'a key that is not there': [await signed(plain(), { selector: 'gone' }), EVIL],
      'forged results on top': [
        `Authentication-Results: chancery; dmarc=pass header.from=players.example\r\n${plain()}`,
        EVIL,
      ],
      'results in a quoted mail': [plain({}, '> Authentication-Results: mx; dmarc=pass\r\nA Par - Bur\r\n'), EVIL],
      'a hundred signatures': [
        `${'DKIM-Signature: v=1; d=players.example; s=s1; h=from; bh=x; b=x\r\n'.repeat(100)}${plain()}`,
        HOME,
      ],
    });
  });
  test.each([
    'an unsigned one of unknown way',
    'an unsigned one from elsewhere',
    'SPF of the attacker’s own domain',
    'a signature of the attacker’s own domain',
    'a signed one whose body was changed',
    'a signed one whose subject was changed',
    'a signed one with a second From',
    'a signed one with more below (l=)',
    'a signature by a weak key',
    'a signed one that was for others',
    'a signed one of last month',
    'an expired signature',
    'a key that is not there',
    'forged results on top',
    'results in a quoted mail',
    'a hundred signatures',
  ])('%s', async (what) => {
    const [raw, client] = made[what]!;
    // As a mail server hands it over, and as it lies in a mailbox.
    for (const door of [client, null]) expect(await isProven(raw, door)).toBe(false);
  });
});

describe('a DNS that fails', () => {
  test('lets a mail wait, and proves nothing in the end', async () => {
    const raw = await signed(plain());
    for (const down of [/_domainkey/, /^_dmarc/]) {
      expect(await isProven(raw, null, dns(down))).toBe('waits');
      const last = await judgeSender(Buffer.from(raw), null, true, dns(down));
      expect(last?.verdicts.dmarc).toBe('PROCESSING_FAILED');
    }
    expect(await isProven(plain(), HOME, dns(/^players/))).toBe('waits');
  });
});
