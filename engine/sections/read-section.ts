import { isYes } from '../commands/plain-words.ts';
import { readCommand } from '../commands/read-command.ts';
import { answersInWords } from '../commands/wishes/answers-in-words.ts';
import { turnToPhase } from '../language/conditions/branches.ts';
import { conditionParts } from '../language/conditions/condition-lines.ts';
import { bareWord } from '../language/mail/confirming.ts';
import { isClosing, isGreeting, isName } from '../language/mail/courtesies.ts';
import { nextOfKind, readHeadingLine } from '../language/mail/heading-lines.ts';
import { headingWords } from '../language/mail/heading-words.ts';
import { INTERNAL_ERROR, type InternalError } from '../language/mail/internal-error.ts';
import type {
  Doubt,
  ErrorItem,
  NumberedLine,
  Section,
  SectionContext,
  SectionItem,
  SectionRead,
} from '../language/mail/mail-text.ts';
import { isLikeQuoteHead } from '../language/mail/quote-heads.ts';
import { DOUBTFUL, SIGNATURE } from '../language/mail/quotes.ts';
import { readOrders } from '../language/orders/read-orders.ts';
import { isWordedAsQuestion } from '../language/questions/read-question.ts';
import { otherKind } from '../language/signs/other-turn.ts';
import { isPresentPhase } from '../language/times/phase-text.ts';
import type { Message } from '../messages/all-messages.ts';
import { blockAt, type TextBlock } from '../text/blocks.ts';
import { isSignatureMark } from '../text/line-marks.ts';
import { shortenText } from '../text/shorten.ts';
import { withDoubtBesideUnread } from './beside-unread.ts';
import { plainlyCorrected } from './changes/plainly-corrected.ts';
import { readCorrectionAt } from './correction.ts';
import { addDenied } from './denied.ts';
import { withoutBelowFailedBecome } from './failed-become.ts';
import { readLetter } from './letters/letter.ts';
import { withOrdersOffered } from './letters/offered-orders.ts';
import { withPowerMeant } from './meant-power.ts';
import { readOneLinePress } from './press-block.ts';
import { pressWithText } from './press-options.ts';
import { blockError, isCommentLine, readBlock } from './read-block.ts';
import { addCommand, failCommand } from './section-commands.ts';
import { addPressBlock, addStrayLetter, asideBecause } from './section-letters.ts';
import { addCorrection, addOrders, setHeading } from './section-orders.ts';
import {
  CONDITION_FORM,
  endOfWrapped,
  isHardlyBlock,
  isHardlyCondition,
  MAX_MAIL_LINE,
  readProse,
  readWithoutGame,
} from './section-prose.ts';
import {
  addProblem,
  addProse,
  createState,
  ignoreLines,
  isOrderLine,
  opensMessageLine,
  orderContext,
  pressFrom,
  type State,
  signContext,
} from './section-state.ts';
import { withSmallTalk } from './small-talk.ts';
import { findStrayLetters, isMisnamed } from './unframed-press.ts';
import { addQuestions, isWritten, unframedAt } from './without-command.ts';

export function readSection(section: Section, context: SectionContext): SectionRead {
  if (section.lines.every(({ ignored }) => ignored !== DOUBTFUL)) {
    const read = readLines(section, context);
    const first = section.lines.find(isWritten);
    return first !== undefined && isLikeQuoteHead(first.text) && isUnread(read, first) ? askedBelow(read, first) : read;
  }
  // Below what may be the head of a quotation: one's own, unless the writer already asks for something above it.
  const above = readLines(section, context);
  if (above.press.length > 0 || above.items.some(({ kind }) => kind !== 'error')) return above;
  const lines = section.lines.map((line) => (line.ignored === DOUBTFUL ? { ...line, ignored: null } : line));
  return askedBelow(
    readLines({ ...section, lines }, context),
    section.lines.find(({ ignored }) => ignored === DOUBTFUL)!,
  );
}

function isUnread({ items, press, ignored }: SectionRead, { number }: NumberedLine): boolean {
  const isHeading = ignored.some(({ from, to, why }) => from <= number && number <= to && why !== 'about-orders');
  return (
    !isHeading &&
    items.every((item) => item.line !== number || item.kind === 'error') &&
    press.every(({ line }) => line !== number)
  );
}

