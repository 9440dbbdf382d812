/**
 * How a player answers: the lines to write, one for each unit, with what is on file filled in, and a `mailto:` link that
 * opens them as a mail (RFC 6068) to the address that belongs to the player and the game.
 */
import { legalAdjustments, legalOrdersOf } from '../../../engine/adjudicate/legality/legal-orders.ts';
import type { Board } from '../../../engine/board/board.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { Position } from '../../../engine/board/position.ts';
import type { StartChoice } from '../../../engine/board/rules.ts';
import type { PhaseKind, UnitText } from '../../../engine/board/variant.ts';
import { chosenUnits } from '../../../engine/game/due.ts';
import { parseUnit } from '../../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../../engine/orders/order.ts';
import { completeChoice } from '../../../engine/rules/start-choices.ts';
import type { OwnPower, ProxyView } from '../../../engine/view/view.ts';
import { t } from '../../locales/current.ts';
import { isFor, spellOrders } from '../../locales/order-spelling.ts';
import { powerAdjective, powerName } from '../../locales/powers.ts';
import { abbrOf } from '../../locales/text/abbreviations.ts';
import { NO_BREAK, wrapAfter } from '../../locales/text/wrap.ts';
import { type Document, type DocumentBlock, linesBlock } from '../../markup/document.ts';
import type { MailContext } from '../mail.ts';
import { influenceHint } from './influence.ts';
import { sheetBlock } from './order-sheet.ts';
import { isWanted, ownPowers } from './wanted.ts';

/** Longer links are cut off by some mail programs. */
export const LONGEST_LINK = 1800;

/** What the lines are made from. */
type BoardView = Pick<MailContext, 'board' | 'view'>;

/** The block that tells a player how to send or change orders; nothing for those who have none due. */
export function answerBlock(
  context: MailContext,
  { withLines }: { readonly withLines: boolean },
): readonly DocumentBlock[] {
  // A GM orders nothing: what they have to do is on their desk.
  if (context.view.role.kind === 'master') return sheetBlock(context);
  const mine = ownPowers(context).filter(({ due }) => due.kind !== 'nothing');
  if (mine.length === 0 || context.view.status !== 'active') return [];
  const wanted = isWanted(context);
  const say = t().mail.answer;
  return [
    ...sheetBlock(context),
    {
      kind: 'answer',
      how: !wanted ? say.change : withLines ? say.sendLines : say.send,
      button: wanted ? say.writeButton : say.changeButton,
      mailto: orderLink(context),
      lines: withLines ? orderLines(context, mine, true) : [],
    },
  ];
}

/** The link with the player's current orders, under {@link LONGEST_LINK} characters: with hints where there is room. */
export function orderLink(context: MailContext): string {
  const mine = ownPowers(context).filter(({ due }) => due.kind !== 'nothing');
  const subject = `Re: [${context.view.name}] ${t().mail.answer.subject(context.view.phase ?? '')}`;
  const whole = mailtoLink(context.replyTo, subject, orderLines(context, mine, true));
  if (whole.length < LONGEST_LINK) return whole;
  const bare = orderLines(context, mine, false);
  for (let count = bare.length; count > 0; count -= 1) {
    const link = mailtoLink(context.replyTo, subject, bare.slice(0, count));
    if (link.length < LONGEST_LINK) return link;
  }
  return mailtoLink(context.replyTo, subject, []);
}

/** What is to be sent is one line: the line, and a button that writes it. */
export function oneLineAnswer(line: string, link: OneLineLink): Document {
  const { to, subject = line, how, button } = link;
  return [linesBlock(line), { kind: 'answer', how, button, mailto: mailtoLink(to, subject, [line]), lines: [] }];
}

interface OneLineLink {
  readonly to: string;
  /** Left out: the line. */
  readonly subject?: string;
  readonly how: string;
  readonly button: string;
}

/** A `mailto:` link by RFC 6068: all but letters, digits and the at sign of the address is encoded, lines end in CRLF. */
export function mailtoLink(address: string, subject: string, body: readonly string[]): string {
  const to = encode(address).replace('%40', '@');
  const text = body.length === 0 ? '' : `&body=${encode(body.map((line) => `${line}\r\n`).join(''))}`;
  return `mailto:${to}?subject=${encode(subject)}${text}`;
}

/** `encodeURIComponent` leaves some marks alone that mail programs and HTML do not agree about. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** One line for each unit, build or removal: what is on file, else what the player completes. */
export function orderLines(context: BoardView, mine: readonly OwnPower[], withHints: boolean): readonly string[] {
  const isOne = context.view.role.kind === 'player' && context.view.role.own.length === 1;
  return mine.flatMap((own) => [...(isOne ? [] : [own.power]), ...powerLines(context, own, withHints)]);
}

