/** Lines of a section that begin like commands or messages and are prose; and prose that goes on over several lines. */
import { readCommand } from '../commands/read-command.ts';
import { settingWithoutSet } from '../commands/wishes/answers-in-words.ts';
import { isProblem } from '../language/commands/form.ts';
import { conditionParts, hasBranches } from '../language/conditions/condition-lines.ts';
import { looksLikeOrder } from '../language/locales/other-words.ts';
import type { NumberedLine } from '../language/mail/mail-text.ts';
import { SIGN_ON_FORM } from '../language/mail/sign-on.ts';
import { readOrders } from '../language/orders/read-orders.ts';
import type { Message } from '../messages/all-messages.ts';
import { blockAt, type TextBlock } from '../text/blocks.ts';
import { isSignatureMark } from '../text/line-marks.ts';
import { pressWithText, readPressOptions } from './press-options.ts';
import { isCommentLine } from './read-block.ts';
import { addProblem, addProse, orderContext, type State } from './section-state.ts';

/** A longer line is not read: no order is so long, and prose of that length is hostile. */
export const MAX_MAIL_LINE = 4096;

/**
 * `Press to win.`, `Announce it to all.`: with no end mark below, a sentence that begins like a message takes none of the
 * orders below it along.
 */
export function isHardlyBlock({ lines, context }: State, { kind, from, to, ended }: TextBlock): boolean {
  const { text } = lines[from]!;
  if (ended || context.board === null) return false;
  // A GM's `grey press`, with nothing below.
  if (to === from && context.role === 'master' && settingWithoutSet(text, context.board) !== null) return true;
  if (kind === 'announce') return /[.!?,]\s*$/.test(text);
  // Without an end mark below, a message that begins on this line is read by itself.
  if (kind === 'press' && pressWithText(context.board, text) !== null) return false;
  return kind === 'press' && /[.!?,]\s*$/.test(text) && isProblem(readPressOptions(context.board, text));
}

/** Mail programs break lines of more than this; what they broke off is no line of its own. */
const SHORTEST_WRAPPED = 50;

/** Index after the lines that go on with the prose of line `at`: each line before them is long, and they are prose. */
export function endOfWrapped(state: State, at: number): number {
  const { lines, context } = state;
  const orders = orderContext(state);
  let next = at + 1;
  while (next < lines.length && lines[next - 1]!.text.trim().length >= SHORTEST_WRAPPED) {
    const { text, ignored } = lines[next]!;
    if (ignored !== null || text.trim() === '' || text.length > MAX_MAIL_LINE) break;
    if (isSignatureMark(text) || isCommentLine(text) || blockAt(lines, next) !== null) break;
    if (readCommand(text, context) !== null || conditionParts(text) !== null) break;
    if (orders !== null && readOrders(text, orders).means) break;
    if (/^to\s.{1,80}:/i.test(text.trim())) break;
    next++;
  }
  return next;
}

/** `If I see this right, then …`: with no PHASE above, no ELSE or ENDIF below and no condition in it, that is prose. */
export function isHardlyCondition(
  { branches, context, lastBranchLine, lines }: State,
  at: number,
  text: string,
): boolean {
  if (branches.phase !== null || branches.frames.length > 0) return false;
  if (/^\s*(?:else|otherwise)\b/i.test(text)) return /\s\S/.test(lines[at]!.text.trim());
  if (!/^\s*if\b/i.test(text)) return false;
  if (branches.phaseBlocked !== null || lastBranchLine > at || hasBranches(lines[at]!.text)) return false;
  const read = readCommand(text, context);
  return read === null || read.every((each) => 'problem' in each);
}

/** Prose, or an order inside it that is not taken as one. */
export function readProse(state: State, line: NumberedLine): void {
  const orders = orderContext(state);
  if (orders === null || !readOrders(line.text, orders).means) addProse(state, line);
  else addProblem(state, { line: line.number, lastLine: line.number }, line.text.trim(), CONDITION_FORM, null);
}

export const CONDITION_FORM: Message = { code: 'conditions/form' };

/** Orders for no game are told apart from prose by their look alone. */
export function readWithoutGame(state: State, line: NumberedLine): void {
  if (!LOOKS_LIKE_ORDER.test(line.text) && !looksLikeOrder(line.text)) addProse(state, line);
  else {
    const message: Message = { code: 'lines/order-in-which-game' };
    addProblem(state, { line: line.number, lastLine: line.number }, line.text.trim(), message, SIGN_ON_FORM);
  }
}

const LOOKS_LIKE_ORDER =
  /^\s*(?:[-*•]\s*)?(?:a|f|army|fleet)\s+\p{L}[\p{L}. ()/]{1,40}?\s*(?:[-–—→>]|\b(?:s|c|h|m|support|supports|convoys?|holds?|moves?|to)\b)/iu;
