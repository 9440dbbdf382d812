/** Files the orders of a mail for the current phase: the last valid order for each unit counts (judge-language A7). */
import { dueTo } from '../../adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Power } from '../../board/variant.ts';
import type { OrderItem } from '../../language/mail/mail-text.ts';
import type { Message } from '../../messages/all-messages.ts';
import { formatOrder } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { mostBuilds } from '../../rules/build-cap.ts';
import { choicesIn } from '../../rules/start-choices.ts';
import { provinceOf, provinceOfUnit } from '../../vocabulary.ts';
import { receiptOf } from '../chain.ts';
import type { FiledOrder } from '../events.ts';
import { seatOf, unapprovedPeople } from '../game.ts';
import { type FiledChange, fileOrders, freeBuildsOf } from '../on-file.ts';
import { holderOf } from '../proxies.ts';
import type { DecisionDraft } from './draft.ts';
import { whyNotFor } from './handler.ts';
import { allocationOf, allocationsOnFile } from './influence-points.ts';
import { settlePending } from './settle-pending.ts';

/** An order of the mail as it is to be filed. */
interface Incoming {
  readonly item: OrderItem;
  readonly order: Order;
}

/** Files the items, power by power. Says for each what became of it. */
export function fileItems(draft: DecisionDraft, items: readonly OrderItem[]): void {
  if (items.length === 0) return;
  const closed = whyClosed(draft);
  if (closed !== null) {
    for (const item of items) draft.refuse(item, closed);
    return;
  }
  const byPower = new Map<Power, OrderItem[]>();
  for (const item of items) {
    const filed = filedWith(draft, item);
    if ('why' in filed) draft.refuse(item, filed.why);
    else byPower.set(filed.power, [...(byPower.get(filed.power) ?? []), item]);
  }
  for (const [power, own] of byPower) filePower(draft, power, own);
}

/** The power that an order is filed with, or why this writer may not give it. */
export function filedWith(
  draft: DecisionDraft,
  item: OrderItem,
): { readonly power: Power } | { readonly why: Message } {
  const { actor } = draft.request;
  const owner = item.power ?? actor.powers[0] ?? null;
  const power = owner === null ? null : (byProxy(draft, item, owner) ?? owner);
  if (actor.role === 'observer') return { why: { code: 'filing/not-by-observers' } };
  if (power === null || seatOf(draft.game, power) === undefined) return { why: { code: 'filing/whose' } };
  // The reader has refused such lines already; nothing else may ever be filed.
  if (actor.role !== 'master' && !actor.powers.includes(power)) return { why: { code: 'filing/not-yours', power } };
  const problem = actor.role === 'master' ? whyNotFor(draft, power) : null;
  return problem === null ? { power } : { why: problem };
}

/** The power of the writer that holds the proxy for another's unit: the order is filed with its own. */
function byProxy({ game, request }: DecisionDraft, { parsed }: OrderItem, owner: Power): Power | null {
  const { role, powers } = request.actor;
  if (role !== 'player' || powers.includes(owner) || parsed === null || parsed.kind === 'waive') return null;
  return holderOf(game, powers, owner, provinceOf(parsed.unit.at));
}

/** Why no orders are taken now; null when they are. */
export function whyClosed({ game, request }: DecisionDraft): Message | null {
  const { current } = game;
  if (request.actor.role === 'player' && unapprovedPeople(game).includes(request.actor.person)) {
    return { code: 'filing/not-approved' };
  }
  switch (game.status) {
    case 'forming':
      return { code: 'game/not-begun', wanted: 'orders' };
    case 'finished':
      return { code: 'filing/over' };
    case 'paused':
      return { code: 'filing/paused' };
    case 'active':
      return current !== null && request.mail.received < current.clock.began
        ? { code: 'filing/sent-before', phase: game.position!.phase }
        : null;
  }
}

