import { describe, expect, test } from 'vitest';
import { type IncomingMail, MAX_LINE, MAX_LINES, MAX_MAIL_BYTES, openMail } from '../../lambdas/mail/incoming-mail.ts';
import { allTold, told } from '../told.ts';

const HEAD = 'From: Anna <anna@players.example>\r\nSubject: orders\r\nMessage-ID: <1@players.example>\r\n';

describe('a mail at the bounds', () => {
  test('of 2,000 orders, a line each, is read whole', async () => {
    const { lines, remarks } = await opened(`${HEAD}\r\n${'A Par - Bur\r\n'.repeat(2000)}`);
    expect(lines).toEqual(new Array(2000).fill('A Par - Bur'));
    expect(remarks).toEqual([]);
  });

  test('of 2,000 orders in one line is read whole', async () => {
    const { lines, remarks } = await opened(`${HEAD}\r\n${'A Par - Bur; '.repeat(2000)}`);
    expect(lines).toEqual(['A Par - Bur; '.repeat(2000)]);
    expect(remarks).toEqual([]);
  });

  test(`of more than ${MAX_LINES} lines is cut, and the writer told where`, async () => {
    const { lines, remarks } = await opened(`${HEAD}\r\n${'A Par - Bur\r\n'.repeat(MAX_LINES + 1)}`);
    expect(lines.length).toBe(MAX_LINES);
    expect(allTold(remarks)).toEqual([`The mail is too long: what comes after its line ${MAX_LINES} was not read.`]);
  });

  test('with a line that is too long keeps its beginning and the lines below', async () => {
    const { lines, remarks } = await opened(`${HEAD}\r\nA Mar H\r\n${'x'.repeat(MAX_LINE + 1)}\r\nA Par H\r\n`);
    expect(lines).toEqual(['A Mar H', 'x'.repeat(MAX_LINE), 'A Par H']);
    expect(allTold(remarks)).toEqual(['Line 2 is too long: its end was not read.']);
  });

  test('whose long line is cut within a character has no half of one', async () => {
    const { lines } = await opened(`${HEAD}\r\n${'x'.repeat(MAX_LINE - 1)}\u{1f600}\r\n`);
    expect(lines[0]!.at(-1)).toBe('\uFFFD');
  });

  test('over 10 MB is opened for its sender alone, who is told', async () => {
    const body = 'A Par - Bur\r\n'.repeat(MAX_MAIL_BYTES / 13);
    const letter = await opened(`${HEAD}\r\n${body}`);
    expect(letter.from?.address).toBe('anna@players.example');
    expect(letter.subject).toBe('orders');
    expect(letter.lines).toEqual([]);
    expect(allTold(letter.remarks)).toEqual([expect.stringContaining('bigger than 10 megabytes')]);
  });

  test('of hundreds of thousands of lines is opened for its sender alone', async () => {
    const { from, lines, remarks } = await opened(`${HEAD}\r\n${'\n'.repeat(300_001)}A Par - Bur`);
    expect(from?.address).toBe('anna@players.example');
    expect(lines).toEqual([]);
    expect(allTold(remarks)).toEqual([expect.stringContaining('too many lines')]);
  });

  test.each([
    [
      'more than 200 parts',
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nA Par - Bur\r\n'.repeat(300)}`,
      'parts',
    ],
    ['parts nested too deep', nested(30), 'nested more than'],
  ])('of %s is opened for its sender alone', async (_, rest, said) => {
    const { from, lines, remarks } = await opened(`${HEAD}${rest}`);
    expect(from?.address).toBe('anna@players.example');
    expect(lines).toEqual([]);
    expect(allTold(remarks)).toEqual([expect.stringContaining(said)]);
  });

  test('of parts nested not too deep is read', async () => {
    expect((await opened(`${HEAD}${nested(15)}`)).lines).toEqual(['A Par - Bur']);
  });

  test('with a head beyond reading is from nobody', async () => {
    const { from, senderFault, remarks } = await opened(`${'X-A: b\r\n'.repeat(40_000)}${HEAD}\r\nA Par - Bur`);
    expect(from).toBeNull();
    expect(told(senderFault!)).toBe('The head of the mail cannot be read.');
    expect(allTold(remarks)).toEqual(['The head of the mail is too long to be read.']);
  });

  test('of HTML nested too deep is read as far as that, and the writer told', async () => {
    const html = `<p>A Par - Bur</p>${'<div>'.repeat(5000)}A Mar H`;
    const { lines, remarks } = await opened(`${HEAD}Content-Type: text/html\r\n\r\n${html}`);
    expect(lines).toEqual(['A Par - Bur']);
    expect(allTold(remarks)).toEqual([expect.stringContaining('nested too deep')]);
  });

  test('of HTML with too many tags is read as far as that, and the writer told', async () => {
    const html = `<p>A Par - Bur</p>${'<i></i>'.repeat(150_000)}A Mar H`;
    const { lines, remarks } = await opened(`${HEAD}Content-Type: text/html\r\n\r\n${html}`);
    expect(lines).toEqual(['A Par - Bur']);
    expect(allTold(remarks)).toEqual([expect.stringContaining('too many tags')]);
  });

  test('with a subject too long keeps its beginning', async () => {
    const { subject } = await opened(`Subject: ${'é'.repeat(2000)}\r\n\r\nx`);
    expect(subject).toBe('é'.repeat(500));
  });
});

function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  );
  return `${open.join('')}\r\nA Par - Bur\r\n`;
}

function opened(raw: string): Promise<IncomingMail> {
  return openMail(Buffer.from(raw), { envelopeFrom: 'anna@players.example', domain: 'judge.test' });
}
