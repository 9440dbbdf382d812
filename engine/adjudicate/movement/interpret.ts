/**
 * What each order of a movement phase amounts to, before anything is decided. An order that is illegal (impossible
 * whatever the others do) or void (matches no other order) makes its unit hold; DATC 4.E.1. What is left are moves with
 * a possible way, supports and convoys that match the order of their target, and the links between them.
 */
import {
  AT,
  BORDER_ROW,
  CHAINED,
  DEST,
  DEST_LOCATION,
  FIRST_CONVOY,
  FIRST_SUPPORT,
  GIVEN,
  GIVEN_PROVINCE,
  GIVEN_ROUTE,
  GIVEN_TARGET,
  GIVEN_TO,
  IDLE,
  NATION,
  NEXT_CONVOY,
  NEXT_MOVER,
  NEXT_SUPPORT,
  ORDER,
  PATH,
  POWER,
  PROVINCE,
  REASON_BITS,
  ROUTE_LENGTH,
  ROUTE_START,
  ROW,
  SAILS,
  SUPPORT_HOLD_WEIGHT,
  SUPPORT_MOVE_WEIGHT,
  TARGET,
  TYPE,
  USEFUL,
  WALKS,
} from './cells.ts';
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
import { NO_CONVOY, VOID_BIT } from './reason-bits.ts';
import { ARMY, BY_ROUTE, CONVOY, FLEET, MOVE, NO, NONE, OPEN, SUPPORT, UNSTATED, type Workspace } from './workspace.ts';

/** Interprets all orders of the phase. */
export function interpretOrders(w: Workspace): void {
  sortByKind(w);
  w.firstMover.fill(NONE);
  w.moverCount = 0;
  w.supporterCount = 0;
  const { byKind, kindCount } = w;
  const size = w.unitAt.length;
  const convoys = kindCount[CONVOY]! > 0 ? linkConvoys(w) : 0;
  const moves = MOVE * size;
  for (let i = moves; i < moves + kindCount[MOVE]!; i++) interpretMove(w, byKind[i]!);
  if (convoys > 0) settleConvoys(w);
  const supports = SUPPORT * size;
  for (let i = supports; i < supports + kindCount[SUPPORT]!; i++) interpretSupport(w, byKind[i]!);
}

/** Lists the units by kind of order: no processor can foresee what the next unit does, and a loop over the moves alone need not ask. */
function sortByKind({ cells, end, byKind, kindCount, unitAt }: Workspace): void {
  const size = unitAt.length;
  kindCount.fill(0);
  for (let u = 0; u < end; u += ROW) {
    const kind = cells[u + GIVEN]!;
    byKind[kind * size + kindCount[kind]!++] = u;
  }
}

/** Hangs each fleet's order to convoy on the army whose order it matches. Returns how many do. */
function linkConvoys(w: Workspace): number {
  const { provinceOf } = w.board;
  let matching = 0;
  for (let f = 0; f < w.end; f += ROW) {
    if (w.cells[f + GIVEN] !== CONVOY) continue;
    const army = w.unitAt[w.cells[f + GIVEN_TARGET]!]!;
    const matches =
      canConvoy(w, f) &&
      army >= 0 &&
      w.cells[army + TYPE] === ARMY &&
      w.cells[army + GIVEN] === MOVE &&
      provinceOf[w.cells[army + GIVEN_TO]!] === provinceOf[w.cells[f + GIVEN_TO]!];
    if (!matches) {
      w.cells[f + REASON_BITS]! |= VOID_BIT;
      continue;
    }
    w.cells[f + TARGET] = army;
    w.cells[f + DEST] = provinceOf[w.cells[f + GIVEN_TO]!]!;
    w.cells[f + NEXT_CONVOY] = w.cells[army + FIRST_CONVOY]!;
    w.cells[army + FIRST_CONVOY] = f;
    matching++;
  }
  return matching;
}

function interpretMove(w: Workspace, u: number): void {
  const { cells } = w;
  const to = cells[u + GIVEN_TO]!;
  const p = cells[u + GIVEN_PROVINCE]!;
  const plain =
    w.both.goes[cells[u + BORDER_ROW]! * w.board.locations.length + to] === 1 &&
    cells[u + GIVEN_ROUTE] === UNSTATED &&
    cells[u + FIRST_CONVOY] === NONE;
  if (plain) {
    startMove(w, u, p, to);
    return;
  }
  if (p === w.cells[u + PROVINCE]) w.cells[u + REASON_BITS]! |= VOID_BIT;
  else if (w.cells[u + TYPE] === FLEET) interpretVoyage(w, u, p, to);
  else interpretMarch(w, u, p, to);
}

