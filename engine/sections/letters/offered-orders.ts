/** Offers what a mail most likely means (loose-orders.ts) where nothing of it, or not all, was understood: never filed by that alone. */
import { legalAdjustments } from '../../adjudicate/legality/legal-orders.ts';
import { orderKey } from '../../game/on-file.ts';
import type {
  IgnoredRange,
  NumberedLine,
  OrderItem,
  SectionContext,
  SectionItem,
  SectionRead,
} from '../../language/mail/mail-text.ts';
import { scrubText } from '../../language/mail/scrub.ts';
import { errorItem, orderItem } from '../../language/orders/order-items.ts';
import { readOrders } from '../../language/orders/read-orders.ts';
import { isWordedAsQuestion } from '../../language/questions/read-question.ts';
import { formatOrder, parseOrder } from '../../orders/notation.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import { isLineFull } from '../../text/wrapped-lines.ts';
import { orderContext, type State, signContext } from '../section-state.ts';
import { sentencesIn } from './letter.ts';
import { readLooseOrders } from './loose-orders.ts';
import { REQUEST, RULERS, TAKES_BACK } from './loose-words.ts';

/** Of a longer text nothing is offered. */
const LONGEST = 1600;

export function withOrdersOffered(read: SectionRead, state: State): SectionRead {
  const { context, lines, branches } = state;
  const orders = orderContext(state);
  if (orders === null || context.role !== 'player' || context.power === null || state.as !== null) return read;
  if (branches.phase !== null || branches.phaseBlocked !== null || read.press.length > 0) return read;
  if (lines.some(({ text }) => RULERS.test(foldText(text).toLowerCase()))) return read;
  // Most mails are understood.
  const isChanging = read.items.some((item) => item.kind === 'order' && item.pending !== undefined);
  const unread = read.items.filter((item) => isUnread(item, context, isChanging));
  if (unread.length === 0) return read;
  const stretches = stretchesOf(lines, read).filter((lines) => unread.some((item) => isIn(item, lines)));
  const [first, ...others] = stretches;
  const beside = read.items.filter((item) => stretches.some((lines) => isIn(item, lines)) && !unread.includes(item));
  if (first === undefined || !beside.every((item) => item.kind === 'order' || isAnswer(item))) return read;
  const texts = stretches.map((lines) => lines.map(({ text }) => text.trim()).join(' '));
  if (texts.join(' ').length > LONGEST) return read;
  const { readings, refused: impossible } = readLooseOrders(
    texts.flatMap(sentencesIn),
    orders,
    signContext(context)!,
    context.filed,
  );
  const found = [...new Set(readings.flat())];
  const isRevised = texts.some((text) => foldText(text).toLowerCase().search(TAKES_BACK) > 0);
  const isTakenBack = (item: SectionItem) =>
    isRevised && item.kind === 'order' && item.pending !== undefined && stretches.some((each) => isIn(item, each));
  const rest = read.items.filter((item) => !isTakenBack(item));
  const given = rest.flatMap((item) => (item.kind === 'order' && item.phase === null ? [item] : []));
  if (given.some((item) => isAgainst(item, found))) return read;
  const fresh = found.filter((order) => given.every((item) => item.order !== order || item.pending !== undefined));
  const isNew = fresh.some((order) => given.every((item) => item.order !== order));
  // What was refused as it is written is not refused in our words once more.
  const refused = unread.some((item) => refusalOf(item) !== null) ? [] : impossible;
  if (!isNew && refused.length === 0) return { ...read, items: rest };
  const line = first[0]!.number;
  const place = { line, lastLine: first.at(-1)!.number, phase: null, guards: [] };
  const text = first[0]!.text.trim();
  const shown = shortenText(scrubText(text));
  const offered = readings.flatMap((reading, n) =>
    reading
      .filter((order) => fresh.includes(order))
      .map((order): SectionItem => {
        const item = orderItem(place, text, order, parseOrder(order, orders.kind), context.power, []);
        return readings.length === 1
          ? { ...item, pending: { set: -line, why: { code: 'pending/perhaps' } } }
          : { ...item, pending: { set: n + 1, why: { code: 'pending/choice', shown }, choice: true } };
      }),
  );
  // `Baue eine Flotte in Brest`, which is lost: where else.
  const builds =
    orders.kind === 'A' ? legalAdjustments(orders.board, orders.position!, context.power).map(formatOrder) : [];
  const errors = refused.flatMap((order) =>
    readOrders(order, orders).readings.flatMap((each) =>
      each.read === 'error'
        ? [
            errorItem(
              place,
              order,
              each.message,
              builds.filter((line) => line.startsWith(order.slice(0, 7))),
            ),
          ]
        : [],
    ),
  );
  const { filed = [] } = context;
  const isChanged = filed.some((old) => fresh.some((order) => order !== old && orderKey(order) === orderKey(old)));
  const asked: SectionItem = { ...errorItem(place, text, { code: 'filing/what-to-change' }, []), corrects: true };
  const kept = rest.filter((item) => !unread.includes(item) && (item.kind !== 'order' || !fresh.includes(item.order)));
  const aside = others.flatMap((lines): IgnoredRange[] =>
    kept.some((item) => isIn(item, lines))
      ? []
      : [{ from: lines[0]!.number, to: lines.at(-1)!.number, why: 'about-orders' }],
  );
  return {
    ...read,
    items: [...kept, ...(isChanged ? [asked] : []), ...errors, ...offered].sort((a, b) => a.line - b.line),
    ignored: [...read.ignored, ...aside],
  };
}

