/** The route of a convoyed army, for readers that need one (judge-language A4: the classic judges always do). */
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position, ResolvedOrder } from '../../engine/board/position.ts';
import type { Province } from '../../engine/board/variant.ts';
import { parseOrder } from '../../engine/orders/notation.ts';
import type { Order } from '../../engine/orders/order.ts';
import { provinceOf } from '../../engine/vocabulary.ts';

/**
 * The seas of the shortest chain of fleets that were ordered to carry this army, whether or not they did. Empty where
 * the order tells its route itself, where the army can walk and did not ask for boats, and where there is no chain.
 */
export function orderedConvoyRoute(
  board: Board,
  before: Position,
  orders: readonly ResolvedOrder[],
  order: Order,
): readonly Province[] {
  if (order.kind !== 'move' || order.unit.type !== 'A' || typeof order.route !== 'string') return [];
  const from = provinceOf(order.unit.at);
  const to = provinceOf(order.to);
  const { army, fleet } = board.bordersIn(parsePhase(before.phase).season);
  const goal = board.provinceNumber.get(to);
  const start = board.provinceNumber.get(from);
  if (goal === undefined || start === undefined) return [];
  const touches = (borders: typeof army, a: number, b: number) =>
    locationsOf(board, a).some((l) => borders.reaches[l * board.provinces.length + b] === 1);
  if (order.route === 'unstated' && touches(army, start, goal)) return [];
  const fleets = orders.flatMap(({ order: text }) => {
    const convoy = parseOrder(text, 'M');
    if (convoy?.kind !== 'convoy') return [];
    const carries = provinceOf(convoy.target.at) === from && provinceOf(convoy.to) === to;
    const at = board.provinceNumber.get(provinceOf(convoy.unit.at));
    return carries && at !== undefined ? [at] : [];
  });
  return shortest(start, goal, fleets, (a, b) => touches(fleet, a, b)).map((p) => board.provinces[p]!.id);
}

function shortest(
  start: number,
  goal: number,
  fleets: readonly number[],
  touches: (a: number, b: number) => boolean,
): readonly number[] {
  let paths = fleets.filter((sea) => touches(sea, start)).map((sea): readonly number[] => [sea]);
  const seen = new Set(paths.flat());
  while (paths.length > 0) {
    const there = paths.find((path) => touches(path.at(-1)!, goal));
    if (there !== undefined) return there;
    paths = paths.flatMap((path) =>
      fleets
        .filter((sea) => !seen.has(sea) && touches(path.at(-1)!, sea))
        .map((sea) => {
          seen.add(sea);
          return [...path, sea];
        }),
    );
  }
  return [];
}

/** The locations of a province: itself and its coasts. */
function locationsOf(board: Board, p: number): readonly number[] {
  return [...board.locations.keys()].filter((l) => board.provinceOf[l] === p);
}
