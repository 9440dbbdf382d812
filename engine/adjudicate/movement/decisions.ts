/**
 * The equations of Lucas Kruijswijk's "The Math of Adjudication" (The Diplomatic Pouch, Spring 2009; DATC chapter 5): an
 * order succeeds or fails by conditions on other orders, on paths and on strengths. A decision that is still open gives
 * every strength a least and a greatest value; a decision is made as soon as all values between agree. What cannot be
 * decided so is a cycle: `cycles.ts`.
 *
 * A work list holds the decisions to look at; each decision made puts those that depend on it back on the list.
 * Strengths are in tenths. "Sure" is the lower bound, "most" the upper bound.
 */
import {
  ASSUMED,
  ATTACK_WEIGHT,
  DEFEND_WEIGHT,
  DEST,
  FIRST_CONVOY,
  HELP_MOST,
  HELP_MOST_AGAINST,
  HELP_SURE,
  HELP_SURE_AGAINST,
  HOLD_WEIGHT,
  IDLE,
  NATION,
  NEXT_CONVOY,
  NEXT_MOVER,
  ON_AGENDA,
  OPPONENT,
  ORDER,
  OUSTER,
  PATH,
  PREVENT_WEIGHT,
  PROVINCE,
  SAILS,
  SUCCESS,
  TARGET,
} from './cells.ts';
import { chooseFleet, chooseFleets, reachesBy } from './convoy-routes.ts';
import { helpOf, helpsAgainst, keepsRoute } from './interpret.ts';
import { CONVOY, MOVE, NO, NONE, OPEN, SUPPORT, type Workspace, YES } from './workspace.ts';

/**
 * Decides at the first look what nobody contests, and puts all other decisions on the work list: supports first, since
 * moves wait for them.
 */
export function startDecisions(w: Workspace): void {
  w.agendaStart = 0;
  w.agendaLength = 0;
  w.openCount = 0;
  for (let i = 0; i < w.supporterCount; i++) startSupport(w, w.supporters[i]!);
  for (let i = 0; i < w.moverCount; i++) startMove(w, w.movers[i]!);
}

function startSupport(w: Workspace, s: number): void {
  const { cells } = w;
  const attacked = w.firstMover[cells[s + PROVINCE]!] !== NONE;
  if (cells[s + IDLE] === 0) {
    const t = cells[s + TARGET]!;
    const help = helpOf(w, s);
    const against = helpsAgainst(w, s, t) ? help : 0;
    cells[t + HELP_MOST]! += help;
    cells[t + HELP_MOST_AGAINST]! += against;
    if (!attacked) {
      cells[t + HELP_SURE]! += help;
      cells[t + HELP_SURE_AGAINST]! += against;
    }
  }
  if (!attacked) cells[s + SUCCESS] = YES;
  else addOpen(w, s);
}

function startMove(w: Workspace, u: number): void {
  const { cells } = w;
  const p = cells[u + DEST]!;
  const o = w.unitAt[p]!;
  if (o < 0) {
    const alone = w.firstMover[p] === u && cells[u + NEXT_MOVER] === NONE;
    if (alone && cells[u + PATH] === YES) {
      cells[u + SUCCESS] = YES;
      return;
    }
  } else if (cells[o + DEST] === cells[u + PROVINCE] && cells[o + ORDER] === MOVE) {
    const meet = cells[u + SAILS] === 0 && cells[o + SAILS] === 0;
    if (meet) cells[u + OPPONENT] = o;
    if (meet || w.rulings.dislodgedRival === 'never') cells[u + OUSTER] = o;
  }
  addOpen(w, u);
}

/** Puts a decision on the work list for the first time. */
function addOpen(w: Workspace, u: number): void {
  w.agenda[w.agendaLength++] = u;
  w.cells[u + ON_AGENDA] = 1;
  w.openCount++;
}

