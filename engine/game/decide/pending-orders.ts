/**
 * Orders that the mail around them does not plainly give: they are shown and asked about (pending.ts). `FILE` files them, and
 * so do the orders once more by themselves; `SEND` sends what may have been a message.
 */
import { parsePhase } from '../../board/phase.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import type { Doubt, OrderItem } from '../../language/mail/mail-text.ts';
import type { PendingWhy } from '../../messages/orders/pending.ts';
import { parseOrder } from '../../orders/notation.ts';
import { influencePoints } from '../../rules/influence.ts';
import { orderKey } from '../on-file.ts';
import { type PendingOrder, type PendingSet, pendingOf } from '../orders/pending-sets.ts';
import { waitingFor } from './confirmation.ts';
import type { DecisionDraft, MailLine } from './draft.ts';
import { filedWith, fileItems, whyClosed } from './file-items.ts';
import { fileLater } from './file-later.ts';
import { pressOf, sendHeld } from './send-press.ts';
import { besideNew, keepPending } from './settle-pending.ts';

/** Shows the orders and asks about them, set by set; says why, where they could not be filed anyhow. */
export function askAboutOrders(draft: DecisionDraft, items: readonly OrderItem[]): void {
  const closed = whyClosed(draft);
  const sets = new Map<
    number,
    { readonly doubt: Doubt; readonly items: OrderItem[]; readonly orders: PendingOrder[] }
  >();
  for (const item of items) {
    const filed = closed === null ? filedWith(draft, item) : { why: closed };
    if ('power' in filed && item.phase === null && item.parsed === null) {
      draft.refuse(item, { code: 'filing/no-unit-type' });
      continue;
    }
    if ('why' in filed) {
      draft.refuse(item, filed.why);
      continue;
    }
    const doubt = item.pending!;
    const set = sets.get(doubt.set) ?? { doubt, items: [], orders: [] };
    sets.set(doubt.set, set);
    set.items.push(item);
    set.orders.push(pendingOrder(draft, item, filed.power));
  }
  for (const { doubt, items: own, orders } of sets.values()) ask(draft, doubt, own, orders);
}

/** Of orders that have just been filed: asks whether they are meant for this phase, as they answer a mail of another. */
export function askWhetherMeant(draft: DecisionDraft, items: readonly OrderItem[], phase: PhaseCode): void {
  const { game, request } = draft;
  const onFile = new Set(game.seats.flatMap((seat) => seat.onFile.map(({ order }) => `${seat.power} ${order}`)));
  const asked = items.flatMap((item) => {
    const filed = filedWith(draft, item);
    return 'power' in filed ? [{ item, order: pendingOrder(draft, item, filed.power) }] : [];
  });
  const orders = asked.filter(({ order }) => onFile.has(`${order.power} ${order.order}`));
  const [first] = orders;
  // Their mail has gone on to do something by which the phase is over.
  if (first === undefined || request.mail.received < game.current!.clock.began) return;
  const { sets, given } = pendingOf(game, request.actor.person);
  const number = given + 1;
  const why: PendingWhy = { code: 'pending/answered', phase, current: game.position!.phase };
  const set: PendingSet = {
    number,
    received: request.mail.received,
    why,
    orders: orders.map(({ order }) => order),
    isFiled: true,
  };
  keepPending(draft, [...sets, set], number);
  draft.report.push({
    line: first.item.line,
    text: first.item.text,
    outcome: 'confirm',
    message: { code: 'pending/filed', why, orders: orders.length, line: `FILE ${number}` },
    suggestion: `FILE ${number}`,
    pending: 0,
  });
}

function pendingOrder(
  { context, game }: DecisionDraft,
  { order, phase, guards, influence }: OrderItem,
  power: Power,
): PendingOrder {
  if (phase !== null) return { power, order, phase, guards };
  if (influence?.points !== 'all') return { power, order };
  const points = influencePoints(context.board, game.position!, power);
  return { power, order: order.replace(/^IP ALL\b/, `IP ${points}`) };
}

