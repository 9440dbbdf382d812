/**
 * Lines of mails as they lie in people's folders: mbox files, single mails, judge histories, or plain text. Headers are read
 * for the date, bodies are decoded line by line; nothing but the line at hand is kept, and an HTML part that has no plain
 * one beside it.
 */
import { htmlToText } from '../../../lambdas/mail/html-text.ts';

export type MailPiece =
  /** A mail begins. `at`: when it was sent, if it says so. */
  | { readonly kind: 'mail'; readonly at: number | null }
  | { readonly kind: 'line'; readonly text: string; readonly number: number };

interface Part {
  readonly encoding: 'plain' | 'quoted-printable' | 'base64';
  readonly charset: 'utf-8' | 'latin1';
  readonly what: 'text' | 'html' | 'other' | 'multipart';
}

const PLAIN: Part = { encoding: 'plain', charset: 'utf-8', what: 'text' };
/** How an mbox begins a mail: after a blank line; or, should that be missing, in exactly the form of the old programs. */
const FROM_LINE = /^>?From \S+ .*\d\d:\d\d/;
const STRICT_FROM_LINE = /^>?From \S+ +[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d(?::\d\d)?(?: [A-Z]{3,4})? \d{4}/;
/** A longer HTML part is not read. */
const LONGEST_HTML = 2_000_000;
const LONGEST_HEADER = 20_000;
/** A header has no more lines. */
const MOST_FIELDS = 300;
/** Fields that only mails have; a history has Date and Subject before each of its parts. */
const OF_MAILS: ReadonlySet<string> = new Set(
  'from,to,cc,received,return-path,delivered-to,message-id,mime-version,content-type,reply-to,sender,status'.split(','),
);

export async function* mailPieces(batches: AsyncIterable<readonly string[]>): AsyncGenerator<MailPiece> {
  const decoder = makeDecoder();
  let number = 0;
  for await (const batch of batches) {
    for (const line of batch) {
      number += 1;
      yield* decoder.line(line, number);
    }
  }
  yield* decoder.end(number);
}

function makeDecoder() {
  let state: 'first' | 'header' | 'body' = 'first';
  let header: string[] = [];
  /** Lines at the very beginning that may be the header of a mail. */
  let opening: { text: string; number: number }[] = [];
  let headerLength = 0;
  let isMailHeader = true;
  let part: Part = PLAIN;
  let boundaries: string[] = [];
  /** Of an encoded part: what was read and does not make a line yet, as it stands and as bytes (one to a character). */
  let rest = '';
  let bytes = '';
  let isAfterBlank = true;
  let html: string[] | null = null;
  let htmlLength = 0;
  let hasPlain = false;

  function* flushPart(number: number): Generator<MailPiece> {
    const last = part.encoding === 'quoted-printable' ? quotedPrintable(rest) : bytes;
    if (last !== '') yield* linesOf(decodeBytes(last, part), number);
    rest = '';
    bytes = '';
    if (html !== null && !hasPlain) {
      const { text } = htmlToText(html.join('\n'), LONGEST_HTML);
      yield* linesOf(text, number);
    }
    html = null;
    htmlLength = 0;
  }

  function* beginBody(): Generator<MailPiece> {
    const fields = unfolded(header);
    if (isMailHeader) {
      boundaries = [];
      hasPlain = false;
      const at = dateOf(fields.get('date'));
      yield { kind: 'mail', at };
    }
    const type = fields.get('content-type') ?? 'text/plain';
    const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
    part = partOf(type, fields.get('content-transfer-encoding'));
    if (part.what === 'multipart' && boundary !== undefined && boundaries.length < 8) boundaries.push(boundary.trim());
    if (part.what === 'text') hasPlain = true;
    if (part.what === 'html') html = [];
    state = 'body';
    header = [];
    headerLength = 0;
  }

  function* replay(): Generator<MailPiece> {
    state = 'body';
    const lines = opening;
    opening = [];
    for (const each of lines) yield* plain(each.text, each.number);
  }

  function* line(text: string, number: number): Generator<MailPiece> {
    const isFrom = FROM_LINE.test(text) && (isAfterBlank || STRICT_FROM_LINE.test(text));
    if (state === 'first') {
      // A mail alone begins with its header, whatever field comes first; a history or a plain text does not.
      if (isFrom) {
        yield* replay();
        state = 'header';
        isMailHeader = true;
        return;
      }
      if (opening.length === 0 && text.trim() === '') return;
      const isField = /^[A-Za-z][\w-]{0,60}:(?: |\t|$)/.test(text) || (opening.length > 0 && /^[ \t]+\S/.test(text));
      if (isField && opening.length < MOST_FIELDS) {
        opening.push({ text, number });
        return;
      }
      const names = opening.map((field) => field.text.split(':')[0]!.toLowerCase());
      if (text === '' && names.some((name) => OF_MAILS.has(name))) {
        header = opening.map((field) => field.text);
        opening = [];
        isMailHeader = true;
        state = 'header';
        yield* beginBody();
        return;
      }
      yield* replay();
    } else if (isFrom) {
      yield* flushPart(number);
      state = 'header';
      isMailHeader = true;
      header = [];
      headerLength = 0;
      part = PLAIN;
      return;
    }
    if (state === 'header') {
      if (text === '') yield* beginBody();
      else {
        headerLength += text.length;
        if (headerLength < LONGEST_HEADER) header.push(text);
      }
      isAfterBlank = text === '';
      return;
    }
    isAfterBlank = text.trim() === '';
    if (boundaries.length > 0 && text.startsWith('--')) {
      const b = boundaries.findIndex((each) => text === `--${each}` || text === `--${each}--`);
      if (b >= 0) {
        const isEnd = text.endsWith('--') && text !== `--${boundaries[b]}`;
        yield* flushPart(number);
        boundaries = boundaries.slice(0, isEnd ? b : b + 1);
        state = isEnd ? 'body' : 'header';
        part = { ...PLAIN, what: 'other' };
        isMailHeader = false;
        return;
      }
    }
    yield* body(text, number);
  }

  function* body(text: string, number: number): Generator<MailPiece> {
    if (part.what === 'other' || part.what === 'multipart') return;
    if (part.what === 'html') {
      htmlLength += text.length;
      if (htmlLength <= LONGEST_HTML) html?.push(decodedLine(text));
      return;
    }
    if (part.encoding === 'plain') return yield* plain(text, number);
    if (part.encoding === 'quoted-printable') {
      const joined = rest + text;
      if (joined.endsWith('=') && joined.length < 20_000) {
        rest = joined.slice(0, -1);
        return;
      }
      rest = '';
      return yield* plain(decodeBytes(quotedPrintable(joined), part), number);
    }
    // A group of four characters is three bytes; what is no whole group, or no whole line, waits for more.
    rest += text.replace(/[^A-Za-z0-9+/=]/g, '');
    const whole = rest.length - (rest.length % 4);
    bytes += Buffer.from(rest.slice(0, whole), 'base64').toString('latin1');
    rest = rest.slice(whole);
    const upTo = bytes.length > LONGEST_HEADER ? bytes.length : bytes.lastIndexOf('\n');
    if (upTo < 0) return;
    const lines = decodeBytes(bytes.slice(0, upTo), part);
    bytes = bytes.slice(upTo + 1);
    yield* linesOf(lines, number);
  }

  function decodedLine(text: string): string {
    if (part.encoding === 'quoted-printable') {
      return decodeBytes(quotedPrintable(text.replace(/=$/, '')), part);
    }
    if (part.encoding === 'base64') return decodeBytes(Buffer.from(text, 'base64').toString('latin1'), part);
    return text;
  }

  function* linesOf(text: string, number: number): Generator<MailPiece> {
    for (const each of text.split(/\r?\n/)) yield* plain(each, number);
  }

  /** A history holds many mails, each after its date and subject. */
  function* plain(text: string, number: number): Generator<MailPiece> {
    const dated = /^Date: +(.{5,60})$/.exec(text);
    if (dated !== null && dateOf(dated[1]) !== null) yield { kind: 'mail', at: dateOf(dated[1]) };
    else yield { kind: 'line', text, number };
  }

  function* end(number: number): Generator<MailPiece> {
    yield* replay();
    yield* flushPart(number);
  }

  return { line, end };
}

function unfolded(lines: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let name = '';
  for (const line of lines) {
    if (/^[ \t]/.test(line) && name !== '') fields.set(name, `${fields.get(name)} ${line.trim()}`);
    else {
      const colon = line.indexOf(':');
      if (colon < 1) continue;
      name = line.slice(0, colon).toLowerCase();
      fields.set(name, line.slice(colon + 1).trim());
    }
  }
  return fields;
}

function partOf(type: string, encoding = ''): Part {
  const kind = type.split(';')[0]!.trim().toLowerCase();
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1]?.toLowerCase() ?? 'utf-8';
  return {
    encoding: /quoted-printable/i.test(encoding) ? 'quoted-printable' : /base64/i.test(encoding) ? 'base64' : 'plain',
    charset: /^(?:utf-?8|us-ascii)$/.test(charset) ? 'utf-8' : 'latin1',
    what: kind.startsWith('multipart/')
      ? 'multipart'
      : kind === 'text/html'
        ? 'html'
        : kind.startsWith('text/')
          ? 'text'
          : 'other',
  };
}

/** Bytes, one to a character, as text. */
function decodeBytes(bytes: string, { charset }: Pick<Part, 'charset'>): string {
  return charset === 'latin1' ? bytes : Buffer.from(bytes, 'latin1').toString('utf8');
}

function quotedPrintable(text: string): string {
  return text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function dateOf(text: string | undefined): number | null {
  if (text === undefined || !/\d{4}/.test(text)) return null;
  const at = Date.parse(text.replace(/\([^)]*\)/g, '').trim());
  return Number.isFinite(at) && at > 0 ? at : null;
}