/** Makes every decision that follows from those made. */
export function decideAll(w: Workspace): void {
  while (w.agendaLength > 0) {
    const u = w.agenda[w.agendaStart]!;
    w.agendaStart = w.agendaStart + 1 === w.agenda.length ? 0 : w.agendaStart + 1;
    w.agendaLength--;
    w.steps++;
    w.cells[u + ON_AGENDA] = 0;
    if (w.cells[u + ORDER] === SUPPORT) decideSupport(w, u);
    else {
      if (w.cells[u + PATH] === OPEN) decidePath(w, u);
      if (w.cells[u + SUCCESS] === OPEN) decideMove(w, u);
    }
  }
}

/** Puts a unit's decision on the work list. */
export function queueDecision(w: Workspace, u: number): void {
  if (w.cells[u + ON_AGENDA] === 1) return;
  w.cells[u + ON_AGENDA] = 1;
  const end = w.agendaStart + w.agendaLength++;
  w.agenda[end < w.agenda.length ? end : end - w.agenda.length] = u;
}

/** MOVE (DATC 5.B.1): it succeeds when its attack is stronger than the unit in its way and than every rival. */
function decideMove(w: Workspace, u: number): void {
  const p = w.cells[u + DEST]!;
  const attackSure = sureAttack(w, u);
  const attackMost = mostAttack(w, u);
  const opponent = w.cells[u + OPPONENT]!;
  const resistSure = opponent === NONE ? sureHold(w, p) : sureDefence(w, opponent);
  const resistMost = opponent === NONE ? mostHold(w, p) : mostDefence(w, opponent);
  let wins = attackSure > resistMost;
  let loses = attackMost <= resistSure;
  for (let rival = w.firstMover[p]!; rival !== NONE; rival = w.cells[rival + NEXT_MOVER]!) {
    if (rival === u) continue;
    if (attackSure <= mostPrevention(w, rival)) wins = false;
    if (attackMost <= surePrevention(w, rival)) loses = true;
  }
  if (loses) settleMove(w, u, NO);
  else if (wins) settleMove(w, u, YES);
}

/** ATTACK STRENGTH (5.B.8). The unit that stays at the destination is not attacked by its own nation, nor with its help. */
function sureAttack(w: Workspace, u: number): number {
  if (w.cells[u + PATH] !== YES) return 0;
  const o = w.unitAt[w.cells[u + DEST]!]!;
  if (o < 0 || (w.cells[o + SUCCESS] === YES && leaves(w, u, o)))
    return w.cells[u + ATTACK_WEIGHT]! + w.cells[u + HELP_SURE]!;
  return w.cells[o + NATION] === w.cells[u + NATION]
    ? 0
    : w.cells[u + ATTACK_WEIGHT]! + w.cells[u + HELP_SURE_AGAINST]!;
}

export function mostAttack(w: Workspace, u: number): number {
  if (w.cells[u + PATH] === NO) return 0;
  const o = w.unitAt[w.cells[u + DEST]!]!;
  if (o < 0 || (w.cells[o + SUCCESS] !== NO && leaves(w, u, o)))
    return w.cells[u + ATTACK_WEIGHT]! + w.cells[u + HELP_MOST]!;
  return w.cells[o + NATION] === w.cells[u + NATION]
    ? 0
    : w.cells[u + ATTACK_WEIGHT]! + w.cells[u + HELP_MOST_AGAINST]!;
}

/** True when the unit at the destination of `u` moves on, and not straight against `u`. */
function leaves(w: Workspace, u: number, o: number): boolean {
  return w.cells[o + ORDER] === MOVE && w.cells[u + OPPONENT] === NONE;
}

/** HOLD STRENGTH of a province (5.B.5). */
export function sureHold(w: Workspace, p: number): number {
  const o = w.unitAt[p]!;
  if (o < 0) return 0;
  if (w.cells[o + ORDER] !== MOVE) return w.cells[o + HOLD_WEIGHT]! + w.cells[o + HELP_SURE]!;
  return w.cells[o + SUCCESS] === NO ? w.cells[o + HOLD_WEIGHT]! : 0;
}

