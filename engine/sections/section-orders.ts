/** Lines of a section that hold orders. */
import type { Power } from '../board/variant.ts';
import { readCommand } from '../commands/read-command.ts';
import { isSentenceOfGm, ordersTold } from '../commands/wishes/answers-in-words.ts';
import { guardsOf, pastOf, whyBlocked } from '../language/conditions/branches.ts';
import { nextOfKind } from '../language/mail/heading-lines.ts';
import { isWithoutOrder } from '../language/mail/listed-lines.ts';
import type { NumberedLine, OrderItem } from '../language/mail/mail-text.ts';
import { readInfluence } from '../language/orders/influence-line.ts';
import { mayOrder, type OrderContext, type OrderReading, type OrdersRead } from '../language/orders/order-context.ts';
import { errorItem, type ItemPlace, orderItem, orderItems, withRemark } from '../language/orders/order-items.ts';
import { isUnderstood, isWhole, readOrders } from '../language/orders/read-orders.ts';
import { writersOf } from '../language/orders/resolve-order.ts';
import { isOfRetreat } from '../language/signs/other-turn.ts';
import type { Message } from '../messages/all-messages.ts';
import { breaksOffHelping, isLineFull, isWrapped } from '../text/wrapped-lines.ts';
import type { Correction } from './correction.ts';
import { isCommentLine } from './read-block.ts';
import { addCommand } from './section-commands.ts';
import { addProblem, addProse, ignoreLines, orderContext, type State, signContext, tallyOf } from './section-state.ts';

export function addOrders(
  state: State,
  line: NumberedLine,
  follows: readonly NumberedLine[],
  orders: OrderContext,
): number {
  const { writer } = state;
  const influence = readInfluence(line.text, orders);
  if (influence !== null) {
    addInfluence(state, line, influence, orders);
    return 0;
  }
  if (isWithoutOrder(line.text, orders)) {
    ignoreLines(state, line.number, line.number, 'no-order');
    return 0;
  }
  const alone = readOrders(line.text, orders, state.heading);
  const { read, taken } = readWrapped(state, line, follows, alone, orders);
  const lastLine = taken === 0 ? line.number : follows[taken - 1]!.number;
  if (read.heading !== null) {
    setHeading(state, line, read.heading, orders);
    return taken;
  }
  const isWrong = read.readings.every((each) => each.read === 'error');
  const isSentence = isWrong ? isSentenceOfGm(line.text, orders.board) : ordersTold(line.text) !== null;
  if (!read.means || (orders.also === 'all' && isSentence)) {
    addProse(state, line);
    return 0;
  }
  const place: ItemPlace = {
    line: line.number,
    lastLine,
    phase: state.branches.phase,
    guards: guardsOf(state.branches),
  };
  const blocked = whyBlocked(state.branches);
  const past = pastOf(state.branches);
  if (blocked !== null) {
    const fault = errorItem(place, line.text.trim(), blocked, []);
    const offered = past === null ? null : wholeOrders(read, place, orders, tallyOf(state));
    writer.add(past === null || offered === null ? fault : { ...fault, past: { phase: past, orders: offered } });
    return taken;
  }
  const items = read.readings.flatMap(
    (reading) => ofRetreat(state, reading, place) ?? orderItems(reading, place, orders, tallyOf(state)),
  );
  for (const item of items) writer.add(item);
  // Remarks stay in the texts of the orders they stand behind: a line ends in one place only.
  if (items.length === 0) ignoreLines(state, line.number, lastLine, 'kept');
  return taken;
}

/** `A Mar - Gas (if dislodged)`: asked about, and for the retreat phase; null for any other order. */
function ofRetreat(
  { context, branches, ...state }: State,
  reading: OrderReading,
  place: ItemPlace,
): readonly OrderItem[] | null {
  const signs = signContext(context);
  if (reading.read !== 'order' || signs === null || place.phase !== null) return null;
  const said = reading.notes.find((note) => typeof note === 'object' && note.code === 'orders/remark');
  const remark = reading.doubt ?? (typeof said === 'object' && 'shown' in said ? said.shown : null);
  if (typeof remark !== 'string' || !isOfRetreat(remark, signs)) return null;
  const phase = nextOfKind(signs.board, 'R', context.phase);
  const then = orderContext({ ...state, context, branches: { ...branches, phase } })!;
  const [other] = readOrders(reading.text, then).readings;
  if (phase === null || other?.read !== 'order') return null;
  const item = orderItem({ ...place, phase }, reading.text, other.order, other.parsed, other.power, []);
  return [withRemark(item, remark)];
}

/** What a line corrects in words is done where it can mean one thing. */
export function addCorrection(
  state: State,
  line: NumberedLine,
  { correction, taken }: { readonly correction: Correction; readonly taken: number },
  orders: OrderContext,
): void {
  const place = { line: line.number, lastLine: line.number + taken };
  const text = line.text.trim();
  if (correction === 'unclear') {
    state.writer.add({ ...errorItem(place, text, { code: 'filing/what-to-change' }, []), corrects: true });
    return;
  }
  for (const args of correction.withdrawn) addCommand(state, { command: 'CLEAR', args }, place, text);
  if (correction.given === null) return;
  const { writer } = state;
  const add: typeof writer.add = (item) => writer.add(item.kind === 'error' ? { ...item, corrects: true } : item);
  addOrders({ ...state, writer: { ...writer, add } }, { ...line, text: correction.given }, [], orders);
}

