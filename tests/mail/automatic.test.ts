import { describe, expect, test } from 'vitest';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
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
    for (const reply of AUTOMATIC_REPLIES) expect((await opened(reply)).automatic?.because).not.toContain('@');
  });
});

/** How Exchange and others begin the subject of an answer that nobody wrote, by language. */
const ANSWERS = [
  ...['Automatic reply', 'Automatische Antwort', 'Réponse automatique', 'Respuesta automática', 'Risposta automatica'],
  ...['Resposta automática', 'Resposta automàtica', 'Automatisch antwoord', 'Automatisk svar', 'Automatiskt svar'],
  ...['Autosvar', 'Automaattinen vastaus', 'Odpowiedź automatyczna', 'Automatická odpověď', 'Automatická odpoveď'],
  ...['Automatikus válasz', 'Răspuns automat', 'Автоматический ответ', 'Автоматична відповідь', 'Αυτόματη απάντηση'],
  ...['Otomatik Yanıt', 'Automatski odgovor', 'Samodejni odgovor', 'Automatinis atsakymas', 'Automaatvastus'],
  ...['自動応答', '自动答复', '자동 회신', 'תשובה אוטומטית', 'رد تلقائي', 'Trả lời tự động', 'Abwesenheitsnotiz'],
] as const;

describe('an answer that nobody wrote is known by its subject alone, and what a person answers to it is not taken for one', () => {
  test.each(ANSWERS)('%s', async (words) => {
    const from = (subject: string) =>
      opened({
        what: words,
        envelopeFrom: 'anna@players.example',
        head: `From: anna@players.example\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      });
    for (const subject of [`${words}: [marne] S1902M results`, `${words} : results`, words])
      expect([subject, (await from(subject)).automatic]).toEqual([subject, { because: 'subject', kind: 'marked' }]);
    for (const subject of [`Re: ${words}: results`, `AW: ${words}`, `orders, not ${words}`])
      expect([subject, (await from(subject)).automatic]).toEqual([subject, null]);
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
  return openMail(Buffer.from(raw), { envelopeFrom, domain: 'judge.test' });
}
