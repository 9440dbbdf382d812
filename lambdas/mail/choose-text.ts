/** Which parts of a mail its writer wrote for us to read, and their text. */

import type { MailMessage } from '../../engine/messages/mail-messages.ts';
import { type AlternativeLine, isGlued, isStub, missingFrom, normalizeLine, ownLines } from './alternatives.ts';
import { decodeText } from './charset.ts';
import { cleanText, withoutStruck } from './clean-text.ts';
import { withoutArmour } from './clear-signed.ts';
import { joinFlowedLines } from './flowed.ts';
import { readableHeader } from './header-fields.ts';
import type { MimePart } from './mime-parts.ts';

/** Characters of a mail that are read. */
export const MAX_TEXT = 500_000;

/** Lines as they come, before those that were wrapped are joined. */
const MAX_RAW_LINES = 20_000;

export interface WrittenText {
  /** Not yet cut. */
  readonly lines: readonly AlternativeLine[];
  readonly remarks: readonly MailMessage[];
}

/** What reads HTML, of {@link htmlReaderFor}; null where a mail has none. */
export type HtmlReader = typeof import('./html-text.ts') | null;

/** Loaded with the first mail that has HTML: it is a twentieth of all code. */
export async function htmlReaderFor(root: MimePart): Promise<HtmlReader> {
  return hasHtml(root) ? await import('./html-text.ts') : null;
}

function hasHtml({ type, children }: MimePart): boolean {
  return type === 'text/html' || children.some(hasHtml);
}

/** `readsFiles`: texts that are attached as files are read, too, as in mails that somebody has kept. */
export function chooseText(
  root: MimePart,
  html: HtmlReader,
  { readsFiles = false }: { readonly readsFiles?: boolean } = {},
): WrittenText {
  const found: Found = { remarks: new Map(), attachments: [], pictures: [], readsFiles, html };
  const lines = read(root, found);
  // Beside words a picture is a decoration; alone it is what the writer sends.
  if (found.pictures.length === 0 || readsFiles || ownLines(lines).length > 0)
    return { lines, remarks: [...attachmentRemarks(found.attachments), ...found.remarks.values()] };
  const files = [...found.attachments, ...found.pictures];
  return { lines: [], remarks: [...attachmentRemarks(files), ...found.remarks.values()] };
}

interface Found {
  /** Each once, by what it says. */
  readonly remarks: Map<string, MailMessage>;
  readonly attachments: string[];
  readonly pictures: string[];
  readonly readsFiles: boolean;
  readonly html: HtmlReader;
}

function read(part: MimePart, found: Found): readonly AlternativeLine[] {
  const { type, children } = part;
  if (type.startsWith('multipart/')) return readMultipart(part, found);
  if (type.startsWith('message/')) {
    remark(found, { code: 'mails/forwarded' });
    return [];
  }
  if ((isAttached(part) && !(found.readsFiles && isPlain(type))) || children.length > 0) {
    mention(part, found);
    return [];
  }
  if (isPlain(type)) return readPlain(part, found);
  if (type === 'text/html') return readHtml(part, found);
  mention(part, found);
  return [];
}

function readMultipart(part: MimePart, found: Found): readonly AlternativeLine[] {
  const { type, children } = part;
  const first = children[0];
  if (first === undefined) {
    remark(found, { code: 'mails/no-parts' });
    return [];
  }
  switch (type) {
    case 'multipart/alternative':
      return readAlternative(children, found);
    case 'multipart/related':
      for (const other of children.slice(1)) {
        if (other.type.startsWith('image/')) found.pictures.push(shownName(other.filename));
        else mention(other, found);
      }
      return read(first, found);
    case 'multipart/signed':
      return read(first, found);
    case 'multipart/encrypted':
      remark(found, { code: 'mails/encrypted' });
      return [];
    case 'multipart/digest':
      remark(found, { code: 'mails/digest' });
      return [];
    default:
      return children.flatMap((child) => read(child, found));
  }
}

/**
 * The plain text, unless it says nothing; then the HTML. We tell of what the HTML alone says, for the writer has seen that. Some
 * mail programs mark what they quote in the HTML only: such lines are known by it.
 */
function readAlternative(children: readonly MimePart[], found: Found): readonly AlternativeLine[] {
  const plain = children.find((child) => isPlain(child.type) && !isAttached(child));
  const rich = children.findLast((child) => child.type === 'text/html' || child.type.startsWith('multipart/'));
  if (plain === undefined || rich === undefined) {
    const text = plain ?? rich ?? children.findLast((child) => child.type.startsWith('text/')) ?? children[0]!;
    return read(text, found);
  }
  const lines = readPlain(plain, found);
  // In mails that somebody has kept, what is quoted counts as well.
  if (isStub(lines) || (!found.readsFiles && ownLines(lines).length === 0)) return read(rich, found);
  const seen: Found = { ...found, remarks: new Map() };
  const other = read(rich, seen);
  // The plain text does not show what the writer has struck out.
  if (seen.remarks.has(JSON.stringify(STRUCK_OUT))) {
    remark(found, STRUCK_OUT);
    return other;
  }
  if (isGlued(lines, other)) return other;
  const missing = missingFrom(lines, other);
  if (missing !== null) remark(found, { code: 'mails/not-in-plain', line: readableHeader(missing).slice(0, 60) });
  return markedAs(lines, other);
}

