/**
 * What each order of a movement phase amounts to, before anything is decided. An order that is illegal (impossible
 * whatever the others do) or void (matches no other order) makes its unit hold; DATC 4.E.1. What is left are moves with
 * a possible way, supports and convoys that match the order of their target, and the links between them.
 */
import {
  canConvoy,
  chooseFleet,
  chooseFleets,
  couldSail,
  isShore,
  markUseful,
  reachesBy,
  touchesProvince,
} from './convoy-routes.ts';
import { HELD, NO_CONVOY, NO_ORDER, VOID } from './reason-bits.ts';
import {
  ARMY,
  BY_ROUTE,
  bordersOf,
  CONVOY,
  FLEET,
  FORBIDDEN,
  HOLD,
  MOVE,
  NO,
  NONE,
  NOTHING,
  OPEN,
  SUPPORT,
  UNSTATED,
  type Workspace,
  YES,
} from './workspace.ts';

/** Interprets all orders of the phase. */
export function interpretOrders(w: Workspace): void {
  startAfresh(w);
  const convoys = linkConvoys(w);
  for (let u = 0; u < w.count; u++) if (w.given[u] === MOVE) interpretMove(w, u);
  if (convoys > 0) settleConvoys(w);
  for (let u = 0; u < w.count; u++) if (w.given[u] === SUPPORT) interpretSupport(w, u);
  for (let u = 0; u < w.count; u++) if (w.order[u] === MOVE) findOpponent(w, u);
  for (let u = 0; u < w.count; u++) if (w.order[u] === SUPPORT && w.idle[u] === 0) countHelp(w, u);
}

function startAfresh(w: Workspace): void {
  w.firstMover.fill(NONE);
  for (let u = 0; u < w.count; u++) {
    w.order[u] = HOLD;
    w.target[u] = NONE;
    w.dest[u] = NONE;
    w.byConvoy[u] = 0;
    w.opponent[u] = NONE;
    w.ouster[u] = NONE;
    w.firstSupport[u] = NONE;
    w.firstConvoy[u] = NONE;
    w.idle[u] = 0;
    w.chained[u] = 0;
    w.reasons[u] = reasonsAtOnce(w, u);
    w.success[u] = OPEN;
    w.path[u] = YES;
    w.assumed[u] = OPEN;
    w.cycle[u] = 0;
    w.helpSure[u] = 0;
    w.helpMost[u] = 0;
    w.helpSureAgainst[u] = 0;
    w.helpMostAgainst[u] = 0;
  }
}

/** What is to be said of an order before anything else is known. */
function reasonsAtOnce(w: Workspace, u: number): number {
  if (w.given[u] === NOTHING) return VOID;
  if (w.given[u] === FORBIDDEN) return HELD;
  return w.ordered[u] === 1 ? 0 : NO_ORDER;
}

/** Hangs each fleet's order to convoy on the army whose order it matches. Returns how many do. */
function linkConvoys(w: Workspace): number {
  const { provinceOf } = w.board;
  let matching = 0;
  for (let f = 0; f < w.count; f++) {
    if (w.given[f] !== CONVOY) continue;
    const army = w.unitAt[w.givenTarget[f]!]!;
    const matches =
      canConvoy(w, f) &&
      army >= 0 &&
      w.type[army] === ARMY &&
      w.given[army] === MOVE &&
      provinceOf[w.givenTo[army]!] === provinceOf[w.givenTo[f]!];
    if (!matches) {
      w.reasons[f]! |= VOID;
      continue;
    }
    w.target[f] = army;
    w.dest[f] = provinceOf[w.givenTo[f]!]!;
    w.nextConvoy[f] = w.firstConvoy[army]!;
    w.firstConvoy[army] = f;
    matching++;
  }
  return matching;
}

function interpretMove(w: Workspace, u: number): void {
  const to = w.givenTo[u]!;
  const p = w.board.provinceOf[to]!;
  if (p === w.province[u]) w.reasons[u]! |= VOID;
  else if (w.type[u] === FLEET) interpretVoyage(w, u, p, to);
  else interpretMarch(w, u, p, to);
}