/** A fleet's move: to a place that it touches, coasts minded. */
function interpretVoyage(w: Workspace, u: number, p: number, to: number): void {
  const coast = w.cells[u + GIVEN_ROUTE] === UNSTATED ? coastReached(w, u, p, to) : NONE;
  if (coast === NONE) w.cells[u + REASON_BITS]! |= VOID_BIT;
  else startMove(w, u, p, coast);
}

/** The location at which a fleet ordered to `to` arrives, by the rulings on coasts; NONE when the order is void. */
function coastReached(w: Workspace, u: number, p: number, to: number): number {
  const { locations, homeOf } = w.board;
  const row = w.cells[u + AT]! * locations.length;
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
    w.cells[u + REASON_BITS]! |= VOID_BIT;
    return;
  }
  const walks = w.borders.army.touches[w.cells[u + AT]! * w.board.locations.length + home] === 1;
  if (walks && !prefersConvoy(w, u, p)) {
    startMove(w, u, p, home);
    return;
  }
  if (!walks && w.convoyLimit?.(w.cells[u + POWER]!, w.cells[u + PROVINCE]!, p) === false) {
    w.cells[u + REASON_BITS]! |= VOID_BIT;
    return;
  }
  const chained = makesChain(w, u, p);
  if (walks && !chained && w.rulings.convoyFallback !== 'none') {
    startMove(w, u, p, home);
    return;
  }
  if (!chained && !couldBeCarried(w, u, p)) {
    w.cells[u + REASON_BITS]! |= isShore(w, w.cells[u + PROVINCE]!) && isShore(w, p) ? VOID_BIT | NO_CONVOY : VOID_BIT;
    return;
  }
  startMove(w, u, p, home);
  w.cells[u + SAILS] = 1;
  w.cells[u + CHAINED] = chained ? 1 : 0;
  w.cells[u + PATH] = chained ? OPEN : NO;
}

function startMove(w: Workspace, u: number, p: number, location: number): void {
  w.movers[w.moverCount++] = u;
  w.cells[u + ORDER] = MOVE;
  w.cells[u + DEST] = p;
  w.cells[u + DEST_LOCATION] = location;
  w.cells[u + NEXT_MOVER] = w.firstMover[p]!;
  w.firstMover[p] = u;
}

/** Whether an army that could walk goes by sea (DATC 4.A.3). */
function prefersConvoy(w: Workspace, u: number, p: number): boolean {
  if (w.cells[u + WALKS] === 1) return false;
  if (w.cells[u + GIVEN_ROUTE] !== UNSTATED) return true;
  if (w.cells[u + FIRST_CONVOY] === NONE || w.rulings.adjacentConvoy === 'marked') return false;
  if (w.rulings.adjacentConvoy === 'opposite') {
    const other = w.unitAt[p]!;
    return (
      other >= 0 &&
      w.cells[other + GIVEN] === MOVE &&
      w.board.provinceOf[w.cells[other + GIVEN_TO]!] === w.cells[u + PROVINCE] &&
      makesChain(w, u, p)
    );
  }
  let asked = false;
  for (let f = w.cells[u + FIRST_CONVOY]!; f !== NONE; f = w.cells[f + NEXT_CONVOY]!) {
    if (w.cells[f + NATION] !== w.cells[u + NATION]) continue;
    if (bridges(w, f, w.cells[u + PROVINCE]!, p)) return true;
    asked = true;
  }
  if (!asked) return false;
  markUseful(w, w.cells[u + PROVINCE]!, p);
  for (let f = w.cells[u + FIRST_CONVOY]!; f !== NONE; f = w.cells[f + NEXT_CONVOY]!) {
    if (w.cells[f + NATION] === w.cells[u + NATION] && w.cells[f + USEFUL] === 1) return true;
  }
  return false;
}

/** True when the fleet carries from one province to the other all by itself. */
function bridges(w: Workspace, fleet: number, from: number, to: number): boolean {
  return touchesProvince(w, fleet, from) && touchesProvince(w, fleet, to);
}