/** Nothing is changed; `denies`: what is not to be done, `clears`: lines that may be meant. */
export function addUnclear(
  { writer }: State,
  { number: line, text }: NumberedLine,
  denies: readonly string[],
  clears: readonly string[],
): void {
  const item = errorItem({ line, lastLine: line }, text.trim(), { code: 'filing/what-to-change' }, clears);
  writer.add({ ...item, corrects: true, denies });
}

export function unitShown(order: string): string {
  return order
    .split(' ')
    .slice(0, 2)
    .join(' ')
    .replace(/ \w/, (letter) => letter.toUpperCase());
}

/** The orders of a line, where each of them can be given in the current phase; null where one cannot. */
function wholeOrders(
  { readings }: OrdersRead,
  place: ItemPlace,
  orders: OrderContext,
  tally: ReturnType<typeof tallyOf>,
): readonly OrderItem[] | null {
  const items = readings.flatMap((reading) => orderItems(reading, place, orders, tally));
  const whole = items.filter((item): item is OrderItem => item.kind === 'order' && item.parsed !== null);
  return whole.length > 0 && whole.length === items.length ? whole : null;
}

interface WrappedRead {
  readonly read: OrdersRead;
  /** How many of the lines below belong to it. */
  readonly taken: number;
}

/** The line with those below it that a program broke off, as far as they read better as one. */
function readWrapped(
  state: State,
  line: NumberedLine,
  follows: readonly NumberedLine[],
  alone: OrdersRead,
  orders: OrderContext,
): WrappedRead {
  let best: WrappedRead = { read: alone, taken: 0 };
  let tried = alone;
  let text = line.text;
  let above = line.text;
  for (const [n, next] of follows.entries()) {
    if (n - best.taken >= MOST_TRIED || text.length > LONGEST_JOINED) break;
    const isMarked = isWrapped(above, next.text);
    if (!(isMarked || isLineFull(above, next.text)) || isCommentLine(next.text) || RULED_OFF.test(next.text)) break;
    if (readCommand(next.text, state.context) !== null) break;
    const below = readOrders(next.text, orders, state.heading);
    // `A Mun S A Ber` is whole, and yet `- Kie` below it is no line of its own.
    const isComplete = isWhole(tried) && tried.isLoose !== true;
    if (isComplete && isWhole(below)) break;
    text = `${text.trimEnd()} ${next.text.trim()}`;
    const joined = readOrders(text, orders, state.heading);
    const isSome = joined.readings.some(({ read }) => read !== 'error');
    // `F Nyo - New York`, and `Bight` below it, or `F Lon - North`, and `Sea`: fewer errors than the two have apart.
    const isFewer = errorsIn(joined) < errorsIn(tried) + errorsIn(below);
    const isBetter = isWhole(joined) || (isSome && (isFewer || (isMarked && !isComplete)));
    // What the half of a support leads to is no order of its own, even where the support is refused; and `A Bud S F Tri` above
    // `- Alb` is no support to hold, even where Trieste cannot go there.
    const isOne = breaksOffHelping(above) || (isMarked && endsHelpingToHold(alone) && isUnderstood(joined));
    // What stands on a line of its own is no remark behind an order.
    if (joined.isLoose !== true && joined.means && (isBetter || isOne)) best = { read: joined, taken: n + 1 };
    tried = joined;
    above = next.text;
  }
  return best;
}

/** `-- or --` below an order is no remark behind it. */
const RULED_OFF = /^\s*(?:-{2,}|[–—]\s)/;
/** Lines that are tried in vain, and characters that are read as one. */
const MOST_TRIED = 3;
const LONGEST_JOINED = 2500;

function errorsIn({ readings }: OrdersRead): number {
  return readings.filter(({ read }) => read === 'error').length;
}

/** Does the line end in a support to hold, which a goal below would make a support to move? */
function endsHelpingToHold({ readings }: OrdersRead): boolean {
  const last = readings.at(-1);
  return last?.read === 'order' && last.parsed?.kind === 'support-hold';
}

export function setHeading(state: State, line: NumberedLine, power: Power, orders: OrderContext): void {
  const text = line.text.trim();
  state.heading = { power, shown: text, above: true };
  if (orders.also === 'all' || orders.power === power || orders.also.includes(power)) {
    ignoreLines(state, line.number, line.number, 'heading');
    return;
  }
  const message: Message = { code: 'lines/orders-of-another', power };
  addProblem(state, { line: line.number, lastLine: line.number }, text, message, null);
}

/** Whose points they are must be known: the writer's only power's, or those of the power named above. */
function whyNotGiver({ heading }: State, orders: OrderContext): Message | null {
  const { also } = orders;
  const power = heading?.power ?? null;
  if (power !== null && !mayOrder(orders, power)) {
    return { code: 'orders/for-other-power', power, writers: writersOf(orders) };
  }
  if (power !== null || (also !== 'all' && also.length === 0)) return null;
  return { code: 'lines/whose-points' };
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
  const power = state.heading?.power ?? orders.power;
  const blocked = whyBlocked(state.branches) ?? whyNotGiver(state, orders);
  for (const reading of readings) {
    if (blocked !== null) state.writer.add(errorItem(place, reading.text, blocked, []));
    else if (reading.read === 'error')
      state.writer.add(errorItem(place, reading.text, reading.message, reading.suggestions));
    else if (reading.read === 'take-back') {
      addCommand(state, { command: 'CLEAR', args: { what: 'influence', at: reading.at } }, place, reading.text);
    } else {
      const item = orderItem(place, reading.text, reading.order, reading.parsed, power, reading.notes);
      state.writer.add(withRemark({ ...item, influence: { points: reading.points, at: reading.at } }, reading.doubt));
    }
  }
}
