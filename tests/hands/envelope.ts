/** Mails as mail programs send them: charsets, encodings, HTML, wrapped and flowed lines, and what stands around. */
import iconv from 'iconv-lite';
import type { QuoteHead } from './quotes.ts';

export type Block =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** Struck out: seen in HTML only. */
  | { readonly kind: 'struck'; readonly line: string }
  | { readonly kind: 'quote'; readonly head: QuoteHead; readonly lines: readonly string[] };

export interface Client {
  readonly shape: 'plain' | 'flowed' | 'alternative' | 'html' | 'stub';
  readonly charset: 'us-ascii' | 'utf-8' | 'iso-8859-1' | 'windows-1252';
  readonly encoding: '7bit' | '8bit' | 'quoted-printable' | 'base64';
  /** Columns at which lines end. */
  readonly wrap?: number;
  readonly html?: 'gmail' | 'outlook' | 'apple' | 'paragraphs';
}

interface Envelope {
  readonly name: string;
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly client: Client;
  /** Another mail that is attached whole. */
  readonly attached?: Buffer;
}

/** A whole message of RFC 5322. */
export function writeMessage({ name, subject, blocks, client, attached }: Envelope): Buffer {
  const text = inCharset(writeText(blocks, client), client);
  const plain = (body: string, type = 'text/plain') => part(client, type, body);
  const html = () => part(client, 'text/html', inCharset(writeHtml(blocks, client), client));
  const bodies = {
    plain: () => plain(text),
    flowed: () => plain(text, 'text/plain; format=flowed'),
    alternative: () => multipart('alternative', [plain(text), html()]),
    html,
    stub: () => multipart('alternative', [plain('This message needs a mail program that shows HTML.'), html()]),
  };
  const body = bodies[client.shape]();
  const other = attached && [
    ascii('Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename="orders.eml"\r\n\r\n'),
    attached,
  ];
  const head = [
    `From: ${name} <${name.toLowerCase()}@players.example>`,
    'To: marne@judge.example',
    `Subject: ${subject}`,
    'Date: Tue, 03 Mar 2026 10:15:00 +0000',
    `Message-ID: <${name.toLowerCase()}.1@players.example>`,
    'MIME-Version: 1.0',
    '',
  ].join('\r\n');
  return Buffer.concat([ascii(head), other ? multipart('mixed', [body, Buffer.concat(other)]) : body]);
}

/** The text as a reader of plain text sees it, its lines as they are sent. */
export function writeText(blocks: readonly Block[], client: Client): string {
  return `${blocks.map((block) => writeBlock(block, client).join('\r\n')).join('\r\n\r\n')}\r\n`;
}

function writeBlock(block: Block, { shape, wrap = 998 }: Client): readonly string[] {
  const isFlowed = shape === 'flowed';
  switch (block.kind) {
    case 'text':
      return block.lines.flatMap((line) => wrapLine(line, isFlowed ? 72 : wrap, isFlowed ? ' ' : ''));
    case 'table':
      return block.rows.map((cells) => cells.join('\t'));
    case 'struck':
      return [];
    case 'quote':
      return [...block.head.lines, ...block.lines.map((line) => (block.head.isMarked ? `> ${line}` : line))];
  }
}

function wrapLine(line: string, width: number, soft: string): readonly string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const at = rest.lastIndexOf(' ', width);
    if (at <= 0) break;
    lines.push(rest.slice(0, at) + soft);
    rest = rest.slice(at + 1);
  }
  return [...lines, rest];
}

/** Of a line and of the whole, by program; `#` is the text. */
const STYLES = {
  gmail: ['<div>#</div>', '<div dir="ltr">#</div>'],
  outlook: [
    '<p class="MsoNormal">#<o:p></o:p></p>\r\n',
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang="EN-GB"><div class="WordSection1">#</div></body></html>',
  ],
  apple: [
    '#<br>',
    '<html><head><meta http-equiv="content-type" content="text/html"></head><body style="overflow-wrap: break-word;">#</body></html>',
  ],
  paragraphs: ['<p style="margin:0">#</p>\r\n', '<html><body>#</body></html>'],
} as const;

function writeHtml(blocks: readonly Block[], { html = 'gmail' }: Client): string {
  const [line, whole] = STYLES[html];
  const wrap = (text: string) => line.replace('#', () => (text === '' ? '&nbsp;' : text));
  const lines = (texts: readonly string[]) => texts.map((text) => wrap(escapeHtml(text))).join('');
  const write = (block: Block): string => {
    switch (block.kind) {
      case 'text':
        return lines(block.lines);
      case 'table':
        return `<table>${block.rows.map((cells) => `<tr><td>${cells.map(escapeHtml).join('</td><td>')}</td></tr>`).join('\r\n')}</table>`;
      case 'struck':
        return wrap(`<s>${escapeHtml(block.line)}</s>`);
      case 'quote': {
        const head = block.head.lines.map(escapeHtml).join('<br>');
        return html === 'outlook'
          ? `<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${head}</p></div>${lines(block.lines)}`
          : `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">${head}<br></div><blockquote class="gmail_quote" type="cite">${lines(block.lines)}</blockquote></div>`;
      }
    }
  };
  return whole.replace('#', () => blocks.map(write).join(wrap('')));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('  ', ' &nbsp;');
}

/** What a charset does not have is written as its writer's program would: plain quotes and dashes, no pictures. */
function inCharset(text: string, { charset }: Client): string {
  if (charset === 'utf-8') return text;
  const simple = text.replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, '').replaceAll('→', '->');
  if (charset === 'windows-1252') return simple;
  const plain = simple.replaceAll(/[’‘]/g, "'").replaceAll(/[–—]/g, '-').replaceAll('œ', 'oe');
  return charset === 'us-ascii' ? plain.normalize('NFD').replaceAll(/[^\n\r\t -~]/g, '') : plain;
}

function part({ charset, encoding }: Client, type: string, text: string): Buffer {
  const bytes = iconv.encode(text, charset === 'us-ascii' ? 'latin1' : charset);
  const head = ascii(`Content-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`);
  if (encoding === 'base64')
    return Buffer.concat([head, ascii(`${bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n')}\r\n`)]);
  return Buffer.concat([head, encoding === 'quoted-printable' ? ascii(quotePrintable(bytes)) : bytes]);
}

function multipart(kind: string, parts: readonly Buffer[]): Buffer {
  const mark = `=_${kind}_1`;
  const each = parts.flatMap((one) => [ascii(`--${mark}\r\n`), one, ascii('\r\n')]);
  return Buffer.concat([
    ascii(`Content-Type: multipart/${kind}; boundary="${mark}"\r\n\r\n`),
    ...each,
    ascii(`--${mark}--\r\n`),
  ]);
}

function quotePrintable(bytes: Buffer): string {
  const line = (text: string) =>
    text.replaceAll(/[^ -<>-~]|[ ]$/g, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  const fold = (text: string) => text.replaceAll(/(?:=..|[^=]){70}(?=.)/g, '$&=\r\n');
  return bytes.toString('latin1').split('\r\n').map(line).map(fold).join('\r\n');
}

function ascii(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