/** What stands below the head of a quotation, perhaps, is asked about; commands are not done. */
function askedBelow(read: SectionRead, head: NumberedLine): SectionRead {
  const pending: Doubt = { set: -head.number, why: { code: 'pending/below', shown: shortenText(head.text.trim()) } };
  return {
    ...read,
    items: read.items.map((item): SectionItem => {
      if (item.line < head.number || item.kind === 'error') return item;
      if (item.kind === 'order') return { ...item, pending: item.pending ?? pending };
      const { line, lastLine, text } = item;
      return { kind: 'error', line, lastLine, text, message: PERHAPS_QUOTED, suggestion: null, suggestions: [] };
    }),
    press: read.press.map((each) => (each.line < head.number ? each : { ...each, held: each.held ?? PERHAPS_QUOTED })),
  };
}

function readLines(section: Section, context: SectionContext): SectionRead {
  const state = createState(section, context);
  state.strays = findStrayLetters(state);
  if (section.unreadable !== null) state.writer.add(section.unreadable);
  const faults: InternalError[] = [];
  let at = 0;
  let read = 0;
  let characters = 0;
  while (at < section.lines.length) {
    const { number, text, ignored } = section.lines[at]!;
    if (ignored === null && text.trim() !== '') {
      read += 1;
      characters += Math.min(text.length, MAX_MAIL_LINE);
      if (read > MOST_LINES || characters > MOST_CHARACTERS) {
        const { number: last } = section.lines.at(-1)!;
        state.writer.add(tooLong(section.lines[at]!, read - 1));
        if (last > number) state.writer.ignore(number + 1, last, 'too-many-lines');
        break;
      }
    }
    try {
      at = readAt(state, at);
    } catch (error) {
      faults.push({ line: number, error });
      addProblem(state, { line: number, lastLine: number }, text.trim(), INTERNAL_ERROR, null);
      at += 1;
    }
  }
  const plain = plainlyCorrected(withoutBelowFailedBecome(state.writer.result()), section.lines, context);
  const offered = withOrdersOffered(withDoubtBesideUnread(plain, section.lines), state);
  const result = withPowerMeant(withSmallTalk(offered, context), section, context);
  const found: SectionRead = state.namesPhase ? { ...result, namesPhase: true } : result;
  return faults.length === 0 ? found : { ...found, faults };
}

/** What one section may have us work through; a message, a diary entry and any other block counts as one line. */
const MOST_LINES = 500;
const MOST_CHARACTERS = 50_000;

/** From line `at` on nothing was read. */
function tooLong({ number: line, text }: NumberedLine, read: number): ErrorItem {
  return {
    kind: 'error',
    line,
    lastLine: line,
    text: text.trim(),
    message: { code: 'lines/too-many', read, most: MOST_LINES, characters: MOST_CHARACTERS },
    suggestion: null,
    suggestions: [],
  };
}

/** Reads what begins at a line; the index of the next. */
function readAt(state: State, at: number): number {
  const { writer, lines } = state;
  const line = lines[at]!;
  if (line.text.trim() === '') {
    writer.blank();
    return at + 1;
  }
  if (line.ignored !== null) {
    if (line.ignored !== DOUBTFUL || !isMeant(state, line)) writer.ignore(line.number, line.number, asideBecause(line));
    else addProblem(state, { line: line.number, lastLine: line.number }, line.text.trim(), PERHAPS_QUOTED, null);
    return at + 1;
  }
  if (line.text.length > MAX_MAIL_LINE) {
    writer.ignore(line.number, line.number, 'long-line');
    return at + 1;
  }
  if (isSignatureMark(line.text)) {
    writer.ignore(line.number, line.number, SIGNATURE);
    return at + 1;
  }
  const stray = state.strays.letters.get(at);
  if (stray !== undefined) {
    addStrayLetter(state, stray);
    return stray.block.next;
  }
  const block = blockAt(lines, at);
  const { board } = state.context;
  const isFramed = block !== null && (block.ended || board === null || !isMisnamed(board, block, line));
  const letter = isFramed || isCommentLine(line.text) ? null : unframedAt(state, at);
  if (letter !== null) {
    addStrayLetter(state, letter);
    return letter.block.next;
  }
  if (block !== null) {
    if (isHardlyBlock(state, block)) return readProseAt(state, at);
    if (!block.ended && block.kind === 'press' && isPressLine(state, line.text)) return readPressLine(state, at);
    addBlock(state, block);
    return block.next;
  }
  if (isCommentLine(line.text)) {
    writer.ignore(line.number, line.number, 'comment');
    return at + 1;
  }
  return readLine(state, at);
}

