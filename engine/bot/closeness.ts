/**
 * How near a unit is to each province: 1 where it stands, half for each step. Armies cross water too, at the price of the
 * fleets that would have to carry them.
 */
import type { Adjacency, Board, Borders } from '../board/board.ts';

/** `[type][location * provinces + province]`. */
export type Closeness = readonly [army: Float64Array, fleet: Float64Array];

const known = new WeakMap<Borders, Closeness>();

/** Computed once for the borders of a season. */
export function closenessOn(board: Board, borders: Borders): Closeness {
  let closeness = known.get(borders);
  if (closeness === undefined) {
    closeness = [measure(board, armyWays(board, borders)), measure(board, fleetWays(board, borders.fleet))];
    known.set(borders, closeness);
  }
  return closeness;
}

/** Ways between nodes, with their lengths in half steps. The first nodes are the board's locations. */
type Ways = readonly (readonly { readonly to: number; readonly length: number }[])[];

const STEP = 2;
/** From the shore into a sea, or out of it. */
const EMBARKING = 3;

function fleetWays(board: Board, fleet: Adjacency): Ways {
  return board.locations.map((_, l) => neighbours(fleet, l).map((to) => ({ to, length: STEP })));
}

/** Each water in which a fleet convoys is a node of its own, behind the locations. */
function armyWays(board: Board, { army, fleet }: Borders): Ways {
  const { locations, provinces } = board;
  const ways: { to: number; length: number }[][] = [
    ...locations.map((_, l) => neighbours(army, l).map((to) => ({ to, length: STEP }))),
    ...provinces.map(() => []),
  ];
  for (const [l] of locations.entries()) {
    const water = board.provinceOf[l]!;
    if (board.convoys[water] === 0) continue;
    const node = locations.length + water;
    for (const to of neighbours(fleet, l)) {
      const province = board.provinceOf[to]!;
      if (board.convoys[province] === 1) ways[node]!.push({ to: locations.length + province, length: STEP });
      if (board.armyGround[province] === 0) continue;
      const shore = board.homeOf[province]!;
      ways[node]!.push({ to: shore, length: EMBARKING });
      ways[shore]!.push({ to: node, length: EMBARKING });
    }
  }
  return ways;
}

function neighbours({ start, list }: Adjacency, l: number): number[] {
  return Array.from(list.subarray(start[l], start[l + 1]));
}

/** Farther away counts nothing. */
const FARTHEST = 14;

function measure(board: Board, ways: Ways): Float64Array {
  const { locations, provinces, provinceOf } = board;
  const worth: number[] = [1];
  for (let n = 1; n <= FARTHEST; n += 1) worth.push(worth[n - 1]! * Math.SQRT1_2);
  const table = new Float64Array(locations.length * provinces.length);
  for (const [from] of locations.entries()) {
    const best = new Float64Array(ways.length).fill(FARTHEST + 1);
    best[from] = 0;
    // Lengths are small whole numbers: the nodes wait in a shelf for each.
    const shelves: number[][] = Array.from({ length: FARTHEST + 1 }, () => []);
    shelves[0]!.push(from);
    for (let far = 0; far <= FARTHEST; far += 1) {
      for (const node of shelves[far]!) {
        if (best[node] !== far) continue;
        if (node < locations.length) {
          const at = from * provinces.length + provinceOf[node]!;
          table[at] = Math.max(table[at]!, worth[far]!);
        }
        for (const { to, length } of ways[node]!) {
          if (far + length > FARTHEST || far + length >= best[to]!) continue;
          best[to] = far + length;
          shelves[far + length]!.push(to);
        }
      }
    }
  }
  return table;
}