function powerLines(context: BoardView, own: OwnPower, withHints: boolean): readonly string[] {
  const { position } = context.view;
  if (position === null) return [];
  const { due } = own;
  switch (due.kind) {
    case 'nothing':
      return [];
    case 'orders':
    case 'retreats':
      return [
        ...due.units.map((unit) => unitLine(context.board, position, own, unit, withHints)),
        ...own.proxies.map((proxy) => proxyLine(context.board, proxy, withHints)),
        ...(withHints ? influenceLines(context.board, position, own) : []),
      ];
    case 'builds':
    case 'removals':
      return adjustmentLines(context.board, position, own, due, withHints);
    case 'choices':
      return due.choices.flatMap((choice) => choiceLines(context.board, choice, own, withHints));
  }
}

/** Another's unit that the player may order. */
function proxyLine(board: Board, { owner, unit, order }: ProxyView, withHints: boolean): string {
  const line = order === null ? startOf(board, 'M', parseUnit(unit)!) : spellOrders(board, order);
  return withHints
    ? `${line.padEnd(9)}  % ${t().mail.answer.byProxy(powerName(board, owner), powerAdjective(board, owner))}`
    : line;
}

function influenceLines(board: Board, position: Position, own: OwnPower): readonly string[] {
  const filed = own.onFile.filter(({ order }) => order.startsWith('IP ')).map(({ order }) => spellOrders(board, order));
  const hint = influenceHint(board, position, own);
  return filed.length > 0 || hint === null ? filed : [`% ${hint}`];
}

/** The order on file, or a line to complete with a remark on where the unit can go. */
function unitLine(board: Board, position: Position, { onFile }: OwnPower, unit: UnitText, withHints: boolean): string {
  const { kind } = parsePhase(position.phase);
  const filed = onFile.find(({ order }) => isFor(order, kind, unit));
  if (filed !== undefined) return spellOrders(board, filed.order);
  const ref = parseUnit(unit)!;
  const start = startOf(board, kind, ref);
  const ways = withHints ? goals(board, legalOrdersOf(board, position, ref)) : '';
  return ways === '' ? start : `${start.padEnd(9)}  % ${kind === 'R' ? t().mail.answer.orDisband(ways) : ways}`;
}

function adjustmentLines(
  board: Board,
  position: Position,
  { power, onFile }: OwnPower,
  due: { readonly kind: 'builds' | 'removals'; readonly count: number },
  withHints: boolean,
): readonly string[] {
  const filed = onFile.map(({ order }) => spellOrders(board, order));
  const word = due.kind === 'builds' ? 'build' : 'remove';
  const ordered = onFile.filter(({ order }) => order.startsWith('remove ') === (due.kind === 'removals')).length;
  const open = Array.from({ length: Math.max(0, due.count - ordered) }, () => `${word} `);
  const legal = withHints ? legalAdjustments(board, position, power).flatMap((order) => unitOf(board, order)) : [];
  const hint = legal.length === 0 ? [] : wrapAfter('% ', legal.join(', '), 72).map((line) => line.replace(/^ /, '%'));
  return [...filed, ...open, ...hint];
}

/** Starting units as they stand now, chosen or by default. */
function choiceLines(board: Board, choice: StartChoice, { onFile }: OwnPower, withHints: boolean): readonly string[] {
  const chosen = chosenUnits(onFile.map(({ order }) => order));
  const say = t().mail.answer;
  const hint = choice.numbers === 'free' ? say.eitherUnit : say.unitsMaySwap;
  return [
    ...(withHints ? [`% ${hint}`] : []),
    ...completeChoice(choice, chosen).map((unit) => {
      const line = spellOrders(board, `build ${unit}`);
      return withHints && !chosen.includes(unit) ? `${line.padEnd(11)}  % ${say.byDefault}` : line;
    }),
  ];
}

/** A line to complete: a unit that is left as it is holds; a retreat must be chosen. */
function startOf(board: Board, kind: PhaseKind, { type, at }: UnitRef): string {
  const unit = `${type} ${abbrOf(board, at)}`;
  return kind === 'R' ? `${unit} - ` : `${unit} H`;
}

/** Where a unit can go on its own feet or keel, each place once. */
function goals(board: Board, orders: readonly Order[]): string {
  const places = orders.flatMap((order) =>
    order.kind === 'retreat' || (order.kind === 'move' && order.route === 'unstated') ? [abbrOf(board, order.to)] : [],
  );
  return [...new Set(places)].join(' ');
}

function unitOf(board: Board, order: Order): readonly string[] {
  return order.kind === 'build' || order.kind === 'remove'
    ? [`${order.unit.type}${NO_BREAK}${abbrOf(board, order.unit.at)}`]
    : [];
}
