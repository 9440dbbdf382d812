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
import { unzipSync } from 'fflate';
import { decode } from 'iconv-lite';
import { htmlToText } from '../../../lambdas/mail/html-text.ts';
import { readLines } from '../lines.ts';
import { lineText } from './mail-source.ts';

export interface Source {
  /** As we may show it: the path, and within an archive of files the name there. */
  readonly name: string;
  /** As bytes, one to a character. */
  readonly lines: () => AsyncGenerator<readonly string[]>;
  /** SHA-256 of the file as it lies; left out where it cannot be read twice. */
  readonly digest?: () => Promise<string>;
  /** Of a saved page or a game saved as XML: its whole text with all marks. */
  readonly markup?: () => Promise<string>;
}

/** So much is unpacked of one archive of files at most, in bytes. */
const MOST_UNPACKED = 1_000_000_000;
const MOST_ZIPPED = 500_000_000;
/** A saved page is no longer, in bytes. */
const LONGEST_PAGE = 20_000_000;
const HEAD = 4_096;

/** The sources in paths, in the order of their names; `-` or nothing is standard input. `fault` gets what cannot be read, and why. */
export async function* sourcesIn(
  paths: readonly (string | undefined)[],
  fault: (name: string, why: string) => void,
): AsyncGenerator<Source> {
  for (const path of paths) {
    if (path === undefined || path === '-') {
      yield { name: 'standard input', lines: () => linesIn(process.stdin) };
      continue;
    }
    for (const file of filesIn(Buffer.from(path), fault)) {
      // A name may be in any character set: it is opened by its bytes.
      const name = readable(file);
      try {
        yield* opened(file, name);
      } catch (error) {
        fault(name, `cannot be read (${error instanceof Error ? error.message.split(',')[0] : error})`);
      }
    }
  }
}

function* filesIn(
  path: Buffer,
  fault: (name: string, why: string) => void,
  isWithin = false,
): Generator<Buffer, void, void> {
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
    return fault(readable(path), `cannot be opened (${error instanceof Error ? error.message.split(',')[0] : error})`);
  }
  for (const entry of entries.sort(Buffer.compare)) {
    if (entry[0] !== DOT) yield* filesIn(Buffer.concat([path, Buffer.from('/'), entry]), fault, true);
  }
}

const DOT = 0x2e;
/** In UTF-8. */
const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;

async function* opened(file: Buffer, name: string): AsyncGenerator<Source> {
  const head = await headOf(file);
  const digest = async () => {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  };
  if (head[0] === 0x1f && head[1] === 0x8b) {
    const stream = () => unpacked(createReadStream(file));
    yield { ...sourceOf(name, await headWithin(stream()), stream), digest };
  } else if (head.subarray(0, 4).equals(ZIP)) {
    yield* zipped(file, name);
  } else if (!head.includes(0)) yield { ...sourceOf(name, head, () => createReadStream(file)), digest };
  // What holds zeros is no text: a picture in a folder of pages.
}

function sourceOf(name: string, head: Buffer, stream: () => Readable): Source {
  if (!isPage(head)) return { name, lines: () => linesIn(stream()) };
  const markup = () => wholeText(stream());
  return { name, lines: () => page(markup()), markup };
}

/** The first bytes of a stream, which is then left; none when it breaks off: whoever reads it finds out. */
async function headWithin(stream: Readable): Promise<Buffer> {
  try {
    for await (const chunk of stream) return Buffer.from(chunk as Buffer).subarray(0, HEAD);
  } catch {}
  return Buffer.alloc(0);
}

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

function unpacked(stream: Readable): Readable {
  return pipeline(stream, createGunzip(), () => {});
}

async function* zipped(file: Buffer, name: string): AsyncGenerator<Source> {
  if (statSync(file).size > MOST_ZIPPED) throw new Error(`longer than ${MOST_ZIPPED} bytes`);
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file)) chunks.push(chunk as Buffer);
  let size = 0;
  const files = unzipSync(Buffer.concat(chunks), {
    filter: ({ originalSize }) => {
      size += originalSize;
      if (size > MOST_UNPACKED) throw new Error(`more than ${MOST_UNPACKED} bytes when unpacked`);
      return true;
    },
  });
  for (const [inside, bytes] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (inside.endsWith('/') || bytes.length === 0) continue;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const whole = () => Readable.from([buffer], { objectMode: false });
    const isPacked = buffer[0] === 0x1f && buffer[1] === 0x8b;
    if (!isPacked && buffer.subarray(0, HEAD).includes(0)) continue;
    const stream = isPacked ? () => unpacked(whole()) : whole;
    const digest = async () => createHash('sha256').update(buffer).digest('hex');
    const head = isPacked ? await headWithin(stream()) : buffer;
    yield { ...sourceOf(`${name}/${inside}`, head, stream), digest };
  }
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
  for await (const batch of readLines(stream.setEncoding('latin1'), { loneReturns: true })) {
    yield isFirst ? batch.map((line, n) => (n === 0 ? line.replace(BYTE_ORDER_MARK, '') : line)) : batch;
    isFirst = false;
  }
}

function readable(path: Buffer): string {
  return isUtf8(path) ? path.toString('utf8') : decode(path, 'windows-1252');
}
