/**
 * What somebody wants read: files, folders of them (mail folders of one mail a file among them), compressed files, archives of files and
 * saved pages. Each is a stream of lines; one that cannot be read costs only itself.
 */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream, lstatSync, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';
import { decode, decodeStream, encodeStream } from 'iconv-lite';
import { LONGEST_ARCHIVE } from '../../../engine/archive/read.ts';
import { htmlToText } from '../../../lambdas/mail/html-text.ts';
import { readLines } from '../lines.ts';
import { whyNot } from '../tool-outputs.ts';
import { lineText } from './mail-source.ts';

export interface ArchiveSource {
  /** As we may show it: the path, and within an archive of files the name there. */
  readonly name: string;
  /** As an archive names it: where somebody keeps their files is nobody's business, what is packed in what is. */
  readonly label: string;
  /** As bytes, one to a character. */
  readonly lines: () => AsyncGenerator<readonly string[]>;
  /** SHA-256 of the file as it lies; left out where it cannot be read twice. */
  readonly digest?: () => Promise<string>;
  /** Of a saved page or a game saved as XML: its whole text with all marks. */
  readonly markup?: () => Promise<string>;
}

/** So much is unpacked of one archive of files at most, in bytes. */
const MOST_UNPACKED = 10_000_000_000;
/** One file in it is no longer. */
const LARGEST_PACKED = 100_000_000;
/** Bytes that are unpacked at once: a thousand times as many may come of them. */
const PIECE = 4_096;
/** What must be looked at twice and comes through a pipe is no longer. */
const MOST_HELD = 200_000_000;
/** A saved page is no longer, in bytes. */
const LONGEST_PAGE = 20_000_000;
const HEAD = 4_096;

type Fault = (name: string, why: string) => void;

/** The sources in paths, in the order of their names; `-` or nothing is standard input. `fault` gets what cannot be read, and why. */
export async function* sourcesIn(paths: readonly (string | undefined)[], fault: Fault): AsyncGenerator<ArchiveSource> {
  for (const path of paths) {
    if (path === undefined || path === '-') {
      try {
        yield* standardInput(fault);
      } catch (error) {
        fault(STANDARD_INPUT, `cannot be read (${whyNot(error)})`);
      }
      continue;
    }
    for (const file of filesIn(Buffer.from(path), fault)) {
      // A name may be in any character set: it is opened by its bytes.
      const name = readable(file);
      try {
        yield* opened(file, name, fault, file.equals(Buffer.from(path)));
      } catch (error) {
        fault(name, `cannot be read (${whyNot(error)})`);
      }
    }
  }
}

function* filesIn(path: Buffer, fault: Fault, isWithin = false): Generator<Buffer, void, void> {
  let entries: Buffer[];
  try {
    const is = statSync(path, { throwIfNoEntry: false });
    if (is === undefined) return fault(readable(path), 'there is no such file');
    // A pipe or a device within a folder may never end.
    if (!is.isDirectory()) {
      if (is.isFile() || !isWithin) yield path;
      return;
    }
    // A link to a folder above would go round in circles.
    if (isWithin && lstatSync(path).isSymbolicLink()) return;
    entries = readdirSync(path, { encoding: 'buffer' });
  } catch (error) {
    return fault(readable(path), `cannot be opened (${whyNot(error)})`);
  }
  for (const entry of entries.sort(Buffer.compare)) {
    if (entry[0] !== DOT) yield* filesIn(Buffer.concat([path, Buffer.from('/'), entry]), fault, true);
  }
}

const DOT = 0x2e;
/** In UTF-8. */
const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;

/** `isNamed`: somebody wants just this file read. */
async function* opened(file: Buffer, name: string, fault: Fault, isNamed: boolean): AsyncGenerator<ArchiveSource> {
  const head = await headOf(file);
  const digest = async () => {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  };
  const packed = packedAs(head);
  if (isGzip(head)) {
    const stream = () => unpacked(createReadStream(file));
    yield { ...sourceOf(name, await headWithin(stream()), stream), digest };
  } else if (head.subarray(0, 4).equals(ZIP)) {
    yield* zipped(createReadStream(file), name, fault);
  } else if (packed !== null) fault(name, packed);
  else if (isText(head)) yield { ...sourceOf(name, head, () => createReadStream(file)), digest };
  // In a folder of pages it is a picture.
  else if (isNamed) fault(name, NO_TEXT);
}

const STANDARD_INPUT = 'standard input';

