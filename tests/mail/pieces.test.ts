import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../lambdas/mail/charset.ts';
import { cleanText } from '../../lambdas/mail/clean-text.ts';
import { withoutArmour } from '../../lambdas/mail/clear-signed.ts';
import { joinFlowedLines } from '../../lambdas/mail/flowed.ts';
import { readableHeader } from '../../lambdas/mail/header-fields.ts';
import { htmlToText } from '../../lambdas/mail/html-text.ts';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import { decodeQuotedPrintable } from '../../lambdas/mail/quoted-printable.ts';
import { parseAddress } from '../../lambdas/mail/sender.ts';
import { allTold } from '../told.ts';

/** As telephones strike out: a stroke over each sign. */
const strike = (text: string) => [...text].map((sign) => `${sign}\u0336`).join('');

describe('quoted-printable (RFC 2045, section 6.7)', () => {
  const CASES = [
    ['a code in either case (rule 1)', 'M=C3=BCn =c3=bc', 'Mün ü'],
    ['spaces at the end of a line go (rule 3)', 'a  \r\nb\t\r\nc \t', 'a\r\nb\r\nc'],
    ['a coded space at the end of a line stays (rule 3)', 'a=20\r\nb=20 \r\nc=09', 'a \r\nb \r\nc\t'],
    ['a soft break joins (rule 5)', 'A Par =\r\n- Bur=\nx', 'A Par - Burx'],
    ['a soft break with spaces behind it joins', 'a= \t\r\nb', 'ab'],
    ['spaces before a soft break stay', 'a  =\r\nb', 'a  b'],
    ['a soft break at the end', 'a=\r\n', 'a'],
    ['an equals sign at the very end', 'a=', 'a'],
    ['what is no code stands as it is', '=XY =4 = b ==41', '=XY =4 = b =A'],
    ['bare CR and LF are line ends', 'a \rb \nc', 'a\rb\nc'],
    ['nothing', '', ''],
  ] as const;
  test.each(CASES)('%s', (_, coded, text) => {
    expect(decodeQuotedPrintable(Buffer.from(coded)).toString()).toBe(text);
  });

  test('any bytes come through when each is coded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const coded = [...bytes].map((byte) => `=${byte.toString(16).padStart(2, '0')}`).join('');
        expect([...decodeQuotedPrintable(Buffer.from(coded))]).toEqual([...bytes]);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe('format=flowed (RFC 3676)', () => {
  const LONG = 'word '.repeat(14);
  test.each([
    ['a soft line is joined with the next (4.1)', [LONG, 'end'], [`${LONG}end`]],
    ['a fixed line is not', [LONG.trim(), 'end'], [LONG.trim(), 'end']],
    ['with DelSp the space goes (4.1)', ['x'.repeat(70).concat(' '), 'y'], ['x'.repeat(70).concat('y')], true],
    ['stuffed space goes (4.4)', [' From here', '  two'], ['From here', ' two']],
    ['a signature mark is no soft line (4.3)', ['-- ', 'Anna'], ['-- ', 'Anna']],
    ['a signature mark is not joined to a soft line', [LONG, '-- ', 'Anna'], [LONG, '-- ', 'Anna']],
    [
      'lines of one depth are joined, of two depths not (4.5)',
      [`> ${LONG}`, '> end', `>> ${LONG}`, 'mine'],
      [`> ${LONG}end`, `>> ${LONG}`, 'mine'],
    ],
    [
      'a short line that ends in a space was ended by its writer',
      ['A Par - Bur ', 'A Mar H'],
      ['A Par - Bur ', 'A Mar H'],
    ],
    ['a soft line at the end', [LONG], [LONG]],
  ])('%s', (_, lines, whole, isDelSp = false) => {
    expect(joinFlowedLines(lines as string[], isDelSp as boolean)).toEqual(whole);
  });
});

describe('characters that cannot be seen', () => {
  test.each([
    ['go', 'A\u200b P\u2060a\u00adr\u202e - B\ufeffu\0r\x07\u{e0041}', 'A Par - Bur'],
    ['tabs stay', 'A\tPar', 'A\tPar'],
    ['line ends of all kinds become one', 'a\r\nb\rc\nd\u2028e\u2029f\u0085g\vh\fi', 'a\nb\nc\nd\ne\nf\ng\nh\ni'],
    ['what the language folds stays', 'A\u00a0–\u2003“é”', 'A\u00a0–\u2003“é”'],
    ['halves of characters are marked', 'a\ud800b', 'a\uFFFDb'],
    ['letters beyond the first plane stay', '\u{1f600}', '\u{1f600}'],
  ])('%s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('charsets', () => {
  test.each([
    ['none, UTF-8', Buffer.from('é'), null, 'é', null],
    ['none, not UTF-8', Buffer.from('é', 'latin1'), null, 'é', null],
    ['UTF-8 with one wrong byte', Buffer.concat([Buffer.from('ééé'), Buffer.from([0xff])]), 'utf-8', 'ééé\uFFFD', null],
    ['a name that says nothing', Buffer.from('é'), 'unknown-8bit', 'é', null],
    ['a name nobody knows', Buffer.from('é'), 'x-klingon', 'é', 'x-klingon'],
    ['a converter that is no charset', Buffer.from('6869'), 'hex', '6869', 'hex'],
    ['a name from the object', Buffer.from('x'), '__proto__', 'x', '__proto__'],
    ['an alias', Buffer.from('é', 'latin1'), 'latin1', 'é', null],
    ['Windows, as old programs name it', Buffer.from([0x92]), 'win-1252', '’', null],
    ['Japanese mail', Buffer.from('\x1b$B30\x1b(B'), 'iso-2022-jp', '外', null],
  ] as const)('%s', (_, bytes, charset, text, unknown) => {
    expect(decodeText(bytes, charset)).toEqual({ text, unknown });
  });
});

describe('HTML', () => {
  test.each([
    [
      'a row of a table is a line',
      '<table><tr><td>A<td>Par</tr><tr><th>F</th><th>Bre</th></tr></table>',
      'A   Par\nF   Bre',
    ],
    ['paragraphs in a cell begin no line', '<table><tr><td><p>A</p></td><td><p>Par</p></td></tr></table>', 'A   Par'],
    [
      'two paragraphs in a cell are two lines',
      '<table><tr><td><div>A Par</div><div>F Bre</div></td></tr></table>',
      'A Par\nF Bre',
    ],
    ['text beside a table is apart', 'x<table><tr><td>A</table>y', 'x\n\nA\n\ny'],
    ['spaces and line ends are one space', 'A \n\t Par', 'A Par'],
    ['a space between tags is kept, once', '<b>A</b> <i> Par</i>', 'A Par'],
    ['no space is added between tags', '<b>A P</b><i>ar</i>', 'A Par'],
    ['a list has a line for each entry', '<ul><li>A<li>B</ul>', 'A\nB'],
    ['breaks', 'a<br>b<br><br>c', 'a\nb\n\nc'],
    ['preformatted text keeps its lines', '<pre>a\n  b\n\nc</pre>', 'a\n  b\n\nc'],
    ['white-space: pre-wrap keeps them too', '<div style="white-space: pre-wrap">a\nb</div>', 'a\nb'],
    ['quotations are marked', 'a<blockquote>b<br>c</blockquote>d', 'a\n\n> b\n> c\n\nd'],
    ['indentation is no quotation', '<blockquote style="border: none">a</blockquote>', 'a'],
    [
      'a quotation restyled by Outlook is one',
      '<blockquote style="border:none;border-left:solid #CCC 1.0pt">a</blockquote>',
      '> a',
    ],
    [
      'a quotation named so is one even without border',
      '<blockquote class="gmail_quote" style="border:none">a</blockquote>',
      '> a',
    ],
    [
      "paragraphs of Outlook's writer stand below each other",
      '<p class=MsoNormal>a</p><p class="x_MsoNormal">b</p>',
      'a\nb',
    ],
    ['so do paragraphs without a margin', '<p style="margin: 0px">a</p><p style="margin:0">b</p>', 'a\nb'],
    ['classes renamed by Outlook', '<div class="x_yahoo_quoted">a</div>', '> a'],
    ['entities', '&lt;&amp;&#8594;&Auml;', '<&→Ä'],
    ['a head that is never closed hides nothing', '<html><head><title>t</title><body>a', 'a'],
    ['nothing', '', ''],
  ])('%s', (_, html, text) => {
    expect(htmlToText(html, 10_000).text).toBe(text);
  });

  test('struck out text is not read, and the writer told', () => {
    const { text, remarks } = htmlToText('<s>A Par H</s><p>A Par - Bur', 10_000);
    expect(text).toBe('A Par - Bur');
    expect(allTold(remarks)).toEqual(['Text that was struck out was not read.']);
  });

  test.each<readonly [string, string, string]>([
    ['a plain text does not show it', 'A Par H\nA Par - Bur', '<s>A Par H</s><p>A Par - Bur</p>'],
    ['a telephone strikes sign by sign', `${strike('A Par H')}\nA Par - Bur`, ''],
    ['in HTML too', '', `<div>${strike('A Par H')}</div>A Par - Bur`],
  ])('what is struck out counts in no part of a mail: %s', async (_, plain, html) => {
    const part = (type: string, text: string) => `--b\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${text}\r\n`;
    const parts = [plain === '' ? '' : part('plain', plain), html === '' ? '' : part('html', html)].join('');
    const head = 'From: a@b.example\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n';
    const mail = await openMail(Buffer.from(`${head}${parts}--b--\r\n`), {
      envelopeFrom: 'a@b.example',
      domain: 'j.test',
    });
    expect(mail.lines.filter((line) => line.trim() !== '')).toEqual(['A Par - Bur']);
    expect(allTold(mail.remarks)).toEqual(['Text that was struck out was not read.']);
  });

  test('is the same however its tags fall on the pieces it is read in', () => {
    for (let pad = 4070; pad < 4110; pad++) {
      const { text } = htmlToText(`${'x'.repeat(pad)}<p class="a">A &amp; \u{1f600} B</p>`, 10_000);
      expect(cleanText(text)).toBe(`${'x'.repeat(pad)}\n\nA & \u{1f600} B`);
    }
  });
});

describe('text signed in the old way (RFC 9580, section 7)', () => {
  test('is what stands between the head and the signature, without the dashes put before dashes', () => {
    const lines = [
      'x',
      '-----BEGIN PGP SIGNED MESSAGE-----',
      'Hash: SHA512',
      '',
      '- -- ',
      'a',
      '-----BEGIN PGP SIGNATURE-----',
      'iQ',
      '-----END PGP SIGNATURE-----',
      '- y',
    ];
    expect(withoutArmour(lines)).toEqual({ lines: ['x', '-- ', 'a', '- y'], isEncrypted: false });
  });

  test('encrypted text is left out', () => {
    const lines = ['a', '-----BEGIN PGP MESSAGE-----', 'iQ', '-----END PGP MESSAGE-----', 'b'];
    expect(withoutArmour(lines)).toEqual({ lines: ['a', 'b'], isEncrypted: true });
  });
});

describe('what is shown of a header field', () => {
  test.each([
    ['encoded words are decoded, without the space between two', '=?utf-8?q?Z=C3=BC?= =?utf-8?q?ge?= x', 'Züge x'],
    ['a line end that was encoded is a space', '=?utf-8?q?a=0D=0ABcc:_b?=', 'a Bcc: b'],
    ['an encoded word within one stays undecoded for good', '=?utf-8?q?=3D=3Futf-8=3Fq=3Fx=3F=3D?=', '= ?utf-8?q?x?='],
    ['directions are not changed', '=?utf-8?b?4oCueA==?=', 'x'],
    ['spaces are one', 'a \t  b ', 'a b'],
  ])('%s', (_, value, shown) => {
    expect(readableHeader(value)).toBe(shown);
  });
});

describe('an address', () => {
  test.each([
    ['Anna@Players.Example', 'anna@players.example'],
    ["o'brien+marne=x@players.example", "o'brien+marne=x@players.example"],
    ['anna@localhost', 'anna@localhost'],
    ['zoé@münchen.example', 'zoé@xn--mnchen-3ya.example'],
    [`${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
    [`${'a'.repeat(65)}@b.example`, null],
    [`a@${'b'.repeat(256)}`, null],
    ['@players.example', null],
    ['anna@', null],
    ['anna', null],
    ['anna@-players.example', null],
    ['anna@players..example', null],
    ['anna@players.example.', null],
    ['an na@players.example', null],
    ['anna@play ers.example', null],
    ['anna@1.2.3.4', null],
    ['', null],
  ])('%s', (text, address) => {
    expect(parseAddress(text)).toBe(address);
  });
});
