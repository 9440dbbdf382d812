/**
 * The equations of Lucas Kruijswijk's "The Math of Adjudication" (The Diplomatic Pouch, Spring 2009; DATC chapter 5): an
 * order succeeds or fails by conditions on other orders, on paths and on strengths. A decision that is still open gives
 * every strength a least and a greatest value; a decision is made as soon as all values between agree. What cannot be
 * decided so is a cycle: `cycles.ts`.
 *
 * A work list holds the decisions to look at; each decision made puts those that depend on it back on the list.
 * Strengths are in tenths. "Sure" is the lower bound, "most" the upper bound.
 */
import { chooseFleet, chooseFleets, reachesBy } from './convoy-routes.ts';
import { helpOf, helpsAgainst, keepsRoute } from './interpret.ts';
import { CONVOY, MOVE, NO, NONE, OPEN, SUPPORT, type Workspace, YES } from './workspace.ts';

/** Puts all decisions of the phase on the work list: supports first, since moves wait for them. */
export function startDecisions(w: Workspace): void {
  w.agendaStart = 0;
  w.agendaLength = 0;
  for (let u = 0; u < w.count; u++) w.onAgenda[u] = 0;
  for (let u = 0; u < w.count; u++) if (w.order[u] === SUPPORT) note(w, u);
  for (let u = 0; u < w.count; u++) if (w.order[u] === MOVE) note(w, u);
}

/** Makes every decision that follows from those made. */
export function decideAll(w: Workspace): void {
  while (w.agendaLength > 0) {
    const u = w.agenda[w.agendaStart]!;
    w.agendaStart = w.agendaStart + 1 === w.agenda.length ? 0 : w.agendaStart + 1;
    w.agendaLength--;
    w.steps++;
    w.onAgenda[u] = 0;
    if (w.order[u] === SUPPORT) decideSupport(w, u);
    else {
      if (w.path[u] === OPEN) decidePath(w, u);
      if (w.success[u] === OPEN) decideMove(w, u);
    }
  }
}

/** Puts a unit's decision on the work list. */
export function note(w: Workspace, u: number): void {
  if (w.onAgenda[u] === 1) return;
  w.onAgenda[u] = 1;
  const end = w.agendaStart + w.agendaLength++;
  w.agenda[end < w.agenda.length ? end : end - w.agenda.length] = u;
}

/** MOVE (DATC 5.B.1): it succeeds when its attack is stronger than the unit in its way and than every rival. */
function decideMove(w: Workspace, u: number): void {
  const p = w.dest[u]!;
  const attackSure = sureAttack(w, u);
  const attackMost = mostAttack(w, u);
  const opponent = w.opponent[u]!;
  const resistSure = opponent === NONE ? sureHold(w, p) : sureDefence(w, opponent);
  const resistMost = opponent === NONE ? mostHold(w, p) : mostDefence(w, opponent);
  let wins = attackSure > resistMost;
  let loses = attackMost <= resistSure;
  for (let rival = w.firstMover[p]!; rival !== NONE; rival = w.nextMover[rival]!) {
    if (rival === u) continue;
    if (attackSure <= mostPrevention(w, rival)) wins = false;
    if (attackMost <= surePrevention(w, rival)) loses = true;
  }
  if (loses) settleMove(w, u, NO);
  else if (wins) settleMove(w, u, YES);
}

/** ATTACK STRENGTH (5.B.8). The unit that stays at the destination is not attacked by its own nation, nor with its help. */
function sureAttack(w: Workspace, u: number): number {
  if (w.path[u] !== YES) return 0;
  const o = w.unitAt[w.dest[u]!]!;
  if (o < 0 || (w.success[o] === YES && leaves(w, u, o))) return w.attackWeight[u]! + w.helpSure[u]!;
  return w.nation[o] === w.nation[u] ? 0 : w.attackWeight[u]! + w.helpSureAgainst[u]!;
}

export function mostAttack(w: Workspace, u: number): number {
  if (w.path[u] === NO) return 0;
  const o = w.unitAt[w.dest[u]!]!;
  if (o < 0 || (w.success[o] !== NO && leaves(w, u, o))) return w.attackWeight[u]! + w.helpMost[u]!;
  return w.nation[o] === w.nation[u] ? 0 : w.attackWeight[u]! + w.helpMostAgainst[u]!;
}