/** Plain text is read as it comes; what must be looked at twice is kept until then. */
async function* standardInput(fault: Fault): AsyncGenerator<ArchiveSource> {
  const name = STANDARD_INPUT;
  const chunks = process.stdin[Symbol.asyncIterator]();
  const first = await chunks.next();
  const head = first.done === true ? Buffer.alloc(0) : Buffer.from(first.value);
  async function* all() {
    yield head;
    for (;;) {
      const next = await chunks.next();
      if (next.done === true) return;
      yield Buffer.from(next.value);
    }
  }
  const stream = () => Readable.from(all(), { objectMode: false });
  if (head.subarray(0, 4).equals(ZIP)) yield* zipped(stream(), name, fault);
  else if (isGzip(head) || isPage(head)) yield* held(await bytesOf(stream()), name, fault);
  else if (packedAs(head) !== null) fault(name, packedAs(head)!);
  else if (isText(head)) yield sourceOf(name, head, stream);
  else fault(name, NO_TEXT);
}

const NO_TEXT = 'is no text, and no file that is read here';

function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** What holds zeros is no text, unless each of its letters takes two bytes. */
function isText(head: Buffer): boolean {
  return !head.subarray(0, HEAD).includes(0) || wideText(head) !== null;
}

/** What is not opened here though games may be in it: what it is, and what to do; null for any other. */
function packedAs(head: Buffer): string | null {
  const text = head.subarray(0, HEAD).toString('latin1');
  if (text.startsWith('%PDF-'))
    return 'is a PDF, which is not read here: save its text (pdftotext -layout), and import that';
  if (DAIDE.test(text)) return DAIDE_INSTEAD;
  const found = PACKED.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : `is packed as ${found[1]}, which is not read here: unpack it first (${found[2]})`;
}

/** `NOW ( SPR 1901 ) ( AUS FLT TRI )`, as these programs speak, and `ORD`, `SCO`, `HLO`. */
export const DAIDE_INSTEAD =
  'holds messages of DAIDE, which are not read here: save the game as JSON of the diplomacy package, and import that';
export const DAIDE = /(?:^|[\s,;:>"])(?:(?:NOW|ORD|SCO|MDF) ?\( ?(?:\( ?)?[A-Z]{3}\b|HLO ?\( ?[A-Z]{3} ?\))/m;

const PACKED: readonly (readonly [RegExp, string, string])[] = [
  [/^BZh[1-9](?:1AY&SY|\x17rE8P\x90)/, 'bzip2', 'bunzip2'],
  [/^\xfd7zXZ\0/, 'xz', 'unxz'],
  [/^(?:\x28\xb5\x2f\xfd)/, 'zstd', 'unzstd'],
  [/^7z\xbc\xaf\x27\x1c/, '7z', '7z x'],
  [/^Rar!\x1a\x07/, 'RAR', 'unrar x'],
  [/^[\s\S]{257}ustar/, 'tar', 'tar xf'],
];

/** The charset of a text of two bytes a letter, as Windows saves it (`Unicode`), with or without its mark; null for any other. */
function wideText(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, HEAD);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [n, byte] of head.entries()) if (byte === 0) zeros[n % 2]! += 1;
  const [high, low] = zeros as [number, number];
  // Of Latin letters one byte is zero, and the other never.
  if (Math.max(high, low) * 4 < head.length || Math.min(high, low) > 0) return null;
  return low > 0 ? 'utf-16le' : 'utf-16be';
}

function sourceOf(name: string, head: Buffer, raw: () => Readable, label = labelOf(name)): ArchiveSource {
  const charset = wideText(head);
  const stream = charset === null ? raw : () => narrowed(raw(), charset);
  const seen = charset === null ? head : Buffer.from(decode(head.subarray(0, HEAD), charset));
  if (!isPage(seen)) return { name, label, lines: () => linesIn(stream()) };
  const markup = () => wholeText(stream());
  return { name, label, lines: () => page(markup()), markup };
}

/** The first bytes of a stream, which is then left; none when it breaks off: whoever reads it finds out. */
async function headWithin(stream: Readable): Promise<Buffer> {
  try {
    for await (const chunk of stream) return Buffer.from(chunk as Buffer).subarray(0, HEAD);
  } catch {}
  return Buffer.alloc(0);
}

/** The last two parts of a path. */
function labelOf(path: string): string {
  return path.split(/[/\\]/).slice(-2).join('/').slice(-LONGEST_LABEL);
}

/** As the schema of archives has it. */
const LONGEST_LABEL = 300;

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');

async function headOf(file: Buffer): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Text of two bytes a letter as UTF-8. */
function narrowed(stream: Readable, charset: string): Readable {
  const text = pipeline(stream, decodeStream(charset), encodeStream('utf8'), () => {});
  return Readable.from(text, { objectMode: false });
}