/** The plain lines with what the formatted ones show of them. The same line may be quoted and be written: their order tells which. */
function markedAs(lines: readonly AlternativeLine[], rich: readonly AlternativeLine[]): readonly AlternativeLine[] {
  const places = new Map<string, number[]>();
  for (const [n, { text }] of rich.entries()) {
    const what = normalizeLine(text);
    places.set(what, [...(places.get(what) ?? []), n]);
  }
  let at = 0;
  return lines.map((line) => {
    const what = normalizeLine(line.text);
    const found = what === '' ? [] : (places.get(what) ?? []);
    const next = found.find((n) => n >= at);
    if (next !== undefined) at = next + 1;
    const isQuoted = next === undefined ? found.every((n) => rich[n]!.isQuoted) : rich[next]!.isQuoted;
    return found.length > 0 && isQuoted ? { ...line, isQuoted: true } : line;
  });
}

function readPlain(part: MimePart, found: Found): readonly AlternativeLine[] {
  const all = textOf(part, part.charset, found).split('\n');
  if (all.length > MAX_RAW_LINES) remark(found, { code: 'mails/cut' });
  const { lines: kept, isEncrypted } = withoutArmour(all.slice(0, MAX_RAW_LINES));
  const lines = part.isFlowed ? joinFlowedLines(kept, part.isDelSp) : kept;
  if (isEncrypted) remark(found, { code: 'mails/encrypted' });
  // Parts that the head of a damaged mail did not announce: nobody can say whose words they are.
  const stray = lines.findIndex((line) => STRAY_PART.test(line));
  if (stray >= 0) remark(found, { code: 'mails/parts-mixed-up' });
  return lines.map((text, n) => ({
    text,
    isQuoted: stray >= 0 && n >= stray,
  }));
}

function readHtml(part: MimePart, found: Found): readonly AlternativeLine[] {
  if (found.html === null) throw new TypeError('The reader of HTML has not been loaded.');
  const { htmlToText, ORIGINAL } = found.html;
  const charset = part.charset ?? charsetInHtml(part.body);
  const { text, remarks } = htmlToText(textOf(part, charset, found), MAX_TEXT);
  for (const each of remarks) remark(found, each);
  const lines = unstruck(cleanText(text), found).split('\n');
  const original = lines.indexOf(ORIGINAL);
  return lines.map((line, n) => ({ text: line, isQuoted: line.startsWith('>') || (original >= 0 && n >= original) }));
}

/** HTML may name its charset itself. */
function charsetInHtml(bytes: Buffer): string | null {
  return /<meta\s[^>]{0,200}charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(bytes.toString('latin1', 0, 1024))?.[1] ?? null;
}

function textOf(part: MimePart, charset: string | null, found: Found): string {
  if (!['', '7bit', '8bit', 'binary', 'base64', 'quoted-printable'].includes(part.encoding)) {
    remark(found, { code: 'mails/unknown-encoding', encoding: readableHeader(part.encoding).slice(0, 40) });
    return '';
  }
  const { text, unknown } = decodeText(part.body, charset);
  if (unknown !== null) {
    remark(found, { code: 'mails/unknown-charset', charset: readableHeader(unknown).slice(0, 40) });
  }
  if (part.isCut) remark(found, { code: 'mails/cut' });
  return unstruck(cleanText(text), found);
}

function unstruck(text: string, found: Found): string {
  const kept = withoutStruck(text);
  if (kept !== text) remark(found, STRUCK_OUT);
  return kept;
}

const STRUCK_OUT: MailMessage = { code: 'mails/struck-out' };

function isPlain(type: string): boolean {
  return type === 'text/plain' || type === 'text' || type === 'text/markdown' || type === 'text/x-markdown';
}

/** A text with a file's name is a file, unless it is the whole mail. */
function isAttached({ disposition, filename, type, depth }: MimePart): boolean {
  return (
    (disposition !== null && disposition !== 'inline') || (filename !== null && type.startsWith('text') && depth > 0)
  );
}

const STRAY_PART = /^content-type\s*:\s*(?:text|multipart|message|application|image)\//i;
/** Parts that nobody has attached by hand. */
const COMPANIONS =
  /^(?:application\/(?:pgp-signature|(?:x-)?pkcs7-signature|pgp-keys|ics)|text\/(?:calendar|x-vcard|vcard|x-amp-html|watch-html|directory|rfc822-headers))$/;

/** Exchange takes mail that is encrypted by PGP apart into attachments. */
const SEALED = /^application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted)$/;

function mention(part: MimePart, found: Found): void {
  const { type, filename, disposition } = part;
  if (SEALED.test(type) || /\.p7m$|^encrypted\.asc$/i.test(filename ?? '')) remark(found, { code: 'mails/encrypted' });
  else if (type === 'application/ms-tnef' || /^winmail\.dat$/i.test(filename ?? ''))
    remark(found, { code: 'mails/winmail' });
  else if (type.startsWith('image/') && disposition !== 'attachment') found.pictures.push(shownName(filename));
  else if (COMPANIONS.test(type)) return;
  else found.attachments.push(shownName(filename));
}

function shownName(filename: string | null): string {
  return filename === null ? '' : readableHeader(filename).slice(0, 60);
}

const NAMED = 3;

function attachmentRemarks(attachments: readonly string[]): readonly MailMessage[] {
  if (attachments.length === 0) return [];
  const names = attachments.filter((name) => name !== '').slice(0, NAMED);
  return [{ code: 'mails/attachments', names, unnamed: attachments.length - names.length }];
}

function remark({ remarks }: Found, saying: MailMessage): void {
  remarks.set(JSON.stringify(saying), saying);
}
