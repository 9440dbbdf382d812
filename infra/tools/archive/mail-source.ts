/**
 * Lines of mails as they lie in people's folders. A mail that is one plain text is given line by line, as it comes, however long it is;
 * any other is opened with the reader that the judge reads its own mail with.
 */
import { isUtf8 } from 'node:buffer';
import { decode, encode } from 'iconv-lite';
import { isOfJudges } from '../../../engine/archive/reading/instants.ts';
import type { MailMessage } from '../../../engine/messages/mail-messages.ts';
import { chooseText, htmlReaderFor } from '../../../lambdas/mail/choose-text.ts';
import { firstField, withParameters } from '../../../lambdas/mail/header-fields.ts';
import { MAX_MAIL_BYTES } from '../../../lambdas/mail/incoming-mail.ts';
import { type HeaderLine, takeApart } from '../../../lambdas/mail/mime-parts.ts';
import { say } from '../archive-words.ts';
import { fieldsOfHead, MailSplitter, type SplitStep } from './split-mails.ts';

export type MailPiece =
  /** A mail begins. `at`: when it was sent, if it says so. `lines`: how many its head has; `readers`: whom it names, left out in a history. */
  | { readonly kind: 'mail'; readonly at: number | null; readonly lines: number; readonly readers?: string }
  /** Lines of a mail that nobody reads: its other parts, and how they were sent. */
  | { readonly kind: 'routine'; readonly lines: number }
  | { readonly kind: 'line'; readonly text: string; readonly number: number }
  /** A mail could not be read to its end; a whole sentence. */
  | { readonly kind: 'unread'; readonly why: string; readonly number: number };

/** A mail that is opened as a whole when its end has come. */
interface Closed {
  readonly lines: (SplitStep & { readonly is: 'line' })[];
  readonly head: readonly string[];
  size: number;
  isCut: boolean;
}

/** `batches`: lines as bytes, one to a character. `now`: in milliseconds; no mail is later. */
export async function* mailPieces(
  batches: AsyncIterable<readonly string[]>,
  now: number,
): AsyncGenerator<readonly MailPiece[]> {
  const splitter = new MailSplitter();
  let closed: Closed | null = null;
  let number = 0;
  for await (const batch of batches) {
    const pieces: MailPiece[] = [];
    for (const bytes of batch) {
      number += 1;
      for (const step of splitter.line(bytes, number)) {
        if (step.is === 'mail') {
          if (closed !== null) pieces.push(...(await opened(closed, now)));
          const fields = fieldsOfHead(step.head);
          const readers = READERS.map((name) => firstField(fields, name) ?? '').join(' ');
          pieces.push(...mailAt(firstField(fields, 'date'), step.number, now, step.lines, readers.trim()));
          closed = isPlainText(fields) ? null : { lines: [], head: step.head, size: 0, isCut: false };
        } else if (closed === null) pieces.push(...piecesOfLine(lineText(step.bytes), step.number, now));
        else keep(closed, step);
      }
    }
    yield pieces;
  }
  if (closed !== null) yield await opened(closed, now);
  yield splitter
    .end()
    .flatMap((step) => (step.is === 'line' ? piecesOfLine(lineText(step.bytes), step.number, now) : []));
}

/** Fields that name whom a mail came to. */
const READERS = ['delivered-to', 'x-original-to', 'to'];

/** A line as text: UTF-8 where it is, else as old programs wrote (windows-1252, of which ISO 8859-1 is a part). */
export function lineText(bytes: string): string {
  if (!/[\u0080-\u00ff]/.test(bytes)) return bytes;
  const buffer = Buffer.from(bytes, 'latin1');
  return isUtf8(buffer) ? onceEncoded(buffer.toString('utf8')) : decode(buffer, 'windows-1252');
}

/** Text that was taken for windows-1252 and encoded once more (`JosÃ©`): every letter in it says so, or it stays. */
function onceEncoded(text: string): string {
  if (!/[ÂÃâ][\u0080-\u00bf\u2010-\u2122]/.test(text)) return text;
  const codes = ['windows-1252', 'latin1'].map((charset) => ({ charset, bytes: encode(text, charset) }));
  const meant = codes.find(({ charset, bytes }) => isUtf8(bytes) && decode(bytes, charset) === text);
  return meant?.bytes.toString('utf8') ?? text;
}

/** One text without a transfer encoding, in letters that {@link lineText} knows: there is nothing to be opened. */
function isPlainText(fields: readonly HeaderLine[]): boolean {
  const { value, params } = withParameters(firstField(fields, 'content-type') ?? 'text/plain');
  const charset = params['charset'] ?? '';
  return (
    (value.startsWith('text/') || !value.includes('/')) &&
    value !== 'text/html' &&
    /^$|^utf-?8$|ascii|^iso-8859-1$|^windows-1252$|^unknown/i.test(charset) &&
    !/quoted-printable|base64/i.test(firstField(fields, 'content-transfer-encoding') ?? '')
  );
}

