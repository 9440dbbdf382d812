/** A clause that says an order, a build, a removal or a retreat in other words than the grammar of orders. */
import { dueTo } from '../../adjudicate/phases/adjustments-due.ts';
import type { NumberedLine } from '../../language/mail/mail-text.ts';
import { allNamesOf } from '../../language/names/board-names.ts';
import { readPlace } from '../../language/orders/grammar.ts';
import type { OrderContext, OrdersRead } from '../../language/orders/order-context.ts';
import { isOrderAlone, readOrders } from '../../language/orders/read-orders.ts';
import { isWordedAsQuestion } from '../../language/questions/read-question.ts';
import { tokenize } from '../../text/tokens.ts';
import { readCorrectionAt } from '../correction.ts';
import type { State } from '../section-state.ts';
import { type LetterPart, type LetterReading, plainWords } from './around-orders.ts';
import {
  BEFORE_ORDER,
  BEHIND_ORDER,
  BUILD,
  IS_BUILT,
  IS_REMOVED,
  NO_BUILD,
  REMOVAL,
  RETREAT,
  THIS_WINTER,
} from './letter-words.ts';

/** An order as the grammar reads it, in other words where it must be; null where it is none. */
export function readClauseOrder(text: string, { state, orders }: LetterReading): LetterPart | null {
  for (const as of saidOtherwise(text, { state, orders })) {
    if (as === '' || isWordedAsQuestion(as, orders.board)) continue;
    if (isReadable(readOrders(as, orders, state.heading), orders)) return { is: 'order', text, as };
  }
  const line: NumberedLine = { number: 0, text, ignored: null };
  const corrected = readCorrectionAt(line, [], orders, state);
  if (corrected !== null && corrected.correction !== 'unclear' && corrected.correction.given !== null) {
    const { given, withdrawn } = corrected.correction;
    if (withdrawn.length === 0 && isReadable(readOrders(given, orders, state.heading), orders))
      return { is: 'order', text, as: given };
  }
  return null;
}

/** Nothing of it is unread, whether it can be done or not. */
export function isReadable(read: OrdersRead, orders: OrderContext): boolean {
  if (read.heading !== null || !read.means || read.readings.length === 0 || read.isLoose === true) return false;
  return read.readings.every((each) => {
    if (each.read !== 'error') return true;
    const code = typeof each.message === 'string' ? '' : each.message.code;
    return !UNREAD.has(code) && (code.startsWith('refusals/') || isOrderAlone(each.text, orders));
  });
}

const UNREAD: ReadonlySet<string> = new Set([
  'orders/unreadable',
  'orders/not-understood',
  'orders/unit-does-what',
  'orders/breaks-off',
  'orders/no-such-place',
  'orders/no-such-power',
  'orders/power-for-place',
]);

function saidOtherwise(text: string, { state, orders }: LetterReading): readonly string[] {
  const bare = text.trim().replace(/[\s.!,;:…]+$/u, '');
  const plain = bareOrder(bare);
  const adjusted = orders.kind === 'M' ? null : asAdjustment(plain, bare, state, orders);
  return [...new Set(adjusted === null ? [bare, plain] : [adjusted, bare, plain])];
}

function bareOrder(text: string): string {
  const shorter = text.replace(BEFORE_ORDER, '').replace(BEHIND_ORDER, '').trim();
  return shorter === text ? text : bareOrder(shorter);
}

function isPlace(text: string, { board }: OrderContext): boolean {
  const tokens = tokenize(text.trim());
  const place = readPlace({ tokens, names: allNamesOf(board) }, 0);
  return place !== null && place.value.found === 'place' && place.next === tokens.length;
}

/** Builds, removals and retreats in sentences. */
function asAdjustment(plain: string, bare: string, { context }: State, orders: OrderContext): string | null {
  const { position, power, kind, board } = orders;
  if (position === null || power === null) return null;
  const words = plainWords(plain);
  const said = plainWords(bare);
  const due = kind === 'A' ? dueTo(board, position, power) : 0;
  if (due > 0 && NO_BUILD.test(said.replace(THIS_WINTER, ' ').trim())) return 'waive all';
  const typeOf = (word: string) => (/^f/.test(word) ? 'F' : 'A');
  if (kind === 'A') {
    const [, type, place] = (due > 0 ? BUILD : REMOVAL).exec(words) ?? [];
    if (type === undefined || !isPlace(place!, orders) || !(due > 0 ? IS_BUILT : IS_REMOVED).test(said)) return null;
    return `${due > 0 ? 'build' : 'remove'} ${typeOf(type)} ${place}`;
  }
  const [, type, gone] = IS_REMOVED.test(said) ? (REMOVAL.exec(words) ?? []) : [];
  if (type !== undefined && isPlace(gone!, orders)) return `${typeOf(type)} ${gone} disband`;
  const own = position.dislodged?.[power] ?? [];
  const [, to] = RETREAT.exec(words) ?? [];
  if (own.length !== 1 || to === undefined || !isPlace(to, orders) || context.unseen !== undefined) return null;
  return `${own[0]!.unit} - ${to}`;
}