function filePower(draft: DecisionDraft, power: Power, items: readonly OrderItem[]): void {
  const { context, request, game } = draft;
  const position = game.position!;
  const seat = seatOf(game, power)!;
  const { kind } = parsePhase(position.phase);
  const incoming = readyToFile(draft, power, items);
  if (incoming.length === 0) return;
  const due = kind === 'A' ? Math.abs(dueTo(context.board, position, power)) : 0;
  const orders = incoming.map(({ order }) => order);
  const choices = choicesIn(context.board, position, power);
  const twice = kind === 'A' ? [] : orderedTwice(incoming);
  const { onFile, filed, dropped } = fileOrders(
    seat.onFile,
    orders,
    request.mail.received,
    kind,
    due,
    choices,
    freeBuildsOf(context.board, position, power),
  );
  for (const [i, { item, order }] of incoming.entries()) {
    const what = filed[i]!;
    switch (what.kind) {
      case 'new':
      case 'same':
      case 'replaces':
        // A player is shown all that is on file; a master only what he has written himself.
        draft.done(item, request.actor.role === 'master' ? { code: 'filing/on-file-for', power } : '');
        break;
      case 'older':
        draft.note(item, { code: 'filing/later-mail-stands', order: what.order });
        break;
      case 'no-more':
        draft.refuse(item, noMore(what), formatOrder(ofOtherType(order)));
        break;
      case 'excess':
        draft.refuse(item, tooMany(order, what.due, context.board));
        break;
    }
    for (const remark of [...item.notes, ...twice.filter((each) => each.item === item).map(saidOf)])
      draft.note(item, remark);
  }
  // Of units that stand on the board, a new order is one: of builds and removals we tell what they replace.
  const replaced = filed.flatMap((what) => (kind === 'A' && what.kind === 'replaces' ? [what.order] : []));
  const gone = replaced.filter((order) => seat.onFile.some((each) => each.order === order) && !dropped.includes(order));
  for (const order of [...gone, ...dropped]) {
    draft.note({ line: null, text: '' }, { code: 'filing/made-room', order });
  }
  fileFor(draft, power, onFile);
  settlePending(
    draft,
    power,
    orders.map((order) => formatOrder(order)),
  );
}

interface Again {
  readonly item: OrderItem;
  readonly before: OrderItem;
}

/** Orders for a unit that a line above of the same mail has ordered. */
function orderedTwice(incoming: readonly Incoming[]): readonly Again[] {
  const last = new Map<string, OrderItem>();
  return incoming.flatMap(({ item, order }) => {
    if (order.kind === 'waive') return [];
    const at = provinceOf(order.unit.at);
    const before = last.get(at);
    last.set(at, item);
    return before === undefined ? [] : [{ item, before }];
  });
}

function saidOf({ item, before }: Again): Message {
  const line = before.line === item.line ? null : before.line;
  return before.order === item.order
    ? { code: 'filing/same-above', line }
    : { code: 'filing/other-above', line, order: before.order };
}

/** Puts the power's orders on file and seals them with a receipt. */
export function fileFor(draft: DecisionDraft, power: Power, onFile: readonly FiledOrder[]): void {
  const salt = draft.context.salt();
  const receipt = receiptOf(salt, onFile, draft.context.digest);
  draft.emit({ type: 'orders-filed', power, receipt, sealed: { salt, value: { onFile } } });
}

/** The orders to be filed; what cannot be is refused. Points for neutral units are counted from line to line. */
function readyToFile(draft: DecisionDraft, power: Power, items: readonly OrderItem[]): readonly Incoming[] {
  const incoming: Incoming[] = [];
  let given = allocationsOnFile(draft.game, power);
  for (const item of items) {
    if (item.influence !== null) {
      const order = allocationOf(draft, power, item, given);
      if ('code' in order) draft.refuse(item, order);
      else {
        given = [...given.filter(({ unit }) => provinceOf(unit.at) !== provinceOf(order.unit.at)), order];
        incoming.push({ item, order });
      }
    } else if (isInland(draft, item)) draft.refuse(item, { code: 'filing/inland-convoy' });
    else if (item.parsed === null) draft.refuse(item, { code: 'filing/no-unit-type' });
    else incoming.push({ item, order: item.parsed });
  }
  return incoming;
}

/** `Of Edinburgh, London and Liverpool one takes an army and two take fleets: …` */
function noMore({ choice, order }: Extract<FiledChange, { readonly kind: 'no-more' }>): Message {
  const provinces = choice.units.map((unit) => provinceOfUnit(unit));
  const count = (type: string) => choice.units.filter((unit) => unit.startsWith(type)).length;
  return { code: 'filing/no-more-of-type', provinces, armies: count('A'), fleets: count('F'), order };
}

function ofOtherType(order: Order): Order {
  return order.kind === 'build'
    ? { ...order, unit: { ...order.unit, type: order.unit.type === 'A' ? 'F' : 'A' } }
    : order;
}

function tooMany(order: Order, due: number, board: Board): Message {
  const what = order.kind === 'remove' ? 'removal' : 'build';
  if (due === 0)
    return board.freeRemovals === true ? { code: 'offers/build-by-removal' } : { code: 'filing/none-due', what };
  const most = order.kind === 'build' && due === mostBuilds(board);
  return { code: 'filing/too-many', what, due, order: formatOrder(order), most };
}

/** STRICT CONVOY: no convoy begins or ends in a province that has no coast. */
function isInland({ game, context }: DecisionDraft, { parsed }: OrderItem): boolean {
  if (!game.settings.strictConvoy || parsed?.kind !== 'convoy') return false;
  const inland = (place: string) =>
    context.board.variant.provinces.some(({ id, type }) => id === provinceOf(place) && type === 'land');
  return inland(parsed.target.at) || inland(parsed.to);
}