/** True when a route is written into the order and is to be kept (DATC 4.A.6). */
export function keepsRoute(w: Workspace, u: number): boolean {
  return w.cells[u + GIVEN_ROUTE] === BY_ROUTE && w.rulings.convoyRoute === 'kept';
}

/** True when the fleets ordered to convoy the army make a chain, were none of them dislodged. */
function makesChain(w: Workspace, u: number, p: number): boolean {
  if (w.cells[u + FIRST_CONVOY] === NONE) return false;
  if (keepsRoute(w, u)) return isRoute(w, u, p) && routeFleets(w, u, true);
  chooseFleets(w);
  for (let f = w.cells[u + FIRST_CONVOY]!; f !== NONE; f = w.cells[f + NEXT_CONVOY]!) chooseFleet(w, f);
  return reachesBy(w, w.cells[u + PROVINCE]!, p);
}

/** True when fleets stand on the board that could carry the army if so ordered: else the move is illegal. */
function couldBeCarried(w: Workspace, u: number, p: number): boolean {
  if (keepsRoute(w, u)) return isRoute(w, u, p) && routeFleets(w, u, false);
  return couldSail(w, w.cells[u + PROVINCE]!, p, NONE);
}

/** True when each sea of the written route holds a fleet; with `ordered`, one ordered to convoy this army. */
function routeFleets(w: Workspace, u: number, ordered: boolean): boolean {
  for (let i = 0; i < w.cells[u + ROUTE_LENGTH]!; i++) {
    const f = w.unitAt[w.routes[w.cells[u + ROUTE_START]! + i]!]!;
    if (f < 0 || !canConvoy(w, f) || (ordered && !(w.cells[f + GIVEN] === CONVOY && w.cells[f + TARGET] === u)))
      return false;
  }
  return true;
}

/** True when the written route leads over water from the army's province to its destination. */
function isRoute(w: Workspace, u: number, p: number): boolean {
  const { homeOf, locations, convoys } = w.board;
  const { reaches, touches } = w.borders.fleet;
  const first = w.routes[w.cells[u + ROUTE_START]!]!;
  let here = first;
  for (let i = 1; i < w.cells[u + ROUTE_LENGTH]!; i++) {
    const next = w.routes[w.cells[u + ROUTE_START]! + i]!;
    if (convoys[here] === 0 || touches[homeOf[here]! * locations.length + homeOf[next]!] === 0) return false;
    here = next;
  }
  return (
    convoys[here] === 1 &&
    reaches[homeOf[first]! * homeOf.length + w.cells[u + PROVINCE]!] === 1 &&
    reaches[homeOf[here]! * homeOf.length + p] === 1
  );
}

/** Of the fleets that matched an army's order, keeps those that it goes with; the orders of the others are void. */
function settleConvoys(w: Workspace): void {
  for (let u = 0; u < w.end; u += ROW) {
    if (w.cells[u + GIVEN] !== MOVE || w.cells[u + FIRST_CONVOY] === NONE) continue;
    if (w.cells[u + SAILS] === 1) markOnTheWay(w, u);
    let f = w.cells[u + FIRST_CONVOY]!;
    w.cells[u + FIRST_CONVOY] = NONE;
    while (f !== NONE) {
      const next = w.cells[f + NEXT_CONVOY]!;
      if (w.cells[u + SAILS] === 1 && w.cells[f + USEFUL] === 1) {
        w.cells[f + ORDER] = CONVOY;
        w.cells[f + NEXT_CONVOY] = w.cells[u + FIRST_CONVOY]!;
        w.cells[u + FIRST_CONVOY] = f;
      } else {
        w.cells[f + REASON_BITS]! |= VOID_BIT;
        w.cells[f + TARGET] = NONE;
        w.cells[f + DEST] = NONE;
      }
      f = next;
    }
  }
}

/** Marks in `useful` which of the army's fleets lie on its way. */
function markOnTheWay(w: Workspace, u: number): void {
  const from = w.cells[u + PROVINCE]!;
  const to = w.cells[u + DEST]!;
  if (keepsRoute(w, u)) {
    for (let f = w.cells[u + FIRST_CONVOY]!; f !== NONE; f = w.cells[f + NEXT_CONVOY]!)
      w.cells[f + USEFUL] = isOnRoute(w, u, f) ? 1 : 0;
    return;
  }
  let all = true;
  for (let f = w.cells[u + FIRST_CONVOY]!; f !== NONE; f = w.cells[f + NEXT_CONVOY]!) {
    w.cells[f + USEFUL] = 1;
    if (!bridges(w, f, from, to)) all = false;
  }
  if (!all) markUseful(w, from, to);
}

