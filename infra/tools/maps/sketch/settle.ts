/**
 * Moves the sites of a sketch a little, and gives each its share of room, until the provinces around them touch as the rules say: each
 * province is what lies nearest to its site (a power diagram), on a coarse grid. The same sketch gives the same map.
 */
import type { Point } from '../../../../templates/map/geometry/geography.ts';
import { randomOf } from '../noise.ts';
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
  const grid = { columns: Math.ceil(size[0] / CELL), rows: Math.ceil(size[1] / CELL) };
  const least = (grid.columns * grid.rows) / sites.length / 4;
  const price = (list: readonly SketchSite[]) => {
    const away = isWished ? list.reduce((sum, { points }, n) => sum + gapOf(points, sites[n]!.points) / room, 0) : 0;
    return faultsIn(list, grid, neighbors, least) + (COSTS.away * away) / Math.sqrt(list.length);
  };
  let best: { sites: readonly SketchSite[]; cost: number } | null = null;
  for (let seed = 1; seed <= TRIES && best?.cost !== 0; seed += 1) {
    const found = cooled(sites, price, moves(size, room, randomOf(seed)));
    if (best === null || found.cost < best.cost) best = found;
  }
  return best!.sites;
}

interface Moves {
  readonly random: () => number;
  /** One site elsewhere, or with another share of room; the hotter, the further. */
  readonly moved: (sites: readonly SketchSite[], heat: number) => readonly SketchSite[];
}

function moves([width, height]: readonly [number, number], room: number, random: () => number): Moves {
  const elsewhere = (site: SketchSite, heat: number): SketchSite => {
    const share = site.start + (random() * 2 - 1) * room * room * 0.5;
    if (random() < 0.35) return { ...site, start: Math.max(-room * room, Math.min(room * room, share)) };
    const reach = room * (0.1 + heat);
    const [dx, dy] = [(random() * 2 - 1) * reach, (random() * 2 - 1) * reach];
    return { ...site, points: site.points.map(([x, y]): Point => [clamped(x + dx, width), clamped(y + dy, height)]) };
  };
  return {
    random,
    moved: (sites, heat) => {
      const chosen = Math.floor(random() * sites.length);
      return sites.map((site, n) => (n === chosen ? elsewhere(site, heat) : site));
    },
  };
}

/** Simulated annealing: a step back now and then, early on, is the way on. The best that was seen. */
function cooled(
  sites: readonly SketchSite[],
  price: (sites: readonly SketchSite[]) => number,
  { random, moved }: Moves,
): { sites: readonly SketchSite[]; cost: number } {
  let now = { sites, cost: price(sites) };
  let best = now;
  for (let round = 0; round < ROUNDS && best.cost > 0; round += 1) {
    const heat = 1 - round / ROUNDS;
    const next = moved(now.sites, heat);
    const cost = price(next);
    if (cost < now.cost || random() < Math.exp((now.cost - cost) / (0.02 + 6 * heat * heat)))
      now = { sites: next, cost };
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

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The number of the site nearest to each cell. */
function cellsOf(sites: readonly SketchSite[], { columns, rows }: Grid): Uint16Array {
  const cells = new Uint16Array(columns * rows);
  const nearest = nearestSite(sites);
  for (let cell = 0; cell < cells.length; cell += 1) {
    cells[cell] = nearest(((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL);
  }
  return cells;
}

/** What is wrong with who touches whom, and where shores join. */
function faultsIn(sites: readonly SketchSite[], grid: Grid, neighbors: Neighbors, least: number): number {
  const { columns } = grid;
  const cells = cellsOf(sites, grid);
  const count = sites.length;
  const borders = new Uint16Array(count * count);
  const shores = new Uint8Array(count * count);
  const areas = new Uint16Array(count);
  const touch = (a: number, b: number) => {
    if (a !== b) borders[a < b ? a * count + b : b * count + a]! += 1;
  };
  for (let cell = 0; cell < cells.length; cell += 1) {
    const here = cells[cell]!;
    areas[here]! += 1;
    const isLast = cell % columns === columns - 1;
    const below = cell + columns < cells.length;
    if (!isLast) touch(here, cells[cell + 1]!);
    if (below) touch(here, cells[cell + columns]!);
    if (!isLast && below) meet([here, cells[cell + 1]!, cells[cell + columns]!, cells[cell + columns + 1]!]);
  }
  function meet(four: readonly number[]) {
    if (!four.some((n) => neighbors.isWater(sites[n]!.id))) return;
    for (const a of four) for (const b of four) if (a < b) shores[a * count + b] = 1;
  }
  let sum = 0;
  for (const area of areas) sum += COSTS.small * Math.max(0, least - area) + (area === 0 ? 100 : 0);
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      const [idA, idB] = [sites[a]!.id, sites[b]!.id];
      if (!neighbors.isOpen(idA) || !neighbors.isOpen(idB)) continue;
      const length = borders[a * count + b]!;
      const key = neighborKey(idA, idB);
      if (neighbors.touching.has(key))
        sum += length < LEAST_BORDER ? (COSTS.lost * (LEAST_BORDER - length)) / LEAST_BORDER : 0;
      else if (length > 0) sum += COSTS.wrong + COSTS.wrongCell * length;
      if (neighbors.coastal(idA, idB) && neighbors.sailed.has(key) !== (shores[a * count + b] === 1))
        sum += COSTS.shore;
    }
  }
  return sum;
}
