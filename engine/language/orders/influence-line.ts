/** `IP 2 han S A wes - hes`: points for the orders of neutral units (the rule `influence`). */
import type { Province } from '../../board/variant.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import { parseUnit } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import { tokenize } from '../../text/tokens.ts';
import { provinceOf } from '../../vocabulary.ts';
import { boardNames } from '../names/board-names.ts';
import { readUnit } from './grammar.ts';
import type { OrderContext, UnreadLine } from './order-context.ts';
import { readOrders } from './read-orders.ts';

export type InfluenceReading =
  | {
      readonly read: 'influence';
      readonly text: string;
      readonly order: string;
      readonly points: number | 'all';
      readonly at: Province;
      readonly parsed: Order | null;
      readonly notes: readonly MessageOrText[];
      /** The remark that asks about it. */
      readonly doubt: string | null;
    }
  /** `IP 0 HAN`: the allocation is taken back. */
  | { readonly read: 'take-back'; readonly text: string; readonly at: Province }
  | UnreadLine;

const NUMBERS = [
  ['one', 'ein', 'eins', 'un'],
  ['two', 'zwei', 'deux'],
  ['three', 'drei', 'trois'],
  ['four', 'vier', 'quatre'],
  ['five', 'funf', 'cinq'],
];
const NUMBER = `(?:\\d{1,3}|${NUMBERS.flat().join('|')})`;
/** `1 IP HAN H`, `one IP: HAN H`. */
const POINTS_FIRST = new RegExp(`^\\s*(${NUMBER})\\s*x?\\s*ip\\b`, 'i');
const WORDED = new RegExp(`^(ip\\b\\s*:?\\s*)(${NUMBERS.flat().join('|')})\\b`, 'i');
const BETWEEN = new RegExp(`[,;&]\\s*(?=(?:${NUMBER}\\s*x?\\s*)?ip\\b)`, 'i');

/** What a list has before each line. */
const LIST_MARK = /^\s*(?:[-*•·+>]|\(?\d{1,2}[.)])\s*/;

/** As the judge writes it: `IP 1 HAN H`. */
function inOrder(text: string): string {
  return text
    .trim()
    .replace(LIST_MARK, '')
    .replace(POINTS_FIRST, 'IP $1')
    .replace(
      WORDED,
      (_, ip: string, word: string) => `${ip}${NUMBERS.findIndex((same) => same.includes(word.toLowerCase())) + 1}`,
    );
}

/** The allocations of a line; null when the variant has none, or the line is none. */
export function readInfluence(text: string, context: OrderContext): readonly InfluenceReading[] | null {
  const { influence, 'neutral-units': neutral } = context.board.variant.rules;
  if (influence === undefined || neutral === undefined) return null;
  if (!/^ip\b/i.test(inOrder(foldText(text.slice(0, 40))))) return null;
  if (context.kind !== 'M') {
    return [{ read: 'error', text: text.trim(), message: { code: 'orders/influence-in-movement' }, suggestions: [] }];
  }
  return text
    .split(BETWEEN)
    .map(inOrder)
    .filter((piece) => piece !== '')
    .map((piece) => readAllocation(piece, context));
}

function readAllocation(text: string, context: OrderContext): InfluenceReading {
  const error = (message: MessageOrText, suggestions: readonly string[] = []): InfluenceReading => ({
    read: 'error',
    text,
    message,
    suggestions,
  });
  const [, points = '', rest = ''] =
    /^ip\b\s*:?\s*(all\b|[+-]?\d+(?:[.,]\d+)?(?=\s|$))?\s*(.*)$/is.exec(foldText(text)) ?? [];
  const { board } = context;
  const neutral = board.variant.rules['neutral-units']!;
  const read = readOrders(rest, { ...context, ...ownerOfNeutral(context), power: neutral.name });
  const reading = read.readings[0];
  const lines = (order: string) => (points === '' ? [`IP 1 ${order}`] : [`IP ${points.toUpperCase()} ${order}`]);
  if (points === '') {
    return error({ code: 'orders/influence-how-many' }, reading?.read === 'order' ? lines(reading.order) : []);
  }
  const number = points.toLowerCase() === 'all' ? 'all' : Number(points.replace(',', '.'));
  if (number !== 'all' && (!Number.isInteger(number) || number < 0))
    return error({ code: 'orders/influence-number', points });
  if (reading === undefined) return error({ code: 'orders/influence-what' });
  if (read.readings.length > 1) return error({ code: 'orders/influence-several', shown: shortenText(rest) });
  const at = placeOfUnit(rest, context);
  if (at !== null && !isState(context, at)) return error({ code: 'orders/influence-no-unit', at });
  if (number === 0)
    return at === null ? error({ code: 'orders/influence-which-unit' }) : { read: 'take-back', text, at };
  if (reading.read !== 'order')
    return error(reading.read === 'error' ? reading.message : { code: 'orders/influence-only-holds' });
  const { parsed } = reading;
  const kind = parsed?.kind ?? kindOfText(reading.order);
  if (kind === 'move' || !board.variant.rules.influence!.orders.some((each) => each === kind)) {
    return error({ code: 'orders/influence-only-holds' });
  }
  const unitAt = provinceOf(parsed !== null && parsed.kind !== 'waive' ? parsed.unit.at : (at ?? ''));
  const order = reading.order.replace(/^[AF] /, '');
  return {
    read: 'influence',
    text,
    order: `IP ${number === 'all' ? 'ALL' : number} ${order}`,
    points: number,
    at: unitAt,
    parsed,
    notes: reading.notes,
    doubt: reading.doubt ?? null,
  };
}

/** The neutral units are, for this line, the writer's to order. */
function ownerOfNeutral({ board }: OrderContext): Pick<OrderContext, 'also' | 'proxies' | 'proxy'> {
  return { also: [board.variant.rules['neutral-units']!.name], proxies: {}, proxy: false };
}

/** The province of the unit that the text begins with; null when it begins with none. */
function placeOfUnit(text: string, { board }: OrderContext): Province | null {
  const place = readUnit({ tokens: tokenize(text), names: boardNames(board) }, 0)?.value.place;
  return place?.found === 'place' && board.provinceNumber.has(place.province) ? place.province : null;
}

/** Does a neutral unit stand there, as far as is known? */
function isState({ board, position }: OrderContext, at: Province): boolean {
  const neutral = board.variant.rules['neutral-units']!;
  const units = position === null ? neutral.units : (position.units[neutral.name] ?? []);
  return units.some((text) => provinceOf(parseUnit(text)?.at ?? '') === at);
}

function kindOfText(order: string): string {
  if (order.endsWith(' H')) return 'hold';
  if (!/ S /.test(order)) return 'move';
  return / - /.test(order) ? 'support-move' : 'support-hold';
}
