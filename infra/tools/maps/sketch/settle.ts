/**
 * Moves the sites of a sketch a little, and gives each its share of room, until the provinces around them touch as the rules say: each
 * province is what lies nearest to its site (a power diagram), on a coarse grid. The same sketch gives the same map.
 */
import { chanceOf } from '../../../../engine/bot/random.ts';
import type { Point } from '../../../../templates/map/geometry/geography.ts';
import { type Neighbors, neighborKey } from './neighbors.ts';
import { nearestSite, type SketchSite } from './sketch-site.ts';

/** User units to a cell of the grid. */
const CELL = 18;
const ROUNDS = 1800;
/** The best of so many is taken. */
const TRIES = 3;
/** A border of fewer cells is no border that one sees. */
const LEAST_BORDER = 4;
/** What each fault costs. */
const COSTS = { lost: 30, wrong: 12, wrongCell: 1.5, shore: 18, small: 1.2, away: 26 } as const;

/** `isWished`: the sites stand where somebody wants them. `room`: half the usual width of a province, in user units. */
export function settleSites(
  sites: readonly SketchSite[],
  size: readonly [number, number],
  neighbors: Neighbors,
  { room, isWished }: { readonly room: number; readonly isWished: boolean },
): readonly SketchSite[] {
  const [columns, rows] = [Math.ceil(size[0] / CELL), Math.ceil(size[1] / CELL)];
  const grid = { columns, count: columns * rows };
  const faults = faultsBy(sites, grid, neighbors);
  const price = (ground: Ground) => {
    const list = ground.sites;
    const away = isWished ? list.reduce((sum, { points }, n) => sum + gapOf(points, sites[n]!.points) / room, 0) : 0;
    return faults(ground) + (COSTS.away * away) / Math.sqrt(list.length);
  };
  const first = groundOf(sites, grid);
  let best: Priced | null = null;
  for (let seed = 1; seed <= TRIES && best?.cost !== 0; seed += 1) {
    const found = cooled(first, price, moves(grid, size, room, chanceOf(seed).next));
    if (best === null || found.cost < best.cost) best = found;
  }
  return best!.ground.sites;
}

interface Grid {
  readonly columns: number;
  readonly count: number;
}

/** Sites, and to which of them each cell belongs: the nearest, of equals the first. */
interface Ground {
  readonly sites: readonly SketchSite[];
  readonly owners: Uint16Array;
  /** How far each cell lies from its site. */
  readonly least: Float64Array;
}

interface Priced {
  readonly ground: Ground;
  readonly cost: number;
}

function groundOf(sites: readonly SketchSite[], grid: Grid): Ground {
  const [owners, least] = [new Uint16Array(grid.count), new Float64Array(grid.count)];
  const nearest = nearestSite(sites);
  for (let cell = 0; cell < grid.count; cell += 1) {
    const { site, distance } = nearest(...middleOf(cell, grid));
    owners[cell] = site;
    least[cell] = distance;
  }
  return { sites, owners, least };
}

/** One site changed: only cells that it had or has now are looked at again. */
function groundWith(before: Ground, changed: number, site: SketchSite, grid: Grid): Ground {
  const sites = before.sites.with(changed, site);
  const [owners, least] = [before.owners.slice(), before.least.slice()];
  const [alone, nearest] = [nearestSite([site]), nearestSite(sites)];
  for (let cell = 0; cell < grid.count; cell += 1) {
    const [x, y] = middleOf(cell, grid);
    const { distance } = alone(x, y);
    const [owner, was] = [owners[cell]!, least[cell]!];
    if (owner === changed && distance > was) {
      const next = nearest(x, y);
      owners[cell] = next.site;
      least[cell] = next.distance;
    } else if (owner === changed || distance < was || (distance === was && changed < owner)) {
      owners[cell] = changed;
      least[cell] = distance;
    }
  }
  return { sites, owners, least };
}

