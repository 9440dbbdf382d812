/** Messages as they are found, without copies: what mails, histories and pages tell twice is kept once. */
import { TOGETHER } from '../reading/instants.ts';
import type { ClassicPress } from './report.ts';

/** In what a message stands: a history, which tells each once; mails to somebody, `to` unknown where their heads do not tell. */
export interface PressText {
  readonly id: string;
  readonly is: 'history' | 'mails' | 'unaddressed';
}

interface Kept {
  message: ClassicPress;
  /** When each text told it last. */
  readonly told: Map<string, number | null>;
}

/** Messages in the order in which they were found, without copies. */
export class PressList {
  readonly #list: Kept[] = [];
  /** By what was said, in the order in which it was found. */
  readonly #alike = new Map<string, Kept[]>();
  /** Those of one text and instant that followed each other just now. */
  #run = { id: '', at: null as number | null, kept: new Set<Kept>() };

  /** Was it found before? Then its source is one more of that one. */
  isCopy(message: ClassicPress, text: PressText): boolean {
    const apart = (each: Kept) => Math.abs((each.message.at ?? 0) - (message.at ?? 0));
    const alike = this.#alike.get(keyOf(message)) ?? [];
    const copies = alike.filter((each) => areCopies(each, message, text, this.#run.kept.has(each)));
    const [copy] = copies.sort((a, b) => apart(a) - apart(b));
    if (copy === undefined) return false;
    this.#tell(copy, message, text);
    copy.message = { ...copy.message, sources: [...new Set([...copy.message.sources, ...message.sources])] };
    return true;
  }

  add(message: ClassicPress, text: PressText): void {
    const kept = { message, told: new Map() };
    this.#list.push(kept);
    this.#alike.set(keyOf(message), [...(this.#alike.get(keyOf(message)) ?? []), kept]);
    this.#tell(kept, message, text);
  }

  all(): readonly ClassicPress[] {
    return this.#list.map(({ message }) => message);
  }

  #tell(kept: Kept, { at }: ClassicPress, { id }: PressText): void {
    kept.told.set(id, at);
    if (this.#run.id !== id || this.#run.at !== at) this.#run = { id, at, kept: new Set() };
    this.#run.kept.add(kept);
  }
}

function keyOf({ from, to, phase, body }: ClassicPress): string {
  return JSON.stringify([from, to, phase, body]);
}

/** Of mails that do not name their readers, several are copies of one within so long, in milliseconds. */
const A_MINUTE = 60_000;

/** What was said twice stays two: at another time in one text, or at another place of one that tells no times. */
function areCopies({ message: known, told }: Kept, message: ClassicPress, text: PressText, isInRun: boolean): boolean {
  const { at, sources } = message;
  if (at === null || known.at === null)
    return at !== known.at || !sources.every((source) => known.sources.includes(source));
  const before = told.get(text.id);
  if (before == null) return Math.abs(at - known.at) <= TOGETHER;
  if (text.is === 'unaddressed') return Math.abs(at - before) <= A_MINUTE;
  // One mail may lie twice in a folder; one mail of two equal messages gives a history two of one time.
  return at === before && !(text.is === 'history' && isInRun);
}
