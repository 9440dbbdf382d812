/** Points for neutral units (rule `influence`), in whose pay they support the orders chosen. */
import type { Power } from '../board/variant.ts';
import { formatOrder } from '../orders/notation.ts';
import type { NeutralOrder, Order } from '../orders/order.ts';
import { influencePoints } from '../rules/influence.ts';
import type { Arena, ArenaUnit, Choice } from './arena.ts';

/** The neutral units that can be paid; none without the rule. */
export function forHire({ board, units }: Arena): readonly ArenaUnit[] {
  return board.variant.rules.influence === undefined ? [] : units.filter(({ power }) => power >= board.powers.length);
}

/** How many neutral units these powers can pay in one phase. */
export function mostHired({ board, position }: Arena, powers: readonly Power[]): number {
  const points = Math.max(0, ...powers.map((power) => influencePoints(board, position, power)));
  return Math.min(points, board.variant.rules.influence?.unitsPerPhase ?? 0);
}

/** Neutral units that are to do something else than to hold. */
export function hiredIn(hired: readonly ArenaUnit[], choice: Choice): readonly ArenaUnit[] {
  return hired.filter(({ u }) => choice[u] !== 0);
}

/** The lines that pay for a choice: the points divided, what is left over on the first. */
export function pointLines(arena: Arena, power: Power, choice: Choice): readonly string[] {
  const { board, position } = arena;
  const hired = hiredIn(forHire(arena), choice).slice(0, mostHired(arena, [power]));
  const points = influencePoints(board, position, power);
  const share = hired.length === 0 ? 0 : Math.floor(points / hired.length);
  return hired.flatMap(({ u, options }, n): readonly string[] => {
    const { order } = options[choice[u]!]!;
    if (!isForSale(order)) return [];
    const line: Order = {
      kind: 'influence',
      points: n === 0 ? points - share * (hired.length - 1) : share,
      unit: order.unit,
      order,
    };
    return [formatOrder(line)];
  });
}

function isForSale(order: Order): order is NeutralOrder {
  return order.kind === 'hold' || order.kind === 'support-hold' || order.kind === 'support-move';
}
