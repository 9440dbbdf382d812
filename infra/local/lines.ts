/** Lines of a file or of standard input, as a stream: memory does not grow with the input. */

import { once } from 'node:events';
import { createReadStream } from 'node:fs';

/** A longer line is handed on cut off, so that hostile input cannot fill the memory. */
export const LONGEST_LINE = 4_000_000;

/** A readable stream of UTF-8 text; `-` or nothing is standard input. */
export function openInput(file: string | undefined): NodeJS.ReadableStream {
  const stream = file === undefined || file === '-' ? process.stdin : createReadStream(file);
  stream.setEncoding('utf8');
  return stream;
}

/** All of it, as one text. */
export async function readAll(input: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += chunk;
    if (text.length > LONGEST_LINE) throw new RangeError(`The input is longer than ${LONGEST_LINE} characters.`);
  }
  return text;
}

/** The lines, without their ends, in batches as they come; the last may lack its end. */
export async function* readLines(input: NodeJS.ReadableStream): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!.slice(0, LONGEST_LINE + 1);
    if (lines.length > 0) yield lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }
  if (rest !== '') yield [rest];
}

/** Writes to standard output at the reader's pace. */
export async function writeOut(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