/** True when the unit at the destination of `u` moves on, and not straight against `u`. */
function leaves(w: Workspace, u: number, o: number): boolean {
  return w.order[o] === MOVE && w.opponent[u] === NONE;
}

/** HOLD STRENGTH of a province (5.B.5). */
export function sureHold(w: Workspace, p: number): number {
  const o = w.unitAt[p]!;
  if (o < 0) return 0;
  if (w.order[o] !== MOVE) return w.holdWeight[o]! + w.helpSure[o]!;
  return w.success[o] === NO ? w.holdWeight[o]! : 0;
}

function mostHold(w: Workspace, p: number): number {
  const o = w.unitAt[p]!;
  if (o < 0) return 0;
  if (w.order[o] !== MOVE) return w.holdWeight[o]! + w.helpMost[o]!;
  return w.success[o] === YES ? 0 : w.holdWeight[o]!;
}

/** DEFEND STRENGTH of a unit in a head-to-head battle (5.B.7). */
export function sureDefence(w: Workspace, u: number): number {
  return w.defendWeight[u]! + w.helpSure[u]!;
}

function mostDefence(w: Workspace, u: number): number {
  return w.defendWeight[u]! + w.helpMost[u]!;
}

/** PREVENT STRENGTH (5.B.6): nothing without a path, nor for the loser of a head-to-head battle. */
export function surePrevention(w: Workspace, u: number): number {
  if (w.path[u] !== YES) return 0;
  const ouster = w.ouster[u]!;
  return ouster !== NONE && w.success[ouster] !== NO ? 0 : w.preventWeight[u]! + w.helpSure[u]!;
}

function mostPrevention(w: Workspace, u: number): number {
  if (w.path[u] === NO) return 0;
  const ouster = w.ouster[u]!;
  return ouster !== NONE && w.success[ouster] === YES ? 0 : w.preventWeight[u]! + w.helpMost[u]!;
}

/**
 * SUPPORT (5.B.2): cut by any attack of another nation, unless it comes from the province at which the support is
 * directed; such an attack must dislodge the supporter.
 */
function decideSupport(w: Workspace, s: number): void {
  if (w.success[s] !== OPEN) return;
  let open = false;
  for (let a = w.firstMover[w.province[s]!]!; a !== NONE; a = w.nextMover[a]!) {
    const cut = cutBy(w, s, a);
    if (cut === YES) {
      settleSupport(w, s, NO);
      return;
    }
    if (cut === OPEN) open = true;
  }
  if (!open) settleSupport(w, s, YES);
}

/** Whether an attack cuts a support: YES, NO, or OPEN. */
export function cutBy(w: Workspace, s: number, attacker: number): number {
  if (w.nation[attacker] === w.nation[s]) return NO;
  if (isProtected(w, s, attacker)) return NO;
  return isFromTarget(w, s, attacker) ? w.success[attacker]! : w.path[attacker]!;
}

/** True when an attack on a supporter comes from the province at which its support is directed (DATC 4.A.4). */
export function isFromTarget(w: Workspace, s: number, attacker: number): boolean {
  if (w.province[attacker] !== w.dest[s]) return false;
  return w.byConvoy[attacker] === 0 || w.rulings.cutFromTarget === 'never';
}

/** True when the letter of an old rulebook keeps a convoyed army from cutting a support (ruling `convoyParadox`). */
function isProtected(w: Workspace, s: number, attacker: number): boolean {
  if (w.byConvoy[attacker] === 0) return false;
  const letter = w.rulings.convoyParadox;
  if (letter === 'szykman' || letter === 'all-hold') return false;
  const f = w.unitAt[w.dest[s]!]!;
  if (f < 0 || w.order[f] !== CONVOY) return false;
  if (letter === '1982') return true;
  if (w.order[w.target[s]!] !== MOVE || w.target[f] !== attacker) return false;
  return letter === '1971' || isNecessary(w, attacker, f);
}

