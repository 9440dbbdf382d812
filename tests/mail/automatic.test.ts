import { describe, expect, test } from 'vitest';
import { openLetter } from '../../lambdas/mail/letter.ts';
import { AUTOMATIC_REPLIES, type AutomaticReply, HONEST_MAILS } from './automatic-replies.ts';

describe('automatic mail is recognised, so that it is never answered (RFC 3834)', () => {
  test.each(AUTOMATIC_REPLIES.map((reply) => [`${reply.system}: ${reply.what}`, reply] as const))(
    '%s',
    async (_, reply) => {
      const { automatic } = await opened(reply);
      expect(automatic).not.toBeNull();
    },
  );

  test('the table holds at least 60 mails of at least 20 systems', () => {
    expect(AUTOMATIC_REPLIES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(AUTOMATIC_REPLIES.map(({ system }) => system)).size).toBeGreaterThanOrEqual(20);
  });

  test('the reason names no address', async () => {
    for (const reply of AUTOMATIC_REPLIES) expect((await opened(reply)).automatic).not.toContain('@');
  });
});

describe('a mail of a person is not taken for that of a machine', () => {
  test.each(HONEST_MAILS.map((mail) => [mail.what, mail] as const))('%s', async (_, mail) => {
    const { automatic, from } = await opened(mail);
    expect(automatic).toBeNull();
    expect(from).not.toBeNull();
  });
});

function opened({ envelopeFrom, head, body }: Omit<AutomaticReply, 'system'>) {
  const raw = `${head}\r\nTo: marne@judge.test\r\nMessage-ID: <1@players.example>\r\nMIME-Version: 1.0\r\n\r\n${body ?? 'A Par - Bur\r\n'}`;
  return openLetter(Buffer.from(raw), { envelopeFrom, domain: 'judge.test' });
}