function keep(mail: Closed, line: Closed['lines'][number]): void {
  mail.size += line.bytes.length + 1;
  if (mail.size > MAX_MAIL_BYTES) mail.isCut = true;
  else mail.lines.push(line);
}

async function opened(mail: Closed, now: number): Promise<readonly MailPiece[]> {
  try {
    return await piecesOf(mail, now);
  } catch {
    // It costs only itself.
    return [unread({ code: 'mails/damaged' }, mail.lines[0])];
  }
}

async function piecesOf({ head, lines, isCut }: Closed, now: number): Promise<readonly MailPiece[]> {
  const raw = [...head, '', ...lines.map(({ bytes }) => bytes)].join('\n');
  const { root, fault } = await takeApart(Buffer.from(raw, 'latin1'));
  if (root === null) return fault === null ? [] : [unread(fault, lines[0])];
  const text = chooseText(root, await htmlReaderFor(root), { readsFiles: true });
  const place = placeOf(lines);
  const pieces: MailPiece[] = text.lines.flatMap((line) => piecesOfLine(line.text, place(line.text), now));
  pieces.push({ kind: 'routine', lines: Math.max(0, lines.length - pieces.length) });
  const cut = isCut ? CUT : text.remarks.find(({ code }) => code === CUT.code);
  const why = fault ?? cut;
  return why === undefined ? pieces : [...pieces, unread(why, lines.at(-1))];
}

const CUT = { code: 'mails/cut' } as const;

function unread(why: MailMessage, line: Closed['lines'][number] | undefined): MailPiece {
  return { kind: 'unread', why: say(why), number: line?.number ?? 0 };
}

/** Enough of a line to know it by before it was decoded. */
const BEGINNING = 12;

/** Where a line of the text stood in the file, as near as we can tell: its own line, or that of the last one that could be found. */
function placeOf(lines: Closed['lines']): (text: string) => number {
  const places = new Map<string, number[]>();
  lines.forEach(({ bytes }, n) => {
    const beginning = bytes.trimStart().slice(0, BEGINNING);
    if (beginning === '') return;
    const same = places.get(beginning);
    if (same === undefined) places.set(beginning, [n]);
    else same.push(n);
  });
  for (const same of places.values()) same.reverse();
  let at = 0;
  return (text) => {
    const same = places.get(text.trimStart().slice(0, BEGINNING));
    while (same !== undefined && (same.at(-1) ?? at) < at) same.pop();
    at = same?.pop() ?? at;
    return lines[at]?.number ?? 0;
  };
}

/** A history holds many mails, each after its date and subject. */
function piecesOfLine(text: string, number: number, now: number): readonly MailPiece[] {
  const date = /^Date: +(.{5,60})$/.exec(text)?.[1];
  const isMail = date !== undefined && /\d{4}/.test(date) && Number.isFinite(Date.parse(withoutRemarks(date)));
  return isMail ? mailAt(date, number, now, 1) : [{ kind: 'line', text, number }];
}

/** A mail begins; we report a date that is no instant, or none of a judge's days. */
function mailAt(
  date: string | null,
  number: number,
  now: number,
  lines: number,
  readers?: string,
): readonly MailPiece[] {
  const at = date === null ? null : instantOf(date);
  const isPossible = at !== null && isOfJudges(at, now);
  const begins = {
    kind: 'mail',
    at: isPossible ? at : null,
    lines,
    ...(readers === undefined ? {} : { readers }),
  } as const;
  if (date === null || isPossible) return [begins];
  const time = date.trim().slice(0, 60);
  const why = { code: at === null ? 'archive/time-without-zone' : 'archive/time-impossible', time } as const;
  return [{ kind: 'unread', why: say(why), number }, begins];
}

/** Zones that mails name by letters and that mean the same everywhere (RFC 5322, 4.3). */
const ZONE = /(?:[+-](?:0\d|1[0-4])[0-5]\d|\b(?:GMT|UTC?|[ECMP][SD]T)|\dZ)\s*$/;
/** A day with its month in letters, or as ISO 8601 has it: in figures alone it is one thing here and another there. */
const DAY = /\b(\d{1,2})[ -]+[A-Za-z]{3}|\b[A-Za-z]{3,9}\.? +(\d{1,2})\b(?!:)|^\d{4}-\d\d-(\d\d)/;

/** The instant of a mail's date; null where it tells no zone, or one that is several places' own; NaN where there is no such day. */
function instantOf(text: string): number | null {
  const plain = withoutRemarks(text);
  if (!ZONE.test(plain)) return null;
  // `Date.parse` takes the 31st of February for a day of March.
  const local = plain.replace(/(?:[+-]\d{4}|\b[A-Z]{2,3}|Z)\s*$/, '') + (/^\d{4}-/.test(plain) ? 'Z' : ' GMT');
  const day = DAY.exec(plain)?.find((part, n) => n > 0 && part !== undefined);
  return new Date(Date.parse(local)).getUTCDate() === Number(day) ? Date.parse(plain) : Number.NaN;
}

function withoutRemarks(date: string): string {
  return date.replace(/\([^)]*\)/g, '').trim();
}
