/** Orders for later phases (judge-language A8): kept sealed for their power, checked when their phase begins. */
import type { PhaseCode } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import type { OrderItem } from '../../language/mail/mail-text.ts';
import type { Message } from '../../messages/all-messages.ts';
import type { LaterOrder, SentAhead } from '../events.ts';
import { seatOf } from '../game.ts';
import { addLater, keepLater, waitLater } from '../orders/later-orders.ts';
import type { DecisionDraft, MailLine } from './draft.ts';

/** More is a mistake, or somebody's attempt to fill the store. */
const MOST_ORDERS = 400;

/** Keeps the items, power by power. Whether they fit is said when their phase begins. */
export function fileLater(draft: DecisionDraft, items: readonly OrderItem[]): void {
  const byPower = new Map<Power, OrderItem[]>();
  for (const item of items) {
    const why = whyNot(draft, item);
    if (why === null) {
      const power = powerOf(draft, item)!;
      byPower.set(power, [...(byPower.get(power) ?? []), item]);
    } else draft.refuse(item, why);
  }
  for (const [power, own] of byPower) {
    const { ahead } = seatOf(draft.game, power)!;
    const room = MOST_ORDERS - ahead.orders.length;
    for (const item of own.slice(room)) draft.refuse(item, { code: 'filing/ahead-too-many', most: MOST_ORDERS });
    const kept = own.slice(0, room);
    for (const item of kept) draft.done(item, '');
    if (kept.length > 0)
      keep(
        draft,
        power,
        addLater(
          ahead,
          kept.map((item) => laterOrder(draft, item)),
        ),
      );
  }
}

function laterOrder({ request }: DecisionDraft, { phase, order, guards }: OrderItem): LaterOrder {
  return { phase: phase!, order, guards, received: request.mail.received };
}

function whyNot(draft: DecisionDraft, item: OrderItem): Message | null {
  const { game, request } = draft;
  const { role } = request.actor;
  if (game.status === 'finished') return { code: 'filing/over' };
  if (game.status === 'forming') return { code: 'game/not-begun', wanted: 'orders' };
  if (role !== 'player') return { code: 'filing/ahead-players-only' };
  const power = powerOf(draft, item);
  if (power === null) return { code: 'filing/whose' };
  return request.actor.powers.includes(power) ? null : { code: 'filing/not-yours', power };
}

function powerOf({ request, game }: DecisionDraft, { power }: OrderItem): Power | null {
  const meant = power ?? request.actor.powers[0] ?? null;
  return meant === null || seatOf(game, meant) === undefined ? null : meant;
}

/** WAIT or NOWAIT under a PHASE line. */
export function setWaitLater(draft: DecisionDraft, spot: MailLine, phase: PhaseCode, wait: boolean): void {
  for (const power of draft.request.actor.powers) {
    keep(draft, power, waitLater(seatOf(draft.game, power)!.ahead, phase, wait));
  }
  draft.done(spot, { code: 'filing/ahead-wait', wait, phase });
}

/** Takes back what was sent ahead for one phase, or (null) for all, as far as `drop` says so; true when there was any. */
export function clearLater(
  draft: DecisionDraft,
  power: Power,
  phase: PhaseCode | null,
  drop: (order: LaterOrder) => boolean = () => true,
): boolean {
  const { ahead } = seatOf(draft.game, power) ?? {};
  if (ahead === undefined) return false;
  const meant = (each: { readonly phase: PhaseCode }) => phase === null || each.phase === phase;
  const left = keepLater(ahead, (order) => !(meant(order) && drop(order)));
  const waits = ahead.waits.filter((each) => !meant(each));
  if (left.orders.length === ahead.orders.length && waits.length === ahead.waits.length) return false;
  keep(draft, power, { ...left, waits });
  return true;
}

function keep(draft: DecisionDraft, power: Power, ahead: SentAhead): void {
  draft.emit({ type: 'ahead-filed', power, sealed: draft.seal(ahead) });
}