function mostHold(w: Workspace, p: number): number {
  const o = w.unitAt[p]!;
  if (o < 0) return 0;
  if (w.cells[o + ORDER] !== MOVE) return w.cells[o + HOLD_WEIGHT]! + w.cells[o + HELP_MOST]!;
  return w.cells[o + SUCCESS] === YES ? 0 : w.cells[o + HOLD_WEIGHT]!;
}

/** DEFEND STRENGTH of a unit in a head-to-head battle (5.B.7). */
export function sureDefence(w: Workspace, u: number): number {
  return w.cells[u + DEFEND_WEIGHT]! + w.cells[u + HELP_SURE]!;
}

function mostDefence(w: Workspace, u: number): number {
  return w.cells[u + DEFEND_WEIGHT]! + w.cells[u + HELP_MOST]!;
}

/** PREVENT STRENGTH (5.B.6): nothing without a path, nor for the loser of a head-to-head battle. */
export function surePrevention(w: Workspace, u: number): number {
  if (w.cells[u + PATH] !== YES) return 0;
  const ouster = w.cells[u + OUSTER]!;
  return ouster !== NONE && w.cells[ouster + SUCCESS] !== NO
    ? 0
    : w.cells[u + PREVENT_WEIGHT]! + w.cells[u + HELP_SURE]!;
}

function mostPrevention(w: Workspace, u: number): number {
  if (w.cells[u + PATH] === NO) return 0;
  const ouster = w.cells[u + OUSTER]!;
  return ouster !== NONE && w.cells[ouster + SUCCESS] === YES
    ? 0
    : w.cells[u + PREVENT_WEIGHT]! + w.cells[u + HELP_MOST]!;
}

/**
 * SUPPORT (5.B.2): cut by any attack of another nation, unless it comes from the province at which the support is
 * directed; such an attack must dislodge the supporter.
 */
