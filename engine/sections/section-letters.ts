/** Messages among the lines of a section: framed, without their PRESS, or with the writer's own orders at their end. */
import type { Board } from '../board/board.ts';
import { readCommand } from '../commands/read-command.ts';
import type { NumberedLine, WrittenPress } from '../language/mail/mail-text.ts';
import { DOUBTFUL, QUOTED } from '../language/mail/quotes.ts';
import { readOrders } from '../language/orders/read-orders.ts';
import type { Message } from '../messages/all-messages.ts';
import type { Aside } from '../messages/orders/lines.ts';
import type { TextBlock } from '../text/blocks.ts';
import type { StrayLetter } from './opening.ts';
import { isOpenEnded, ordersAtEnd, type PressBlockWriter, readPressBlock } from './press-block.ts';
import { blockError } from './read-block.ts';
import { addOrders } from './section-orders.ts';
import { addProblem, orderContext, pressFrom, type State } from './section-state.ts';
import { isWritten } from './without-command.ts';

export function addPressBlock(state: State, block: TextBlock): void {
  const { writer, lines, context } = state;
  const message = context.board === null ? null : readPressBlock(pressWriter(state, context.board), lines, block);
  if (message === null) writer.add(blockError(lines, block, { problem: { code: 'lines/press-in-which-game' } }));
  else if ('message' in message) writer.add(message);
  else if (isOpenEnded(message)) addWithOrders(state, message, linesOf(state, block));
  else writer.addPress(message);
}

/** A GM may order every unit: whose orders stand in a message does not show. */
function isOwnOrderIn(state: State): (text: string) => boolean {
  const orders = orderContext(state);
  if (orders === null || orders.also === 'all') return () => false;
  return (text) => {
    const { means, readings } = readOrders(text, orders);
    return means && readings.length > 0 && readings.every(({ read }) => read === 'order');
  };
}

export function asideBecause({ ignored }: NumberedLine): Aside {
  return ignored === DOUBTFUL ? QUOTED : ignored!;
}

function pressWriter(state: State, board: Board): PressBlockWriter {
  return { board, as: pressFrom(state), secrets: state.passwords, ...meantIn(state) };
}

function meantIn(state: State): Pick<PressBlockWriter, 'isOwnOrder' | 'isCommand'> {
  const isCommand = (text: string) => readCommand(text, state.context)?.some((read) => 'command' in read) === true;
  return { isOwnOrder: isOwnOrderIn(state), isCommand };
}

/** A message that lacks its PRESS is asked about; where it holds nothing but own orders, these as well. */
export function addStrayLetter(state: State, { block, options, text, isWhole }: StrayLetter): void {
  const { writer, lines, context } = state;
  if (options === null) {
    writer.add(blockError(lines, block, { problem: { code: 'lines/press-for-whom' } }));
    return;
  }
  const message = readPressBlock(pressWriter(state, context.board!), lines, block, { options, text, isWhole });
  const body = linesOf(state, block).filter(isWritten);
  if ('message' in message) writer.add(message);
  else if (text !== '' || body.length === 0 || !body.every((line) => isOwnOrderIn(state)(line.text)))
    writer.addPress(message);
  else addWithOrders(state, message, body);
}

function linesOf({ lines }: State, { from, to }: TextBlock): readonly NumberedLine[] {
  return lines.slice(from + 1, to + 1);
}

/** A message, or the orders at its end: both are offered, and one is done; commands among them are done by neither. */
function addWithOrders(state: State, message: WrittenPress, body: readonly NumberedLine[]): void {
  const { writer } = state;
  const { line, to } = message;
  const { isCommand } = meantIn(state);
  const orders = ordersAtEnd(body, meantIn(state));
  if (orders.length === 0) {
    writer.addPress(message);
    return;
  }
  const [first, last] = [orders[0]!.number, orders.at(-1)!.number];
  writer.ignore(line, first - 1, 'about-orders');
  for (const each of orders) addOrders(state, each, [], orderContext(state)!);
  writer.ask(first, { code: 'pending/message', to }, { ...message, held: null });
  for (const each of body.filter(({ number, text }) => number > last && text.trim() !== '')) {
    const { number, text, ignored } = each;
    const isUndone = ignored === null && isCommand(text);
    if (isUndone) addProblem(state, { line: number, lastLine: number }, text.trim(), IN_MESSAGE, null);
    else writer.ignore(number, number, ignored === null ? 'about-orders' : asideBecause(each));
  }
}

const IN_MESSAGE: Message = { code: 'lines/command-in-message' };
