/** Random legal orders for a phase of any variant. */

import { legalAdjustments, legalOrders, legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import { dueTo } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import type { Order } from '../../engine/orders/order.ts';
import { neutralName } from '../../engine/rules/neutral-units.ts';
import type { Random } from '../random.ts';

/** Orders for every power. */
export function orderAll(board: Board, position: Position, random: Random): Record<string, readonly string[]> {
  const { kind } = parsePhase(position.phase);
  const legal = kind === 'M' ? legalOrders(board, position) : new Map<string, readonly Order[]>();
  const choose = (options: readonly Order[]) => (options.length === 0 ? [] : [formatOrder(random.pick(options))]);
  return Object.fromEntries(
    board.powers.map(({ name }) => {
      if (kind === 'M') {
        const units = position.units[name] ?? [];
        return [
          name,
          [...units.flatMap((unit) => choose(active(legal.get(unit)!, random))), ...influence(board, position, random)],
        ];
      }
      if (kind === 'R') {
        const lost = position.dislodged?.[name] ?? [];
        return [name, lost.flatMap(({ unit }) => choose(legalOrdersOf(board, position, parseUnit(unit)!)))];
      }
      const due = Math.abs(dueTo(board, position, name));
      return [
        name,
        random
          .shuffle(legalAdjustments(board, position, name))
          .slice(0, due + random.below(2))
          .map(formatOrder),
      ];
    }),
  );
}

/** Mostly moves: who only holds gets nowhere. */
function active(orders: readonly Order[], random: Random): readonly Order[] {
  const moves = orders.filter(({ kind }) => kind === 'move');
  return moves.length > 0 && random.percent(60) ? moves : orders;
}

/** Points for a neutral unit, where there are any. */
function influence(board: Board, position: Position, random: Random): readonly string[] {
  const standing = position.units[neutralName(board) ?? ''] ?? [];
  if (board.variant.rules.influence === undefined || standing.length === 0) return [];
  const unit = parseUnit(random.pick(standing))!;
  const orders = legalOrdersOf(board, position, unit).filter(({ kind }) => kind !== 'move');
  return [formatOrder({ kind: 'influence', points: 1 + random.below(2), unit, order: random.pick(orders) as never })];
}
