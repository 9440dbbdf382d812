/** Mails in the name of anna@players.example, as a mail server hands them over and as they lie in a mailbox, and a DNS that says what it is told. */
import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import type { Client } from '../../../infra/local/provider/own-judgement.ts';

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
export const dns =
  (down = /^$/) =>
  async (name: string, type: string) => {
    if (down.test(name)) throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
    const text = ZONE[name];
    if (text === undefined || type !== 'TXT') throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    return [[text]];
  };

export const HOME: Client = { ip: '192.0.2.1', helo: 'mail.players.example', from: 'anna@players.example' };
export const EVIL: Client = { ip: '203.0.113.9', helo: 'evil.example', from: 'mallory@evil.example' };

export interface Spoof {
  readonly raw: string;
  /** Who handed it to the mail server. */
  readonly client: Client;
}

/** Anna's mails to an address of the judge's, and those of others in her name: none of these proves to be hers. */
export function mailsOf(now: number, to: string) {
  const fields = { From: 'Anna <anna@players.example>', To: to, Subject: 'orders', Date: new Date(now).toUTCString() };
  const plain = (change: Record<string, string> = {}, body = 'A Par - Bur\r\n') =>
    `${Object.entries({ ...fields, ...change })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`;
  const signed = async (mail = plain(), options: Partial<Parameters<typeof dkimSign>[1]> = {}): Promise<string> => {
    const usual = { signingDomain: 'players.example', selector: 's1', privateKey: strong.privateKey };
    const { signatures } = await dkimSign(mail, {
      ...{ ...usual, signTime: new Date(now) },
      ...options,
      signatureData: [{ ...usual, ...options }],
    });
    return `${signatures}${mail}`;
  };
  const lastMonth = new Date(now - 30 * 86_400_000).toUTCString();
  const past = { signTime: new Date(now - 9e9), expires: new Date(now - 8e9) };
  const results = (server: string) => `Authentication-Results: ${server}; dmarc=pass header.from=players.example\r\n`;
  const raws: Readonly<Record<string, () => string | Promise<string>>> = {
    'an unsigned one, SPF good for the attacker alone': () => plain(),
    'a signature of the attacker’s own domain': () => signed(plain(), { signingDomain: 'evil.example' }),
    'a signed one whose body was changed': async () => (await signed()).replace('Bur', 'Pic'),
    'a signed one whose subject was changed': async () => (await signed()).replace('orders', 'resign'),
    'a signed one with a second From': async () => `From: mallory@evil.example\r\n${await signed()}`,
    'a signed one with more below (l=)': async () => `${await signed(plain(), { maxBodyLength: 13 })}A Mar - Spa\r\n`,
    'a signed one with another subject above': async () => `Subject: resign\r\n${await signed()}`,
    'a signed one with another recipient above': async () =>
      `To: ${to}\r\n${await signed(plain({ To: 'friends@example.net' }))}`,
    'a signed one with another form above': async () =>
      `Content-Type: multipart/mixed; boundary=x\r\n${await signed(plain({ 'Content-Type': 'text/plain' }))}`,
    'a signature by a weak key': () => signed(plain(), { selector: 'weak', privateKey: weak.privateKey }),
    'a signed one that was for others': () => signed(plain({ To: 'friends@example.net' })),
    'a signed one of last month': () => signed(plain({ Date: lastMonth })),
    'an expired signature': () => signed(plain(), past),
    'a key that is not there': () => signed(plain(), { selector: 'gone' }),
    'results of another server on top': () => `${results('mx.evil.example')}${plain()}`,
    'several, folded': () => `${results('mx.evil.example')}${results('chancery\r\n\t(1)').repeat(3)}${plain()}`,
    'results below the head': () => plain({ 'X-A': `b\r\n ${results('chancery').trim()}` }),
    'results in a quoted mail': () => plain({}, `> ${results('chancery')}A Par - Bur\r\n`),
  };
  const spoofs: readonly (readonly [string, () => Promise<Spoof>])[] = [
    ...Object.entries(raws).map(([what, make]) => [what, async () => ({ raw: await make(), client: EVIL })] as const),
    [
      'from elsewhere under the sender’s own envelope',
      async () => ({ raw: plain(), client: { ...EVIL, from: HOME.from } }),
    ],
    [
      'a hundred signatures',
      async () => ({
        raw: `${'DKIM-Signature: v=1; d=players.example; s=s1; h=from; bh=x; b=x\r\n'.repeat(100)}${plain()}`,
        client: HOME,
      }),
    ],
  ];
  return { plain, signed, spoofs };
}
