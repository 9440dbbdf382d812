/** Mails that change orders in sentences (plain-correction.ts), where nothing else could be done with them as a whole. */
import type { NumberedLine, SectionContext, SectionItem, SectionRead } from '../language/mail/mail-text.ts';
import { orderItem } from '../language/orders/order-items.ts';
import { parseOrder, parseUnit } from '../orders/notation.ts';
import { shortenText } from '../text/shorten.ts';
import { isLineFull } from '../text/wrapped-lines.ts';
import { type PlainChange, readPlainCorrection } from './plain-correction.ts';

export function plainlyCorrected(
  read: SectionRead,
  lines: readonly NumberedLine[],
  context: SectionContext,
): SectionRead {
  const { board, position, power, also = [], role, filed = [] } = context;
  if (board === null || position === null || power === null || role !== 'player' || also.length > 0) return read;
  if (filed.length === 0 || !position.phase.endsWith('M') || read.press.length > 0) return read;
  const isAside = ({ number, ignored }: NumberedLine) =>
    ignored !== null || read.ignored.some(({ from, to }) => from <= number && number <= to);
  const written = lines.filter((line) => line.text.trim() !== '' && !isAside(line));
  const found = readPlainCorrection(joined(written), board, position, power, filed);
  if (found === null) return read;
  const { changes, isSure } = found;
  if (!isOpen(read, changes)) return read;
  if (!isSure && changes.some(({ order }) => order === null)) return read;
  const [first, last] = [written[0]!, written.at(-1)!];
  const place = { line: first.number, lastLine: last.number, phase: null };
  const text = first.text.trim();
  const items = changes.map(({ unit, order }): SectionItem => {
    if (order !== null) {
      const item = orderItem({ ...place, guards: [] }, text, order, parseOrder(order, 'M'), power, []);
      return isSure
        ? item
        : { ...item, pending: { set: 1, why: { code: 'pending/beside', shown: shortenText(text) } } };
    }
    return {
      kind: 'command',
      ...place,
      text,
      as: null,
      command: 'CLEAR',
      args: { what: 'unit', unit: parseUnit(unit)! },
    };
  });
  const ignored = read.ignored.filter(({ from, to }) => to < place.line || from > place.lastLine);
  return { ...read, items, ignored };
}

/** Something of it is not understood, nothing is commanded, and nothing says that orders are not meant now. */
function isOpen({ items, ignored }: SectionRead, changes: readonly PlainChange[]): boolean {
  return (
    items.some(({ kind }) => kind === 'error') &&
    items.every((item) =>
      item.kind === 'order'
        ? item.phase === null && (item.pending === undefined || changes.some(({ order }) => order === item.order))
        : isUnread(item),
    ) &&
    !ignored.some(({ why }) => why === 'about-orders' || why === 'heading')
  );
}

/** `I want the fleet in …` seems to ask for something. */
function isUnread(item: SectionItem): boolean {
  if (item.kind !== 'error' || item.past !== undefined) return false;
  return item.answers !== true || (typeof item.message !== 'string' && item.message.code === 'player/asked');
}

/** Lines that a program broke at its margin are one. */
function joined(lines: readonly NumberedLine[]): string {
  return lines.reduce((sofar, { number, text }, n) => {
    const above = lines[n - 1];
    if (above === undefined) return text.trim();
    return `${sofar}${above.number === number - 1 && isLineFull(above.text, text) ? ' ' : '\n'}${text.trim()}`;
  }, '');
}
