/**
 * Orders as people write them, one line at a time (judge-language A): canonical orders, or what is wrong with each and the
 * nearest line that would be right. Time grows with the length of the line.
 */

import { legalAdjustments } from '../../adjudicate/legality/legal-orders.ts';
import { dueTo } from '../../adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../board/board.ts';
import type { PhaseKind, Power, Province } from '../../board/variant.ts';
import type { Message, MessageOrText } from '../../messages/all-messages.ts';
import { formatOrder } from '../../orders/notation.ts';
import { foldText } from '../../text/fold.ts';
import { memoizeTexts } from '../../text/memoize-texts.ts';
import { shortenText } from '../../text/shorten.ts';
import { tokenize } from '../../text/tokens.ts';
import { inEnglishWords, isUmlautDecisive } from '../locales/other-words.ts';
import { allNamesOf, boardNames } from '../names/board-names.ts';
import { closedByRule } from '../names/closed-by-rule.ts';
import { nameKey, namesSpelled } from '../names/name-index.ts';
import { isRemarkSign } from '../signs/remark-sign.ts';
import type { SignContext } from '../signs/sentences.ts';
import { readPlace } from './grammar.ts';
import { withOffers, withUnitSpelled } from './mistyped-unit.ts';
import type { OrderContext, OrderReading, OrdersRead } from './order-context.ts';
import { mayOrder } from './order-context.ts';
import { type OrderLine, type OrderPiece, readOrderLine } from './order-line.ts';
import { withoutFrame, withoutOrnaments } from './ornaments.ts';
import { withoutCourtesy } from './please-and-thanks.ts';
import type { RawPlace, RawPower, RawUnitOrder } from './raw-order.ts';
import { placesWritten, withPlace } from './raw-places.ts';
import { resolveOrder, writersOf } from './resolve-order.ts';
import { isHopeless, placeInPart, suggestOrders } from './suggest.ts';

/** `heading`: the power named on a line above. */
export function readOrders(written: string, context: OrderContext, heading: RawPower | null = null): OrdersRead {
  return heading === null ? readAlone(context, written) : readBelow(written, context, heading);
}

const readAlone = memoizeTexts((context: OrderContext, written: string) => readBelow(written, context, null));

function readBelow(written: string, context: OrderContext, heading: RawPower | null): OrdersRead {
  const text = withoutFrame(written);
  const read = readWritten(text, context, heading);
  const plain = isWhole(read) ? text : withoutOrnaments(text);
  const other = plain === text ? read : readWritten(plain, context, heading);
  if (isWhole(other) && other.isLoose !== true) return other;
  const respelled = withUnitSpelled(text);
  return respelled === null ? read : withOffers(read, readWritten(respelled, context, heading));
}

function readWritten(text: string, context: OrderContext, heading: RawPower | null): OrdersRead {
  const { board, kind, also } = context;
  const options = { kind, letterMarks: also === 'all' || also.length > 0 };
  const [names, all] = [boardNames(board), allNamesOf(board)];
  const tokens = withoutCourtesy(tokenize(withoutEmphasis(text)));
  const line = withDoubts(readOrderLine(text, names, options, tokens), board);
  const read = readLine(context, line, heading, text);
  const english = { ...read, means: read.means || mentionsUnit(text, context) };
  if (all === names) return english;
  if (isWhole(english) && !isUmlautDecisive(tokens, { english: names, all }, text)) return english;
  const inOthers = readOrderLine(text, all, options, inEnglishWords(tokens, all, text));
  const other = readLine(context, inOthers, heading, text);
  const begins = other.heading !== null || inOthers.pieces.some(beginsWithUnit);
  return isWhole(english) || (begins && isBetter(other, english)) ? other : english;
}

/** `A Par - *Bur*`, `__A Par - Bur__`: what programs write of bold and slanted letters, as spaces. */
function withoutEmphasis(text: string): string {
  return text.length > LONGEST_EMPHASIZED
    ? text
    : text.replace(EMPHASIS, (_, mark: string, inside: string) => {
        const space = ' '.repeat(mark.length);
        return `${space}${inside}${space}`;
      });
}

