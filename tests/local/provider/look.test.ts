/** What a judge takes from a mailbox that is not its alone. */
import { describe, expect, test } from 'vitest';
import type { MailFound } from '../../../infra/local/provider/look.ts';
import { whoseMail } from '../../../infra/local/provider/whose-mail.ts';
import { scratch } from '../scratch.ts';
import { lookAs, mail, memoryMailbox, OWN } from './mailbox.ts';

const KNOWN = {
  isGame: async (name: string) => name === 'marne',
  isPerson: async (at: string) => at === 'anna@example.net',
};
const NO_PLUS = { ...OWN, mailbox: { ...OWN.mailbox, hasPlus: false } };
const THREAD = '<marne.game@club.example.org>';
const MAIL_OF_OURS = '<marne-abcdefghijklmnop.1@club.example.org>';

describe('whose a mail is', () => {
  test.each([
    ['a plus address of ours', { To: 'Judge <club+marne@example.org>' }, 'address', 'marne'],
    ['one of press', { Cc: 'club+marne+france@example.org' }, 'address', 'marne+france'],
    ['a reply address, its letters written large', { To: 'CLUB+marne+r-abcd@Example.ORG' }, 'address', 'marne+r-abcd'],
    ['the judge’s own', { To: 'club+judge@example.org' }, 'address', 'judge'],
    [
      'told by the provider alone (Bcc)',
      { To: 'x@example.com', 'Delivered-To': 'club+marne@example.org' },
      'address',
      'marne',
    ],
    ['a game in the subject', { Subject: 'Re: [marne] S1901M orders' }, 'subject', 'marne'],
    ['the judge in the subject', { Subject: '[judge] help' }, 'subject', 'judge'],
    ['an answer to a mail of a game', { 'In-Reply-To': MAIL_OF_OURS }, 'answer', 'marne'],
    [
      'an answer whose Message-ID the provider has changed',
      { References: `${THREAD} <new@provider.example>` },
      'answer',
      'marne',
    ],
    [
      'an answer to a mail of no game',
      { 'In-Reply-To': '<desk-0123456789abcdef@club.example.org>' },
      'answer',
      'judge',
    ],
    ['somebody who has an account', { From: 'Anna <anna@example.net>' }, 'person', 'judge'],
    ['a word in brackets', { Subject: '[offer] [verdun] shoes' }, null, null],
    ['a command in the subject', { Subject: 'signon ?marne pw' }, null, null],
    ['an answer to somebody else', { References: '<marne.game@example.org>' }, null, null],
    ['an address that only begins alike', { To: 'clubs+marne@example.org, club+marne@example.com' }, null, null],
    ['what the judge itself has sent', { Subject: '[marne] results', 'X-Judge-Mail-Id': 'x' }, null, null],
  ])('%s', async (_what, head, mark, local) => {
    const found = await whoseMail(Buffer.from(mail('Hello', head)), OWN, KNOWN, null);
    expect(found === null ? [null, null] : [found.mark, found.recipients]).toEqual([
      mark,
      local === null ? null : [`${local}@club.example.org`],
    ]);
  });

  test('without plus addresses the subject and what is answered say which game is meant', async () => {
    for (const head of [{ Subject: '[Marne] orders' }, { References: THREAD }]) {
      const found = await whoseMail(Buffer.from(mail('Hello', head)), NO_PLUS, KNOWN, null);
      expect(found?.recipients).toEqual(['marne@club.example.org']);
    }
  });

  test('an envelope sender that is not told is the one of From; a null sender stays one', async () => {
    const of = async (head: Record<string, string>) =>
      (await whoseMail(Buffer.from(mail('[marne]', head)), OWN, KNOWN, null))?.envelopeFrom;
    expect(await of({})).toBe('stranger@example.com');
    expect(await of({ 'Return-Path': '<>' })).toBe('');
    expect(await of({ 'Return-Path': '<bounce@lists.example>' })).toBe('bounce@lists.example');
  });
});

