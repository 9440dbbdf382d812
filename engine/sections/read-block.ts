/** Blocks of lines that are not press: registration, long comments, notes, announcements, WHATIF, positions. */
import { parsePhase } from '../board/phase.ts';
import type { Power } from '../board/variant.ts';
import type { Command } from '../language/commands/arguments.ts';
import { makeCommand } from '../language/commands/form.ts';
import type { ErrorItem, NumberedLine, SectionContext, WhatIfItem } from '../language/mail/mail-text.ts';
import { passwordsOfSignOn, readSignOn } from '../language/mail/sign-on.ts';
import { textOfLines } from '../language/mail/text-of-lines.ts';
import { readOnePower } from '../language/names/power-list.ts';
import { type InfluenceReading, readInfluence } from '../language/orders/influence-line.ts';
import type { OrderContext } from '../language/orders/order-context.ts';
import { emptyTally, errorItem, type ItemPlace, orderItem, orderItems } from '../language/orders/order-items.ts';
import type { RawPower } from '../language/orders/raw-order.ts';
import { isWhole, readOrders } from '../language/orders/read-orders.ts';
import { readPhaseText } from '../language/times/phase-text.ts';
import type { MessageOrText } from '../messages/all-messages.ts';
import { makeSetting } from '../settings/setting.ts';
import { type BlockKind, isQuotedEnd, type TextBlock } from '../text/blocks.ts';
import { foldText } from '../text/fold.ts';
import { shortenText } from '../text/shorten.ts';
import { readImport } from './read-import.ts';
import { readSetUp } from './read-set-up.ts';

export type BlockRead =
  | { readonly command: Command }
  | { readonly problem: MessageOrText; readonly suggestion?: string | null };

/** Texts of people's that stay, or go to everybody. */
const KEPT: ReadonlySet<BlockKind> = new Set<BlockKind>(['comment', 'diary', 'announce']);
const NEEDS_GAME: BlockRead = { problem: { code: 'deciding/which-game' } };
/** Characters of a game's description: it stands in lists. */
const LONGEST_COMMENT = 32_768;

/** Reads a block as one command. `orders` is how orders are read in this section. */
export function readBlock(
  lines: readonly NumberedLine[],
  block: TextBlock,
  section: SectionContext,
  orders: OrderContext | null,
): BlockRead {
  const opening = foldText(lines[block.from]!.text).trim();
  const inner = lines.slice(block.from + 1, block.to + 1);
  // What is kept or told would be half of what was written.
  const isCut = !block.ended && KEPT.has(block.kind);
  if (isCut && lines.slice(block.next).some(({ text }) => isQuotedEnd(text, block.kind)))
    return { problem: { code: 'lines/press-ends-in-quote' } };
  switch (block.kind) {
    case 'register':
      return { command: register(inner) };
    case 'comment':
      return described(textOfLines(inner));
    case 'diary': {
      const body = textOfLines(inner);
      return body === ''
        ? { problem: { code: 'player/diary-entry-empty' } }
        : { command: makeCommand('DIARY', { action: 'record', body }) };
    }
    case 'announce':
      return inner.some(block.ended ? isSignOnOfMaster : isSignOnWithPassword)
        ? { problem: { code: 'lines/announcement-with-sign-on' } }
        : announce(opening, inner);
    case 'whatif':
      return orders === null ? NEEDS_GAME : whatIf(opening, inner, section, orders);
    case 'setup':
      return orders === null ? NEEDS_GAME : readSetUp(inner.filter(saysSomething), orders.board);
    case 'pasted':
      if (section.board === null) return NEEDS_GAME;
      return block.ended
        ? readImport(inner, section.board, section)
        : { problem: { code: 'lines/import-without-end' } };
    case 'press':
      throw new Error('Press is read by press-block.ts.');
  }
}

function described(text: string): BlockRead {
  if (text.length <= LONGEST_COMMENT) return { command: makeSetting('description', text) };
  return { problem: { code: 'lines/comment-too-long', most: LONGEST_COMMENT, length: text.length } };
}

const ZONE_FIELDS: ReadonlySet<string> = new Set(['zone', 'timezone', 'time zone']);

