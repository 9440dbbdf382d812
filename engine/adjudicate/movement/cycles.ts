/**
 * What the equations leave open depends on itself (DATC 5.B.9). The core of it is the smallest set of open decisions
 * that wait only for each other. Without a convoy in it the core is a circle of moves, and they all succeed (6.C.1).
 * With convoys it is a question of their fates: given which of its fleets carry, everything else in the core follows, and
 * so does who is dislodged. If exactly one answer agrees with itself, it is the answer. If none or several do, that is a
 * convoy paradox, and the ruling `convoyParadox` decides (4.A.2).
 *
 * Where some of the fleets' fates depend only on each other, they are the core ("the smallest subset of orders for which
 * the paradox still exists", 4.A.2): each paradox on the board is settled by itself.
 */
import {
  ASSUMED,
  CYCLE,
  DEST,
  FIRST_CONVOY,
  FIRST_SUPPORT,
  FOUND,
  LOW,
  NATION,
  NEXT_CONVOY,
  NEXT_MOVER,
  NEXT_SUPPORT,
  OPPONENT,
  ORDER,
  OUSTER,
  PATH,
  PROVINCE,
  ROW,
  SUCCESS,
  TARGET,
} from './cells.ts';
import { decideAll, decideSurvival, fateOf, isFromTarget, queueDecision, settleMove } from './decisions.ts';
import { MOVE, NO, NONE, OPEN, SUPPORT, type Workspace, YES } from './workspace.ts';

/** Marks in `Workspace.cycle`. */
const CIRCLE = 1;
export const PARADOX = 2;

/** With more fleets than this in one core their fates are not tried out: they all fail, as DATC 5.E has it. */
const MOST_FLEETS = 6;

/** Scratch of the search; nodes are order decisions (the unit's row) and path decisions (its row, and {@link PATH_NODE}). */
export interface CycleSearch {
  counter: number;
  readonly stack: Int32Array;
  depth: number;
  /** The core is `stack[coreStart] … stack[depth - 1]` once found. */
  coreStart: number;
  /** The core's fleets with an open fate. */
  readonly fleets: Int32Array;
  fleetCount: number;
  /** For each choice of fleets that carry (a set of bits), the fleets that survive. */
  readonly survivors: Uint16Array;
}

/** Added to a unit, names the decision on its path. */
const PATH_NODE = 1;

export function createCycleSearch(units: number): CycleSearch {
  return {
    counter: 0,
    stack: new Int32Array(2 * units),
    depth: 0,
    coreStart: NONE,
    fleets: new Int32Array(units),
    fleetCount: 0,
    survivors: new Uint16Array(1 << MOST_FLEETS),
  };
}

/** Settles every cycle; afterwards no decision is open. */
export function settleCycles(w: Workspace, search: CycleSearch): void {
  for (let first = firstOpen(w, 0); first !== NONE; first = firstOpen(w, first)) {
    findCore(w, search, first);
    findFleets(w, search);
    if (search.fleetCount === 0) settleCircle(w, search);
    else settleConvoys(w, search);
    decideAll(w);
  }
}

function firstOpen(w: Workspace, from: number): number {
  for (let u = from; u < w.end; u += ROW) {
    if (w.cells[u + SUCCESS] === OPEN && (w.cells[u + ORDER] === MOVE || w.cells[u + ORDER] === SUPPORT)) return u;
  }
  return NONE;
}

/** All moves of the core succeed. */
function settleCircle(w: Workspace, search: CycleSearch): void {
  for (let i = search.coreStart; i < search.depth; i++) {
    const u = search.stack[i]!;
    if (isPath(u) || w.cells[u + ORDER] !== MOVE || w.cells[u + SUCCESS] !== OPEN) continue;
    w.cells[u + CYCLE] = CIRCLE;
    settleMove(w, u, YES);
  }
}

function settleConvoys(w: Workspace, search: CycleSearch): void {
  const all = (1 << search.fleetCount) - 1;
  if (search.fleetCount > MOST_FLEETS) {
    for (let i = 0; i < search.fleetCount; i++) failConvoy(w, search.fleets[i]!);
    return;
  }
  for (let carrying = 0; carrying <= all; carrying++) search.survivors[carrying] = tryFates(w, search, carrying);
  const core = smallestClosedSet(search);
  const answer = onlyAnswer(search, core);
  if (answer !== NONE) {
    for (let i = 0; i < search.fleetCount; i++) {
      if ((core & (1 << i)) !== 0) assume(w, search.fleets[i]!, (answer & (1 << i)) !== 0 ? YES : NO);
    }
  } else if (w.rulings.convoyParadox === 'all-hold') {
    failMoves(w, search);
  } else {
    for (let i = 0; i < search.fleetCount; i++) if ((core & (1 << i)) !== 0) failConvoy(w, search.fleets[i]!);
  }
}

