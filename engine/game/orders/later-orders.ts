/**
 * Orders that a power has sent ahead for later phases (judge-language A8): kept as they were read, with the branches they
 * stand in; read again, against the position, when their phase begins.
 */
import type { Board } from '../../board/board.ts';
import { comparePhases, parsePhase } from '../../board/phase.ts';
import type { PhaseCode } from '../../board/position.ts';
import { type Guard, guardsHold } from '../../language/conditions/condition.ts';
import type { Instant } from '../../time.ts';
import type { LaterOrder, SentAhead } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { orderKey } from '../on-file.ts';

export const NO_LATER_ORDERS: SentAhead = { orders: [], waits: [] };

export function hasNoLaterOrders({ orders, waits }: SentAhead): boolean {
  return orders.length === 0 && waits.length === 0;
}

/** What is sent ahead beside what was before. An order outside any IF takes the place of all older ones for its unit. */
export function addLater(before: SentAhead, incoming: readonly LaterOrder[]): SentAhead {
  const orders = incoming.reduce<readonly LaterOrder[]>(
    (kept, order) => [...withoutOlder(kept, order), order],
    [...before.orders],
  );
  return { ...before, orders: [...orders].sort((a, b) => a.received - b.received) };
}

function withoutOlder(kept: readonly LaterOrder[], order: LaterOrder): readonly LaterOrder[] {
  return kept.filter((each) => {
    if (each.phase !== order.phase || each.received > order.received || each.order === 'waive') return true;
    if (orderKey(each.order) !== orderKey(order.order)) return true;
    return order.guards.length > 0 && !(each.order === order.order && sameGuards(each.guards, order.guards));
  });
}

function sameGuards(a: readonly Guard[], b: readonly Guard[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** WAIT or NOWAIT for a later phase. */
export function waitLater(before: SentAhead, phase: PhaseCode, wait: boolean): SentAhead {
  return { ...before, waits: [...before.waits.filter((each) => each.phase !== phase), { phase, wait }] };
}

/** What is left of the orders when those that are not to be kept are taken back. */
export function keepLater(before: SentAhead, keep: (order: LaterOrder) => boolean): SentAhead {
  return { ...before, orders: before.orders.filter(keep) };
}

/** The phases for which something is kept, in the order in which they come. */
export function laterPhases(board: Board, { orders, waits }: SentAhead): readonly PhaseCode[] {
  const phases = [...new Set([...orders, ...waits].map(({ phase }) => phase))];
  const { calendar } = board.variant;
  return phases.sort((a, b) => comparePhases(calendar, parsePhase(a), parsePhase(b)));
}

/** What becomes of a power's orders when a phase begins. */
export interface ActivatedOrders {
  /** For this phase and this position, mail by mail, the oldest first. */
  readonly mails: readonly { readonly received: Instant; readonly orders: readonly string[] }[];
  readonly wait: boolean | null;
  /** For phases that did not come. */
  readonly past: readonly LaterOrder[];
  readonly left: SentAhead;
}

/** Sorts what was sent ahead as `phase` begins with the position of the game. */
export function activateLaterOrders(game: Game, board: Board, seat: Seat): ActivatedOrders {
  const position = game.position!;
  const { calendar } = board.variant;
  const now = parsePhase(position.phase);
  const compared = (phase: PhaseCode) => comparePhases(calendar, parsePhase(phase), now);
  const { orders, waits } = seat.ahead;
  const due = orders.filter(({ phase, guards }) => compared(phase) === 0 && guardsHold(position, guards));
  const mails: { received: Instant; orders: string[] }[] = [];
  for (const { received, order } of due) {
    const last = mails.at(-1);
    if (last?.received === received) last.orders.push(order);
    else mails.push({ received, orders: [order] });
  }
  return {
    mails,
    wait: waits.find(({ phase }) => compared(phase) === 0)?.wait ?? null,
    past: orders.filter(({ phase }) => compared(phase) < 0),
    left: {
      orders: orders.filter(({ phase }) => compared(phase) > 0),
      waits: waits.filter(({ phase }) => compared(phase) > 0),
    },
  };
}