const EMPHASIS = /(?<![\p{L}\p{N}*_`])(\*{1,3}|_{1,3}|`)(?=\S)([^*_`]{0,200}[^*_`\s])\1(?![\p{L}\p{N}*_`])/gu;
const LONGEST_EMPHASIZED = 2000;

/** A unit, or a power, and nothing that it is to do. */
export function isUnitAlone(text: string, board: Board): boolean {
  return linesOf(text, board, 'M', true).some(({ owner, pieces }) =>
    pieces.length === 0
      ? owner !== null && owner.power !== null
      : isOnePiece(pieces, (order) => isPlacedUnit(order) && order.action.act === 'none'),
  );
}

/** One unit, and what it is to do, by its words alone: whether it can is not looked at. */
export function isOrderAlone(text: string, { board, kind, also }: OrderContext): boolean {
  return linesOf(text, board, kind, also === 'all').some(({ pieces }) =>
    isOnePiece(
      pieces,
      (order) =>
        isPlacedUnit(order) &&
        !['none', 'unfinished', 'twofold'].includes(order.action.act) &&
        placesWritten(order).every(({ found }) => found === 'place'),
    ),
  );
}

/** The line in English, and in the words of all languages. */
function linesOf(text: string, board: Board, kind: PhaseKind, letterMarks: boolean): readonly OrderLine[] {
  const tokens = tokenize(text);
  const [names, all] = [boardNames(board), allNamesOf(board)];
  return [
    readOrderLine(text, names, { kind, letterMarks }),
    readOrderLine(text, all, { kind, letterMarks }, inEnglishWords(tokens, all, text)),
  ];
}

function isOnePiece(pieces: readonly OrderPiece[], is: (order: RawUnitOrder) => boolean): boolean {
  const [piece, ...more] = pieces;
  return (
    more.length === 0 &&
    piece?.order?.form === 'unit' &&
    piece.leftover === '' &&
    piece.remarks.length === 0 &&
    is(piece.order)
  );
}

function isPlacedUnit({ unit }: RawUnitOrder): boolean {
  return unit.place.found === 'place';
}

/** Prose of all languages names places somewhere; an order begins with its unit. */
function beginsWithUnit({ order }: OrderPiece): boolean {
  return order !== null && (order.form !== 'unit' || order.unit.type !== null || order.unit.place.found !== 'nothing');
}

/** Everything on the line is used. */
export function isWhole({ heading, readings }: OrdersRead): boolean {
  return heading !== null || (readings.length > 0 && readings.every(({ read }) => read !== 'error'));
}

/** Does the line make more sense in the words of another language? Then the answer says in those what is wrong with it. */
function isBetter(other: OrdersRead, english: OrdersRead): boolean {
  if (!other.means) return false;
  if (isWhole(other) || !english.means) return true;
  const more = notUnderstood(english) - notUnderstood(other);
  return more > 0 || (more === 0 && ordersRead(other) > ordersRead(english));
}

function ordersRead({ readings }: OrdersRead): number {
  return readings.filter(({ read }) => read !== 'error').length;
}

/** Is each word of the line understood, even where its order cannot be given? */
export function isUnderstood(read: OrdersRead): boolean {
  return read.readings.length > 0 && notUnderstood(read) === 0;
}

function notUnderstood({ readings }: OrdersRead): number {
  return readings.reduce((sum, reading) => {
    if (reading.read !== 'error' || typeof reading.message === 'string') return sum;
    return sum + (NOT_UNDERSTOOD[reading.message.code] ?? 0);
  }, 0);
}

/** How little of a line is understood where it is answered so. */
const NOT_UNDERSTOOD: { readonly [C in Message['code']]?: number } = {
  'orders/no-such-place': 1,
  'orders/no-such-power': 1,
  'orders/unit-does-what': 2,
  'orders/breaks-off': 2,
  'orders/not-understood': 2,
  'orders/unreadable': 2,
};

/** The beginning of one English name may begin another place's name in another language: then it is asked which. */
function withDoubts({ owner, pieces }: OrderLine, board: Board): OrderLine {
  if (allNamesOf(board) === boardNames(board)) return { owner, pieces };
  return {
    owner,
    pieces: pieces.map((piece) => {
      if (piece.order?.form !== 'unit') return piece;
      const order = placesWritten(piece.order).reduce(
        (sofar, place, slot) => withPlace(sofar, slot, withDoubt(place, board, isOnLand(sofar, slot))),
        piece.order,
      );
      return { ...piece, order };
    }),
  };
}

/** `A Arme - Smy`: an army stands in Armenia, not in the Ärmelkanal. */
function isOnLand({ unit, action }: RawUnitOrder, slot: number): boolean {
  return unit.type === 'A' && (slot === 0 || (action.act === 'move' && slot === action.steps.length));
}

function withDoubt(place: RawPlace, board: Board, isLand: boolean): RawPlace {
  if (place.found !== 'place') return place;
  const { shown, coast, province } = place;
  const key = nameKey(foldText(shown).replace(/[/([].*$/, ''));
  const { exact, waters } = boardNames(board).places;
  if (exact.has(key)) return place;
  const ids = namesSpelled(allNamesOf(board).places, key).ids.filter(
    (id) => id === province || !((isLand && waters.has(id)) || beginsWithUmlaut(board, id, key)),
  );
  return ids.length < 2 || !ids.includes(province) ? place : { found: 'several', shown, candidates: ids, coast };
}

/** Nobody who means the `Ärmelkanal` writes `Arme`, as the beginning of Armenia. */
function beginsWithUmlaut({ translations = [] }: Board, id: Province, key: string): boolean {
  const begun = translations
    .flatMap(({ provinces = {} }) => provinces[id] ?? [])
    .filter((name) => nameKey(name).startsWith(key));
  return begun.length > 0 && begun.every((name) => /[äöüÄÖÜ]/.test(name.normalize('NFC').slice(0, key.length)));
}

function readLine(context: OrderContext, line: OrderLine, heading: RawPower | null, text: string): OrdersRead {
  const owner = line.owner ?? heading;
  if (line.pieces.length === 0) {
    const power = line.owner?.power ?? null;
    return { heading: power, readings: [], means: power !== null };
  }
  return {
    heading: null,
    readings: eitherOr(forAll(line.pieces.flatMap((piece) => readPiece(context, piece, owner))), text),
    means: line.pieces.some((piece) => means(piece, context.kind)),
    isLoose: line.pieces.some(({ remarks }) => remarks.some((remark) => remark.isLoose === true)),
  };
}

/** `A Par - Bur; A Mar - Spa (both only if Italy agrees)`. */
function forAll(readings: readonly OrderReading[]): readonly OrderReading[] {
  const said = readings.findLast((each) => each.read === 'order' && OF_ALL.test(each.doubt ?? ''));
  if (said?.read !== 'order') return readings;
  return readings.map((each) => (each.read === 'order' ? { ...each, doubt: each.doubt ?? said.doubt ?? null } : each));
}

/** `A Lvp - Yor / A Lvp - Edi`: of two orders for one unit with a stroke between them neither is given. */
function eitherOr(readings: readonly OrderReading[], text: string): readonly OrderReading[] {
  const units = readings.map((each) => (each.read === 'order' ? each.order.split(' ').slice(0, 2).join(' ') : ''));
  if (!/[/|]/.test(text) || units.length < 2 || units[0] === '' || new Set(units).size > 1) return readings;
  const others = (n: number) => readings.flatMap((each, at) => (at === n ? [] : [`/ ${each.text}`])).join(' ');
  return readings.map((each, n) =>
    each.read === 'order' ? { ...each, doubt: each.doubt ?? shortenText(others(n), LONGEST_REMARK) } : each,
  );
}

const OF_ALL = /\b(?:both|all|these|beides?|alles?|diese|les deux|tous|toutes)\b/i;

function readPiece(
  context: OrderContext,
  { text, order, leftover, remarks }: OrderPiece,
  owner: RawPower | null,
): readonly OrderReading[] {
  const error = (message: MessageOrText, suggestions: readonly string[] = []): readonly OrderReading[] => [
    { read: 'error', text, message, suggestions },
  ];
  if (order === null) return unreadable(context, text);
  if (order.form === 'helped-by') return error({ code: 'orders/helps-nothing' });
  const against = remarks.find(
    ({ shown, isLoose }) =>
      !deniesAnother(shown, text, context) && isRemarkSign(shown, signContextOf(context), isLoose === true),
  );
  const remark = remarks.find(({ isAside }) => !isAside);
  const doubt = against === undefined ? null : shortenText(against.shown, LONGEST_REMARK);
  const notes: readonly Message[] =
    remark === undefined || doubt !== null
      ? []
      : [{ code: 'orders/remark', shown: shortenText(remark.shown, LONGEST_REMARK) }];
  if (order.form === 'waive') {
    if (leftover !== '') return error({ code: 'orders/after-waive', shown: shortenText(leftover) }, ['waive']);
    const powers = waivingPowers(context, order.count, owner);
    return typeof powers === 'object' && 'message' in powers
      ? error(powers.message, powers.suggestions)
      : powers.map((power) => ({ read: 'waive', text, count: order.count, power, notes, doubt }));
  }
  const resolved = resolveOrder(context, order, owner, text);
  if (leftover !== '') {
    const closed = closedByRule(context.board, leftover);
    if (closed !== null) return error({ code: 'orders/closed-by-rule', rule: closed });
    const part = placeInPart(context, order, owner, leftover);
    if (part !== null) return error({ code: 'orders/no-such-place', shown: shortenText(part.shown) }, part.orders);
    // What stands before it is at fault: `A Kie S Hun A Ber - Mun` where nobody is called so.
    if (!resolved.ok && order.unit.place.found === 'place' && isOfUnknownName(resolved.fault.message))
      return error(resolved.fault.message);
    // `Wien bleibt nicht stehen, sondern …`: what is denied is no line to try.
    const suggestions =
      !/^(?:not|nicht|pas)\b/i.test(leftover) &&
      resolved.ok &&
      resolved.reading.read === 'order' &&
      !isHopeless(resolved.reading.notes)
        ? [resolved.reading.order]
        : [];
    return error({ code: 'orders/not-understood', shown: shortenText(leftover) }, suggestions);
  }
  if (resolved.ok) return [withRemarks(resolved.reading, notes, doubt)];
  const lines = suggestOrders(context, order, owner, resolved.fault);
  return error(
    resolved.fault.message,
    lines.filter((line) => isAccepted(context, line, owner)),
  );
}

function isOfUnknownName(message: MessageOrText): boolean {
  return typeof message !== 'string' && NOT_UNDERSTOOD[message.code] === 1;
}

const LONGEST_REMARK = 100;

/** `(not A Par - Bur)` behind another order confirms that. */
function deniesAnother(remark: string, text: string, context: OrderContext): boolean {
  const denied = /^[([\s]*(?:not|nicht|pas|et non|non pas)\s+(.*?)[)\]\s]*$/i.exec(remark)?.[1];
  if (denied === undefined || !isOrderAlone(denied, context)) return false;
  const order = (written: string) =>
    readOrders(written, context).readings.map((each) => (each.read === 'order' ? each.order : each.text));
  return order(denied).join() !== order(text.replace(remark, '')).join();
}

function withRemarks(reading: OrderReading, notes: readonly Message[], doubt: string | null): OrderReading {
  return reading.read === 'order' ? { ...reading, notes: [...reading.notes, ...notes], doubt } : reading;
}

function signContextOf({ board, phase, power, also }: OrderContext): SignContext {
  return { board, phase, own: [...(power === null ? [] : [power]), ...(also === 'all' ? [] : also)] };
}

/** What is offered must be taken when it is written. */
function isAccepted(context: OrderContext, line: string, owner: RawPower | null): boolean {
  // Points on an order that has been read for that unit (`suggest.ts`): no order of the writer's.
  if (context.board.variant.rules.influence !== undefined && /^IP \d/.test(line)) return true;
  const letterMarks = context.also === 'all' || context.also.length > 0;
  const { pieces, owner: named } = readOrderLine(line, boardNames(context.board), { kind: context.kind, letterMarks });
  return pieces.every(({ order, text }) => {
    if (order === null || order.form === 'helped-by' || order.form === 'waive') return true;
    return resolveOrder(context, order, named ?? owner, text).ok;
  });
}

/** Neither a unit nor a place: `build` alone is asked what, with what may be built. */
function unreadable(context: OrderContext, text: string): readonly OrderReading[] {
  const { board, kind, position, power } = context;
  const word = /^(build|remove)\W*$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (word === undefined || kind !== 'A' || position === null || power === null)
    return [{ read: 'error', text, message: { code: 'orders/unreadable' }, suggestions: [] }];
  const lines = legalAdjustments(board, position, power).map(formatOrder);
  const suggestions = lines.filter((line) => line.startsWith(word)).slice(0, MOST_CHOICES);
  const asked = word === 'build' ? 'build' : 'remove';
  return [{ read: 'error', text, message: { code: 'orders/what-and-where', kind: asked }, suggestions }];
}

const MOST_CHOICES = 6;

/** Whose builds are waived: those of the power named, else of the only one of the writer's that has any; `all`: of each. */
function waivingPowers(
  context: OrderContext,
  count: number | 'all',
  owner: RawPower | null,
): readonly (Power | null)[] | { readonly message: MessageOrText; readonly suggestions: readonly string[] } {
  const { board, position } = context;
  if (context.kind !== 'A') return { message: { code: 'orders/nothing-to-waive' }, suggestions: [] };
  if (owner !== null) {
    if (owner.power === null || mayOrder(context, owner.power)) return [owner.power];
    const message: Message = { code: 'orders/for-other-power', power: owner.power, writers: writersOf(context) };
    return { message, suggestions: [] };
  }
  if (context.power === null || context.also === 'all' || context.also.length === 0) return [context.power];
  const own = [context.power, ...context.also];
  const could = position === null ? own : own.filter((power) => dueTo(board, position, power) > 0);
  if (could.length < 2) return [could[0] ?? context.power];
  if (count === 'all') return could;
  return {
    message: { code: 'orders/who-waives', powers: could },
    suggestions: could.map((power) => `${power}: waive`),
  };
}

/** `build 2 armies`: an adjustment that says too little, not prose. */
const VERB_FIRST = /^(?:builds?|removes?|disbands?|waives?)(?:\s+\S+){0,5}$/i;

function means({ order, leftover, text }: OrderPiece, kind: PhaseKind): boolean {
  if (kind === 'A' && VERB_FIRST.test(text)) return true;
  if (order === null) return false;
  if (order.form !== 'unit' || meansOrder(order)) return true;
  // In adjustments a place by itself is a unit to build or remove (A11, 90).
  return kind === 'A' && order.action.act === 'none' && leftover === '' && isKnown(order.unit.place);
}

/** A unit or place together with something it is to do; more than a place that prose happens to mention. */
function meansOrder(order: RawUnitOrder): boolean {
  const { unit, action } = order;
  const known = placesWritten(order).filter(isKnown).length;
  if (action.act === 'none') return known > 0 && unit.type !== null;
  if (isKnown(unit.place)) return true;
  return known > 0 || (unit.type !== null && (action.act === 'move' || action.act === 'hold'));
}

function isKnown({ found }: RawPlace): boolean {
  return found !== 'nothing';
}

const NAMING = /\b(?:army|fleet|a|f)\b/;

/** `… the army in Paris …`: a type and a place that belong together, anywhere in a line that begins otherwise. */
function mentionsUnit(text: string, { board }: OrderContext): boolean {
  const tokens = tokenize(text);
  const names = boardNames(board);
  for (let i = 0; i + 1 < tokens.length; i++) {
    const word = tokens[i]!;
    if (word.kind !== 'word' || !NAMING.test(word.text)) continue;
    const at = word.text.length > 1 && tokens[i + 1]!.text === 'in' ? i + 2 : i + 1;
    const place = readPlace({ tokens, names }, at);
    // A lower-case `a` before a place is an article more often than an army.
    if (place !== null && place.value.found === 'place' && (word.shown !== 'a' || tokens.length <= 8)) return true;
  }
  return false;
}