function middleOf(cell: number, { columns }: Grid): Point {
  return [((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL];
}

interface Moves {
  readonly random: () => number;
  /** One site elsewhere, or with another share of room; the hotter, the further. */
  readonly moved: (ground: Ground, heat: number) => Ground;
}

function moves(grid: Grid, [width, height]: readonly [number, number], room: number, random: () => number): Moves {
  const elsewhere = (site: SketchSite, heat: number): SketchSite => {
    const share = site.start + (random() * 2 - 1) * room * room * 0.5;
    if (random() < 0.35) return { ...site, start: Math.max(-room * room, Math.min(room * room, share)) };
    const reach = room * (0.1 + heat);
    const [dx, dy] = [(random() * 2 - 1) * reach, (random() * 2 - 1) * reach];
    return { ...site, points: site.points.map(([x, y]): Point => [clamped(x + dx, width), clamped(y + dy, height)]) };
  };
  return {
    random,
    moved: (ground, heat) => {
      const chosen = Math.floor(random() * ground.sites.length);
      return groundWith(ground, chosen, elsewhere(ground.sites[chosen]!, heat), grid);
    },
  };
}

/** Simulated annealing: a step back now and then, early on, is the way on. The best that was seen. */
function cooled(first: Ground, price: (ground: Ground) => number, { random, moved }: Moves): Priced {
  let now: Priced = { ground: first, cost: price(first) };
  let best = now;
  for (let round = 0; round < ROUNDS && best.cost > 0; round += 1) {
    const heat = 1 - round / ROUNDS;
    const ground = moved(now.ground, heat);
    const cost = price(ground);
    if (cost < now.cost || random() < Math.exp((now.cost - cost) / (0.02 + 6 * heat * heat))) now = { ground, cost };
    if (now.cost < best.cost) best = now;
  }
  return best;
}

function clamped(value: number, most: number): number {
  return Math.max(12, Math.min(most - 12, value));
}

function gapOf(a: readonly Point[], b: readonly Point[]): number {
  return a.reduce((sum, [x, y], n) => sum + Math.hypot(x - b[n]![0], y - b[n]![1]), 0) / a.length;
}

/** What the rules say of two provinces. */
interface Pair {
  readonly at: number;
  readonly isAdjacent: boolean;
  /** Whether their shores join at a water; null: it does not matter. */
  readonly joins: boolean | null;
}

/** What is wrong with who touches whom, and where shores join. */
function faultsBy(sites: readonly SketchSite[], grid: Grid, neighbors: Neighbors): (ground: Ground) => number {
  const { columns } = grid;
  const count = sites.length;
  const smallest = grid.count / count / 4;
  const isWater = sites.map(({ id }) => neighbors.isWater(id));
  const pairs = sites.flatMap(({ id: a }, n) =>
    sites.flatMap(({ id: b }, m): readonly Pair[] => {
      if (n >= m || !neighbors.isOpen(a) || !neighbors.isOpen(b)) return [];
      const key = neighborKey(a, b);
      const joins = neighbors.coastal(a, b) ? neighbors.sailed.has(key) : null;
      return [{ at: n * count + m, isAdjacent: neighbors.touching.has(key), joins }];
    }),
  );
  return ({ owners }) => {
    const borders = new Uint16Array(count * count);
    const shores = new Uint8Array(count * count);
    const areas = new Uint16Array(count);
    const touch = (a: number, b: number) => {
      if (a !== b) borders[a < b ? a * count + b : b * count + a]! += 1;
    };
    const meet = (a: number, b: number) => {
      if (a !== b) shores[a < b ? a * count + b : b * count + a] = 1;
    };
    for (let cell = 0; cell < owners.length; cell += 1) {
      const here = owners[cell]!;
      areas[here]! += 1;
      const isLast = cell % columns === columns - 1;
      const isBottom = cell + columns >= owners.length;
      if (!isLast) touch(here, owners[cell + 1]!);
      if (!isBottom) touch(here, owners[cell + columns]!);
      if (isLast || isBottom) continue;
      const [east, south, across] = [owners[cell + 1]!, owners[cell + columns]!, owners[cell + columns + 1]!];
      if (!isWater[here] && !isWater[east] && !isWater[south] && !isWater[across]) continue;
      meet(here, east);
      meet(here, south);
      meet(here, across);
      meet(east, south);
      meet(east, across);
      meet(south, across);
    }
    let sum = 0;
    for (const area of areas) sum += COSTS.small * Math.max(0, smallest - area) + (area === 0 ? 100 : 0);
    for (const { at, isAdjacent, joins } of pairs) {
      const length = borders[at]!;
      if (isAdjacent) sum += length < LEAST_BORDER ? (COSTS.lost * (LEAST_BORDER - length)) / LEAST_BORDER : 0;
      else if (length > 0) sum += COSTS.wrong + COSTS.wrongCell * length;
      if (joins !== null && joins !== (shores[at] === 1)) sum += COSTS.shore;
    }
    return sum;
  };
}
