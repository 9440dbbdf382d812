/** Our own judgement of senders, on mails that are really signed, with a DNS that says what it is told. */
import { describe, expect, test } from 'vitest';
import { type Client, judgeSender } from '../../../infra/local/provider/own-judgement.ts';
import { proofOf } from '../../../lambdas/mail/identity.ts';
import { openMail } from '../../../lambdas/mail/incoming-mail.ts';
import { dns, EVIL, HOME, mailsOf } from './spoofs.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const OWN = { domain: 'judge.test' };
const { plain, signed, spoofs } = mailsOf(NOW, 'marne@judge.test');

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

describe('is proven by our own look', () => {
  test('a mail that the sender’s domain has signed, from whatever server', async () => {
    expect(await isProven(await signed())).toBe(true);
    expect(await isProven(await signed(), EVIL)).toBe(true);
  });
  test('one that comes from the sender’s own server', async () => {
    expect(await isProven(plain(), HOME)).toBe(true);
  });
});

describe('is not', () => {
  test.each(spoofs)('%s', async (_what, make) => {
    const { raw, client } = await make();
    // As a mail server hands it over, and as it lies in a mailbox.
    for (const door of [client, null]) expect(await isProven(raw, door)).toBe(false);
  });
});

describe('a DNS that fails', () => {
  test('lets a mail wait, and proves nothing in the end', async () => {
    const raw = await signed();
    for (const down of [/_domainkey/, /^_dmarc/]) {
      expect(await isProven(raw, null, dns(down))).toBe('waits');
      const last = await judgeSender(Buffer.from(raw), null, true, dns(down));
      expect(last?.verdicts.dmarc).toBe('PROCESSING_FAILED');
    }
    expect(await isProven(plain(), HOME, dns(/^players/))).toBe('waits');
  });
});