function isPressLine({ context }: State, text: string): boolean {
  return context.board !== null && pressWithText(context.board, text) !== null;
}

/** `PRESS TO France: hello` with no end mark below: the message is that line, unless it seems to go on. */
function readPressLine(state: State, at: number): number {
  const line = state.lines[at]!;
  const below = state.lines.slice(endOfWrapped(state, at)).find(isWritten);
  const isWhole = below === undefined || isClosing(below.text) || isName(below.text) || isMeant(state, below);
  if (isWhole) return readLine(state, at);
  addProblem(state, { line: line.number, lastLine: line.number }, line.text.trim(), PRESS_WITHOUT_END, null);
  return at + 1;
}

const PRESS_WITHOUT_END: Message = { code: 'lines/press-where-ends' };

const PERHAPS_QUOTED: Message = { code: 'lines/perhaps-quoted' };

/** Would the line order or command something? */
function isMeant(state: State, { text }: NumberedLine): boolean {
  const orders = orderContext(state);
  return readCommand(text, state.context) !== null || (orders !== null && readOrders(text, orders).means);
}

function addBlock(state: State, block: TextBlock): void {
  const { writer, lines, context } = state;
  const opening = lines[block.from]!;
  if (block.kind === 'press') {
    addPressBlock(state, block);
    return;
  }
  const read = readBlock(lines, block, context, orderContext(state));
  if ('problem' in read) {
    writer.add(blockError(lines, block, read));
    return;
  }
  const lastLine = lines[Math.max(block.from, block.next - 1)]!.number;
  addCommand(state, read.command, { line: opening.number, lastLine }, opening.text.trim());
}

function readProseAt(state: State, at: number): number {
  readProse(state, state.lines[at]!);
  return at + 1;
}

const END_OF_NOTHING: Message = { code: 'lines/end-of-nothing' };

/** A line of commands, press or orders. */
function readLine(state: State, at: number): number {
  const { writer, lines, context } = state;
  const line = lines[at]!;
  // Made of syllables, a word may be like any other, such as one of a question.
  if (meantByWord(line.text, context) !== null) return at + 1 + readPart(state, line);
  if (readHeading(state, line, at)) return at + 1;
  const letter = readLetter(state, at);
  if (letter !== null) return letter;
  if (opensMessageLine(state, line) && !isOrderLine(state, line) && isAboveOrders(state, at)) {
    addProse(state, line);
    return at + 1;
  }
  const paragraph = state.strays.ends.get(at);
  if (paragraph !== undefined) {
    const from = lines[paragraph]!.number;
    if (writer.ask(from, { code: 'pending/beside', shown: line.text.trim() }))
      writer.ignore(line.number, line.number, 'about-orders');
    else addProblem(state, { line: line.number, lastLine: line.number }, line.text.trim(), END_OF_NOTHING, null);
    return at + 1;
  }
  const named = HEAD_OF_LINE.exec(line.text);
  if (named !== null && readHeadBefore(state, at, named[1]!, named[2]!)) return at + 1;
  // `If I lose all my centers, am I out?`
  const isAsked = line.text.trim().endsWith('?') || isWordedAsQuestion(line.text, context.board);
  if (isAsked && /^\s*if\b/i.test(line.text) && addQuestions(state, line)) return at + 1;
  const parts = conditionParts(line.text);
  if (isHardlyCondition(state, at, parts?.[0] ?? line.text)) return readProseAt(state, at);
  if (parts !== null) {
    state.inPart = true;
    for (const part of parts) readPart(state, { ...line, text: part });
    state.inPart = false;
    return at + 1;
  }
  if (context.board !== null) {
    const press = readOneLinePress({ board: context.board, as: pressFrom(state) }, line);
    if (press !== null) {
      if ('message' in press) {
        writer.add(press);
        return at + 1;
      }
      const next = endOfWrapped(state, at);
      const more = lines.slice(at + 1, next).map(({ text }) => text);
      const lastLine = lines[next - 1]!.number;
      writer.addPress({ ...press, lastLine, body: [press.body, ...more].join('\n') });
      return next;
    }
  }
  if (addDenied(state, line)) return at + 1;
  // `Vienna to Galicia. Can I still change that?`
  const [, ordered, asked] = ORDER_AND_QUESTION.exec(line.text) ?? [];
  if (
    asked !== undefined &&
    (asked.trim().endsWith('?') || isWordedAsQuestion(asked, context.board)) &&
    isOrderLine(state, { ...line, text: ordered! }) &&
    !isOrderLine(state, { ...line, text: asked }) &&
    addQuestions(state, { ...line, text: asked })
  )
    return at + 1 + readPart(state, { ...line, text: ordered! });
  // Alone it begins no message: `I want to write to Germany`.
  const isAlone = lines.every((each) => each === line || !isWritten(each));
  const mayAsk = isAlone || !opensMessageLine(state, line);
  if (mayAsk && !/^\s*ip\s*\d/i.test(line.text) && addQuestions(state, line)) return at + 1;
  return at + 1 + readPart(state, line, linesBelow(lines, at));
}

