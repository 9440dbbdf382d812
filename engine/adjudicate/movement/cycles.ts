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
import { decideAll, fateOf, isFromTarget, note, settleMove, survival } from './decisions.ts';
import { MOVE, NO, NONE, OPEN, SUPPORT, type Workspace, YES } from './workspace.ts';

/** Marks in `Workspace.cycle`. */
const CIRCLE = 1;
export const PARADOX = 2;

/** With more fleets than this in one core their fates are not tried out: they all fail, as DATC 5.E has it. */
const MOST_FLEETS = 6;

/** Scratch of the search; nodes are order decisions (the unit's number) and path decisions (units + its number). */
export interface CycleSearch {
  readonly size: number;
  readonly order: Uint16Array;
  readonly low: Uint16Array;
  counter: number;
  readonly stack: Uint16Array;
  depth: number;
  /** The core is `stack[coreStart] … stack[depth - 1]` once found. */
  coreStart: number;
  /** The core's fleets with an open fate. */
  readonly fleets: Uint16Array;
  fleetCount: number;
  /** For each choice of fleets that carry (a set of bits), the fleets that survive. */
  readonly survivors: Uint16Array;
  readonly saved: readonly (Uint8Array | Int32Array)[];
}

export function createCycleSearch(units: number): CycleSearch {
  const nodes = () => new Uint16Array(2 * units);
  return {
    size: units,
    order: nodes(),
    low: nodes(),
    counter: 0,
    stack: nodes(),
    depth: 0,
    coreStart: NONE,
    fleets: new Uint16Array(units),
    fleetCount: 0,
    survivors: new Uint16Array(1 << MOST_FLEETS),
    saved: [
      new Uint8Array(units),
      new Uint8Array(units),
      new Uint8Array(units),
      new Int32Array(units),
      new Int32Array(units),
      new Int32Array(units),
      new Int32Array(units),
    ],
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
  for (let u = from; u < w.count; u++) {
    if (w.success[u] === OPEN && (w.order[u] === MOVE || w.order[u] === SUPPORT)) return u;
  }
  return NONE;
}

/** All moves of the core succeed. */
function settleCircle(w: Workspace, search: CycleSearch): void {
  for (let i = search.coreStart; i < search.depth; i++) {
    const u = search.stack[i]!;
    if (u >= search.size || w.order[u] !== MOVE || w.success[u] !== OPEN) continue;
    w.cycle[u] = CIRCLE;
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
  w.cycle[fleet] = PARADOX;
  w.cycle[w.target[fleet]!] = PARADOX;
  assume(w, fleet, NO);
}

function failMoves(w: Workspace, search: CycleSearch): void {
  for (let i = search.coreStart; i < search.depth; i++) {
    const u = search.stack[i]!;
    if (u >= search.size || w.order[u] !== MOVE || w.success[u] !== OPEN) continue;
    w.cycle[u] = PARADOX;
    settleMove(w, u, NO);
  }
}

function assume(w: Workspace, fleet: number, fate: number): void {
  w.assumed[fleet] = fate;
  note(w, w.target[fleet]!);
}

/** The fleets that survive, as bits, if those in `carrying` carry and the others of the core do not. */
function tryFates(w: Workspace, search: CycleSearch, carrying: number): number {
  save(w, search);
  for (let i = 0; i < search.fleetCount; i++) {
    assume(w, search.fleets[i]!, (carrying & (1 << i)) !== 0 ? YES : NO);
  }
  decideAll(w);
  // Moves of the core that are open even so are circles.
  for (let i = search.coreStart; i < search.depth; i++) {
    const u = search.stack[i]!;
    if (u < search.size && w.order[u] === MOVE && w.success[u] === OPEN) settleMove(w, u, YES);
  }
  decideAll(w);
  let survivors = 0;
  for (let i = 0; i < search.fleetCount; i++) if (survival(w, search.fleets[i]!) !== NO) survivors |= 1 << i;
  restore(w, search);
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

function save(w: Workspace, { saved }: CycleSearch): void {
  saved[0]!.set(w.success);
  saved[1]!.set(w.path);
  saved[2]!.set(w.assumed);
  saved[3]!.set(w.helpSure);
  saved[4]!.set(w.helpMost);
  saved[5]!.set(w.helpSureAgainst);
  saved[6]!.set(w.helpMostAgainst);
}

function restore(w: Workspace, { saved }: CycleSearch): void {
  w.success.set(saved[0]!);
  w.path.set(saved[1]!);
  w.assumed.set(saved[2]!);
  w.helpSure.set(saved[3]!);
  w.helpMost.set(saved[4]!);
  w.helpSureAgainst.set(saved[5]!);
  w.helpMostAgainst.set(saved[6]!);
}

/** The fleets whose open fates the core's paths wait for. */
function findFleets(w: Workspace, search: CycleSearch): void {
  search.fleetCount = 0;
  for (let i = search.coreStart; i < search.depth; i++) {
    const army = search.stack[i]! - search.size;
    if (army < 0) continue;
    for (let f = w.firstConvoy[army]!; f !== NONE; f = w.nextConvoy[f]!) {
      if (fateOf(w, f) === OPEN) search.fleets[search.fleetCount++] = f;
    }
  }
}

/** Tarjan's search for strongly connected components, stopped at the first: that one waits for nothing outside it. */
function findCore(w: Workspace, search: CycleSearch, from: number): void {
  search.order.fill(0);
  search.counter = 0;
  search.depth = 0;
  search.coreStart = NONE;
  visit(w, search, from);
}

function visit(w: Workspace, search: CycleSearch, node: number): void {
  const place = search.depth;
  search.order[node] = ++search.counter;
  search.low[node] = search.counter;
  search.stack[search.depth++] = node;
  if (node >= search.size) followPath(w, search, node, node - search.size);
  else if (w.order[node] === SUPPORT) followSupport(w, search, node);
  else followMove(w, search, node);
  if (search.coreStart === NONE && search.low[node] === search.order[node]) search.coreStart = place;
}

/** Follows a dependency of one open decision on another. */
function follow(w: Workspace, search: CycleSearch, node: number, next: number): void {
  if (search.coreStart !== NONE) return;
  if (search.order[next] === 0) {
    visit(w, search, next);
    if (search.coreStart !== NONE) return;
  }
  if (search.low[next]! < search.low[node]!) search.low[node] = search.low[next]!;
}

function followMove(w: Workspace, search: CycleSearch, u: number): void {
  const p = w.dest[u]!;
  if (w.path[u] === OPEN) follow(w, search, u, search.size + u);
  followSupports(w, search, u, u);
  const o = w.unitAt[p]!;
  if (o >= 0) {
    if (w.order[o] === MOVE && w.success[o] === OPEN) follow(w, search, u, o);
    if (w.order[o] !== MOVE || w.opponent[u] === o) followSupports(w, search, u, o);
  }
  for (let rival = w.firstMover[p]!; rival !== NONE; rival = w.nextMover[rival]!) {
    if (rival === u || w.path[rival] === NO) continue;
    if (w.path[rival] === OPEN) follow(w, search, u, search.size + rival);
    followSupports(w, search, u, rival);
    const ouster = w.ouster[rival]!;
    if (ouster !== NONE && w.success[ouster] === OPEN) follow(w, search, u, ouster);
  }
}

function followSupports(w: Workspace, search: CycleSearch, node: number, target: number): void {
  for (let s = w.firstSupport[target]!; s !== NONE; s = w.nextSupport[s]!) {
    if (w.success[s] === OPEN) follow(w, search, node, s);
  }
}

function followSupport(w: Workspace, search: CycleSearch, s: number): void {
  for (let a = w.firstMover[w.province[s]!]!; a !== NONE; a = w.nextMover[a]!) {
    if (w.nation[a] === w.nation[s]) continue;
    if (isFromTarget(w, s, a)) {
      if (w.success[a] === OPEN) follow(w, search, s, a);
    } else if (w.path[a] === OPEN) follow(w, search, s, search.size + a);
  }
}

function followPath(w: Workspace, search: CycleSearch, node: number, army: number): void {
  for (let f = w.firstConvoy[army]!; f !== NONE; f = w.nextConvoy[f]!) {
    if (w.assumed[f] !== OPEN) continue;
    for (let a = w.firstMover[w.province[f]!]!; a !== NONE; a = w.nextMover[a]!) {
      if (w.success[a] === OPEN) follow(w, search, node, a);
    }
  }
}
