/** Text in lines. */
import { isFrameLine } from '../../../engine/archive/classic/frame-lines.ts';

/** Widest line of a mail that we write. */
export const WIDTH = 78;
/** Width of prose, so that it can be quoted once or twice. */
export const PROSE = 72;

/** A line holds at least this part of its width beside its margin. */
const LEAST = 1 / 4;

export const NO_BREAK = '\u00a0';

/**
 * A line broken at spaces, the continuation lines after a margin. A word that is longer than a line stays whole: an
 * address that is broken is no address. No-break spaces hold words together and come out as spaces.
 */
export function wrapLine(text: string, width: number, margin = ''): readonly string[] {
  if (text.length <= width) return [unbroken(text)];
  const lines: string[] = [];
  let start = 0;
  let room = width;
  while (text.length - start > room) {
    const space = text.lastIndexOf(' ', start + room);
    const last = space > start && text.slice(start, space).trim() !== '' ? space : text.indexOf(' ', start + room);
    if (last < 0) break;
    const end = harmlessEnd(text, start, last);
    lines.push(text.slice(start, end).trimEnd());
    start = end;
    while (text[start] === ' ') start += 1;
    // A margin as wide as the line would leave no room for any word.
    room = Math.max(width - margin.length, Math.ceil(width * LEAST));
  }
  if (start < text.length) lines.push(text.slice(start));
  return lines.map((line, n) => unbroken(n === 0 ? line : margin + line));
}

/** No line begins with what could be a frame of ours (engine/archive/classic/frame-lines.ts): names of people stand in our sentences. */
function harmlessEnd(text: string, start: number, last: number): number {
  const isFrame = (end: number) => isFrameLine(text.slice(end).trimStart());
  let end = last;
  while (isFrame(end)) {
    const before = text.lastIndexOf(' ', end - 1);
    if (before <= start || text.slice(start, before).trim() === '') break;
    end = before;
  }
  // Where the line begins with one long word it is rather too long.
  if (isFrame(end)) for (end = last; end >= 0 && isFrame(end); ) end = text.indexOf(' ', end + 1);
  return end < 0 ? text.length : end;
}

/** A paragraph after a mark (`- `), the continuation lines indented as far. */
export function wrapAfter(mark: string, text: string, width = WIDTH): readonly string[] {
  return wrapLine(mark + text, width, ' '.repeat(mark.length));
}

function unbroken(line: string): string {
  return line.replaceAll(NO_BREAK, ' ');
}