/** Szykman's rule: the fleet holds instead of convoying. */
function failConvoy(w: Workspace, fleet: number): void {
  w.cells[fleet + CYCLE] = PARADOX;
  w.cells[w.cells[fleet + TARGET]! + CYCLE] = PARADOX;
  assume(w, fleet, NO);
}

/** The 'all hold' rule: all moves that are part of the paradox fail, the army's own among them, whose path is part of it. */
function failMoves(w: Workspace, search: CycleSearch): void {
  for (let i = search.coreStart; i < search.depth; i++) {
    const node = search.stack[i]!;
    const u = isPath(node) ? node - PATH_NODE : node;
    if (w.cells[u + ORDER] !== MOVE || w.cells[u + SUCCESS] !== OPEN) continue;
    w.cells[u + CYCLE] = PARADOX;
    settleMove(w, u, NO);
  }
}

function assume(w: Workspace, fleet: number, fate: number): void {
  w.cells[fleet + ASSUMED] = fate;
  queueDecision(w, w.cells[fleet + TARGET]!);
}

/** The fleets that survive, as bits, if those in `carrying` carry and the others of the core do not. */
function tryFates(w: Workspace, search: CycleSearch, carrying: number): number {
  const { openCount } = w;
  save(w);
  for (let i = 0; i < search.fleetCount; i++) {
    assume(w, search.fleets[i]!, (carrying & (1 << i)) !== 0 ? YES : NO);
  }
  decideAll(w);
  // Moves of the core that are open even so are circles.
  for (let i = search.coreStart; i < search.depth; i++) {
    const u = search.stack[i]!;
    if (!isPath(u) && w.cells[u + ORDER] === MOVE && w.cells[u + SUCCESS] === OPEN) settleMove(w, u, YES);
  }
  decideAll(w);
  let survivors = 0;
  for (let i = 0; i < search.fleetCount; i++) if (decideSurvival(w, search.fleets[i]!) !== NO) survivors |= 1 << i;
  restore(w);
  w.openCount = openCount;
  return survivors;
}

/** The smallest set of fleets whose fates depend on no fate outside it (of equals, the one with the first fleet). */
function smallestClosedSet(search: CycleSearch): number {
  const { fleetCount, survivors } = search;
  const all = (1 << fleetCount) - 1;
  let best = all;
  for (let first = 0; first < fleetCount; first++) {
    let set = 1 << first;
    for (let grown = 0; grown !== set; ) {
      grown = set;
      for (let other = 0; other < fleetCount; other++) {
        if ((set & (1 << other)) === 0 && matters(survivors, all, set, 1 << other)) set |= 1 << other;
      }
    }
    if (bitCount(set) < bitCount(best)) best = set;
  }
  return best;
}

/** True when the fate of the fleet `other` makes a difference to a fleet of the set. */
function matters(survivors: Uint16Array, all: number, set: number, other: number): boolean {
  for (let carrying = 0; carrying <= all; carrying++) {
    if (((survivors[carrying]! ^ survivors[carrying ^ other]!) & set) !== 0) return true;
  }
  return false;
}

