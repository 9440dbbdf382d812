/** Messages to other players: blocks by command, and one line `to France: …` (judge-language B1). */
import type { Board } from '../board/board.ts';
import type { Power } from '../board/variant.ts';
import { isProblem } from '../language/commands/form.ts';
import { isClosing, isName } from '../language/mail/courtesies.ts';
import type { ErrorItem, NumberedLine, WrittenPress } from '../language/mail/mail-text.ts';
import { QUOTED } from '../language/mail/quotes.ts';
import { scrubText } from '../language/mail/scrub.ts';
import { passwordsOfSignOn, readSignOn } from '../language/mail/sign-on.ts';
import { textOfLines } from '../language/mail/text-of-lines.ts';
import { nearestAddressee } from '../language/names/power-list.ts';
import type { Message } from '../messages/all-messages.ts';
import { isQuotedEnd, type TextBlock } from '../text/blocks.ts';
import { foldWithMap } from '../text/fold.ts';
import { isQuoteMarked } from '../text/line-marks.ts';
import type { Secret } from '../text/secret.ts';
import { type PressOptions, pressWithText, readDelivery, readPressOptions } from './press-options.ts';

export interface PressBlockWriter {
  readonly board: Board;
  /** The power written for, where it is named: after BECOME, or in a heading. */
  readonly as: Power | null;
  /** Passwords that the mail has signed on with. */
  readonly secrets: readonly Secret[];
  /** Is the line nothing but orders for units of the writer's own? */
  readonly isOwnOrder: (text: string) => boolean;
  readonly isCommand: (text: string) => boolean;
}

