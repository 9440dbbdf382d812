/** A mail that has its text twice (RFC 2046, section 5.1.4): where the two say the same nobody hears of it, where they do not its writer does. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import { IS_FULL } from '../some-of.ts';

const RUNS = IS_FULL ? 200 : 6;
const WORDS = ['A', 'Par', 'Bur', 'S', 'F', 'Bre', 'MAO', 'please', 'Grüße', 'set', 'wait', '12:30', 'Österreich'];
const line = fc.array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 8 }).map((words) => words.join(' '));
/** No line is within another, or within two that follow each other. */
const texts = fc
  .array(line, { minLength: 2, maxLength: 8 })
  .map((lines) =>
    lines.map((each, n) => `${each} ${['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][n]}`),
  );

/** How programs write a line of text into each of the two. */
const RENDERED: Readonly<Record<string, (line: string) => readonly [string, string]>> = {
  'in a block of its own': (text) => [`${text}\r\n`, `<div>${text}</div>`],
  'in a paragraph': (text) => [`${text}\r\n\r\n`, `<p>${text}</p>`],
  'wrapped in the plain text alone': (text) => [`${text.replace(/ (?=\S+$)/, '\r\n')}\r\n`, `<div>${text}</div>`],
  'with a link': (text) => [`${text}\r\n`, `<div><a href="https://map.example/x?y=1">${text}</a></div>`],
  'with a link whose target the plain text shows': (text) => [
    `${text} <https://map.example/x>\r\n`,
    `<div><a href="https://map.example/x">${text}</a></div>`,
  ],
  'as an item': (text) => [`  * ${text}\r\n`, `<ul><li>${text}</li></ul>`],
  'in bold, which plain text marks': (text) => [`*${text}*\r\n`, `<div><b>${text}</b></div>`],
  'below a picture': (text) => [
    `[image: logo.png]\r\n${text}\r\n`,
    `<img src="cid:a" alt="logo.png"><div>${text}</div>`,
  ],
};

async function opened(plain: string, rich: string) {
  const raw = [
    'From: anna@players.example',
    'Subject: orders',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="b"',
    '',
    `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${plain}`,
    `--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><body>${rich}</body></html>`,
    '--b--\r\n',
  ].join('\r\n');
  const { remarks, lines, ignored } = await openMail(Buffer.from(raw), {
    envelopeFrom: 'anna@players.example',
    domain: 'x.test',
  });
  return { remarks, lines, ignored };
}

describe.each(Object.entries(RENDERED))('%s', (_, write) => {
  test('the same text twice is read without a remark', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (lines) => {
        const both = lines.map(write);
        const { remarks } = await opened(both.map(([plain]) => plain).join(''), both.map(([, rich]) => rich).join(''));
        expect(remarks).toEqual([]);
      }),
      { seed: 11, numRuns: RUNS },
    );
  });

  test('a line that the plain text lacks is named', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.nat(7), async (lines, at) => {
        const gone = at % lines.length;
        const both = lines.map(write);
        const plain = both.flatMap(([text], n) => (n === gone ? [] : [text])).join('');
        const { remarks } = await opened(plain, both.map(([, rich]) => rich).join(''));
        expect(remarks).toEqual([{ code: 'mails/not-in-plain', line: lines[gone]!.slice(0, 60) }]);
      }),
      { seed: 12, numRuns: RUNS },
    );
  });
});

test('a plain text without a word of the writer is no version of it', async () => {
  for (const plain of ['', '[cid:3f2b8c1e]', 'Sent from my Galaxy', '> A Mar - Gas', '-- \r\nAnna'])
    expect(await opened(plain, '<div>A Par - Bur</div>')).toMatchObject({ remarks: [], lines: ['A Par - Bur'] });
});

test('a line that is quoted is not the writer’s because the same one stands above as well', async () => {
  const { ignored } = await opened(
    'F Con - Ank\r\nF Con - Bul\r\n\r\nTom wrote:\r\nA Par - Bur\r\nF Con - Ank\r\n',
    '<div>F Con - Ank</div><div>F Con - Bul</div><blockquote type="cite">Tom wrote:<br>A Par - Bur<br>F Con - Ank</blockquote>',
  );
  expect(ignored).toEqual([{ from: 4, to: 6, why: 'quoted' }]);
});
