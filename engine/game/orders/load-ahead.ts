/**
 * What was sent ahead becomes orders on file as its phase begins (judge-language A8, D3): read again against the position,
 * mail by mail, as if it had come now. What no longer fits is not filed, and its player learns why.
 */
import { dueTo } from '../../adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Power } from '../../board/variant.ts';
import { readInfluence } from '../../language/orders/influence-line.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import { readOrders } from '../../language/orders/read-orders.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import { parseOrder } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { type Allocation, fitsBeside, influencePoints } from '../../rules/influence.ts';
import { provincesUnseen, seenPosition } from '../../rules/sight.ts';
import { receiptOf } from '../chain.ts';
import type { Context } from '../context.ts';
import type { AheadLoaded, FiledOrder, GameEvent } from '../events.ts';
import { type Game, type Seat, seatOf, sightOfWriter } from '../game.ts';
import { fileOrders, freeBuildsOf } from '../on-file.ts';
import { activateLaterOrders, hasNoLaterOrders } from './later-orders.ts';

/** The events of a phase that has just begun in `game`; none where nobody had sent anything ahead. */
export function loadAhead(game: Game, context: Context): readonly GameEvent[] {
  return game.seats.flatMap((seat) => loadSeat(game, context, seat));
}

function loadSeat(game: Game, context: Context, seat: Seat): readonly GameEvent[] {
  if (hasNoLaterOrders(seat.ahead) || game.position === null || seat.status !== 'playing') return [];
  const { board, salt, digest } = context;
  const { power } = seat;
  const { phase } = game.position;
  const { mails, wait, past, left } = activateLaterOrders(game, board, seat);
  if (mails.length === 0 && wait === null && past.length === 0) return [];
  const { kind } = parsePhase(phase);
  const due = kind === 'A' ? Math.abs(dueTo(board, game.position, power)) : 0;
  const unfit: { order: string; why: MessageOrText }[] = [];
  let onFile: readonly FiledOrder[] = [];
  for (const { received, orders } of mails) {
    const read: { readonly text: string; readonly order: Order }[] = [];
    for (const text of orders) {
      const given = [
        ...onFile.flatMap((each) => parseOrder(each.order, kind) ?? []),
        ...read.map(({ order }) => order),
      ];
      const checked = readAgain(game, board, power, text, given);
      if ('why' in checked) unfit.push({ order: text, why: checked.why });
      else read.push(...checked.orders.map((order) => ({ text, order })));
    }
    const { onFile: filed, filed: outcomes } = fileOrders(
      onFile,
      read.map(({ order }) => order),
      received,
      kind,
      due,
      [],
      freeBuildsOf(board, game.position, power),
    );
    onFile = filed;
    for (const [i, what] of outcomes.entries()) {
      if (what.kind !== 'excess') continue;
      unfit.push({
        order: read[i]!.text,
        why: due === 0 ? { code: 'filing/ahead-none-due' } : { code: 'filing/ahead-only-due', due },
      });
    }
  }
  const taken = onFile.map(({ order }) => order);
  const told: AheadLoaded = { taken, unfit, past: past.map((each) => ({ phase: each.phase, order: each.order })) };
  const events: GameEvent[] = [
    { type: 'ahead-loaded', power, phase, sealed: { salt: salt(), value: { ...told, left } } },
  ];
  if (onFile.length > 0) {
    const own = salt();
    const receipt = receiptOf(own, onFile, digest);
    events.push({ type: 'orders-filed', power, receipt, sealed: { salt: own, value: { onFile } } });
  }
  if (wait !== null && wait !== seat.wait) {
    events.push({ type: 'wait-set', power, sealed: { salt: salt(), value: { wait } } });
  }
  return events;
}

type Checked = { readonly orders: readonly Order[] } | { readonly why: MessageOrText };

function readAgain(game: Game, board: Board, power: Power, text: string, given: readonly Order[]): Checked {
  const { kind } = parsePhase(game.position!.phase);
  const sight = sightOfWriter(game, seatOf(game, power)?.person ?? null, [power]);
  const position = seenPosition(board, game.position!, sight);
  const unseen = provincesUnseen(board, position, sight);
  const context: OrderContext = {
    board,
    kind,
    phase: position.phase,
    power,
    also: [],
    position,
    ...(unseen === null ? {} : { unseen }),
    proxy: game.settings.proxy,
    disbandInMovement: false,
    proxies: {},
  };
  const influence = readInfluence(text, context)?.[0];
  if (influence !== undefined) return allocation(game, board, power, influence, given);
  const reading = readOrders(text, context).readings[0];
  if (reading === undefined) return { why: { code: 'filing/ahead-unread' } };
  switch (reading.read) {
    case 'error':
      return { why: reading.message };
    case 'keep':
      return { orders: [] };
    case 'waive': {
      const due = Math.max(0, dueTo(board, position, power)) - given.filter(({ kind }) => kind !== 'remove').length;
      const count = reading.count === 'all' ? Math.max(0, due) : reading.count;
      return { orders: Array.from({ length: count }, (): Order => ({ kind: 'waive' })) };
    }
    case 'order':
      return reading.parsed === null ? { why: { code: 'filing/ahead-no-unit' } } : { orders: [reading.parsed] };
  }
}

function allocation(
  game: Game,
  board: Board,
  power: Power,
  reading: NonNullable<ReturnType<typeof readInfluence>>[number],
  given: readonly Order[],
): Checked {
  if (reading.read === 'error') return { why: reading.message };
  if (reading.read === 'take-back') return { orders: [] };
  const { parsed, points } = reading;
  if (parsed?.kind !== 'hold' && parsed?.kind !== 'support-hold' && parsed?.kind !== 'support-move') {
    return { why: { code: 'orders/influence-only-holds' } };
  }
  const have = influencePoints(board, game.position!, power);
  const order: Allocation = {
    kind: 'influence',
    points: points === 'all' ? have : points,
    unit: parsed.unit,
    order: parsed,
  };
  const others = given.filter((each) => each.kind === 'influence');
  return fitsBeside(board, game.position!, power, others, order) === 'fits'
    ? { orders: [order] }
    : { why: { code: 'filing/influence-points', points: have } };
}
