/** Ways over the water: which fleets make a chain for an army, and which are of any use to it. */
import { AT, PROVINCE, ROW, SEEN, TOUCHED, TYPE, USEFUL } from './cells.ts';
import { FLEET, type Workspace } from './workspace.ts';

/** More steps than this are not spent on the question whether fleets are superfluous: then none is. */
const MOST_STEPS = 2000;

/** True when the fleet touches the province: an army can embark or land there. */
export function touchesProvince(w: Workspace, fleet: number, province: number): boolean {
  return w.borders.fleet.reaches[w.cells[fleet + AT]! * w.firstMover.length + province] === 1;
}

/** True when the unit is a fleet where fleets convoy. */
export function canConvoy(w: Workspace, u: number): boolean {
  return w.cells[u + TYPE] === FLEET && w.board.convoys[w.cells[u + PROVINCE]!] === 1;
}

/** Begins a choice of fleets for {@link reachesBy}. */
export function chooseFleets(w: Workspace): void {
  w.seenStamp++;
}

export function chooseFleet(w: Workspace, fleet: number): void {
  w.cells[fleet + SEEN] = w.seenStamp;
}

/** True when the fleets chosen make a chain from one province to another. Uses the choice up. */
export function reachesBy(w: Workspace, from: number, to: number): boolean {
  const { cells, seenStamp, frontier, unitAt } = w;
  const { start, list } = w.borders.fleet;
  const { provinceOf } = w.board;
  let end = 0;
  const shore = startOfNeighbours(w, from);
  for (let i = shore; i < endOfNeighbours(w, from); i++) {
    const f = unitAt[provinceOf[list[i]!]!]!;
    if (f < 0 || cells[f + SEEN] !== seenStamp || cells[f + AT] !== list[i]) continue;
    cells[f + SEEN] = 0;
    frontier[end++] = f;
  }
  for (let next = 0; next < end; next++) {
    const f = frontier[next]!;
    if (touchesProvince(w, f, to)) return true;
    const l = cells[f + AT]!;
    for (let i = start[l]!; i < start[l + 1]!; i++) {
      const g = unitAt[provinceOf[list[i]!]!]!;
      if (g < 0 || cells[g + SEEN] !== seenStamp || cells[g + AT] !== list[i]) continue;
      cells[g + SEEN] = 0;
      frontier[end++] = g;
    }
  }
  return false;
}

/** True when fleets that are on the board, whatever their orders, could carry an army so; `without` is left out. */
export function couldSail(w: Workspace, from: number, to: number, without: number): boolean {
  chooseFleets(w);
  for (let f = 0; f < w.end; f += ROW) if (f !== without && canConvoy(w, f)) chooseFleet(w, f);
  return reachesBy(w, from, to);
}

/** True when a province touches water where fleets convoy: armies can embark and land there. */
export function isShore(w: Workspace, province: number): boolean {
  const { list } = w.borders.fleet;
  for (let i = startOfNeighbours(w, province); i < endOfNeighbours(w, province); i++) {
    if (w.board.convoys[w.board.provinceOf[list[i]!]!] === 1) return true;
  }
  return false;
}

/**
 * Marks in `useful` the fleets that are of use to a convoy: among all fleets on the board there are some that could carry
 * an army so with this one, but not without it (DATC 4.E.1 and 6.G.19: an order to convoy that can never be needed is
 * illegal). Such fleets make a chain in which only neighbours touch, only the first touches the start, and only the last
 * the end; all such chains are looked for.
 */
export function markUseful(w: Workspace, from: number, to: number): void {
  const { cells, end } = w;
  for (let f = 0; f < w.end; f += ROW) {
    cells[f + USEFUL] = 0;
    cells[f + TOUCHED] = 0;
  }
  let steps = MOST_STEPS;
  for (let f = 0; f < w.end; f += ROW) {
    if (canConvoy(w, f) && touchesProvince(w, f, from)) steps = extendChain(w, f, 0, from, to, steps);
  }
  if (steps <= 0) for (let f = 0; f < end; f += ROW) cells[f + USEFUL] = 1;
}

/** Adds a fleet to the chain in `frontier`, and all that can follow. Returns the steps left. */
function extendChain(w: Workspace, fleet: number, depth: number, from: number, to: number, steps: number): number {
  if (steps <= 0) return 0;
  const { cells, frontier, unitAt } = w;
  frontier[depth] = fleet;
  let left = steps - 1;
  if (touchesProvince(w, fleet, to)) {
    for (let i = 0; i <= depth; i++) w.cells[frontier[i]! + USEFUL] = 1;
    return left;
  }
  const { start, list } = w.borders.fleet;
  const l = cells[fleet + AT]!;
  touchNeighbours(w, l, 1);
  cells[fleet + TOUCHED]!++;
  for (let i = start[l]!; i < start[l + 1]! && left > 0; i++) {
    const next = unitAt[w.board.provinceOf[list[i]!]!]!;
    if (next < 0 || cells[next + AT] !== list[i] || cells[next + TOUCHED] !== 1) continue;
    if (canConvoy(w, next) && !touchesProvince(w, next, from)) left = extendChain(w, next, depth + 1, from, to, left);
  }
  cells[fleet + TOUCHED]!--;
  touchNeighbours(w, l, -1);
  return left;
}

/** Counts a member of the chain for all units that touch its location. */
function touchNeighbours(w: Workspace, location: number, change: number): void {
  const { start, list } = w.borders.fleet;
  for (let i = start[location]!; i < start[location + 1]!; i++) {
    const u = w.unitAt[w.board.provinceOf[list[i]!]!]!;
    if (u >= 0) w.cells[u + TOUCHED]! += change;
  }
}

/** Fleet neighbours of a province with all its coasts: its locations are numbered one after the other. */
function startOfNeighbours(w: Workspace, province: number): number {
  return w.borders.fleet.start[w.board.homeOf[province]!]!;
}

function endOfNeighbours(w: Workspace, province: number): number {
  const { homeOf, locations } = w.board;
  return w.borders.fleet.start[province + 1 < homeOf.length ? homeOf[province + 1]! : locations.length]!;
}
