/**
 * Stage 2 of reading a mail (mail-text.ts): the commands, orders and messages of one section, for a game, power and position
 * that the caller has found. Linear in the length of the text.
 */
import { parsePhase } from '../board/phase.ts';
import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import { type Block, blockAt } from './blocks.ts';
import {
  type Branches,
  createBranches,
  endIf,
  failBranch,
  failIf,
  failPhase,
  guardsOf,
  openIf,
  turnBranch,
  turnToPhase,
  whyBlocked,
} from './branches.ts';
import type { Command, CommandName } from './commands.ts';
import { conditionParts, hasBranches, isBranchLine } from './condition-lines.ts';
import { readInfluence } from './influence-line.ts';
import type { ErrorItem, NumberedLine, Section, SectionContext, SectionRead } from './mail-text.ts';
import type { OrderContext } from './order-context.ts';
import { emptyTally, errorItem, type ItemPlace, orderItem, orderItems, type Tally } from './order-items.ts';
import { readOneLinePress, readPressBlock } from './press-block.ts';
import { isSignatureMark, SIGNATURE } from './quotes.ts';
import type { RawPower } from './raw-order.ts';
import { blockError, isCommentLine, readBlock } from './read-block.ts';
import { readCommand } from './read-command.ts';
import { type OrdersRead, readOrders } from './read-orders.ts';
import { scrubText } from './scrub.ts';
import type { Secret } from './secret.ts';
import { notUnderstood, type SectionWriter, sectionWriter } from './section-writer.ts';
import { isWrapped } from './wrapped-lines.ts';

/** A longer line is not read: no order is so long, and prose of that length is hostile. */
const LONGEST_LINE = 4096;

export function readSection(section: Section, context: SectionContext): SectionRead {
  const state: State = {
    context,
    lines: section.lines,
    writer: sectionWriter(),
    secrets: [...section.secrets],
    as: null,
    branches: createBranches(),
    lastBranchLine: section.lines.findLastIndex(({ text, ignored }) => ignored === null && isBranchLine(text)),
    heading: null,
    tallies: new Map(),
    inPart: false,
  };
  if (section.unreadable !== null) state.writer.add(section.unreadable);
  let at = 0;
  while (at < section.lines.length) at = readAt(state, at);
  return state.writer.result();
}

interface State {
  readonly context: SectionContext;
  readonly lines: readonly NumberedLine[];
  readonly writer: SectionWriter;
  readonly secrets: Secret[];
  /** After BECOME. */
  as: Power | null;
  readonly branches: Branches;
  /** Index of the last line that begins with ELSE or ENDIF; -1: there is none. */
  readonly lastBranchLine: number;
  heading: RawPower | null;
  tallies: Map<PhaseCode | null, Tally>;
  /** Reading a part of a line whose other parts are items: nothing of it can be prose. */
  inPart: boolean;
}

function addProse({ writer, inPart }: State, line: NumberedLine): void {
  if (inPart) writer.add(notUnderstood(line));
  else writer.prose(line);
}

function ignoreLines({ writer, inPart }: State, from: number, to: number, why: string): void {
  if (!inPart) writer.ignore(from, to, why);
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
    writer.ignore(line.number, line.number, line.ignored);
    return at + 1;
  }
  if (line.text.length > LONGEST_LINE) {
    writer.ignore(line.number, line.number, `a line of more than ${LONGEST_LINE} characters`);
    return at + 1;
  }
  if (isSignatureMark(line.text)) {
    writer.ignore(line.number, line.number, SIGNATURE);
    return at + 1;
  }
  const block = blockAt(lines, at);
  if (block !== null) {
    addBlock(state, block);
    return block.next;
  }
  if (isCommentLine(line.text)) {
    writer.ignore(line.number, line.number, 'comment');
    return at + 1;
  }
  return readLine(state, at);
}

