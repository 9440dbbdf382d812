/** Mails that change orders in sentences (plain-correction.ts), where nothing else could be done with them as a whole. */
import type { NumberedLine, SectionContext, SectionItem, SectionRead } from '../../language/mail/mail-text.ts';
import { scrubText } from '../../language/mail/scrub.ts';
import { errorItem, orderItem } from '../../language/orders/order-items.ts';
import { findSign } from '../../language/signs/find-sign.ts';
import { sentencesOf } from '../../language/signs/sentences.ts';
import { parseOrder, parseUnit } from '../../orders/notation.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import { isLineFull } from '../../text/wrapped-lines.ts';
import type { UnitText } from '../../vocabulary.ts';
import { signContext } from '../section-state.ts';
import { type PlainChange, readPlainCorrection } from './plain-correction.ts';

export function plainlyCorrected(
  read: SectionRead,
  lines: readonly NumberedLine[],
  context: SectionContext,
): SectionRead {
  const { board, position, power, also = [], role, filed = [] } = context;
  if (board === null || position === null || power === null || role !== 'player' || also.length > 0) return read;
  if (filed.length === 0 || !position.phase.endsWith('M') || read.press.length > 0) return read;
  // Most mails are understood: none of those is weighed.
  if (!read.items.some(({ kind }) => kind === 'error')) return read;
  const isAside = ({ number, ignored }: NumberedLine) =>
    ignored !== null || read.ignored.some(({ from, to }) => from <= number && number <= to);
  const written = lines.filter((line) => line.text.trim() !== '' && !isAside(line));
  const found = readPlainCorrection(joined(written), board, position, power, filed);
  if (found === null) return read;
  const { changes } = found;
  const isSure = found.isSure && !isSpokenAgainst(joined(written), context);
  if (isOtherwise(written, changes)) return read;
  if (!isOpen(read, changes) || isSaidAlready(read, changes) || isAgainst(read, changes)) return read;
  const [first, last] = [written[0]!, written.at(-1)!];
  const place = { line: first.number, lastLine: last.number, phase: null };
  const text = first.text.trim();
  const ignored = read.ignored.filter(({ from, to }) => to < place.line || from > place.lastLine);
  const clears = isSure ? [] : changes.flatMap(({ unit, order }) => (order === null ? [`CLEAR ${shown(unit)}`] : []));
  // A part of what is meant is not offered.
  if (clears.length > 0 && clears.length < changes.length) return read;
  const asked: SectionItem = {
    ...errorItem({ line: place.line, lastLine: place.lastLine }, text, { code: 'filing/what-to-change' }, clears),
    corrects: true,
  };
  if (clears.length > 0) return { ...read, items: [asked], ignored };
  const items = changes.map(({ unit, order }): SectionItem => {
    if (order !== null) {
      const item = orderItem({ ...place, guards: [] }, text, order, parseOrder(order, 'M'), power, []);
      return isSure
        ? item
        : { ...item, pending: { set: 1, why: { code: 'pending/beside', shown: shortenText(scrubText(text)) } } };
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
  return { ...read, items: isSure ? items : [asked, ...items], ignored };
}

/** Does what leads to an order, or stands in a sentence of its own, say that it is not meant now? */
function isSpokenAgainst(text: string, context: SectionContext): boolean {
  const signs = signContext(context);
  if (signs === null) return false;
  const [, lead = ''] = /^([^:]{3,200}:)\s*\S/su.exec(text) ?? [];
  const names = (said: string) =>
    /^\W*[AF] \p{L}/u.test(said) || sentencesOf(said, signs).some(({ tags }) => / (?:PLACE|UNIT) /.test(tags));
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u);
  const first = sentences.findIndex(names);
  return [lead, ...sentences.slice(0, Math.max(0, first))].some(
    (said) => said !== '' && !CHANGES.test(foldText(said)) && findSign(said, signs) !== null,
  );
}

/** What such a sentence leads to is meant. */
const CHANGES =
  /\b(?:chang(?:e|es|ing)|amend\w*|correct\w*|revis\w*|\w*ander(?:e|ung|ungen)|korrektur\w*|berichtig\w*|gedreht|getauscht|swap\w*|changements?|change|rectifi\w*|corrig\w*|modif\w*|invers\w*)\b/i;

/** Somebody tells what was, or a unit that shall not stay would. */
function isOtherwise(written: readonly NumberedLine[], changes: readonly PlainChange[]): boolean {
  const said = foldText(written.map(({ text }) => text).join(' '));
  return (
    WAS.test(said) ||
    OUT.test(said) ||
    (STAYS_NOT.test(said) && changes.some(({ order }) => order?.endsWith(' H') === true))
  );
}

const WAS =
  /\b(?:went|sailed|ging(?:en)?|zog(?:en)?|fuhr(?:en)?|(?:est|sont|suis) (?:allee?s?|partie?s?|entree?s?))\b/i;
const OUT =
  /\b(?:(?:keep|stay|remain)(?:s|ing)? (?:out|away|clear)|halt\w* sich (?:aus|von|fern)|bleib\w* (?:aus|von|weg|drau\w+|fern)|hors d)\b/i;
const STAYS_NOT =
  /\b(?:reste\w* (?:pas|plus)|tien\w* (?:pas|plus)|(?:bleib|halt|steh)\w*(?: \w+)? (?:nicht|nimmer)|(?:not|never|n't) (?:stay|hold|remain|sit)\w*)\b/i;

function shown(unit: UnitText): string {
  return unit.replace(/ \w/, (letter) => letter.toUpperCase());
}

/** Nothing is commanded, and nothing says that orders are not meant now. */
function isOpen({ items, ignored }: SectionRead, changes: readonly PlainChange[]): boolean {
  return (
    items.every((item) =>
      item.kind === 'order'
        ? item.phase === null && (item.pending === undefined || changes.some(({ order }) => order === item.order))
        : isUnread(item),
    ) && !ignored.some(({ why }) => why === 'about-orders' || why === 'heading')
  );
}

/** Lines of the mail order all of it, and the sentence says why. */
function isSaidAlready({ items }: SectionRead, changes: readonly PlainChange[]): boolean {
  return changes.every(
    ({ order }) =>
      order !== null &&
      items.some((item) => item.kind === 'order' && item.pending === undefined && item.order === order),
  );
}

function isAgainst({ items }: SectionRead, changes: readonly PlainChange[]): boolean {
  const denied = new Set(items.flatMap((item) => (item.kind === 'error' ? (item.denies ?? []) : [])));
  return changes.some(({ order }) => order !== null && denied.has(order));
}

/** Not understood, or taken for prose or a question; what was read as an order and cannot be given is none of it. */
function isUnread(item: SectionItem): boolean {
  if (item.kind !== 'error' || item.past !== undefined) return false;
  return UNREAD.has(typeof item.message === 'string' ? item.message : item.message.code);
}

const UNREAD: ReadonlySet<string> = new Set([
  'lines/prose',
  'orders/not-understood',
  'orders/no-such-place',
  'filing/what-to-change',
  'player/asked',
]);

/** Lines that a program broke at its margin are one. */
function joined(lines: readonly NumberedLine[]): string {
  return lines.reduce((sofar, { number, text }, n) => {
    const above = lines[n - 1];
    if (above === undefined) return text.trim();
    return `${sofar}${above.number === number - 1 && isLineFull(above.text, text) ? ' ' : '\n'}${text.trim()}`;
  }, '');
}