const ORDER_AND_QUESTION = /^(.*\p{L}{2,}\)?[.!;])\s+(\p{L}[^.!]*)$/u;

/** Orders for a whole board, broken where a program broke them. */
const MOST_WRAPPED = 40;

function linesBelow(lines: readonly NumberedLine[], at: number): readonly NumberedLine[] {
  const below = lines.slice(at + 1, at + 1 + MOST_WRAPPED);
  const end = below.findIndex((line) => !isWritten(line));
  return end < 0 ? below : below.slice(0, end);
}

function isAboveOrders(state: State, at: number): boolean {
  return linesBelow(state.lines, at).some((line) => isOrderLine(state, line));
}

/** A line that stands above orders; false for any other. */
function readHeading(state: State, line: NumberedLine, at: number): boolean {
  const { context, branches } = state;
  const heading =
    context.board === null ? null : readHeadingLine(context.board, line.text, context.phase, context.answers);
  if (heading === null) return readDoubtfulHeading(state, line, at);
  const place = { line: line.number, lastLine: line.number };
  const orders = orderContext(state);
  const isNow = heading.phase === null || isPresentPhase(context.board!, heading.phase, context.phase ?? heading.phase);
  const isLater = heading.phase !== null && (isTurned(branches) || !isNow);
  if (heading.phase !== null && isNow) state.namesPhase = true;
  if (isLater) {
    addCommand(state, { command: 'PHASE', args: { phase: heading.phase! } }, place, line.text.trim());
    state.bare = headingWords(line.text)?.bare ?? null;
    if (heading.power !== null) state.heading = { power: heading.power, shown: line.text.trim() };
  } else if (heading.power !== null && orders !== null) setHeading(state, line, heading.power, orders);
  else ignoreLines(state, line.number, line.number, 'heading');
  return true;
}

/** `Contingent retreats:`: what stands below is asked about, and never for the present phase. */
function readDoubtfulHeading(state: State, line: NumberedLine, at: number): boolean {
  if (!turnToOtherKind(state, line.text, () => isAboveOrders(state, at))) return false;
  addProse(state, line);
  return true;
}

/** Where the line names another kind of phase, what follows it is read for the next of that kind. */
function turnToOtherKind(state: State, text: string, isAbove: () => boolean): boolean {
  const { context, branches } = state;
  const signs = signContext(context);
  const kind = signs === null ? null : otherKind(text, signs, isAbove);
  const phase = kind === null ? null : nextOfKind(signs!.board, kind, context.phase);
  if (phase === null) return false;
  const commands = readCommand(text, context);
  if (commands?.some((read) => 'command' in read || isTurned(branches)) === true) return false;
  turnToPhase(branches, phase, context);
  state.bare = headingWords(text)?.bare ?? null;
  return true;
}

const HEAD_OF_LINE = /^([^:;]{3,40}:)\s+(\S.*)$/;

/** `Fall 1901: A Par - Bur`, `If dislodged: A Par - Bur`: a phase before the orders of its line. */
function readHeadBefore(state: State, at: number, head: string, orders: string): boolean {
  const { context, branches, bare } = state;
  const line = state.lines[at]!;
  const rest = { ...line, text: orders };
  const before = { ...branches };
  const phase = context.board === null ? null : (readHeadingLine(context.board, head, context.phase)?.phase ?? null);
  if (phase !== null) turnToPhase(branches, phase, context);
  else if (!turnToOtherKind(state, head, () => true)) return false;
  if (phase !== null) state.bare = headingWords(head)?.bare ?? null;
  const isOrder = isOrderLine(state, rest);
  if (!isOrder || phase !== null) Object.assign(branches, before);
  if (!isOrder) {
    state.bare = bare;
    return false;
  }
  state.inPart = true;
  if (phase !== null) readHeading(state, { ...line, text: head }, at);
  readPart(state, rest);
  state.inPart = false;
  if (phase === null) state.writer.ask(line.number, { code: 'pending/beside', shown: head });
  return true;
}