function addBlock(state: State, block: Block): void {
  const { writer, lines, context, secrets, as } = state;
  const opening = lines[block.from]!;
  if (block.kind === 'press') {
    if (context.board === null) {
      writer.add(
        blockError(lines, block, {
          problem: 'To whom, and in which game? Sign on first, or mail to the game’s own address.',
        }),
      );
      return;
    }
    const message = readPressBlock({ board: context.board, as, secrets }, lines, block);
    if ('message' in message) writer.add(message);
    else writer.addPress(message);
    return;
  }
  const read = readBlock(lines, block, context, orderContext(state));
  if ('problem' in read) {
    writer.add(blockError(lines, block, read));
    return;
  }
  const lastLine = lines[Math.max(block.from, block.next - 1)]!.number;
  addCommand(state, read.command, { line: opening.number, lastLine }, scrubText(opening.text.trim(), secrets));
}

/** A line of commands, press or orders. */
function readLine(state: State, at: number): number {
  const { writer, lines, context } = state;
  const line = lines[at]!;
  const parts = conditionParts(line.text);
  if (isHardlyCondition(state, at, parts?.[0] ?? line.text)) {
    readProse(state, line);
    return at + 1;
  }
  if (parts !== null) {
    state.inPart = true;
    for (const part of parts) readPart(state, { ...line, text: part });
    state.inPart = false;
    return at + 1;
  }
  if (context.board !== null) {
    const press = readOneLinePress({ board: context.board, as: state.as, secrets: state.secrets }, line);
    if (press !== null) {
      if ('message' in press) {
        writer.add(press);
        return at + 1;
      }
      const next = endOfWrapped(state, at);
      const more = lines.slice(at + 1, next).map(({ text }) => scrubText(text.trim(), state.secrets));
      const lastLine = lines[next - 1]!.number;
      writer.addPress({ ...press, lastLine, body: [press.body, ...more].join('\n') });
      return next;
    }
  }
  const next = lines[at + 1];
  const follows = next !== undefined && next.ignored === null && next.text.trim() !== '' ? next : null;
  return readPart(state, line, follows) ? at + 2 : at + 1;
}

/** Mail programs break lines of more than this; what they broke off is no line of its own. */
const SHORTEST_WRAPPED = 50;

/** Index after the lines that go on with the prose of line `at`: each line before them is long, and they are prose. */
function endOfWrapped(state: State, at: number): number {
  const { lines, context } = state;
  const orders = orderContext(state);
  let next = at + 1;
  while (next < lines.length && lines[next - 1]!.text.trim().length >= SHORTEST_WRAPPED) {
    const { text, ignored } = lines[next]!;
    if (ignored !== null || text.trim() === '' || text.length > LONGEST_LINE) break;
    if (isSignatureMark(text) || isCommentLine(text) || blockAt(lines, next) !== null) break;
    if (readCommand(text, context) !== null || conditionParts(text) !== null) break;
    if (orders !== null && readOrders(text, orders).means) break;
    if (/^to\s.{1,80}:/i.test(text.trim())) break;
    next++;
  }
  return next;
}

/** Reads one line, or a part of one; true when the line after it was taken too. */
function readPart(state: State, line: NumberedLine, follows: NumberedLine | null = null): boolean {
  const commands = readCommand(line.text, state.context);
  const orders = orderContext(state);
  if (commands !== null) {
    const place = { line: line.number, lastLine: line.number };
    for (const read of commands) {
      if ('command' in read) addCommand(state, read.command, place, read.text);
      else {
        fail(state, read.about);
        addProblem(state, place, read.text, read.problem.problem, read.problem.suggestion ?? null);
      }
    }
    return false;
  }
  if (/^\s*(?:else\s?)?if\b/i.test(line.text) && state.branches.phase !== null) {
    fail(state, /^\s*if/i.test(line.text) ? 'IF' : 'ELSE IF');
    addProblem(state, { line: line.number, lastLine: line.number }, line.text.trim(), CONDITION_FORM, null);
    return false;
  }
  if (orders === null) {
    readWithoutGame(state, line);
    return false;
  }
  return addOrders(state, line, follows, orders);
}

/** `If I see this right, then …`: with no PHASE above, no ELSE or ENDIF below and no condition in it, that is prose. */
function isHardlyCondition({ branches, context, lastBranchLine, lines }: State, at: number, text: string): boolean {
  if (!/^\s*if\b/i.test(text) || branches.phase !== null || branches.frames.length > 0) return false;
  if (branches.phaseBlocked !== null || lastBranchLine > at || hasBranches(lines[at]!.text)) return false;
  const read = readCommand(text, context);
  return read === null || read.every((each) => 'problem' in each);
}

