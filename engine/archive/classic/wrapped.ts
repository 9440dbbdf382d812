/** Lines that mail programs have broken or set apart: which belong together. */
import type { Board } from '../../board/board.ts';
import { powerOfLine } from './classic-entries.ts';
import { OPENINGS, readClassicLine } from './classic-lines.ts';
import type { TextLine } from './reading.ts';

/** `(marne.004)` */
const TURN = /\([^\s()]{1,80}\.(?:\d{1,6}|[A-Z]\d{1,4}[A-Z])\)$/;

const PRESS_HEAD = /^(?:Broadcast message|Message from) /i;

/** Does an entry go on in the next line? Entries end with a full stop, and what went wrong after it. */
export function goesOn(entry: string, next: string, board: Board | null): boolean {
  const text = next.trim();
  if (text === '') return false;
  if (/^\(\*/.test(text)) return !/\*\)$/.test(entry);
  // The game's name and turn at the end of a heading.
  if (/ for .*\.$/.test(entry) && /^\(/.test(text) && TURN.test(text)) return true;
  if (isWholeEntry(entry)) return false;
  if (isSoftBreak(entry)) return true;
  // The end of a message's head, whatever the name in it is like.
  if (PRESS_HEAD.test(entry) && / in '[^']{1,80}':$/.test(text)) return true;
  if (readClassicLine(text) !== null || OPENINGS.test(text)) return false;
  if (/^The .* (?:Army|Fleet) in /i.test(text)) return false;
  return board === null || powerOfLine(board, text) === null;
}

/** Did quoted-printable break the line, and nobody put it together again? */
function isSoftBreak(line: string): boolean {
  return /[^=]=$/.test(line);
}

export function joinedLines(entry: string, { text, indent = 0 }: TextLine): string {
  return isSoftBreak(entry) ? entry.slice(0, -1) + ' '.repeat(Math.min(indent, 1)) + text : `${entry} ${text.trim()}`;
}

/** Does an entry end here by its own look? */
export function isWholeEntry(entry: string): boolean {
  // A name in it may end with a full stop, or a turn.
  if (PRESS_HEAD.test(entry)) return /:$/.test(entry);
  if (TURN.test(entry)) return true;
  const isEnded = /(?:[.!:]|\*\))$/.test(entry) && !/\bSt\.$/.test(entry) && !/\(\*[^)]*$/.test(entry);
  return isEnded && !/units?:$/i.test(entry);
}

/** So many single lines between blank ones, and a text is double-spaced. */
const DOUBLE_SPACED = 4;

/** Where every other line is blank, the blank ones mean nothing: is this line such a one? To be asked of each line in order. */
export function makeSpacing(): (text: string) => boolean {
  let alternations = 0;
  let wasBlank = true;
  return (text) => {
    const isBlank = text === '';
    if (!isBlank && !wasBlank) alternations = 0;
    if (isBlank && !wasBlank) alternations += 1;
    const isOne = isBlank && !wasBlank && alternations >= DOUBLE_SPACED;
    wasBlank = isBlank;
    return isOne;
  };
}