function decideSupport(w: Workspace, s: number): void {
  if (w.cells[s + SUCCESS] !== OPEN) return;
  let open = false;
  for (let a = w.firstMover[w.cells[s + PROVINCE]!]!; a !== NONE; a = w.cells[a + NEXT_MOVER]!) {
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
  if (w.cells[attacker + NATION] === w.cells[s + NATION]) return NO;
  if (isProtected(w, s, attacker)) return NO;
  return isFromTarget(w, s, attacker) ? w.cells[attacker + SUCCESS]! : w.cells[attacker + PATH]!;
}

/** True when an attack on a supporter comes from the province at which its support is directed (DATC 4.A.4). */
export function isFromTarget(w: Workspace, s: number, attacker: number): boolean {
  if (w.cells[attacker + PROVINCE] !== w.cells[s + DEST]) return false;
  return w.cells[attacker + SAILS] === 0 || w.rulings.cutFromTarget === 'never';
}

/** True when the letter of an old rulebook keeps a convoyed army from cutting a support (ruling `convoyParadox`). */
function isProtected(w: Workspace, s: number, attacker: number): boolean {
  if (w.cells[attacker + SAILS] === 0) return false;
  const letter = w.rulings.convoyParadox;
  if (letter === 'szykman' || letter === 'all-hold') return false;
  const f = w.unitAt[w.cells[s + DEST]!]!;
  if (f < 0 || w.cells[f + ORDER] !== CONVOY) return false;
  if (letter === '1982') return true;
  if (w.cells[w.cells[s + TARGET]! + ORDER] !== MOVE || w.cells[f + TARGET] !== attacker) return false;
  return letter === '1971' || isNecessary(w, attacker, f);
}

/** True when the army's fleets make no chain without this one. */
function isNecessary(w: Workspace, army: number, fleet: number): boolean {
  chooseFleets(w);
  for (let f = w.cells[army + FIRST_CONVOY]!; f !== NONE; f = w.cells[f + NEXT_CONVOY]!)
    if (f !== fleet) chooseFleet(w, f);
  return !reachesBy(w, w.cells[army + PROVINCE]!, w.cells[army + DEST]!);
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
  for (let f = w.cells[u + FIRST_CONVOY]!; f !== NONE; f = w.cells[f + NEXT_CONVOY]!) {
    const fate = fateOf(w, f);
    if (fate === NO) return NO;
    if (fate === OPEN) worst = OPEN;
  }
  return worst;
}

/** True when a chain is left of the fleets that carry for sure, or of those that still may. */
function chainWith(w: Workspace, u: number, sure: boolean): boolean {
  chooseFleets(w);
  for (let f = w.cells[u + FIRST_CONVOY]!; f !== NONE; f = w.cells[f + NEXT_CONVOY]!) {
    const fate = fateOf(w, f);
    if (fate === YES || (fate === OPEN && !sure)) chooseFleet(w, f);
  }
  return reachesBy(w, w.cells[u + PROVINCE]!, w.cells[u + DEST]!);
}

/** CONVOY (5.B.3): a fleet carries unless it is dislodged, or a paradox has settled its fate. */
export function fateOf(w: Workspace, f: number): number {
  return w.cells[f + ASSUMED] !== OPEN ? w.cells[f + ASSUMED]! : decideSurvival(w, f);
}

/** Whether a unit that does not move survives the attacks on it: YES, NO, or OPEN. */
export function decideSurvival(w: Workspace, u: number): number {
  let fate = YES;
  for (let a = w.firstMover[w.cells[u + PROVINCE]!]!; a !== NONE; a = w.cells[a + NEXT_MOVER]!) {
    if (w.cells[a + SUCCESS] === YES) return NO;
    if (w.cells[a + SUCCESS] === OPEN) fate = OPEN;
  }
  return fate;
}

/** A move is decided: what waits for it is looked at again. */
export function settleMove(w: Workspace, u: number, result: number): void {
  w.cells[u + SUCCESS] = result;
  w.openCount--;
  noteMoversTo(w, w.cells[u + PROVINCE]!);
  const there = w.unitAt[w.cells[u + DEST]!]!;
  if (there < 0) return;
  if (w.cells[there + ORDER] === SUPPORT) noteOpen(w, there);
  else if (w.cells[there + ORDER] === CONVOY) noteOpen(w, w.cells[there + TARGET]!);
}

function settleSupport(w: Workspace, s: number, result: number): void {
  w.cells[s + SUCCESS] = result;
  w.openCount--;
  if (w.cells[s + IDLE] === 1) return;
  const t = w.cells[s + TARGET]!;
  const help = helpOf(w, s);
  const against = helpsAgainst(w, s, t);
  if (result === YES) {
    w.cells[t + HELP_SURE]! += help;
    if (against) w.cells[t + HELP_SURE_AGAINST]! += help;
  } else {
    w.cells[t + HELP_MOST]! -= help;
    if (against) w.cells[t + HELP_MOST_AGAINST]! -= help;
  }
  noteMoversTo(w, w.cells[s + DEST]!);
  if (w.cells[t + OPPONENT] !== NONE) noteOpen(w, w.cells[t + OPPONENT]!);
}

function settlePath(w: Workspace, u: number, result: number): void {
  w.cells[u + PATH] = result;
  noteMoversTo(w, w.cells[u + DEST]!);
  const there = w.unitAt[w.cells[u + DEST]!]!;
  if (there >= 0 && w.cells[there + ORDER] === SUPPORT) noteOpen(w, there);
}

function noteMoversTo(w: Workspace, p: number): void {
  for (let u = w.firstMover[p]!; u !== NONE; u = w.cells[u + NEXT_MOVER]!) noteOpen(w, u);
}

/** Puts a decision on the work list unless it is made. */
function noteOpen(w: Workspace, u: number): void {
  if (w.cells[u + SUCCESS] === OPEN || (w.cells[u + ORDER] === MOVE && w.cells[u + PATH] === OPEN)) queueDecision(w, u);
}