/** Prose, or an order inside it that is not taken as one. */
function readProse(state: State, line: NumberedLine): void {
  const orders = orderContext(state);
  if (orders === null || !readOrders(line.text, orders).means) addProse(state, line);
  else addProblem(state, { line: line.number, lastLine: line.number }, line.text.trim(), CONDITION_FORM, null);
}

const CONDITION_FORM =
  'This is no condition that can be read: PHASE S1903M, then IF A Mun THEN, orders, ELSE, orders, ENDIF, each on its line.';

/** Orders for no game are told apart from prose by their look alone. */
function readWithoutGame(state: State, line: NumberedLine): void {
  if (!LOOKS_LIKE_ORDER.test(line.text)) addProse(state, line);
  else {
    const message = 'This looks like an order, but for which game? Sign on first, or mail to the game’s own address.';
    addProblem(
      state,
      { line: line.number, lastLine: line.number },
      line.text.trim(),
      message,
      'SIGNON fmarne password',
    );
  }
}

const LOOKS_LIKE_ORDER =
  /^\s*(?:[-*•]\s*)?(?:a|f|army|fleet)\s+\p{L}[\p{L}. ()/]{1,40}?\s*(?:[-–—→>]|\b(?:s|c|h|m|support|supports|convoys?|holds?|moves?|to)\b)/iu;

function addOrders(state: State, line: NumberedLine, follows: NumberedLine | null, orders: OrderContext): boolean {
  const { writer } = state;
  const influence = readInfluence(line.text, orders);
  if (influence !== null) {
    addInfluence(state, line, influence, orders);
    return false;
  }
  const alone = readOrders(line.text, orders, state.heading);
  const joined = follows === null ? null : readWrapped(state, line, follows, alone, orders);
  const read = joined ?? alone;
  const lastLine = joined === null ? line.number : follows!.number;
  if (read.heading !== null) {
    setHeading(state, line, read.heading, orders);
    return joined !== null;
  }
  if (!read.means) {
    addProse(state, line);
    return false;
  }
  const place: ItemPlace = {
    line: line.number,
    lastLine,
    phase: state.branches.phase,
    guards: guardsOf(state.branches),
  };
  const blocked = whyBlocked(state.branches);
  if (blocked !== null) {
    writer.add(errorItem(place, line.text.trim(), blocked, []));
    return joined !== null;
  }
  const items = read.readings.flatMap((reading) => orderItems(reading, place, orders, tallyOf(state)));
  for (const item of items) writer.add(item);
  // Remarks stay in the texts of the orders they stand behind: a line ends in one place only.
  if (items.length === 0) ignoreLines(state, line.number, lastLine, 'kept as it is: nothing to do');
  return joined !== null;
}

/** The two lines as one, if they read better so. */
function readWrapped(
  state: State,
  line: NumberedLine,
  follows: NumberedLine,
  alone: OrdersRead,
  orders: OrderContext,
): OrdersRead | null {
  if (!isWrapped(line.text, follows.text) || isCommentLine(follows.text)) return null;
  const complete = alone.readings.length > 0 && alone.readings.every(({ read }) => read !== 'error');
  if (complete && !/^\s*[-=]*>/.test(follows.text)) return null;
  if (readCommand(follows.text, state.context) !== null) return null;
  const joined = readOrders(`${line.text.trimEnd()} ${follows.text.trim()}`, orders, state.heading);
  return joined.means && joined.readings.some(({ read }) => read !== 'error') ? joined : null;
}

function setHeading(state: State, line: NumberedLine, power: Power, orders: OrderContext): void {
  const text = line.text.trim();
  state.heading = { power, shown: text };
  if (orders.also === 'all' || orders.power === power || orders.also.includes(power)) {
    ignoreLines(state, line.number, line.number, 'heading');
    return;
  }
  const message = `You do not write for ${power}: the orders below are not read.`;
  addProblem(state, { line: line.number, lastLine: line.number }, text, message, null);
}

