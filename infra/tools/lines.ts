/** Lines of a file or of standard input, as a stream: memory does not grow with the input. */

import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { BadInput } from '../local/bad-input.ts';
import { whyNot } from './tool-outputs.ts';

/** A longer line is handed on cut off, so that hostile input cannot fill the memory. */
export const MAX_INPUT_LINE = 4_000_000;
/** No mail that the judge takes is longer. */
const MOST_BYTES = 20_000_000;

/** A readable stream of UTF-8 text; `-` or nothing is standard input. Throws {@link BadInput} when there is no such file. */
export async function openInput(file: string | undefined): Promise<NodeJS.ReadableStream> {
  return (await openBytes(file)).setEncoding('utf8');
}

/** The same as bytes. */
export async function openBytes(file: string | undefined): Promise<Readable> {
  if (file === undefined || file === '-') return process.stdin;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new BadInput(`${file}: is a folder, not a file.`);
  const stream = createReadStream(file);
  try {
    await once(stream, 'open');
  } catch (error) {
    throw unreadable(file, error);
  }
  return stream;
}

/** A file or standard input as it is. Throws {@link BadInput} when there is no such file, or it is too long. */
export async function readBytes(file: string | undefined): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file === undefined || file === '-' ? process.stdin : createReadStream(file)) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size > MOST_BYTES) throw new BadInput(`The input is longer than ${MOST_BYTES} bytes.`);
    }
  } catch (error) {
    throw error instanceof BadInput ? error : unreadable(file, error);
  }
  return Buffer.concat(chunks);
}

function unreadable(file: string | undefined, error: unknown): BadInput {
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  return new BadInput(isMissing ? `${file}: there is no such file.` : `${file}: cannot be read (${whyNot(error)}).`);
}

/** All of it, as one text. */
export async function readAll(input: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += chunk;
    if (text.length > MAX_INPUT_LINE) throw new BadInput(`The input is longer than ${MAX_INPUT_LINE} characters.`);
  }
  return text;
}

/**
 * The lines, without their ends, in batches as they come; the last may lack its end. `loneReturns`: a carriage return alone ends
 * a line, too, as in files from old Macs. `longest`: characters of a line; it is cut off after one more.
 */
export async function* readLines(
  input: NodeJS.ReadableStream,
  { loneReturns = false, longest = MAX_INPUT_LINE }: { readonly loneReturns?: boolean; readonly longest?: number } = {},
): AsyncGenerator<readonly string[]> {
  const end = loneReturns ? /\r\n|\n|\r/ : '\n';
  let rest = '';
  let held = '';
  for await (const chunk of input) {
    let text = held + chunk;
    // A return at the end of what has come so far may have its line feed in what is to come.
    held = loneReturns && text.endsWith('\r') ? '\r' : '';
    if (held !== '') text = text.slice(0, -1);
    const lines = text.split(end);
    lines[0] = rest.length > longest ? rest : rest + lines[0];
    rest = lines.pop()!;
    if (rest.length > longest) rest = rest.slice(0, longest + 1);
    if (lines.length > 0) yield lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }
  if (rest !== '') yield [rest];
}

/** Writes to standard output at the reader's pace. A reader that has seen enough (`| head`) ends the program quietly. */
export async function writeOut(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.listeners('error').includes(leave)) process.stdout.prependListener('error', leave);
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function leave(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`standard output: cannot be written (${whyNot(error)}).\n`);
  process.exit(1);
}