/** A fleet's move: to a place that it touches, coasts minded. */
function interpretVoyage(w: Workspace, u: number, p: number, to: number): void {
  const coast = w.givenRoute[u] === UNSTATED ? coastReached(w, u, p, to) : NONE;
  if (coast === NONE) w.reasons[u]! |= VOID;
  else startMove(w, u, p, coast);
}

/** The location at which a fleet ordered to `to` arrives, by the rulings on coasts; NONE when the order is void. */
function coastReached(w: Workspace, u: number, p: number, to: number): number {
  const { locations, homeOf } = w.board;
  const row = w.at[u]! * locations.length;
  const { touches } = w.borders.fleet;
  if (touches[row + to] === 1) return to;
  const named = to !== homeOf[p];
  if (named ? w.rulings.wrongCoast !== 'corrected' : w.rulings.missingCoast !== 'supplied') return NONE;
  const end = p + 1 < homeOf.length ? homeOf[p + 1]! : locations.length;
  let only = NONE;
  for (let coast = homeOf[p]! + 1; coast < end; coast++) {
    if (touches[row + coast] !== 1) continue;
    if (only !== NONE) return NONE;
    only = coast;
  }
  return only;
}

/** An army's move: on foot, or by convoy (DATC 4.A.3 when it could do either). */
function interpretMarch(w: Workspace, u: number, p: number, to: number): void {
  const home = w.board.homeOf[p]!;
  if ((to !== home && w.rulings.idleCoast === 'illegal') || w.board.armyGround[p] === 0) {
    w.reasons[u]! |= VOID;
    return;
  }
  const walks = w.borders.army.touches[w.at[u]! * w.board.locations.length + home] === 1;
  if (walks && !prefersConvoy(w, u, p)) {
    startMove(w, u, p, home);
    return;
  }
  if (!walks && w.convoyLimit?.(w.power[u]!, w.province[u]!, p) === false) {
    w.reasons[u]! |= VOID;
    return;
  }
  const chained = makesChain(w, u, p);
  if (walks && !chained && w.rulings.convoyFallback !== 'none') {
    startMove(w, u, p, home);
    return;
  }
  if (!chained && !couldBeCarried(w, u, p)) {
    w.reasons[u]! |= isShore(w, w.province[u]!) && isShore(w, p) ? VOID | NO_CONVOY : VOID;
    return;
  }
  startMove(w, u, p, home);
  w.byConvoy[u] = 1;
  w.chained[u] = chained ? 1 : 0;
  w.path[u] = chained ? OPEN : NO;
}

function startMove(w: Workspace, u: number, p: number, location: number): void {
  w.order[u] = MOVE;
  w.dest[u] = p;
  w.destLocation[u] = location;
  w.nextMover[u] = w.firstMover[p]!;
  w.firstMover[p] = u;
}

/** Whether an army that could walk goes by sea (DATC 4.A.3). */
function prefersConvoy(w: Workspace, u: number, p: number): boolean {
  if (w.walks[u] === 1) return false;
  if (w.givenRoute[u] !== UNSTATED) return true;
  if (w.firstConvoy[u] === NONE || w.rulings.adjacentConvoy === 'marked') return false;
  if (w.rulings.adjacentConvoy === 'opposite') {
    const other = w.unitAt[p]!;
    return (
      other >= 0 &&
      w.given[other] === MOVE &&
      w.board.provinceOf[w.givenTo[other]!] === w.province[u] &&
      makesChain(w, u, p)
    );
  }
  let asked = false;
  for (let f = w.firstConvoy[u]!; f !== NONE; f = w.nextConvoy[f]!) {
    if (w.nation[f] !== w.nation[u]) continue;
    if (bridges(w, f, w.province[u]!, p)) return true;
    asked = true;
  }
  if (!asked) return false;
  markUseful(w, w.province[u]!, p);
  for (let f = w.firstConvoy[u]!; f !== NONE; f = w.nextConvoy[f]!) {
    if (w.nation[f] === w.nation[u] && w.useful[f] === 1) return true;
  }
  return false;
}

