/** Messages between those who play, as mails and pages of press show them: found line by line. */
import { LONGEST_MESSAGE } from '../schema.ts';
import type { ClassicLine } from './classic-lines.ts';
import { unmarkFrames } from './frame-lines.ts';
import type { OpenMessage, Reading, TextLine } from './reading.ts';
import type { ClassicPress } from './report.ts';
import type { Shelf } from './shelf.ts';

export const PRIVATE = { code: 'archive/private-message' } as const;

export function openMessage(
  { from, to }: Extract<ClassicLine, { kind: 'press' }>,
  { page, part }: Reading,
  { number, depth = 0, indent = 0 }: TextLine,
  { place, source }: Shelf,
): OpenMessage {
  const isPublished = page?.of === 'press';
  return {
    message: { from, to, sources: [source], line: number, place, phase: isPublished ? part : 'next' },
    body: null,
    length: 0,
    isKept: to === 'all' || isPublished,
    isPublished,
    ...{ depth: page === null ? depth : 0, indent },
  };
}

export function addLine(open: OpenMessage, line: TextLine, shelf: Shelf): OpenMessage {
  if (!open.isKept) {
    shelf.leave(line, PRIVATE);
    return open;
  }
  const length = open.length + line.text.length + 1;
  const body = open.body === null ? line.text : `${open.body}\n${line.text}`;
  if (length <= LONGEST_MESSAGE) return { ...open, length, body };
  if (open.length <= LONGEST_MESSAGE) shelf.tell(line, { code: 'archive/longer-than-message' });
  return { ...open, length };
}

/** The message, when it is one to keep. */
export function closedMessage(
  { message, body: text, isKept, isPublished }: OpenMessage,
  at: number | null,
): ClassicPress | null {
  if (!isKept) return null;
  const body = unmarkFrames(withoutMargin((text ?? '').split('\n')).join('\n'));
  // Pages set in the first line alone, too.
  return { ...message, body: isPublished ? body.trim() : withoutBlankLines(body), at };
}

function withoutBlankLines(body: string): string {
  return body.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
}

/** Pages set messages in: what all lines have in front is no part of them. */
function withoutMargin(lines: readonly string[]): readonly string[] {
  const margins = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const margin = margins.length === 0 ? 0 : Math.min(...margins);
  return margin < 2 ? lines : lines.map((line) => line.slice(margin));
}