/** True when the army's fleets make no chain without this one. */
function isNecessary(w: Workspace, army: number, fleet: number): boolean {
  chooseFleets(w);
  for (let f = w.firstConvoy[army]!; f !== NONE; f = w.nextConvoy[f]!) if (f !== fleet) chooseFleet(w, f);
  return !reachesBy(w, w.province[army]!, w.dest[army]!);
}

/** PATH of a convoyed army (5.B.4): a chain of fleets that are not dislodged. */
function decidePath(w: Workspace, u: number): void {
  const path = pathOf(w, u);
  if (path !== OPEN) settlePath(w, u, path);
}

function pathOf(w: Workspace, u: number): number {
  if (keepsRoute(w, u) || w.rulings.multiRouteConvoy === 'any-route') return worstFate(w, u);
  if (chainWith(w, u, true)) return YES;
  return chainWith(w, u, false) ? OPEN : NO;
}

/** A path that needs every one of its fleets. */
function worstFate(w: Workspace, u: number): number {
  let worst = YES;
  for (let f = w.firstConvoy[u]!; f !== NONE; f = w.nextConvoy[f]!) {
    const fate = fateOf(w, f);
    if (fate === NO) return NO;
    if (fate === OPEN) worst = OPEN;
  }
  return worst;
}

/** True when a chain is left of the fleets that carry for sure, or of those that still may. */
function chainWith(w: Workspace, u: number, sure: boolean): boolean {
  chooseFleets(w);
  for (let f = w.firstConvoy[u]!; f !== NONE; f = w.nextConvoy[f]!) {
    const fate = fateOf(w, f);
    if (fate === YES || (fate === OPEN && !sure)) chooseFleet(w, f);
  }
  return reachesBy(w, w.province[u]!, w.dest[u]!);
}

/** CONVOY (5.B.3): a fleet carries unless it is dislodged, or a paradox has settled its fate. */
export function fateOf(w: Workspace, f: number): number {
  return w.assumed[f] !== OPEN ? w.assumed[f]! : survival(w, f);
}

/** Whether a unit that does not move survives the attacks on it: YES, NO, or OPEN. */
export function survival(w: Workspace, u: number): number {
  let fate = YES;
  for (let a = w.firstMover[w.province[u]!]!; a !== NONE; a = w.nextMover[a]!) {
    if (w.success[a] === YES) return NO;
    if (w.success[a] === OPEN) fate = OPEN;
  }
  return fate;
}

/** A move is decided: what waits for it is looked at again. */
export function settleMove(w: Workspace, u: number, result: number): void {
  w.success[u] = result;
  noteMoversTo(w, w.province[u]!);
  const there = w.unitAt[w.dest[u]!]!;
  if (there < 0) return;
  if (w.order[there] === SUPPORT) noteOpen(w, there);
  else if (w.order[there] === CONVOY) noteOpen(w, w.target[there]!);
}

function settleSupport(w: Workspace, s: number, result: number): void {
  w.success[s] = result;
  if (w.idle[s] === 1) return;
  const t = w.target[s]!;
  const help = helpOf(w, s);
  const against = helpsAgainst(w, s, t);
  if (result === YES) {
    w.helpSure[t]! += help;
    if (against) w.helpSureAgainst[t]! += help;
  } else {
    w.helpMost[t]! -= help;
    if (against) w.helpMostAgainst[t]! -= help;
  }
  noteMoversTo(w, w.dest[s]!);
  if (w.opponent[t] !== NONE) noteOpen(w, w.opponent[t]!);
}

function settlePath(w: Workspace, u: number, result: number): void {
  w.path[u] = result;
  noteMoversTo(w, w.dest[u]!);
  const there = w.unitAt[w.dest[u]!]!;
  if (there >= 0 && w.order[there] === SUPPORT) noteOpen(w, there);
}

function noteMoversTo(w: Workspace, p: number): void {
  for (let u = w.firstMover[p]!; u !== NONE; u = w.nextMover[u]!) noteOpen(w, u);
}

/** Puts a decision on the work list unless it is made. */
function noteOpen(w: Workspace, u: number): void {
  if (w.success[u] === OPEN || (w.order[u] === MOVE && w.path[u] === OPEN)) note(w, u);
}