function register(lines: readonly NumberedLine[]): Command {
  const fields: [string, string][] = [];
  for (const { text } of lines) {
    const match = /^\s*([a-z][a-z -]{0,30}?)\s*:\s*(.*)$/i.exec(foldLine(text));
    if (match !== null) fields.push([match[1]!.toLowerCase(), match[2]!.trim().slice(0, 200)]);
  }
  // The first of each name counts; a Map, because the names are the writer's.
  const byName = new Map(fields.reverse());
  const value = (name: string) => (byName.get(name) ?? '') || null;
  const zone = [...ZONE_FIELDS].map(value).find((each) => each !== null) ?? null;
  return makeCommand('REGISTER', {
    name: value('name'),
    zone,
    fields: Object.fromEntries(fields.filter(([name]) => name !== '__proto__').reverse()),
  });
}

/** A line without the spaces and signs that nobody sees; names keep their accents. */
function foldLine(text: string): string {
  return text.replace(/[\t\u00a0]/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '');
}

function announce(opening: string, inner: readonly NumberedLine[]): BlockRead {
  const subject = opening
    .replace(/^(?:announce|official)\b\s*:?\s*/i, '')
    .trim()
    .slice(0, 120);
  // The older judges' OFFICIAL names the subject, and a press command follows.
  const first = inner.findIndex(({ text }) => text.trim() !== '');
  const nested = first >= 0 && /^\s*(?:press|broadcast)\b/i.test(inner[first]!.text);
  const body = textOfLines(nested ? inner.slice(first + 1) : inner);
  if (body === '')
    return {
      problem: { code: 'lines/announcement-empty' },
      suggestion: 'ANNOUNCE New deadlines\nFrom now on Fridays.\nEND',
    };
  return { command: makeCommand('ANNOUNCE', { subject: subject === '' ? null : subject, body }) };
}

function isSignOnOfMaster(line: NumberedLine): boolean {
  const [password] = passwordsOfSignOn(line.text);
  const signOn = password === undefined || /^password$/i.test(password) ? null : readSignOn(line.number, line.text);
  return signOn !== null && 'game' in signOn && signOn.kind === 'master';
}

function isSignOnWithPassword({ text }: NumberedLine): boolean {
  return passwordsOfSignOn(text.replace(/^[\s>|]+/, '')).length > 0;
}

const NO_DOUBT = { doubt: null };
const MOST_WHATIF_LINES = 300;

/** Orders of any powers, each line for the power named on it or above it, else for whose unit it is. */
function whatIf(
  opening: string,
  inner: readonly NumberedLine[],
  section: SectionContext,
  orders: OrderContext,
): BlockRead {
  const named = opening.replace(/^what\s*if\b\s*:?\s*/i, '').trim();
  const phase = named === '' ? null : readPhaseText(orders.board, named);
  if (named !== '' && phase === null)
    return { problem: { code: 'lines/no-phase', shown: named.slice(0, 40) }, suggestion: 'WHATIF' };
  const isCurrent = phase === null || phase === section.phase;
  const context: OrderContext = {
    ...orders,
    ...(phase === null ? {} : { phase, kind: parsePhase(phase).kind }),
    position: isCurrent ? section.position : null,
    power: null,
    also: 'all',
  };
  const items: WhatIfItem[] = [];
  const tally = emptyTally();
  let heading: RawPower | null = null;
  /** The heading above, while nothing below it is for its power. */
  let empty: ErrorItem | null = null;
  const addEmpty = () => {
    if (empty !== null) items.push(empty);
    empty = null;
  };
  if (inner.length > MOST_WHATIF_LINES) return { problem: { code: 'lines/what-if-too-long', most: MOST_WHATIF_LINES } };
  for (const { number, text } of inner) {
    if (text.trim() === '' || isCommentLine(text)) continue;
    const place = { line: number, lastLine: number, phase, guards: [] };
    const [, named = '', points = text] = /^([^:]{1,60}):\s*(ip\b.*)$/i.exec(text.trim()) ?? [];
    const influence = readInfluence(points, context);
    if (influence !== null) {
      const above = heading === null ? orders.power : heading.power;
      const giver = named === '' ? above : readOnePower(orders.board, named);
      if (named !== '' && giver === null) items.push(unknownPower(place, text, named));
      else items.push(...influence.map((each) => pointsItem(each, place, giver)));
      if (named === '') empty = null;
      continue;
    }
    const read = readOrders(text, context, heading?.power == null ? null : heading);
    const alone = isWhole(read) ? read.heading : readOnePower(orders.board, text.replace(/\s*:\s*$/, ''));
    if (alone !== null) {
      addEmpty();
      heading = { power: alone, shown: text.trim(), above: true };
      empty = errorItem(place, text.trim(), { code: 'lines/what-if-nothing' }, []);
      continue;
    }
    const unknown = isWhole(read) ? null : powerUnknown(text, context);
    // Orders below such a name are for whose unit it is; whose points were meant, nobody knows.
    if (!isWhole(read) && NAME_ALONE.test(text)) {
      addEmpty();
      heading = { power: null, shown: text.trim(), above: true };
    }
    if (unknown !== null) {
      items.push(unknownPower(place, text, unknown));
      continue;
    }
    // What is only asked about is tried as it stands, whatever is remarked behind it.
    const said = read.readings.flatMap((each) => orderItems({ ...each, ...NO_DOUBT }, place, context, tally));
    items.push(...(said.length > 0 ? said : [errorItem(place, text.trim(), { code: 'lines/what-if-nothing' }, [])]));
    if (empty !== null && isForHeading(text, context, heading!)) empty = null;
  }
  addEmpty();
  return items.length === 0
    ? { problem: { code: 'player/what-if-orders' }, suggestion: null }
    : { command: makeCommand('WHATIF', { phase, items }) };
}