/** Why an order was refused as it is written. */
function refusalOf(item: SectionItem): string | null {
  if (item.kind !== 'error' || typeof item.message === 'string') return null;
  return item.message.code === 'refusals/order' ? item.message.refusal.reason : null;
}

/** What was read means something else, or is asked about and would be left so. */
function isAgainst({ order, pending }: OrderItem, found: readonly string[]): boolean {
  if (found.includes(order)) return false;
  return pending !== undefined || found.some((each) => orderKey(each) === orderKey(order));
}

function isUnread(item: SectionItem, { board }: SectionContext, isChanging: boolean): boolean {
  if (item.kind !== 'error' || item.past !== undefined || item.denies !== undefined) return false;
  const code = typeof item.message === 'string' ? '' : item.message.code;
  // `Burgundy backs Marseilles into Spain` is understood, and cannot be done.
  if (refusalOf(item) === 'cannot-support') return false;
  if (IN_NOTATION.test(item.text) && !isChanging) return false;
  if (code === 'player/asked')
    return (
      REQUEST.test(foldText(item.text).toLowerCase()) ||
      sentencesIn(item.text).some((each) => !/\?\W*$/.test(each) && !isWordedAsQuestion(each, board))
    );
  if (code === 'filing/what-to-change') return item.suggestion === null && !isChanging;
  return code === 'lines/prose' || code === 'refusals/order' || code.startsWith('orders/');
}

/** `A Mun S English attack on Bur`, `A vie S A war - gal`, `Army Genua - Vieux River Delta`: an order with a fault, and no sentence. */
const IN_NOTATION =
  /^\W*(?:(?:\p{L} )?[AF] \p{Lu}|[AF] \p{L}{3}(?:\/\p{L}c)? (?:[SCHsch]\b|-)|(?:[AFaf]|[Aa]rm(?:y|ee|ée)|[Ff]l(?:eet|otte)) [^?:,]{2,40} -{1,2}>? ?\p{L})/u;

function isAnswer(item: SectionItem): boolean {
  return item.kind === 'error' && item.answers === true;
}

function isIn({ line, lastLine }: SectionItem, lines: readonly NumberedLine[]): boolean {
  return lines.some(({ number }) => line <= number && number <= lastLine);
}

/** Lines that a program broke at its margin, together; none that was understood as something else. */
function stretchesOf(lines: readonly NumberedLine[], { ignored }: SectionRead): readonly (readonly NumberedLine[])[] {
  const found: NumberedLine[][] = [];
  for (const [n, line] of lines.entries()) {
    if (line.text.trim() === '' || line.ignored !== null) continue;
    if (ignored.some(({ from, to }) => from <= line.number && line.number <= to)) continue;
    const above = lines[n - 1];
    if (above !== undefined && found.at(-1)?.includes(above) === true && isLineFull(above.text, line.text))
      found.at(-1)!.push(line);
    else found.push([line]);
  }
  return found;
}