/** How a message begins that lacks its PRESS. */
interface StrayOpening {
  readonly options: PressOptions;
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * The message of a block; an error, covering the block, when it does not show to whom it goes. `stray`: to whom it goes, where
 * no PRESS stands in its first line; it is then held.
 */
export function readPressBlock(
  writer: PressBlockWriter,
  lines: readonly NumberedLine[],
  block: TextBlock,
  stray: StrayOpening | null = null,
): WrittenPress | ErrorItem {
  const { board, as, secrets } = writer;
  const opening = lines[block.from]!;
  const lastLine = lines[Math.max(block.from, block.next - 1)]!.number;
  const begun = pressWithText(board, opening.text);
  const options = stray?.options ?? begun?.options ?? readPressOptions(board, opening.text);
  if (isProblem(options)) {
    return {
      kind: 'error',
      line: opening.number,
      lastLine,
      text: opening.text.trim(),
      message: options.problem,
      suggestion: options.suggestion ?? null,
      suggestions: [],
    };
  }
  const below = lines.slice(block.from + 1, block.to + 1);
  const text = stray?.text ?? begun?.text ?? '';
  const body = text === '' ? below : [{ ...opening, text }, ...below];
  const held =
    reasonToHold(lines, block, body, secrets) ??
    (block.ended || ordersAtEnd(body, writer).length === 0 ? null : OPEN_WITH_ORDERS) ??
    (stray === null || stray.isWhole ? null : WITHOUT_PRESS);
  return {
    ...options,
    line: opening.number,
    lastLine,
    as,
    body: textOfLines(held?.code === OWN_SIGN_ON || held?.code === STRAY_SIGN_ON ? body.map(withoutPassword) : body),
    held,
  };
}

const WITHOUT_PRESS: Message = { code: 'lines/press-without-its-word' };
const OPEN_WITH_ORDERS: Message = { code: 'lines/press-open-with-orders' };
const STRAY_SIGN_ON = 'lines/press-open-with-sign-on';
const OWN_SIGN_ON = 'lines/press-with-own-sign-on';

/** The best documented accidents of the older judges: a message that took the rest of a mailbox along. */
function reasonToHold(
  lines: readonly NumberedLine[],
  block: TextBlock,
  body: readonly NumberedLine[],
  secrets: readonly Secret[],
): Message | null {
  const own = new Set(secrets.map(({ reveal }) => reveal()));
  if (own.size > 0 && body.some(({ text }) => passwordsOfSignOn(unquoted(text)).some((word) => own.has(word))))
    return { code: OWN_SIGN_ON };
  if (!block.ended) {
    if (body.some(({ number, text }) => isSignOnWithPassword(number, text))) return { code: STRAY_SIGN_ON };
    if (body.some(({ text, ignored }) => ignored === QUOTED || isQuoteMarked(text))) {
      return { code: 'lines/press-open-with-quote' };
    }
    if (lines.slice(block.to + 1).some(({ text }) => isQuotedEnd(text))) {
      return { code: 'lines/press-ends-in-quote' };
    }
  }
  return body.every(({ text }) => text.trim() === '') ? { code: 'lines/press-empty' } : null;
}

/**
 * Without its end mark a message takes the writer's own orders along: they would reach others, and not us. The lines that hold
 * them; below them may stand commands, a name and what is quoted.
 */
export function ordersAtEnd(
  body: readonly NumberedLine[],
  { isOwnOrder, isCommand }: Pick<PressBlockWriter, 'isOwnOrder' | 'isCommand'>,
): readonly NumberedLine[] {
  const found: NumberedLine[] = [];
  for (const line of body.toReversed()) {
    const { text, ignored } = line;
    if (ignored !== null || text.trim() === '') continue;
    if (isOwnOrder(text)) found.unshift(line);
    else if (found.length > 0 || !(isClosing(text) || isName(text) || isCommand(text))) break;
  }
  return found;
}

/** Is it held for how it ends, and for nothing that must not go out? */
export function isOpenEnded({ held }: WrittenPress): boolean {
  return typeof held === 'object' && held !== null && OPEN_ENDED.has(held.code);
}

const OPEN_ENDED: ReadonlySet<string> = new Set([
  'lines/press-open-with-orders',
  'lines/press-open-with-quote',
  'lines/press-ends-in-quote',
]);

function isSignOnWithPassword(number: number, text: string): boolean {
  const signOn = readSignOn(number, unquoted(text));
  return signOn !== null && (!('kind' in signOn && signOn.kind !== 'error') || signOn.password !== null);
}

function unquoted(text: string): string {
  return text.replace(/^[\s>|]+/, '');
}

function withoutPassword(line: NumberedLine): NumberedLine {
  return { ...line, text: scrubText(line.text) };
}

const ONE_LINE = /^\s*to\s+(.{1,80}?)\s*:/i;

/** `to France: …` or `press to France: …` in one line; null when the line is none, `empty` when nothing follows. */
export function readOneLinePress(
  { board, as }: Pick<PressBlockWriter, 'board' | 'as'>,
  line: NumberedLine,
): WrittenPress | ErrorItem | null {
  const begun = pressWithText(board, line.text);
  if (begun !== null)
    return { ...begun.options, line: line.number, lastLine: line.number, as, body: begun.text, held: null };
  const { text, origin } = foldWithMap(line.text);
  const match = ONE_LINE.exec(text.slice(0, 400));
  if (match === null) return null;
  const to = readDelivery(board, match[1]!);
  const base = { line: line.number, lastLine: line.number };
  if (typeof to === 'object' && 'problem' in to) {
    const near = nearestAddressee(board, match[1]!);
    // Prose, unless both readings of the list are good, or a name is only misspelt.
    if (to.suggestion == null && near === null) return null;
    return {
      ...base,
      kind: 'error',
      text: line.text.trim(),
      message: { code: 'lines/press-not-sent', why: to.problem },
      suggestion: to.suggestion?.replace(/^PRESS TO (.*)$/, 'to $1: …') ?? `to ${near}: …`,
      suggestions: [],
    };
  }
  if (to !== 'all' && to.length === 0) return null;
  const body = line.text.slice(origin(match[0].length)).trimStart();
  return {
    ...base,
    form: 'one-line',
    to,
    colour: null,
    shown: null,
    noFake: false,
    from: null,
    quiet: false,
    as,
    body,
    held: body === '' ? { code: 'lines/press-line-empty' } : null,
  };
}