/** Is another phase than the current one above, be it one that is not taken? */
function isTurned({ phase, phaseBlocked }: State['branches']): boolean {
  return phase !== null || phaseBlocked !== null;
}

/** `extend 0 days`, `replace Ann by sam@example.org`: a command with a fault, whatever it is like. */
const TERSE = /^(?=.*[\d@])\W*(?:\S+\s+){0,3}\S+$/;

/** Reads one line, or a part of one; how many of the lines below were taken too. */
function readPart(state: State, line: NumberedLine, follows: readonly NumberedLine[] = []): number {
  if (addOrdersBehind(state, line, line.text, ORDERS_HEAD)) return 0;
  const commands = readCommand(meantByWord(line.text, state.context) ?? line.text, state.context);
  const orders = orderContext(state);
  // `Orders attached.`, `What is the deadline?`
  const isQuestion = answersInWords(line.text, state.context.role === 'master' ? state.context : null).length > 0;
  const corrected = orders === null ? null : readCorrectionAt(line, follows, orders, state);
  const isCommand = commands?.some((read) => 'command' in read) === true;
  const isLess =
    corrected?.correction === 'unclear' ? isCommand || isQuestion : isCommand && (corrected?.taken ?? 0) > 0;
  if (orders !== null && corrected !== null && !isLess) {
    addCorrection(state, line, corrected, orders);
    return corrected.taken;
  }
  const isSaid = isGreeting(line.text) || (isQuestion && !TERSE.test(line.text));
  if (commands?.every((read) => 'problem' in read) === true && isSaid) {
    addProse(state, line);
    return 0;
  }
  if (commands !== null) {
    const place = { line: line.number, lastLine: line.number };
    for (const read of commands) {
      if ('command' in read) addCommand(state, read.command, place, read.text);
      else if (read.about !== 'SET' || !addOrdersBehind(state, line, read.text, /^set\s+/i)) {
        failCommand(state, read.about);
        addProblem(state, place, read.text, read.problem.problem, read.problem.suggestion ?? null);
      }
    }
    return 0;
  }
  if (/^\s*(?:else\s?)?if\b/i.test(line.text) && state.branches.phase !== null) {
    failCommand(state, /^\s*if/i.test(line.text) ? 'IF' : 'ELSE IF');
    addProblem(state, { line: line.number, lastLine: line.number }, line.text.trim(), CONDITION_FORM, null);
    return 0;
  }
  if (orders === null) {
    readWithoutGame(state, line);
    return 0;
  }
  // `Was ist die Frist?`, where `Was` begins a place.
  if (isQuestion && readOrders(line.text, orders, state.heading).readings.every(({ read }) => read === 'error')) {
    addProse(state, line);
    return 0;
  }
  return addOrders(state, line, follows, orders);
}

/** `Orders: A Par - Bur`, `set wait; A Par - Bur`: what stands behind the `head` of a line, where it is orders. */
function addOrdersBehind(state: State, line: NumberedLine, written: string, head: RegExp): boolean {
  const text = written.trim().replace(head, '');
  const orders = text === written.trim() ? null : orderContext(state);
  if (orders === null) return false;
  const { means, readings } = readOrders(text, orders, state.heading);
  if (!means || !readings.some(({ read }) => read !== 'error')) return false;
  addOrders(state, { ...line, text }, [], orders);
  return true;
}

const ORDERS_HEAD =
  /^(?:(?:(?:here|these|below) (?:are|is) )?(?:(?:my|our|the|all) )?orders?\s*:|(?:i|we) (?:hereby )?order\b:?|ich befehle\b:?|j['’]ordonne\b:?)\s*(?=\S)/i;

/** What a line stands for that is nothing but a word waited for, or `yes`; null for any other. */
function meantByWord(text: string, { words, yes }: SectionContext): string | null {
  if (yes !== undefined && isYes(text)) return yes;
  if (words === undefined) return null;
  const alone = bareWord(text);
  return words.includes(alone) ? `CONFIRM ${alone}` : null;
}