function isOnRoute(w: Workspace, u: number, f: number): boolean {
  for (let i = 0; i < w.cells[u + ROUTE_LENGTH]!; i++)
    if (w.routes[w.cells[u + ROUTE_START]! + i] === w.cells[f + PROVINCE]) return true;
  return false;
}

function interpretSupport(w: Workspace, s: number): void {
  const { cells } = w;
  const t = w.unitAt[cells[s + GIVEN_TARGET]!]!;
  const p = t < 0 || t === s ? NONE : supportedProvince(w, s, t);
  if (p === NONE || w.both.reaches[cells[s + BORDER_ROW]! * w.unitAt.length + p] === 0) {
    cells[s + REASON_BITS]! |= VOID_BIT;
    return;
  }
  w.supporters[w.supporterCount++] = s;
  cells[s + ORDER] = SUPPORT;
  cells[s + TARGET] = t;
  cells[s + DEST] = p;
  // Where the target goes; the target that stays has NONE there, as the support to hold has.
  if (cells[s + GIVEN_TO] !== cells[t + DEST_LOCATION] && cells[t + ORDER] !== MOVE) {
    cells[s + IDLE] = 1;
    return;
  }
  cells[s + NEXT_SUPPORT] = cells[t + FIRST_SUPPORT]!;
  cells[t + FIRST_SUPPORT] = s;
}

/** The province at which a support is directed; NONE when it does not match the order of its target. */
function supportedProvince(w: Workspace, s: number, t: number): number {
  const to = w.cells[s + GIVEN_TO]!;
  // The plain case: to the very place to which the target goes by itself, or that it holds where it does.
  if (to === w.cells[t + DEST_LOCATION] && w.cells[t + SAILS] === 0 && w.rulings.illegalMove === 'holds') {
    return w.cells[s + GIVEN_PROVINCE]!;
  }
  if (to === NONE) {
    const moves = w.cells[t + ORDER] === MOVE || (w.cells[t + GIVEN] === MOVE && w.rulings.illegalMove === 'attempts');
    return moves ? NONE : w.cells[t + PROVINCE]!;
  }
  const p = w.board.provinceOf[to]!;
  if (w.cells[t + GIVEN] !== MOVE || w.board.provinceOf[w.cells[t + GIVEN_TO]!] !== p || !matchesCoast(w, t, p, to))
    return NONE;
  // DATC 6.D.31: a fleet cannot both support an army and be the one that must carry it.
  if (w.cells[t + SAILS] === 1 && canConvoy(w, s) && !couldSail(w, w.cells[t + PROVINCE]!, p, s)) return NONE;
  return p;
}

/** DATC 4.B.4: whether the coast named in a support, if any, is that of the move. */
function matchesCoast(w: Workspace, t: number, p: number, to: number): boolean {
  if (w.cells[t + ORDER] !== MOVE || to === w.cells[t + DEST_LOCATION]) return true;
  const named = to !== w.board.homeOf[p];
  if (w.cells[t + TYPE] === ARMY) return !named || w.rulings.idleCoast === 'ignored';
  if (w.rulings.supportCoast === 'ignored') return true;
  return !named && w.rulings.supportCoast === 'optional';
}

/** What a support adds, in tenths. */
export function helpOf(w: Workspace, s: number): number {
  return w.cells[w.cells[s + TARGET]! + ORDER] === MOVE
    ? w.cells[s + SUPPORT_MOVE_WEIGHT]!
    : w.cells[s + SUPPORT_HOLD_WEIGHT]!;
}

/** False for a support against a unit of the supporter's own nation: it does not help to dislodge it (6.D.12). */
export function helpsAgainst(w: Workspace, s: number, t: number): boolean {
  const o = w.cells[t + ORDER] === MOVE ? w.unitAt[w.cells[t + DEST]!]! : NONE;
  return o < 0 || w.cells[o + NATION] !== w.cells[s + NATION];
}
