/** Messages as they are found, without copies: what mails, histories and pages tell twice is kept once. */
import type { ClassicPress } from './report.ts';

/** Messages in the order in which they were found, without copies. */
export interface PressList {
  /** Was it found before? Then its source is one more of that one. */
  readonly isCopy: (message: ClassicPress) => boolean;
  readonly add: (message: ClassicPress) => void;
  readonly all: () => readonly ClassicPress[];
}

export function makePressList(): PressList {
  const list: ClassicPress[] = [];
  /** Places in the list, by what was said. */
  const alike = new Map<string, number[]>();
  const keyOf = ({ from, to, phase, body }: ClassicPress) => JSON.stringify([from, to, phase, body]);
  return {
    isCopy: (message) => {
      const n = alike.get(keyOf(message))?.find((each) => areCopies(list[each]!, message));
      if (n === undefined) return false;
      list[n] = { ...list[n]!, sources: [...new Set([...list[n]!.sources, ...message.sources])] };
      return true;
    },
    add: (message) => {
      alike.set(keyOf(message), [...(alike.get(keyOf(message)) ?? []), list.length]);
      list.push(message);
    },
    all: () => list,
  };
}

/** Copies of one mail are sent within so long, in milliseconds. */
const TOGETHER = 600_000;

/** What was said twice stays two: at another time, or at another place of one text that tells no times. */
function areCopies(a: ClassicPress, b: ClassicPress): boolean {
  if (a.at !== null && b.at !== null) return Math.abs(a.at - b.at) <= TOGETHER;
  return a.at !== b.at || !b.sources.every((source) => a.sources.includes(source));
}
