import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../../lambdas/outgoing/send-mail.ts';
import { LETTERS } from './letters.ts';

const compose = (name: string) => {
  const { subject, text, html, attachments } = LETTERS[name]!();
  const mail = {
    id: 'marne-42-0-p1',
    to: 'cleo@example.org',
    from: { name: 'Diplomacy Judge (marne)', address: 'marne@chancery.example.org' },
    replyTo: 'marne+r-k7wq2m5xv3ah6tzc@chancery.example.org',
    subject,
    text,
    html,
    ...(attachments === undefined ? {} : { attachments }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    date: 0,
  };
  return { mail, raw: composeMail(mail, 'chancery.example.org') };
};

describe('a letter as a mail', () => {
  it('arrives as it was written, text and HTML', async () => {
    const { mail, raw } = compose('results-movement-dislodged');
    const parsed = await simpleParser(Buffer.from(await raw));
    expect(parsed.text).toBe(mail.text);
    expect(parsed.html).toBe(mail.html);
    expect(parsed.subject).toBe(mail.subject);
  });

  it('brings the deadline as a calendar file', async () => {
    const { mail, raw } = compose('deadline');
    const { attachments } = await simpleParser(Buffer.from(await raw));
    expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['deadline.ics', 'text/calendar'],
    ]);
    expect(attachments[0]!.content.toString('utf8')).toBe(mail.attachments![0]!.content);
    expect(attachments[0]!.headers.get('content-type')).toMatchObject({ params: { method: 'PUBLISH' } });
  });

  it('is the same to the byte each time it is composed', async () => {
    const [once, again] = [await compose('start-player').raw, await compose('start-player').raw];
    expect(Buffer.compare(Buffer.from(once), Buffer.from(again))).toBe(0);
  });
});