/** True when the fleet carries from one province to the other all by itself. */
function bridges(w: Workspace, fleet: number, from: number, to: number): boolean {
  return touchesProvince(w, fleet, from) && touchesProvince(w, fleet, to);
}

/** True when a route is written into the order and is to be kept (DATC 4.A.6). */
export function keepsRoute(w: Workspace, u: number): boolean {
  return w.givenRoute[u] === BY_ROUTE && w.rulings.convoyRoute === 'kept';
}

/** True when the fleets ordered to convoy the army make a chain, were none of them dislodged. */
function makesChain(w: Workspace, u: number, p: number): boolean {
  if (w.firstConvoy[u] === NONE) return false;
  if (keepsRoute(w, u)) return isRoute(w, u, p) && routeFleets(w, u, true);
  chooseFleets(w);
  for (let f = w.firstConvoy[u]!; f !== NONE; f = w.nextConvoy[f]!) chooseFleet(w, f);
  return reachesBy(w, w.province[u]!, p);
}

/** True when fleets stand on the board that could carry the army if so ordered: else the move is illegal. */
function couldBeCarried(w: Workspace, u: number, p: number): boolean {
  if (keepsRoute(w, u)) return isRoute(w, u, p) && routeFleets(w, u, false);
  return couldSail(w, w.province[u]!, p, NONE);
}

/** True when each sea of the written route holds a fleet; with `ordered`, one ordered to convoy this army. */
function routeFleets(w: Workspace, u: number, ordered: boolean): boolean {
  for (let i = 0; i < w.routeLength[u]!; i++) {
    const f = w.unitAt[w.routes[w.routeStart[u]! + i]!]!;
    if (f < 0 || !canConvoy(w, f) || (ordered && !(w.given[f] === CONVOY && w.target[f] === u))) return false;
  }
  return true;
}

/** True when the written route leads over water from the army's province to its destination. */
function isRoute(w: Workspace, u: number, p: number): boolean {
  const { homeOf, locations, convoys } = w.board;
  const { reaches, touches } = w.borders.fleet;
  const first = w.routes[w.routeStart[u]!]!;
  let here = first;
  for (let i = 1; i < w.routeLength[u]!; i++) {
    const next = w.routes[w.routeStart[u]! + i]!;
    if (convoys[here] === 0 || touches[homeOf[here]! * locations.length + homeOf[next]!] === 0) return false;
    here = next;
  }
  return (
    convoys[here] === 1 &&
    reaches[homeOf[first]! * homeOf.length + w.province[u]!] === 1 &&
    reaches[homeOf[here]! * homeOf.length + p] === 1
  );
}

/** Of the fleets that matched an army's order, keeps those that it goes with; the orders of the others are void. */
function settleConvoys(w: Workspace): void {
  for (let u = 0; u < w.count; u++) {
    if (w.given[u] !== MOVE || w.firstConvoy[u] === NONE) continue;
    if (w.byConvoy[u] === 1) markOnTheWay(w, u);
    let f = w.firstConvoy[u]!;
    w.firstConvoy[u] = NONE;
    while (f !== NONE) {
      const next = w.nextConvoy[f]!;
      if (w.byConvoy[u] === 1 && w.useful[f] === 1) {
        w.order[f] = CONVOY;
        w.nextConvoy[f] = w.firstConvoy[u]!;
        w.firstConvoy[u] = f;
      } else {
        w.reasons[f]! |= VOID;
        w.target[f] = NONE;
        w.dest[f] = NONE;
      }
      f = next;
    }
  }
}

