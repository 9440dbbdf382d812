import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { composeMail, mimeOf } from '../../lambdas/outgoing/send-mail.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { LETTERS } from './letters.ts';

const compose = (name: string) => {
  const { subject, text, html, attachments } = LETTERS[name]!();
  const mail: OutgoingMail = {
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
    const parsed = await simpleParser(Buffer.from(raw));
    expect(parsed.text).toBe(mail.text);
    expect(parsed.html).toBe(mail.html);
    expect(parsed.subject).toBe(mail.subject);
  });

  it('brings the deadline as a calendar file', async () => {
    const { mail, raw } = compose('deadline');
    const { attachments } = await simpleParser(Buffer.from(raw));
    expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['deadline.ics', 'text/calendar'],
    ]);
    expect(attachments[0]!.content.toString('utf8')).toBe(mail.attachments![0]!.content);
    expect(attachments[0]!.headers.get('content-type')).toMatchObject({ params: { method: 'PUBLISH' } });
  });

  it('is the same to the byte each time it is composed', () => {
    const [once, again] = [compose('start-player').raw, compose('start-player').raw];
    expect(Buffer.compare(Buffer.from(once), Buffer.from(again))).toBe(0);
  });

  it.each(Object.keys(LETTERS))('%s is, to the byte, what the composer streams', { tags: ['long'] }, async (name) => {
    await expectStreamed(compose(name).mail);
  });

  it.each<[string, Partial<OutgoingMail>]>([
    ['no text', { text: '', html: '' }],
    ['text alone', { html: '' }],
    ['letters of the world, and some beyond', { text: 'Zürich, Paříž, 東京 🎲\n'.repeat(40), html: '' }],
    ['lines of letters that take four bytes', { text: `${'🎲'.repeat(500)}\n`, html: `<p>${'é'.repeat(999)}</p>` }],
    ['a line longer than any may be', { text: 'x'.repeat(3_000), html: `<p>${'y '.repeat(3_000)}</p>` }],
    ['spaces before line ends and at the end', { text: 'a \n\tb\t\n \n= \t ', html: '<p> </p> \n ' }],
    ['line ends of all kinds', { text: 'a\rb\nc\r\nd\n\re\r', html: 'a\rb\nc\r\nd\n\re\r' }],
    ['a dot, a From, a boundary', { text: '.\nFrom me\n--marne-42-0-p1\n--\n', html: '<p>--marne-42-0-p1--</p>' }],
    ['a long subject in other letters', { subject: `[marne] ${'Übergänge und Rückzüge '.repeat(12)}` }],
    ['a name that must be quoted', { from: { name: 'Škoda, "Jr." <x@y>', address: 'marne@chancery.example.org' } }],
    [
      'attachments, by their names and kinds',
      {
        attachments: [
          {
            name: 'Übersicht der Züge im Frühling 1901, mit allen Rückzügen und Aufbauten.txt',
            type: 'text/plain',
            content: 'Ä \n',
          },
          { name: 'a.ics', type: 'text/calendar; method=PUBLISH', content: 'BEGIN:VCALENDAR\r\n' },
          { name: 'a.bin', type: 'application/octet-stream', content: 'é\n\r'.repeat(900) },
          { name: 'empty.json', type: 'application/json', content: '' },
        ],
      },
    ],
  ])('%s, is what the composer streams', async (_, change) => {
    await expectStreamed({ ...compose('start-player').mail, ...change });
  });
});

it('breaks long text elsewhere than the composer, who sees 64 KB at a time, and says the same', async () => {
  const mail: OutgoingMail = { ...compose('start-player').mail, text: 'Bohème: F Nth C A Lon – Nwy \n'.repeat(6_000) };
  const raw = composeMail(mail, 'chancery.example.org');
  expect((await simpleParser(Buffer.from(raw))).text).toBe(mail.text);
  expect(
    Math.max(
      ...Buffer.from(raw)
        .toString('latin1')
        .split('\r\n')
        .map(({ length }) => length),
    ),
  ).toBe(76);
});

async function expectStreamed(mail: OutgoingMail): Promise<void> {
  const domain = 'chancery.example.org';
  const streamed = await mimeOf(mail, domain).build();
  expect(Buffer.from(composeMail(mail, domain)).toString('latin1')).toBe(streamed.toString('latin1'));
}
