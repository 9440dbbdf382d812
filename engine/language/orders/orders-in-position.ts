/** Orders in a position or a record, as people write them: by the reader of mails. */
import type { OrderReader } from '../../adjudicate/read-position.ts';
import type { Board } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Position } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import { influencePoints } from '../../rules/influence.ts';
import { type InfluenceReading, readInfluence } from './influence-line.ts';
import type { OrderContext, OrderReading } from './order-context.ts';
import { readOrders } from './read-orders.ts';

/** Orders as people write them, for a power of a position. `isSure`: one behind which other words stand, for which a player would be asked, is none. */
export function ordersInPosition(
  board: Board,
  text: string,
  power: Power,
  position: Position,
  isSure = false,
): ReturnType<OrderReader> {
  const context: OrderContext = {
    board,
    kind: parsePhase(position.phase).kind,
    phase: position.phase,
    power,
    also: [],
    position,
    proxy: false,
    disbandInMovement: false,
    proxies: {},
  };
  const points = readInfluence(text, context);
  if (points !== null) return pointsIn(points, influencePoints(board, position, power));
  const { readings } = readOrders(text, context);
  const wrong = readings.find((reading) => reading.read === 'error');
  if (wrong !== undefined) return { fault: wrong.message };
  const doubted = readings.flatMap((reading) => ('doubt' in reading ? (reading.doubt ?? []) : []));
  if (isSure && doubted.length > 0) return { fault: { code: 'orders/not-understood', shown: doubted[0]! } };
  return readings.length === 0 ? { fault: null } : readings.flatMap(ordersIn);
}

/** Allocations as mails write them; ALL is all that the power has. */
function pointsIn(readings: readonly InfluenceReading[], all: number): ReturnType<OrderReader> {
  const wrong = readings.find((reading) => reading.read === 'error');
  if (wrong !== undefined) return { fault: wrong.message };
  return readings.flatMap((reading) =>
    reading.read === 'influence' ? [reading.order.replace(/^IP ALL /, `IP ${all} `)] : [],
  );
}

function ordersIn(reading: OrderReading): readonly string[] {
  if (reading.read === 'order') return [reading.order];
  if (reading.read !== 'waive') return [];
  return Array.from({ length: reading.count === 'all' ? 1 : reading.count }, () => 'waive');
}
