/**
 * Mails made to be slow or to need much memory, of any size: each is a trap for one way in which readers of mail have
 * been caught. All are from `sender@players.example`.
 */

export interface MailTrap {
  readonly name: string;
  /** A mail of about so many bytes. */
  make(size: number): Buffer;
}

const HEAD =
  'Return-Path: <sender@players.example>\r\nFrom: Sender <sender@players.example>\r\nTo: marne@judge.test\r\n' +
  'Subject: orders\r\nMessage-ID: <trap@players.example>\r\nMIME-Version: 1.0\r\n';
const PLAIN = 'Content-Type: text/plain; charset=utf-8\r\n\r\n';
const HTML = 'Content-Type: text/html; charset=utf-8\r\n\r\n';

/** `piece` over and over, so that all of it is about `size` bytes. */
function fill(piece: string, size: number): string {
  return piece.repeat(Math.max(1, Math.floor(size / piece.length)));
}

function plain(name: string, body: (size: number) => string): MailTrap {
  return { name: `text: ${name}`, make: (size) => Buffer.from(HEAD + PLAIN + body(size)) };
}

function html(name: string, body: (size: number) => string): MailTrap {
  return { name: `HTML: ${name}`, make: (size) => Buffer.from(HEAD + HTML + body(size)) };
}

function coded(name: string, coding: string, body: (size: number) => string): MailTrap {
  const head = `${HEAD}Content-Transfer-Encoding: ${coding}\r\n${PLAIN}`;
  return { name: `${coding}: ${name}`, make: (size) => Buffer.from(head + body(size)) };
}

function flowed(name: string, body: (size: number) => string): MailTrap {
  const head = `${HEAD}Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes\r\n\r\n`;
  return { name: `flowed: ${name}`, make: (size) => Buffer.from(head + body(size)) };
}

/** The trap stands in the head, before or in place of what is usually there. */
function head(name: string, fields: (size: number) => string): MailTrap {
  return { name: `head: ${name}`, make: (size) => Buffer.from(`${fields(size)}${HEAD}\r\nA Par - Bur\r\n`) };
}

function parts(name: string, body: (size: number) => string): MailTrap {
  return { name: `parts: ${name}`, make: (size) => Buffer.from(HEAD + body(size)) };
}

/** Multiparts within each other until the size is reached. */
function nested(size: number): string {
  let text = 'Content-Type: multipart/mixed; boundary="b0"\r\n\r\n';
  for (let depth = 1; text.length < size; depth++) {
    text += `--b${depth - 1}\r\nContent-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n`;
  }
  return text;
}

const MIXED = 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n';