/** Marks in `useful` which of the army's fleets lie on its way. */
function markOnTheWay(w: Workspace, u: number): void {
  const from = w.province[u]!;
  const to = w.dest[u]!;
  if (keepsRoute(w, u)) {
    for (let f = w.firstConvoy[u]!; f !== NONE; f = w.nextConvoy[f]!) w.useful[f] = isOnRoute(w, u, f) ? 1 : 0;
    return;
  }
  let all = true;
  for (let f = w.firstConvoy[u]!; f !== NONE; f = w.nextConvoy[f]!) {
    w.useful[f] = 1;
    if (!bridges(w, f, from, to)) all = false;
  }
  if (!all) markUseful(w, from, to);
}

function isOnRoute(w: Workspace, u: number, f: number): boolean {
  for (let i = 0; i < w.routeLength[u]!; i++) if (w.routes[w.routeStart[u]! + i] === w.province[f]) return true;
  return false;
}

function interpretSupport(w: Workspace, s: number): void {
  const t = w.unitAt[w.givenTarget[s]!]!;
  const p = t < 0 || t === s ? NONE : supportedProvince(w, s, t);
  if (p === NONE || bordersOf(w, w.type[s]!).reaches[w.at[s]! * w.unitAt.length + p] === 0) {
    w.reasons[s]! |= VOID;
    return;
  }
  w.order[s] = SUPPORT;
  w.target[s] = t;
  w.dest[s] = p;
  if (w.givenTo[s] !== NONE && w.order[t] !== MOVE) {
    w.idle[s] = 1;
    return;
  }
  w.nextSupport[s] = w.firstSupport[t]!;
  w.firstSupport[t] = s;
}

/** The province at which a support is directed; NONE when it does not match the order of its target. */
function supportedProvince(w: Workspace, s: number, t: number): number {
  const to = w.givenTo[s]!;
  if (to === NONE) {
    const moves = w.order[t] === MOVE || (w.given[t] === MOVE && w.rulings.illegalMove === 'attempts');
    return moves ? NONE : w.province[t]!;
  }
  const p = w.board.provinceOf[to]!;
  if (w.given[t] !== MOVE || w.board.provinceOf[w.givenTo[t]!] !== p || !matchesCoast(w, t, p, to)) return NONE;
  // DATC 6.D.31: a fleet cannot both support an army and be the one that must carry it.
  if (w.byConvoy[t] === 1 && canConvoy(w, s) && !couldSail(w, w.province[t]!, p, s)) return NONE;
  return p;
}

/** DATC 4.B.4: whether the coast named in a support, if any, is that of the move. */
function matchesCoast(w: Workspace, t: number, p: number, to: number): boolean {
  if (w.order[t] !== MOVE || to === w.destLocation[t]) return true;
  const named = to !== w.board.homeOf[p];
  if (w.type[t] === ARMY) return !named || w.rulings.idleCoast === 'ignored';
  if (w.rulings.supportCoast === 'ignored') return true;
  return !named && w.rulings.supportCoast === 'optional';
}

function findOpponent(w: Workspace, u: number): void {
  const o = w.unitAt[w.dest[u]!]!;
  if (o < 0 || w.order[o] !== MOVE || w.dest[o] !== w.province[u]) return;
  const meet = w.byConvoy[u] === 0 && w.byConvoy[o] === 0;
  if (meet) w.opponent[u] = o;
  if (meet || w.rulings.dislodgedRival === 'never') w.ouster[u] = o;
}

function countHelp(w: Workspace, s: number): void {
  const t = w.target[s]!;
  const weight = helpOf(w, s);
  w.helpMost[t]! += weight;
  if (helpsAgainst(w, s, t)) w.helpMostAgainst[t]! += weight;
}

/** What a support adds, in tenths. */
export function helpOf(w: Workspace, s: number): number {
  return w.order[w.target[s]!] === MOVE ? w.supportMoveWeight[s]! : w.supportHoldWeight[s]!;
}

/** False for a support against a unit of the supporter's own nation: it does not help to dislodge it (6.D.12). */
export function helpsAgainst(w: Workspace, s: number, t: number): boolean {
  const o = w.order[t] === MOVE ? w.unitAt[w.dest[t]!]! : NONE;
  return o < 0 || w.nation[o] !== w.nation[s];
}
