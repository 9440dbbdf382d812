/** Talk between results: letters, remarks, a whole issue of a magazine below them. */
import type { Unreadable } from './classic-entries.ts';
import type { Reading, TextLine } from './reading.ts';
import { NO_JUDGES, type Shelf } from './shelf.ts';

export const STRANGE = { code: 'archive/no-power-begins' } as const;

/** Is it a line that nobody of the game begins? */
export function isNobodys({ text }: TextLine, fault: Unreadable | null): boolean {
  return fault?.fault.code === STRANGE.code && !/^\p{Lu}\p{Ll}+: /u.test(text);
}

/**
 * What an entry that was read, or was not, means for the talk around it. One that is nobody's is held until the next is read: one alone
 * may be an order that was misspelled, and is reported; two of them are talk, and whatever cannot be read after them is none of the judge's.
 */
export function afterEntry(reading: Reading, line: TextLine, fault: Unreadable | null, shelf: Shelf): Reading {
  const { strange } = reading;
  const isStrange = isNobodys(line, fault);
  if (isStrange && !reading.isTalk && strange === null) return { ...reading, strange: line };
  const isTalk = reading.isTalk || isStrange;
  if (!isTalk || fault === null) {
    const after = endOfTalk(reading, shelf);
    if (fault !== null) shelf.tell(line, fault.fault);
    return after;
  }
  if (strange !== null) shelf.leave(strange, NO_JUDGES);
  shelf.leave(line, NO_JUDGES);
  return { ...reading, strange: null, isTalk };
}

/** The results end here. */
export function endOfTalk(reading: Reading, shelf: Shelf): Reading {
  if (reading.strange !== null) shelf.tell(reading.strange, STRANGE);
  return { ...reading, strange: null, isTalk: false };
}
