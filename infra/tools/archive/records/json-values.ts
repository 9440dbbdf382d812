/** JSON as people keep it: a value a line, one value over many lines, several of them, or a list. */
import { LONGEST_ARCHIVE } from '../../../../engine/archive/read.ts';

export interface JsonText {
  /** As it stands in the file, without line ends at either side; cut off where it is too long. */
  readonly text: string;
  /** Where it begins, each from 1. */
  readonly line: number;
  readonly column: number;
}

/** Does a file that begins with this line hold JSON? */
export function beginsJson(line: string): boolean {
  return /^\s*(?:\{|\[\s*(?:\{|$))/.test(line);
}

/** The values of a file, as they come. None is lost: what is no JSON comes as it stands. */
export async function* jsonValues(batches: AsyncIterable<readonly string[]>): AsyncGenerator<JsonText, void, void> {
  let number = 0;
  let waiting: JsonText | null = null;
  let values: ReturnType<typeof makeValues> | null = null;
  let isByLines = false;
  for await (const batch of batches) {
    for (const text of batch) {
      number += 1;
      if (text.trim() === '') continue;
      const line: JsonText = { text, line: number, column: 1 };
      if (isByLines) yield line;
      else if (values !== null) yield* values.line(line);
      else if (waiting === null && !isOpen(text)) {
        isByLines = true;
        yield line;
      } else if (waiting === null && /^\s*\{/.test(text)) waiting = line;
      else if (waiting !== null && /^\s*\{/.test(text)) {
        // A line that is cut off, and costs only itself.
        isByLines = true;
        yield waiting;
        yield line;
      } else {
        values = makeValues();
        if (waiting !== null) yield* values.line(waiting);
        yield* values.line(line);
      }
    }
  }
  if (values !== null) yield* values.end();
  else if (!isByLines && waiting !== null) yield waiting;
}

/** The value of a text; a number of more digits than ours have, or one that JSON does not know, is a text, as it is written. */
export function parseExactly(written: string): unknown {
  const text = /NaN|Infinity/.test(written) ? written.replace(NO_NUMBERS, quotedWord) : written;
  if (!/[:[,]\s*-?\d[\d.]{15}/.test(text)) return JSON.parse(text);
  const exact = (token: string) =>
    token.startsWith('"') || token.length < 16 || isExact(token) ? token : JSON.stringify(token);
  return JSON.parse(text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g, exact));
}

/** As Python writes what is no number, beside texts, which may hold the same words. */
const NO_NUMBERS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\b(?:NaN|Infinity)\b/g;

function quotedWord(token: string): string {
  return token.startsWith('"') ? token : `"${token}"`;
}

function isExact(token: string): boolean {
  return Number.isSafeInteger(Number(token)) || String(Number(token)) === token;
}

/** Keys that stand more than once in an object, of which parsers keep the last value, with how often one is lost. `value`: the text, parsed, where it is at hand. */
export function keysTwice(text: string, value?: unknown): ReadonlyMap<string, number> {
  const lost = new Map<string, number>();
  // At least so many keys stand there: where no more came of them none was lost, and few texts need a second look.
  if (value !== undefined && (text.match(/"\s*:/g)?.length ?? 0) === keysIn(value)) return lost;
  const open: Set<string>[] = [];
  for (const [token, key, colon] of text.matchAll(/"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon !== undefined) {
      const name: string = key!.includes('\\') ? JSON.parse(`"${key}"`) : key!;
      if (open.at(-1)?.has(name)) lost.set(name, (lost.get(name) ?? 0) + 1);
      open.at(-1)?.add(name);
    }
  }
  return lost;
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : inner.length;
  for (const each of inner) if (typeof each === 'object') count += keysIn(each);
  return count;
}

/** Does a value that begins in this line go on in the next, or is it a list? */
function isOpen(text: string): boolean {
  if (/^\s*\[/.test(text)) return true;
  try {
    JSON.parse(text);
    return false;
  } catch {
    let depth = 0;
    // Texts hold brackets, too.
    for (const each of text.replace(/"(?:[^"\\]|\\.)*(?:"|$)/g, '')) {
      if (each === '{' || each === '[') depth += 1;
      else if (each === '}' || each === ']') depth -= 1;
    }
    return depth > 0;
  }
}

/** Cuts lines into values by their brackets; those of a list at the top come one by one. */
function makeValues() {
  let isInList = false;
  let depth = 0;
  let pieces: string[] = [];
  let length = 0;
  let start = { line: 0, column: 0 };

  function take(): JsonText {
    const text = pieces.join('\n');
    pieces = [];
    length = 0;
    depth = 0;
    return { text, ...start };
  }

  function add(piece: string): void {
    if (length <= LONGEST_ARCHIVE) pieces.push(piece);
    length += piece.length + 1;
  }

  function* line({ text, line: number }: JsonText): Generator<JsonText, void, void> {
    let from = pieces.length > 0 ? 0 : -1;
    const found = (at: number) => {
      from = at;
      start = { line: number, column: at + 1 };
    };
    const parts = /"(?:[^"\\]|\\.)*(?:"|$)|[{}[\],]|[^\s"{}[\],]+/g;
    for (let part = parts.exec(text); part !== null; part = parts.exec(text)) {
      const [word] = part;
      if (from < 0 && depth === 0) {
        if (word === '[' && !isInList) isInList = true;
        else if (word === ']' && isInList) isInList = false;
        else if (word !== ',' || !isInList) found(part.index);
        if (from < 0) continue;
      }
      if (word === '{' || word === '[') depth += 1;
      else if (word === '}' || word === ']') depth -= 1;
      if (depth > 0) continue;
      add(text.slice(from, parts.lastIndex));
      yield take();
      from = -1;
    }
    if (from >= 0) add(text.slice(from));
  }

  return {
    line,
    *end(): Generator<JsonText, void, void> {
      if (pieces.length > 0) yield take();
    },
  };
}