/** The one choice of carrying fleets in a closed set that is also what survives; NONE when there is none or several. */
function onlyAnswer(search: CycleSearch, set: number): number {
  let answer = NONE;
  for (let carrying = set; ; carrying = (carrying - 1) & set) {
    if ((search.survivors[carrying]! & set) === carrying) {
      if (answer !== NONE) return NONE;
      answer = carrying;
    }
    if (carrying === 0) return answer;
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Keeps the units as they are, behind them in the same array. */
function save({ cells, end }: Workspace): void {
  cells.copyWithin(cells.length >> 1, 0, end);
}

function restore({ cells, end }: Workspace): void {
  const half = cells.length >> 1;
  cells.copyWithin(0, half, half + end);
}

/** The fleets whose open fates the core's paths wait for. */
function findFleets(w: Workspace, search: CycleSearch): void {
  search.fleetCount = 0;
  for (let i = search.coreStart; i < search.depth; i++) {
    const node = search.stack[i]!;
    if (!isPath(node)) continue;
    const army = node - PATH_NODE;
    for (let f = w.cells[army + FIRST_CONVOY]!; f !== NONE; f = w.cells[f + NEXT_CONVOY]!) {
      if (fateOf(w, f) === OPEN) search.fleets[search.fleetCount++] = f;
    }
  }
}

/** Tarjan's search for strongly connected components, stopped at the first: that one waits for nothing outside it. */
function findCore(w: Workspace, search: CycleSearch, from: number): void {
  for (let u = 0; u < w.end; u += ROW) {
    w.cells[u + FOUND] = 0;
    w.cells[u + PATH_NODE + FOUND] = 0;
  }
  search.counter = 0;
  search.depth = 0;
  search.coreStart = NONE;
  visit(w, search, from);
}

function isPath(node: number): boolean {
  return node % ROW === PATH_NODE;
}

function visit(w: Workspace, search: CycleSearch, node: number): void {
  const place = search.depth;
  w.cells[node + FOUND] = ++search.counter;
  w.cells[node + LOW] = search.counter;
  search.stack[search.depth++] = node;
  if (isPath(node)) followPath(w, search, node, node - PATH_NODE);
  else if (w.cells[node + ORDER] === SUPPORT) followSupport(w, search, node);
  else followMove(w, search, node);
  if (search.coreStart === NONE && w.cells[node + LOW] === w.cells[node + FOUND]) search.coreStart = place;
}

/** Follows a dependency of one open decision on another. */
function follow(w: Workspace, search: CycleSearch, node: number, next: number): void {
  if (search.coreStart !== NONE) return;
  if (w.cells[next + FOUND] === 0) {
    visit(w, search, next);
    if (search.coreStart !== NONE) return;
  }
  if (w.cells[next + LOW]! < w.cells[node + LOW]!) w.cells[node + LOW] = w.cells[next + LOW]!;
}

function followMove(w: Workspace, search: CycleSearch, u: number): void {
  const p = w.cells[u + DEST]!;
  if (w.cells[u + PATH] === OPEN) follow(w, search, u, u + PATH_NODE);
  followSupports(w, search, u, u);
  const o = w.unitAt[p]!;
  if (o >= 0) {
    if (w.cells[o + ORDER] === MOVE && w.cells[o + SUCCESS] === OPEN) follow(w, search, u, o);
    if (w.cells[o + ORDER] !== MOVE || w.cells[u + OPPONENT] === o) followSupports(w, search, u, o);
  }
  for (let rival = w.firstMover[p]!; rival !== NONE; rival = w.cells[rival + NEXT_MOVER]!) {
    if (rival === u || w.cells[rival + PATH] === NO) continue;
    if (w.cells[rival + PATH] === OPEN) follow(w, search, u, rival + PATH_NODE);
    followSupports(w, search, u, rival);
    const ouster = w.cells[rival + OUSTER]!;
    if (ouster !== NONE && w.cells[ouster + SUCCESS] === OPEN) follow(w, search, u, ouster);
  }
}

function followSupports(w: Workspace, search: CycleSearch, node: number, target: number): void {
  for (let s = w.cells[target + FIRST_SUPPORT]!; s !== NONE; s = w.cells[s + NEXT_SUPPORT]!) {
    if (w.cells[s + SUCCESS] === OPEN) follow(w, search, node, s);
  }
}

function followSupport(w: Workspace, search: CycleSearch, s: number): void {
  for (let a = w.firstMover[w.cells[s + PROVINCE]!]!; a !== NONE; a = w.cells[a + NEXT_MOVER]!) {
    if (w.cells[a + NATION] === w.cells[s + NATION]) continue;
    if (isFromTarget(w, s, a)) {
      if (w.cells[a + SUCCESS] === OPEN) follow(w, search, s, a);
    } else if (w.cells[a + PATH] === OPEN) follow(w, search, s, a + PATH_NODE);
  }
}

function followPath(w: Workspace, search: CycleSearch, node: number, army: number): void {
  for (let f = w.cells[army + FIRST_CONVOY]!; f !== NONE; f = w.cells[f + NEXT_CONVOY]!) {
    if (w.cells[f + ASSUMED] !== OPEN) continue;
    for (let a = w.firstMover[w.cells[f + PROVINCE]!]!; a !== NONE; a = w.cells[a + NEXT_MOVER]!) {
      if (w.cells[a + SUCCESS] === OPEN) follow(w, search, node, a);
    }
  }
}
