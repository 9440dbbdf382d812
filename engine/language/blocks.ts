/**
 * Stretches of lines that are text and not commands: press, registration, comments, notes, WHATIF (judge-language A1, B1).
 * Both stages of reading find them here, so that a sign-on inside a message is no sign-on.
 */
import { foldText } from './fold.ts';
import { isQuoteMarked, isSignatureMark } from './quotes.ts';

export const BLOCK_KINDS = ['press', 'register', 'comment', 'diary', 'announce', 'whatif', 'setup'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A line as blocks are found in it. */
export interface BlockLine {
  readonly text: string;
  readonly ignored: string | null;
}

export interface Block {
  readonly kind: BlockKind;
  /** Index of the opening line. */
  readonly from: number;
  /** Index of the last line of the text; `from` when there is none. */
  readonly to: number;
  /** Index of the line after the block, its end mark included. */
  readonly next: number;
  /** How the text ended: by its mark (or SIGNOFF, which is left to be read), or because the lines did. */
  readonly ended: boolean;
  /** Its end mark stands where quoted text begins: perhaps it is somebody else's. */
  readonly endQuoted: boolean;
}

const PRESS_OPTIONS =
  /^(?:$|[+-]\S|(?:to|white|gr[ea]y|un?anonymous(?:ly)?|anonymous(?:ly)?|no|fake|partial|from|quiet|all|broadcast|yellow)\b)/i;

const STARTS: readonly (readonly [BlockKind, RegExp, options?: RegExp])[] = [
  ['press', /^(?:postal\s*press|press|broadcast)\b\s*:?\s*(.*)$/i, PRESS_OPTIONS],
  ['register', /^register\s*:?\s*$/i],
  ['comment', /^set\s*(?:comment|description)\s*begin\b/i],
  ['diary', /^diary\s*(?:record|begin|add|write)?\s*:?\s*$/i],
  ['announce', /^(?:announce|official)\b\s*:?/i],
  ['whatif', /^what\s*if\b\s*:?\s*(.*)$/i, /^(?:$|[a-z]+\s*(?:of\s*)?\d{2,4}(?!\d)|\d{4}\b)/i],
  ['setup', /^setup\s*:?\s*$/i],
];

const ENDS: Readonly<Record<BlockKind, RegExp>> = {
  press: /^end\s*(?:of\s*)?(?:press|broadcast|message)\s*\.?$/i,
  register: /^end(?:\s*register)?\s*\.?$/i,
  comment: /^(?:(?:set\s*)?comment\s*end|end\s*(?:comment|description)?)\s*\.?$/i,
  diary: /^end\s*(?:diary)?\s*\.?$/i,
  announce: /^end\s*(?:announce(?:ment)?|press|broadcast|official|message)?\s*\.?$/i,
  whatif: /^end\s*(?:what\s*if)?\s*\.?$/i,
  setup: /^end\s*(?:setup)?\s*\.?$/i,
};

export function isSignOff(text: string): boolean {
  return /^sign[\s-]*off\s*[.!]?$/i.test(foldText(text.slice(0, 100)).trim());
}

/** The block that line `at` opens; null when it opens none. */
export function blockAt(lines: readonly BlockLine[], at: number): Block | null {
  const opening = lines[at]!;
  if (opening.ignored !== null) return null;
  const text = foldText(opening.text.slice(0, LONGEST)).trim();
  const start = STARTS.find(([, pattern, options]) => {
    const match = pattern.exec(text);
    return match !== null && (options === undefined || options.test(match[1] ?? ''));
  });
  if (start === undefined) return null;
  return start[0] === 'register' ? registerBlock(lines, at) : blockTo(lines, at, start[0]);
}

/** Longer lines open nothing. */
const LONGEST = 300;

function blockTo(lines: readonly BlockLine[], from: number, kind: BlockKind): Block {
  for (let at = from + 1; at < lines.length; at++) {
    const { text } = lines[at]!;
    if (text.length > LONGEST || isQuoteMarked(text)) continue;
    const mark = foldText(text).trim();
    const signedOff = isSignOff(mark) || isSignatureMark(text);
    if (!signedOff && !ENDS[kind].test(mark)) continue;
    // `OFFICIAL subject` as the older judges have it: a press or broadcast command follows, whose end is this one's.
    const endQuoted = lines[at]!.ignored !== null && !isSignatureMark(text);
    return { kind, from, to: at - 1, next: signedOff ? at : at + 1, ended: true, endQuoted };
  }
  let to = lines.length - 1;
  while (to > from && (lines[to]!.text.trim() === '' || lines[to]!.ignored !== null)) to--;
  return { kind, from, to, next: to + 1, ended: false, endQuoted: false };
}

/** `field: value` lines; anything else ends them, as END does. */
function registerBlock(lines: readonly BlockLine[], from: number): Block {
  let to = from;
  for (let at = from + 1; at < lines.length; at++) {
    const { text, ignored } = lines[at]!;
    const line = foldText(text.slice(0, LONGEST)).trim();
    if (ignored === null && ENDS.register.test(line)) {
      return { kind: 'register', from, to: at - 1, next: at + 1, ended: true, endQuoted: false };
    }
    if (line === '') continue;
    if (ignored !== null || !/^[a-z][a-z -]{0,30}:\s*/i.test(line)) break;
    to = at;
  }
  return { kind: 'register', from, to, next: to + 1, ended: false, endQuoted: false };
}