export const MAIL_TRAPS: readonly MailTrap[] = [
  plain('orders', (size) => fill('A Par - Bur\r\n', size)),
  plain('one line', (size) => fill('A Par - Bur; ', size)),
  plain('empty lines', (size) => fill('\n', size)),
  plain('spaces', (size) => `${fill(' ', size)}x`),
  plain('spaces and line ends', (size) => fill(' \t \r\n', size)),
  plain('quotation marks', (size) => fill('>', size)),
  plain('quoted lines', (size) => fill('> A Par - Bur\r\n', size)),
  plain('signature marks', (size) => fill('-- \r\n', size)),
  plain('signature marks above a quotation', (size) => `${fill('-- \r\n', size)}> x\r\n`),
  plain('attributions', (size) => fill('On 1 Jan 2026, x wrote\r\n', size)),
  plain('attributions that end', (size) => fill('On 1 Jan 2026, x wrote:\r\ny\r\n', size)),
  plain('one long attribution', (size) => `On 1 ${fill('wrote ', size)}`),
  plain('heads of quotations', (size) => fill('From: x\r\n', size)),
  plain('heads of quotations, whole', (size) => fill('From: x\r\nSent: y\r\n', size)),
  plain('rules', (size) => fill('__________\r\n', size)),
  plain('dashes', (size) => fill('-', size)),
  plain('bare CR', (size) => fill('A Par - Bur\r', size)),
  plain('NUL', (size) => fill('\0', size)),
  plain('zero-width spaces', (size) => fill('\u200b', size)),
  plain('combining marks', (size) => `a${fill('\u0301', size)}`),
  plain('line separators', (size) => fill('\u2028', size)),
  plain('armour begun', (size) => fill('-----BEGIN PGP SIGNED MESSAGE-----\r\n', size)),
  plain('sign-ons', (size) => fill('SIGNON fmarne secret\r\n', size)),
  plain('press never ended', (size) => fill('press to all\r\nx\r\n', size)),
  plain('the word html', (size) => fill('view in an html ', size)),
  flowed('one paragraph', (size) => fill('word \r\n', size)),
  flowed('long soft lines', (size) => fill(`${'word '.repeat(14)}\r\n`, size)),
  flowed('changing depth', (size) => fill('> a \r\n>> b \r\n', size)),
  coded('plain lines', 'base64', (size) =>
    fill('QSBQYXIgLSBCdXINCkEgUGFyIC0gQnVyDQpBIFBhciAtIEJ1cg0KQSBQYXIgLSA=\r\n', size),
  ),
  coded('padding', 'base64', (size) => fill('====', size)),
  coded('rubbish', 'base64', (size) => fill('!?\r\n', size)),
  coded('equals signs', 'quoted-printable', (size) => fill('=', size)),
  coded('soft breaks', 'quoted-printable', (size) => fill('=\r\n', size)),
  coded('trailing spaces', 'quoted-printable', (size) => `${fill(' ', size)}x`),
  coded('every byte', 'quoted-printable', (size) => fill('=41=0D=0A', size)),
  html('divs, not closed', (size) => fill('<div>', size)),
  html('crossed tags', (size) => `${fill('<b>', size / 2)}${fill('</i>', size / 2)}`),
  html('closing tags', (size) => fill('</p>', size)),
  html('paragraphs', (size) => fill('<p>A Par - Bur</p>', size)),
  html('quotations within each other', (size) => fill('<blockquote>x', size)),
  html('quotations', (size) => fill('<blockquote>A Par - Bur</blockquote>A Par - Gas', size)),
  html('tables within each other', (size) => fill('<table><tr><td>x', size)),
  html('a row of cells', (size) => `<table><tr>${fill('<td>x', size)}`),
  html(
    'a wide cell above many rows',
    (size) => `<table><tr><td>${fill('x', size / 2)}</td></tr>${fill('<tr><td>y', size / 2)}`,
  ),
  html('less-than signs', (size) => fill('<', size)),
  html('ampersands', (size) => fill('&', size)),
  html('entities', (size) => fill('&gt;&#x2028;&nbsp;', size)),
  html('comments not closed', (size) => fill('<!--', size)),
  html('one tag with many attributes', (size) => `<p ${fill('a b=c ', size)}>x`),
  html('one attribute', (size) => `<p style="${fill('border:none;', size)}">x`),
  html('classes', (size) => `<p class="${fill('x_', size)}">x`),
  html('spaces in a style', (size) => `<p style="${fill(' ', size)}">x`),
  html('declarations', (size) => fill('<![if x]>', size)),
  html('scripts', (size) => fill('<script>x</script>', size)),
  html('script not closed', (size) => `<script>${fill('</scrip', size)}`),
  html('line ends', (size) => fill('<br>\n', size)),
  html('a charset never named', (size) => `<meta ${fill(' ', size)}`),
  head('many fields', (size) => fill('X-A: b\r\n', size)),
  head('one folded field', (size) => `X-A: b\r\n${fill(' c\r\n', size)}`),
  head('one long field', (size) => `X-A: ${fill('b', size)}\r\n`),
  head('Received', (size) => fill('Received: from a by b; Tue, 3 Mar 2026 18:00:00 +0000\r\n', size)),
  head('encoded words', (size) => `Subject: ${fill('=?utf-8?q?a?= ', size)}\r\n`),
  head('encoded words begun', (size) => `Subject: ${fill('=?', size)}\r\n`),
  head('encoded words without an end', (size) => `Subject: ${fill('=?utf-8?b?', size)}\r\n`),
  head('brackets in From', (size) => `From: ${fill('(', size)}\r\n`),
  head('commas in Reply-To', (size) => `Reply-To: ${fill('a@b.example,', size)}\r\n`),
  head('parameters', (size) => `Content-Type: text/plain; ${fill('a*0*=b; ', size)}\r\n`),
  head('continued parameters', (size) => `Content-Type: text/plain; ${fill('a*1="b"; ', size)}\r\n`),
  head('a comment in the encoding', (size) => `Content-Transfer-Encoding: ${fill('(', size)}\r\n`),
  head('a long word in Precedence', (size) => `Precedence: ${fill('x', size)}\r\n`),
  parts('many', (size) => MIXED + fill('--b\r\n\r\nA Par - Bur\r\n', size)),
  parts('empty', (size) => MIXED + fill('--b\r\n', size)),
  parts('within each other', nested),
  parts('closed over and over', (size) => MIXED + fill('--b--\r\n', size)),
  parts('a preamble', (size) => MIXED + fill('A Par - Bur\r\n', size)),
  parts('almost boundaries', (size) => `${MIXED}--b\r\n\r\n${fill('--bb\r\n', size)}`),
  parts(
    'an attachment',
    (size) =>
      `${MIXED}--b\r\n\r\nx\r\n--b\r\nContent-Type: application/zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${fill(`${'A'.repeat(76)}\r\n`, size)}--b--\r\n`,
  ),
  parts(
    'a forwarded mail',
    (size) =>
      `${MIXED}--b\r\n\r\nx\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${fill('From: a@b\r\n\r\nA Par - Bur\r\n', size)}--b--\r\n`,
  ),
  parts(
    'plain beside HTML',
    (size) =>
      `Content-Type: multipart/alternative; boundary="b"\r\n\r\n--b\r\n\r\n${fill('A Par - Bur\r\n', size / 2)}\r\n--b\r\n${HTML}${fill('<p>A Par - Bur</p>', size / 2)}\r\n--b--\r\n`,
  ),
];
