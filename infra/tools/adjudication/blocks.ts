/** Whole lines in, whole lines out: the pieces into which a long stream of positions is cut, and what becomes of one. */
import { MAX_INPUT_LINE } from '../lines.ts';
import { asLine, resolveText, type Task } from './resolve.ts';

/** What is said of a line on standard error; `line` counts from 1 within its block. */
export type NumberedMessage =
  | { readonly line: number; readonly faults: readonly string[] }
  /** Said before for another line of the same block: not again. */
  | { readonly lacks: readonly string[] };

export interface BlockAnswer {
  /** A line for each line, as UTF-8. */
  readonly out: Uint8Array<ArrayBuffer>;
  readonly lines: number;
  readonly said: readonly NumberedMessage[];
}

/** As much as the answers of a block took so far: the next one's rarely take more. */
let roomForAnswers = 1 << 16;

/** Each line is answered by itself: a block's answer does not depend on what came before it. */
export function resultBlock(block: Uint8Array, task: Task): BlockAnswer {
  const written = Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString('utf8').split('\n');
  const unended = written.pop()!;
  const lines = written.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (unended !== '') lines.push(unended);
  const said: NumberedMessage[] = [];
  const warned = new Set<string>();
  let out = Buffer.allocUnsafeSlow(roomForAnswers);
  let length = 0;
  // Line by line: a block's answers as one string would be written twice, into new memory each time.
  const put = (answer: string) => {
    const room = length + 3 * answer.length + 1;
    if (room > out.length) out = Buffer.concat([out.subarray(0, length)], 2 * room);
    length += out.write(`${answer}\n`, length);
  };
  for (const [n, line] of lines.entries()) {
    const result = resolveText(line, task);
    if ('answer' in result) {
      const lacks = result.lacks.filter((each) => !warned.has(each));
      if (lacks.length > 0) said.push({ lacks });
      for (const each of lacks) warned.add(each);
      put(asLine(result.answer));
    } else {
      said.push({ line: n + 1, faults: result.faults });
      put(JSON.stringify({ error: result.faults.join(' ') }));
    }
  }
  roomForAnswers = Math.max(roomForAnswers, length);
  return { out: new Uint8Array(out.buffer, 0, length), lines: lines.length, said };
}

const NEWLINE = 0x0a;
/** A character takes up to three bytes, of UTF-16's units: a line with more is too long, whatever they are. */
const LONGEST_IN_BYTES = 3 * (MAX_INPUT_LINE + 1);

/** Cuts what comes at ends of lines; only the last block may lack its end. Of a line that is too long no more is kept than shows it. */
export async function* blocksOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      const first = pieces.length === 0 || size < LONGEST_IN_BYTES ? 0 : chunk.indexOf(NEWLINE);
      yield joined(pieces, chunk.subarray(first, end));
      pieces = [];
      size = 0;
    }
    if (end < chunk.length && size < LONGEST_IN_BYTES) {
      pieces.push(chunk.subarray(end));
      size += chunk.length - end;
    }
  }
  if (pieces.length > 0) yield joined(pieces);
}

function joined(pieces: readonly Uint8Array[], last?: Uint8Array): Uint8Array {
  if (last === undefined) return Buffer.concat(pieces);
  return pieces.length === 0 ? last : Buffer.concat([...pieces, last]);
}