function unpacked(stream: Readable): Readable {
  return pipeline(stream, createGunzip(), () => {});
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > MOST_HELD) throw new Error(`longer than ${MOST_HELD} bytes`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** What is packed in it, one file after the other: no more than one of them is in memory. */
async function* zipped(bytes: AsyncIterable<unknown>, name: string, fault: Fault): AsyncGenerator<ArchiveSource> {
  const found: { readonly inside: string; readonly buffer: Buffer | null; readonly why: string }[] = [];
  let unpackedBytes = 0;
  let open: string | null = null;
  const unzip = new Unzip((file) => {
    let [pieces, size]: [Buffer[], number] = [[], 0];
    open = file.name;
    const end = (buffer: Buffer | null, why = '') => {
      found.push({ inside: file.name, buffer, why });
      open = null;
      pieces = [];
    };
    file.ondata = (error, piece, isLast) => {
      unpackedBytes += piece?.length ?? 0;
      if (open !== file.name) return;
      size += piece?.length ?? 0;
      if (error !== null) end(null, `cannot be unpacked (${error.message})`);
      else if (size > LARGEST_PACKED) end(null, `more than ${LARGEST_PACKED} bytes when unpacked: unpack it first`);
      else {
        pieces.push(Buffer.from(piece));
        if (isLast) end(Buffer.concat(pieces));
      }
    };
    try {
      file.start();
    } catch (error) {
      end(null, `cannot be unpacked (${whyNot(error)})`);
    }
  });
  unzip.register(UnzipInflate);
  const file = name.split(/[/\\]/).at(-1);
  const readSoFar = async function* () {
    for (const { inside, buffer, why } of found.splice(0)) {
      if (buffer === null) fault(`${name}/${inside}`, why);
      else if (!inside.endsWith('/') && buffer.length > 0)
        yield* held(buffer, `${name}/${inside}`, fault, `${file}/${inside}`.slice(-LONGEST_LABEL));
    }
  };
  for await (const piece of bytes) {
    // What is packed well a thousand times is a bomb: a small piece of it is enough at once.
    for (let at = 0; at < (piece as Buffer).length; at += PIECE) {
      unzip.push((piece as Buffer).subarray(at, at + PIECE));
      yield* readSoFar();
    }
    if (unpackedBytes > MOST_UNPACKED) throw new Error(`more than ${MOST_UNPACKED} bytes when unpacked`);
  }
  if (open !== null) return fault(`${name}/${open}`, 'ends in the middle');
  unzip.push(new Uint8Array(), true);
  yield* readSoFar();
}

/** What is in memory already. */
async function* held(buffer: Buffer, name: string, fault: Fault, label?: string): AsyncGenerator<ArchiveSource> {
  const whole = () => Readable.from([buffer], { objectMode: false });
  const packed = packedAs(buffer);
  if (packed !== null) return fault(name, packed);
  if (!isGzip(buffer) && !isText(buffer)) return;
  const stream = isGzip(buffer) ? () => unpacked(whole()) : whole;
  const digest = digestOf(buffer);
  const head = isGzip(buffer) ? await headWithin(stream()) : buffer;
  yield { ...sourceOf(name, head, stream, label), digest };
}

/** Taken at once, and apart from all that holds the bytes: whoever keeps it must not keep those. */
function digestOf(buffer: Buffer): () => Promise<string> {
  const sum = createHash('sha256').update(buffer).digest('hex');
  return () => Promise.resolve(sum);
}

/** A page, or a game saved as XML. */
function isPage(head: Buffer): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)?(?:<!doctype html|<html|<head|<title|<\?xml\b[^>]*>\s*<(?:game|!DOCTYPE|html)\b)/i.test(
    head.subarray(0, HEAD).toString('latin1'),
  );
}

/** What a saved page shows, line by line. */
async function* page(markup: Promise<string>): AsyncGenerator<readonly string[]> {
  const { text } = htmlToText(await markup, LONGEST_PAGE);
  yield Buffer.from(text).toString('latin1').split('\n');
}

async function wholeText(stream: Readable): Promise<string> {
  const lines: string[] = [];
  let size = 0;
  for await (const batch of linesIn(stream)) {
    for (const line of batch) size += line.length;
    if (size > LONGEST_PAGE) throw new Error(`longer than ${LONGEST_PAGE} characters, which no page is`);
    lines.push(...batch);
  }
  return lines.map(lineText).join('\n');
}

/** Lines as bytes, one to a character. */
async function* linesIn(stream: NodeJS.ReadableStream): AsyncGenerator<readonly string[]> {
  let isFirst = true;
  for await (const batch of readLines(stream.setEncoding('latin1'), { loneReturns: true, longest: LONGEST_ARCHIVE })) {
    yield isFirst ? batch.map((line, n) => (n === 0 ? line.replace(BYTE_ORDER_MARK, '') : line)) : batch;
    isFirst = false;
  }
}

function readable(path: Buffer): string {
  return isUtf8(path) ? path.toString('utf8') : decode(path, 'windows-1252');
}