function ask(
  draft: DecisionDraft,
  { why, message, choice }: Doubt,
  items: readonly OrderItem[],
  asked: readonly PendingOrder[],
): void {
  const { request } = draft;
  const { sets, given } = pendingOf(draft.game, request.actor.person);
  // Within a mail the last order for a unit counts, as where they are filed; sets to choose from stand beside each other.
  const orders = asked.filter((each, n) => !asked.slice(n + 1).some((later) => isAgain(each, later)));
  const known = new Set(pendingOf(draft.before, request.actor.person).sets.map((set) => set.number));
  const others = sets.filter((set) => choice === true && !known.has(set.number));
  const earlier = besideNew(
    sets.filter((set) => !others.includes(set)),
    orders,
  );
  const press = message === undefined ? null : pressOf(draft, message);
  const number = given + 1;
  const set: PendingSet = {
    number,
    received: request.mail.received,
    why,
    orders,
    ...(press === null || 'problem' in press ? {} : { message: press }),
  };
  keepPending(draft, [...earlier, ...others, set], number);
  const line = `FILE ${number}`;
  const [first] = items;
  draft.report.push({
    line: first!.line,
    text: first!.text,
    outcome: 'confirm',
    message: {
      code: 'pending/asked',
      why,
      orders: orders.map(({ order }) => order),
      line,
      sends: set.message !== undefined,
    },
    suggestion: line,
    pending: orders.length,
  });
}

function isAgain(order: PendingOrder, later: PendingOrder): boolean {
  return (
    order.order !== 'waive' &&
    order.power === later.power &&
    orderKey(order.order) === orderKey(later.order) &&
    order.phase === later.phase
  );
}

/** FILE: files one set, all of them, or (null) the only one. */
export function fileSets(draft: DecisionDraft, spot: MailLine, which: number | 'all' | null): void {
  const { sets } = pendingOf(draft.game, draft.request.actor.person);
  const numbers = sets.map(({ number }) => number);
  const [first] = sets;
  if (first === undefined) draft.refuse(spot, { code: 'pending/nothing' });
  else if (which === 'all' && orderSameUnit(sets))
    draft.refuse(spot, { code: 'pending/not-all', numbers }, `FILE ${first.number}`);
  else if (which === null && sets.length > 1)
    draft.refuse(spot, { code: 'pending/which', numbers }, `FILE ${first.number}`);
  else {
    const meant = typeof which === 'number' ? sets.filter(({ number }) => number === which) : sets;
    if (meant.length === 0) draft.refuse(spot, { code: 'pending/no-such', number: which as number });
    else fileThese(draft, spot, meant);
  }
}

function orderSameUnit(sets: readonly PendingSet[]): boolean {
  const all = sets.flatMap(({ orders }) => orders);
  return all.some((each, n) => all.slice(n + 1).some((later) => isAgain(each, later)));
}

/** They are filed as if they had come with this mail: where the game has moved on meanwhile, it says so of each. */
function fileThese(draft: DecisionDraft, { line }: MailLine, meant: readonly PendingSet[]): void {
  const orders = meant.flatMap((set) => set.orders);
  const items = orders.map((order) => itemOf(draft, order, line ?? 0));
  const { sets } = pendingOf(draft.game, draft.request.actor.person);
  if (whyClosed(draft) === null)
    keepPending(
      draft,
      besideNew(
        sets.filter((set) => !meant.includes(set)),
        orders,
      ),
    );
  fileItems(
    draft,
    items.filter(({ phase }) => phase === null),
  );
  const later = items.filter(({ phase }) => phase !== null);
  if (later.length > 0) fileLater(draft, later);
}

function itemOf({ game }: DecisionDraft, { power, order, phase, guards = [] }: PendingOrder, line: number): OrderItem {
  const parsed = phase === undefined ? parseOrder(order, parsePhase(game.position!.phase).kind) : null;
  const influence = parsed?.kind === 'influence' ? parsed : null;
  return {
    kind: 'order',
    line,
    lastLine: line,
    text: order,
    order,
    parsed: influence?.order ?? parsed,
    influence: influence === null ? null : { points: influence.points, at: influence.unit.at },
    power,
    notes: [],
    phase: phase ?? null,
    guards,
  };
}

/** SEND: what may have been a message goes out as one, as does a message that we asked about. */
export function sendInstead(draft: DecisionDraft, spot: MailLine): void {
  const { sets } = pendingOf(draft.game, draft.request.actor.person);
  const offered = sets.flatMap((set) => (set.message === undefined ? [] : [{ set, message: set.message }]));
  const held = waitingFor(draft).flatMap((each) => (each.command === 'PRESS' ? [each.args] : []));
  const [first] = offered;
  if (offered.length + held.length !== 1)
    draft.refuse(spot, {
      code: offered.length + held.length === 0 ? 'pending/nothing-to-send' : 'pending/send-which',
    });
  else if (first === undefined) sendHeld(draft, spot, held[0]!);
  else {
    keepPending(
      draft,
      sets.filter((set) => set !== first.set),
    );
    sendHeld(draft, spot, first.message);
  }
}