function addInfluence(
  state: State,
  line: NumberedLine,
  readings: NonNullable<ReturnType<typeof readInfluence>>,
  orders: OrderContext,
): void {
  const place: ItemPlace = {
    line: line.number,
    lastLine: line.number,
    phase: state.branches.phase,
    guards: guardsOf(state.branches),
  };
  const blocked = whyBlocked(state.branches);
  for (const reading of readings) {
    if (blocked !== null) state.writer.add(errorItem(place, reading.text, blocked, []));
    else if (reading.read === 'error')
      state.writer.add(errorItem(place, reading.text, reading.message, reading.suggestions));
    else if (reading.read === 'take-back') {
      addCommand(state, { command: 'CLEAR', args: { what: 'influence', at: reading.at } }, place, reading.text);
    } else {
      const item = orderItem(place, reading.text, reading.order, reading.parsed, orders.power, reading.notes);
      state.writer.add({ ...item, influence: { points: reading.points, at: reading.at } });
    }
  }
}

/** Adds a command, and does what it does to the lines below. */
function addCommand(state: State, command: Command, place: Pick<ItemPlace, 'line' | 'lastLine'>, text: string): void {
  const problem = keepSecret(state, command) ?? follow(state, command);
  const shown = scrubText(text, state.secrets);
  if (problem !== null) {
    addProblem(state, place, shown, problem, null);
    return;
  }
  state.writer.add({ kind: 'command', ...place, text: shown, as: state.as, phase: state.branches.phase, ...command });
}

/** More new passwords in one mail are a mistake, or an attack on the time it takes to keep them out of all texts. */
const MOST_SECRETS = 40;

function keepSecret({ secrets }: State, command: Command): string | null {
  const set = command.command === 'SET PASSWORD' || command.command === 'REVIVE' ? command.args.password : null;
  if (set === null || secrets.some((each) => each.reveal() === set.reveal())) return null;
  if (secrets.length >= MOST_SECRETS) return 'There are too many passwords in this mail.';
  secrets.push(set);
  return null;
}

function addProblem(
  state: State,
  place: Pick<ItemPlace, 'line' | 'lastLine'>,
  text: string,
  message: string,
  suggestion: string | null,
): void {
  const item: ErrorItem = errorItem(
    place,
    scrubText(text, state.secrets),
    message,
    suggestion === null ? [] : [suggestion],
  );
  state.writer.add(item);
}

/** What a command does to the lines below it; a sentence when it may not stand here. */
function follow(state: State, command: Command): string | null {
  switch (command.command) {
    case 'BECOME':
      state.as = command.args.role === 'MASTER' ? null : command.args.role;
      state.heading = null;
      return null;
    case 'PHASE':
      state.heading = null;
      return turnToPhase(state.branches, command.args.phase, state.context);
    case 'IF':
      return openIf(state.branches, { condition: command.args.condition, holds: true });
    case 'ELSE IF':
      return turnBranch(state.branches, { condition: command.args.condition, holds: true });
    case 'ELSE':
      return turnBranch(state.branches, null);
    case 'ENDIF':
      return endIf(state.branches);
    default:
      return null;
  }
}

/** A command that could not be read: what it would have done to the lines below it. */
function fail({ branches }: State, about: CommandName): void {
  if (about === 'PHASE') failPhase(branches);
  else if (about === 'IF') failIf(branches);
  else if (about === 'ELSE IF') failBranch(branches);
}

function tallyOf(state: State): Tally {
  const tally = state.tallies.get(state.branches.phase) ?? emptyTally();
  state.tallies.set(state.branches.phase, tally);
  return tally;
}

/** How orders are read at this point; null when no game is known, or it has not begun. */
function orderContext({ context, branches, as }: State): OrderContext | null {
  const { board } = context;
  const { phase } = branches;
  if (board === null) return null;
  const code = phase ?? context.phase;
  const isMaster = context.role === 'master' && as === null;
  return {
    board,
    kind: code === null ? 'M' : parsePhase(code).kind,
    phase: code,
    power: as ?? context.power,
    also: isMaster ? 'all' : as === null ? (context.also ?? []) : [],
    position: phase === null ? context.position : null,
    proxy: context.allows?.proxy ?? true,
    disbandInMovement: context.allows?.disbandInMovement ?? false,
    proxies: context.proxies ?? {},
  };
}
