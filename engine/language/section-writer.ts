/** Gathers what is found in a section, in the order of the mail, and decides at the end what its prose is. */

import type { IgnoredRange, Item, NumberedLine, PressMessage, SectionRead } from './mail-text.ts';
import { nearestCommand } from './nearest-command.ts';
import { scrubError } from './scrub.ts';
import { shorten } from './shorten.ts';

type Entry =
  | { readonly is: 'item'; readonly item: Item }
  | { readonly is: 'press'; readonly message: PressMessage }
  | { readonly is: 'ignored'; readonly range: IgnoredRange }
  | { readonly is: 'prose'; readonly line: NumberedLine; readonly afterBlank: boolean };

export interface SectionWriter {
  readonly add: (item: Item) => void;
  readonly addPress: (message: PressMessage) => void;
  readonly ignore: (from: number, to: number, why: string) => void;
  /** A line that neither orders nor commands anything. */
  readonly prose: (line: NumberedLine) => void;
  readonly blank: () => void;
  readonly result: () => SectionRead;
}

export const GREETING = 'greeting';
export const CLOSING = 'closing';

/** `secrets` finds the passwords of the mail, which no error shows. */
export function sectionWriter(secrets: () => RegExp | null): SectionWriter {
  const entries: Entry[] = [];
  let afterBlank = true;
  const push = (entry: Entry) => {
    entries.push(entry);
    afterBlank = false;
  };
  return {
    add: (item) => push({ is: 'item', item }),
    addPress: (message) => push({ is: 'press', message }),
    ignore: (from, to, why) => push({ is: 'ignored', range: { from, to, why } }),
    prose: (line) => {
      const follows = afterBlank || entries.at(-1)?.is === 'prose';
      const paragraph = follows && (afterBlank || (entries.at(-1) as Extract<Entry, { is: 'prose' }>).afterBlank);
      push({ is: 'prose', line, afterBlank: paragraph });
    },
    blank: () => {
      afterBlank = true;
    },
    result: () => settle(entries, secrets()),
  };
}

/**
 * Prose before the first thing read is a greeting, after the last a closing (judge-language F1, 3). Between them it is a remark
 * when it stands by itself, else a line that was not understood. A few words spelt nearly like a command are always asked about.
 */
function settle(entries: readonly Entry[], secrets: RegExp | null): SectionRead {
  const counts = ({ is }: Entry) => is === 'item' || is === 'press';
  const first = entries.findIndex(counts);
  const last = entries.findLastIndex(counts);
  const items: Item[] = [];
  const press: PressMessage[] = [];
  const ignored: IgnoredRange[] = [];
  for (const [n, entry] of entries.entries()) {
    if (entry.is === 'item') items.push(entry.item);
    else if (entry.is === 'press') press.push(entry.message);
    else if (entry.is === 'ignored') join(ignored, entry.range);
    else {
      const { line, afterBlank } = entry;
      const mistaken = mistakenCommand(line);
      if (mistaken !== null) items.push(mistaken);
      else if (first < 0 || n < first) join(ignored, { from: line.number, to: line.number, why: GREETING });
      else if (n > last) join(ignored, { from: line.number, to: line.number, why: CLOSING });
      else if (afterBlank) join(ignored, { from: line.number, to: line.number, why: 'text between orders' });
      else items.push(notUnderstood(line));
    }
  }
  return { items: items.map((item) => (item.kind === 'error' ? scrubError(item, secrets) : item)), press, ignored };
}

function mistakenCommand({ number, text }: NumberedLine): Item | null {
  const near = nearestCommand(text);
  if (near === null) return null;
  return {
    kind: 'error',
    line: number,
    lastLine: number,
    text: text.trim(),
    message: near.alone
      ? `'${shorten(near.written)}' is read only when it stands alone on its line.`
      : `There is no command '${shorten(near.written)}'.`,
    suggestion: near.suggestion,
    suggestions: [],
  };
}

export function notUnderstood({ number, text }: NumberedLine): Item {
  return {
    kind: 'error',
    line: number,
    lastLine: number,
    text: text.trim(),
    message: 'This is neither an order nor a command.',
    suggestion: null,
    suggestions: [],
  };
}

function join(ranges: IgnoredRange[], range: IgnoredRange): void {
  const last = ranges.at(-1);
  if (last !== undefined && last.why === range.why && last.to + 1 === range.from)
    ranges[ranges.length - 1] = { ...last, to: range.to };
  else ranges.push(range);
}