describe('a look never', () => {
  const NOW = Date.parse('2026-11-24T12:00:00Z');
  const start = async () => {
    const [data, mailbox, taken] = [await scratch(), memoryMailbox(), new Map<string, MailFound>()];
    mailbox.deliver(mail('[marne] from before'), NOW - 1_000);
    await lookAs(data, mailbox, taken, { now: () => NOW });
    return { data, mailbox, taken };
  };
  const subjectsOf = (taken: ReadonlyMap<string, MailFound>) =>
    [...taken.values()].map(({ raw }) => /^Subject: (.*)$/m.exec(Buffer.from(raw).toString())![1]!.trim());

  test('touches mail from before the first start, or of others', async () => {
    const { data, mailbox, taken } = await start();
    mailbox.deliver(mail('Lunch?'), NOW + 1_000);
    mailbox.deliver(mail('[marne] one'), NOW + 2_000);
    await lookAs(data, mailbox, taken, { now: () => NOW + 3_000 });
    expect(subjectsOf(taken)).toEqual(['[marne] one']);
    expect(mailbox.subjects('INBOX')).toEqual(['[marne] from before', 'Lunch?']);
    expect(mailbox.subjects('Chancery/Done')).toEqual(['[marne] one']);
  });

  test('takes a mail twice when the provider numbers its mails anew', async () => {
    const { data, mailbox, taken } = await start();
    mailbox.limits.move = 'left';
    mailbox.deliver(mail('[marne] one'), NOW + 1_000);
    const told = await lookAs(data, mailbox, taken, { now: () => NOW + 2_000 });
    expect(told).toEqual([expect.stringContaining('cannot move a single mail')]);
    mailbox.renumber('INBOX');
    mailbox.deliver(mail('[marne] two'), NOW + 3_000);
    const again = await lookAs(data, mailbox, taken, { now: () => NOW + 4_000 });
    expect(again).toContainEqual(expect.stringContaining('numbered the mails'));
    expect(subjectsOf(taken)).toEqual(['[marne] one', '[marne] two']);
  });

  test('loses a mail that was stored and not moved when the judge died', async () => {
    const { data, mailbox, taken } = await start();
    mailbox.deliver(mail('[marne] one'), NOW + 1_000);
    const dies = { ...mailbox, move: async () => Promise.reject(new Error('killed')) };
    await expect(lookAs(data, dies, taken, { now: () => NOW + 2_000 })).rejects.toThrow('killed');
    await lookAs(data, mailbox, taken, { now: () => NOW + 3_000 });
    expect(subjectsOf(taken)).toEqual(['[marne] one']);
    expect(mailbox.subjects('Chancery/Done')).toEqual(['[marne] one']);
  });

  test('stops at a full mailbox: mail is taken, and moved when there is room', async () => {
    const { data, mailbox, taken } = await start();
    mailbox.limits.move = 'full';
    mailbox.deliver(mail('[marne] one'), NOW + 1_000);
    expect(await lookAs(data, mailbox, taken, { now: () => NOW + 2_000 })).toEqual([
      expect.stringMatching(/^The mailbox is full/),
    ]);
    mailbox.limits.move = 'moved';
    mailbox.deliver(mail('Lunch?'), NOW + 3_000);
    await lookAs(data, mailbox, taken, { now: () => NOW + 4_000 });
    expect([subjectsOf(taken), mailbox.subjects('Chancery/Done')]).toEqual([['[marne] one'], ['[marne] one']]);
  });

  test('acts on a sender that cannot be judged yet: the mail waits, others do not', async () => {
    const { data, mailbox, taken } = await start();
    const verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;
    let isDown = true;
    const checkSender = async (raw: Uint8Array, _found: unknown, isLast: boolean) =>
      isDown && !isLast && Buffer.from(raw).includes('one') ? null : { verdicts };
    mailbox.deliver(mail('[marne] one'), NOW + 1_000);
    mailbox.deliver(mail('[marne] two'), NOW + 1_000);
    await lookAs(data, mailbox, taken, { now: () => NOW + 2_000, checkSender });
    expect(subjectsOf(taken)).toEqual(['[marne] two']);
    isDown = false;
    await lookAs(data, mailbox, taken, { now: () => NOW + 3_000, checkSender });
    expect(subjectsOf(taken)).toEqual(['[marne] two', '[marne] one']);
    // Of the second that IMAP tells, the end.
    expect([...taken.values()].at(-1)!.received).toBe(NOW + 1_999);
  });

  test('never takes a mail for older than the phase that began within its second, nor for one from later than now', async () => {
    const { data, mailbox, taken } = await start();
    const phaseBegan = NOW + 10_116;
    mailbox.deliver(mail('[marne] at once'), NOW + 10_000);
    await lookAs(data, mailbox, taken, { now: () => NOW + 10_400 });
    const { received } = [...taken.values()][0]!;
    expect([received > phaseBegan, received]).toEqual([true, NOW + 10_400]);
  });

  test('believes that a mail came before it was looked for: an old one that is put there came then', async () => {
    const { data, mailbox, taken } = await start();
    mailbox.deliver(mail('Lunch?'), NOW + 100_000);
    await lookAs(data, mailbox, taken, { now: () => NOW + 120_000 });
    mailbox.deliver(mail('[marne] last week’s'), NOW - 7 * 86_400_000);
    await lookAs(data, mailbox, taken, { now: () => NOW + 130_000 });
    expect([...taken.values()].map(({ received }) => received)).toEqual([NOW + 120_000]);
  });
});
