/**
 * Stretches of lines that are text and not commands: press, registration, comments, notes, WHATIF (judge-language A1, B1).
 * Both stages of reading find them here, so that a sign-on inside a message is no sign-on.
 */
import { foldText } from './fold.ts';
import { isQuoteMarked, isSignatureMark } from './line-marks.ts';

export const BLOCK_KINDS = ['press', 'register', 'comment', 'diary', 'announce', 'whatif', 'setup', 'pasted'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export interface BlockLine {
  readonly text: string;
  readonly ignored: string | null;
}

export interface TextBlock {
  readonly kind: BlockKind;
  /** Index of the opening line. */
  readonly from: number;
  /** Index of the last line of the text; `from` when there is none. */
  readonly to: number;
  /** Index of the line after the block, its end mark included. */
  readonly next: number;
  /** How the text ended: by its mark (or SIGNOFF, which is left to be read), or because the lines did. */
  readonly ended: boolean;
}

const PRESS_OPTIONS =
  /^(?:$|[+-]\S|[+-]\s+[a-z]{1,7}\s*:?$|(?:to|white|gr[ea]y|un?anonymous(?:ly)?|anonymous(?:ly)?|no|fake|partial|from|quiet|all|broadcast|yellow)\b)/i;

/** `GREY PRESS TO E`: people put before PRESS what belongs behind it. */
const PRESS_HEAD =
  /^((?:(?:white|gr[ea]y|un-?anonymous|anonymous|fake|partial|quiet)\s+){0,3})(postal\s*press|press|broad(?:cast)?)\b\s*:?\s*(.*)$/i;

/** The line that opens a message, taken apart: what stands before its command, the command, what follows; null for any other line. */
export function splitPressHead(
  line: string,
): { readonly before: string; readonly command: string; readonly options: string } | null {
  const [, before = '', command = '', options = ''] = PRESS_HEAD.exec(line) ?? [];
  return command === '' ? null : { before: before.trim(), command, options };
}

/** A phase, or nothing: `what if we meet` opens nothing. Years of variants have one digit and more: `S1M`, `Spring, Fruitbat '01`. */
const PHASE_ASKED =
  /^(?:$|[a-z]+\s*(?:of\s*)?\d{2,4}(?!\d)|\d{4}\b|[a-z]\s?\d{1,4}\s?[mrab]\b|(?:spring|summer|autumn|fall|winter)\b.{0,20}\d)/i;

const STARTS: readonly (readonly [BlockKind, RegExp, options?: RegExp])[] = [
  ['press', PRESS_HEAD, PRESS_OPTIONS],
  ['register', /^register\s*:?\s*$/i],
  ['comment', /^set\s*(?:comment|description)\s*begin\b/i],
  ['diary', /^diary\s*(?:record|begin|add|write)?\s*:?\s*$/i],
  ['announce', /^(?:announce|official)\b\s*:?/i],
  // In one word it is the command, whatever follows: what is asked must never be taken for orders.
  ['whatif', /^whatif\b/i],
  ['whatif', /^what\s+if\b\s*:?\s*(.*)$/i, PHASE_ASKED],
  ['setup', /^setup\s*:?\s*$/i],
  ['pasted', /^import(?:\s+(?:game|position))?\s*:?\s*$/i],
];

/** `End of message.` ends nothing: the judge's own mails hold it, and players paste those as proof. */
const ENDS: Readonly<Record<BlockKind, RegExp>> = {
  press: /^end[\s-]*(?:press|broad(?:cast)?)\s*\.?$/i,
  register: /^end(?:\s*register)?\s*\.?$/i,
  comment: /^(?:(?:set\s*)?comment\s*end|end\s*(?:comment|description)?)\s*\.?$/i,
  diary: /^end\s*(?:diary)?\s*\.?$/i,
  announce: /^end[\s-]*(?:announce(?:ment)?|press|broadcast|official)?\s*\.?$/i,
  whatif: /^end\s*(?:what\s*if)?\s*\.?$/i,
  setup: /^end\s*(?:setup)?\s*\.?$/i,
  pasted: /^end\s*(?:import)?\s*\.?$/i,
};

/** `> endpress`: the end mark of a message, or of another text, in quoted text. */
export function isQuotedEnd(text: string, kind: BlockKind = 'press'): boolean {
  return ENDS[kind].test(
    foldText(text.slice(0, LONGEST))
      .replace(/^[\s>|]+/, '')
      .trim(),
  );
}

/** `ENDPRESS`, alone on its line. */
export function isPressEnd(text: string): boolean {
  return ENDS.press.test(foldText(text.slice(0, LONGEST)).trim());
}

export function isSignOff(text: string): boolean {
  return /^(?:sign[\s-]*off|eoj)\s*[.!]?$/i.test(foldText(text.slice(0, 100)).trim());
}

/** The block that line `at` opens; null when it opens none. */
export function blockAt(lines: readonly BlockLine[], at: number): TextBlock | null {
  const start = startOf(lines[at]!);
  if (start === undefined) return null;
  return start === 'register' ? registerBlock(lines, at) : blockTo(lines, at, start);
}

function startOf({ text, ignored }: BlockLine): BlockKind | undefined {
  if (ignored !== null) return undefined;
  const line = foldText(text.slice(0, LONGEST)).trim();
  return STARTS.find(([, pattern, options]) => {
    const match = pattern.exec(line);
    return match !== null && (options === undefined || options.test(match.at(-1) ?? ''));
  })?.[0];
}

/** Longer lines open nothing. */
const LONGEST = 300;

/** Kept whole to its own end mark, whatever looks like a quotation or a signature in it: what people write for people, and pasted mails. */
const LETTERS: ReadonlySet<BlockKind> = new Set<BlockKind>(['press', 'announce', 'diary', 'comment', 'pasted']);

function blockTo(lines: readonly BlockLine[], from: number, kind: BlockKind): TextBlock {
  const end = nextEnd(lines, from + 1, kind);
  if (end >= 0) {
    const isMark = ENDS[kind].test(markOf(lines[end]!));
    return { kind, from, to: end - 1, next: isMark ? end + 1 : end, ended: true };
  }
  let to = lines.length - 1;
  while (to > from && (lines[to]!.text.trim() === '' || lines[to]!.ignored !== null)) to--;
  return { kind, from, to, next: to + 1, ended: false };
}

/** Index of the line that ends a block of this kind whose text begins at `from`; -1 when none does. */
function nextEnd(lines: readonly BlockLine[], from: number, kind: BlockKind): number {
  let ends = endsOf.get(lines);
  if (ends === undefined) {
    ends = new Map();
    endsOf.set(lines, ends);
  }
  let next = ends.get(kind);
  if (next === undefined) {
    next = new Int32Array(lines.length + 1).fill(-1);
    for (let at = lines.length - 1; at >= 0; at--) next[at] = isEnd(lines[at]!, kind) ? at : next[at + 1]!;
    ends.set(kind, next);
  }
  return next[from] ?? -1;
}

/** For each kind of block and each line the next line that ends it: looked for once, however many blocks there are. */
const endsOf = new WeakMap<readonly BlockLine[], Map<BlockKind, Int32Array>>();

function isEnd(line: BlockLine, kind: BlockKind): boolean {
  const { text, ignored } = line;
  if (ignored !== null || text.length > LONGEST || isQuoteMarked(text)) return false;
  if (isSignatureMark(text)) return !LETTERS.has(kind);
  const mark = markOf(line);
  return isSignOff(mark) || ENDS[kind].test(mark);
}

function markOf({ text }: BlockLine): string {
  return foldText(text).trim();
}

/**
 * Index of the line after a letter that line `at` opens and that has an end mark of its own; -1 when it opens none. What
 * stands in it is its text, and no quotation or signature of the mail.
 */
export function letterEnd(lines: readonly BlockLine[], at: number): number {
  const start = startOf(lines[at]!);
  if (start === undefined || !LETTERS.has(start)) return -1;
  const end = nextEnd(lines, at + 1, start);
  return end < 0 ? -1 : end + (isSignOff(lines[end]!.text) ? 0 : 1);
}

/** `field: value` lines; anything else ends them, as END does. */
function registerBlock(lines: readonly BlockLine[], from: number): TextBlock {
  let to = from;
  for (let at = from + 1; at < lines.length; at++) {
    const { text, ignored } = lines[at]!;
    const line = foldText(text.slice(0, LONGEST)).trim();
    if (ignored === null && ENDS.register.test(line)) {
      return { kind: 'register', from, to: at - 1, next: at + 1, ended: true };
    }
    if (line === '') continue;
    if (ignored !== null || !/^[a-z][a-z -]{0,30}:\s*/i.test(line)) break;
    to = at;
  }
  return { kind: 'register', from, to, next: to + 1, ended: false };
}
