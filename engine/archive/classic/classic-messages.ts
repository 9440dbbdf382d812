/** Messages between those who play, as mails and pages of press show them: found line by line. */
import type { UnreadSourceMessage } from '../../messages/archive-messages.ts';
import { LONGEST_MESSAGE } from '../schema.ts';
import type { ClassicLine } from './classic-lines.ts';
import { unmarkFrames } from './frame-lines.ts';
import type { ClassicPress } from './report.ts';

export interface Messages {
  /** A message begins. `isPublished`: on a page, where whatever is shown was meant for all to read in the end. */
  readonly open: (
    heading: Extract<ClassicLine, { kind: 'press' }>,
    where: Pick<ClassicPress, 'line' | 'place' | 'phase'> & { readonly isPublished: boolean },
  ) => void;
  readonly isOpen: () => boolean;
  readonly line: (text: string, line: number) => void;
  /** The message that was open, when it is one to keep. */
  readonly close: (at: number | null) => ClassicPress | null;
}

export function makeMessages(
  tell: (line: number, text: string, why: UnreadSourceMessage) => void,
  leave: (line: number, text: string, why: UnreadSourceMessage) => void,
): Messages {
  let message: {
    from: string | null;
    to: 'all' | readonly string[];
    where: Pick<ClassicPress, 'line' | 'place' | 'phase'>;
    isKept: boolean;
    isPublished: boolean;
    lines: string[];
    length: number;
  } | null = null;
  return {
    open: ({ from, to }, { isPublished, ...where }) => {
      message = { from, to, where, isKept: to === 'all' || isPublished, isPublished, lines: [], length: 0 };
    },
    isOpen: () => message !== null,
    line: (text, line) => {
      if (message === null) return;
      if (!message.isKept) return leave(line, text, PRIVATE);
      const wasFull = message.length > LONGEST_MESSAGE;
      message.length += text.length + 1;
      if (message.length <= LONGEST_MESSAGE) message.lines.push(text);
      else if (!wasFull) tell(line, text, { code: 'archive/longer-than-message' });
    },
    close: (at) => {
      const closed = message;
      message = null;
      if (closed === null || !closed.isKept) return null;
      const { from, to, where, lines, isPublished } = closed;
      const body = unmarkFrames(withoutMargin(lines).join('\n'));
      // Pages set in the first line alone, too.
      return { from, to, body: isPublished ? body.trim() : withoutBlankLines(body), at, ...where };
    },
  };
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

export const PRIVATE = { code: 'archive/private-message' } as const;

/** `source`: what it was found in. */
type KeptPress = ClassicPress & { readonly source: string };

/** Messages in the order in which they were found, without copies. */
export interface PressList {
  readonly has: (message: KeptPress) => boolean;
  readonly add: (message: KeptPress) => void;
  readonly all: () => readonly ClassicPress[];
}

export function makePressList(): PressList {
  const list: ClassicPress[] = [];
  const alike = new Map<string, KeptPress[]>();
  const keyOf = ({ from, to, phase, body }: KeptPress) => JSON.stringify([from, to, phase, body]);
  return {
    has: (message) => alike.get(keyOf(message))?.some((each) => isCopy(each, message)) === true,
    add: (message) => {
      const { source: _, ...told } = message;
      list.push(told);
      alike.set(keyOf(message), [...(alike.get(keyOf(message)) ?? []), message]);
    },
    all: () => list,
  };
}

/** Copies of one mail are sent within so long, in milliseconds. */
const TOGETHER = 600_000;

/** What was said twice stays two: at another time, or at another place of one text that tells no times. */
function isCopy(a: KeptPress, b: KeptPress): boolean {
  if (a.at !== null && b.at !== null) return Math.abs(a.at - b.at) <= TOGETHER;
  return a.at !== b.at || a.source !== b.source;
}