function unknownPower(place: ItemPlace, text: string, shown: string): ErrorItem {
  return errorItem(place, text.trim(), { code: 'orders/no-such-power', shown: shortenText(shown) }, []);
}

const NAME_ALONE = /^\s*\p{L}(?:[\p{L}\p{M}.'’]|[\s-](?=\p{L}))*\s*:?\s*$/u;

/** What stands where a power should, before a colon or alone on its line, and is none; null: the line is another. */
function powerUnknown(text: string, context: OrderContext): string | null {
  const [, head = '', order = ''] = /^\s*([^\s:][^:]{0,59}?)\s*(?::\s*(.*?))?\s*$/s.exec(text) ?? [];
  if (!/^\p{L}[\p{L}\p{M}\s.'’-]+$/u.test(head) || readOnePower(context.board, head) !== null) return null;
  const [reading] = readOrders(head, context).readings;
  const fault = reading?.read === 'error' && typeof reading.message === 'object' ? reading.message : null;
  const isPlace = fault?.code !== 'orders/no-such-place' || fault.shown !== head;
  return isPlace && (order === '' || !readOrders(order, context).means) ? null : head;
}

/** Would the line say something else below another power's name? */
function isForHeading(text: string, context: OrderContext, heading: RawPower): boolean {
  const other = context.board.powers.find(({ name }) => name !== heading.power)?.name ?? null;
  const below = (power: Power | null) => JSON.stringify(readOrders(text, context, { ...heading, power }).readings);
  return below(heading.power) !== below(other);
}

function pointsItem(reading: InfluenceReading, place: ItemPlace, giver: Power | null): WhatIfItem {
  const { text } = reading;
  if (reading.read === 'error') return errorItem(place, text, reading.message, reading.suggestions);
  if (giver === null) return errorItem(place, text, { code: 'lines/whose-points' }, []);
  const influence = { at: reading.at, points: reading.read === 'take-back' ? 0 : reading.points } as const;
  if (reading.read === 'take-back') return { ...orderItem(place, text, text, null, giver, []), influence };
  return { ...orderItem(place, text, reading.order, reading.parsed, giver, reading.notes), influence };
}

function saysSomething({ text }: NumberedLine): boolean {
  return text.trim() !== '' && !isCommentLine(text);
}

export function isCommentLine(text: string): boolean {
  return /^\s*(?:\/\/|%|#)/.test(foldText(text.slice(0, 40)));
}

/** A block's result as an item, or the error that takes its place. */
export function blockError(
  lines: readonly NumberedLine[],
  block: TextBlock,
  read: Extract<BlockRead, { problem: MessageOrText }>,
): ErrorItem {
  const opening = lines[block.from]!;
  return errorItem(
    { line: opening.number, lastLine: lines[Math.max(block.from, block.next - 1)]!.number },
    opening.text.trim(),
    read.problem,
    read.suggestion == null ? [] : [read.suggestion],
  );
}
