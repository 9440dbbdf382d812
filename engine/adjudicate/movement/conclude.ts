/** The conclusions from the decisions: where the units are, who must retreat and where to, what stays contested, and why. */
import { cutBy, isFromTarget, mostAttack, sureDefence, sureHold, surePrevention } from './decisions.ts';
import {
  BELEAGUERED,
  BOUNCE,
  CUT,
  DISBANDED,
  DISLODGED,
  DISRUPTED,
  HEAD_TO_HEAD,
  NO_CONVOY,
  NO_ORDER,
  SELF_DISLODGEMENT,
} from './reason-bits.ts';
import { bordersOf, CONVOY, MOVE, NO, NONE, neverRetreats, SUPPORT, type Workspace, YES } from './workspace.ts';

/** Draws them. All decisions must be made. */
export function concludePhase(w: Workspace): void {
  placeUnits(w);
  findContested(w);
  findRetreats(w);
  for (let u = 0; u < w.count; u++) {
    if (w.order[u] === MOVE) explainMove(w, u);
    else if (w.order[u] === SUPPORT) explainSupport(w, u);
    else if (w.order[u] === CONVOY) explainConvoy(w, u);
    if (w.dislodger[u] !== NONE) w.reasons[u]! |= neverRetreats(w, u) ? DISLODGED | DISBANDED : DISLODGED;
  }
}

function placeUnits(w: Workspace): void {
  w.finalUnit.fill(NONE);
  for (let u = 0; u < w.count; u++) {
    const moves = w.order[u] === MOVE && w.success[u] === YES;
    w.finalAt[u] = moves ? w.destLocation[u]! : w.at[u]!;
    w.dislodger[u] = NONE;
    if (moves) w.finalUnit[w.dest[u]!] = u;
  }
  w.dislodgedCount = 0;
  for (let u = 0; u < w.count; u++) {
    if (w.order[u] === MOVE && w.success[u] === YES) continue;
    const p = w.province[u]!;
    const taker = w.finalUnit[p]!;
    if (taker === NONE) w.finalUnit[p] = u;
    else {
      w.dislodger[u] = taker;
      w.dislodged[w.dislodgedCount++] = u;
    }
  }
}

/** A province is contested when it is empty after a standoff: a unit got there and was kept out only by others. */
function findContested(w: Workspace): void {
  w.contested.fill(0);
  for (let u = 0; u < w.count; u++) {
    if (w.order[u] !== MOVE || w.success[u] !== NO) continue;
    const p = w.dest[u]!;
    if (w.finalUnit[p] === NONE && surePrevention(w, u) > 0) w.contested[p] = 1;
  }
}

/** Retreats: to a place that the unit touches, that is empty and not contested, and not where its attacker came from. */
function findRetreats(w: Workspace): void {
  let end = 0;
  for (let n = 0; n < w.dislodgedCount; n++) {
    w.retreatStart[n] = end;
    const u = w.dislodged[n]!;
    if (neverRetreats(w, u)) continue;
    const barred = barredTo(w, u);
    const { start, list } = bordersOf(w, w.type[u]!);
    const l = w.at[u]!;
    for (let i = start[l]!; i < start[l + 1]!; i++) {
      const p = w.board.provinceOf[list[i]!]!;
      if (w.finalUnit[p] === NONE && w.contested[p] === 0 && p !== barred) w.retreats[end++] = list[i]!;
    }
  }
  w.retreatStart[w.dislodgedCount] = end;
}

/** The province to which a dislodged unit may not retreat: where its attacker came from, unless by convoy (DATC 4.A.5). */
export function barredTo(w: Workspace, u: number): number {
  const attacker = w.dislodger[u]!;
  return w.byConvoy[attacker] === 1 && w.rulings.retreatToConvoyer === 'open' ? NONE : w.province[attacker]!;
}

function explainMove(w: Workspace, u: number): void {
  if (w.success[u] === YES) return;
  if (w.path[u] === NO) w.reasons[u]! |= w.chained[u] === 1 ? DISRUPTED : NO_CONVOY;
  else w.reasons[u]! |= BOUNCE | battleReasons(w, u);
}

/** What is said of a move that met force, beside that it bounced. */
function battleReasons(w: Workspace, u: number): number {
  const p = w.dest[u]!;
  const opponent = w.opponent[u]!;
  const attack = mostAttack(w, u);
  const resistance = opponent === NONE ? sureHold(w, p) : sureDefence(w, opponent);
  const rivalry = strongestRival(w, u);
  let reasons = 0;
  if (attack <= resistance && resistance > 0) {
    const full = w.attackWeight[u]! + w.helpMost[u]!;
    if (full > attack && full > resistance && full > rivalry) reasons |= SELF_DISLODGEMENT;
    else if (opponent !== NONE) reasons |= HEAD_TO_HEAD;
  } else if (resistance > 0 && w.dislodger[w.unitAt[p]!] === NONE) reasons |= BELEAGUERED;
  return reasons;
}

/** The greatest strength with which another unit keeps this one out. */
function strongestRival(w: Workspace, u: number): number {
  let strongest = 0;
  for (let rival = w.firstMover[w.dest[u]!]!; rival !== NONE; rival = w.nextMover[rival]!) {
    if (rival !== u) strongest = Math.max(strongest, surePrevention(w, rival));
  }
  return strongest;
}

/** A support is called cut when an attack from elsewhere cut it; one that failed by dislodgement alone is dislodged. */
function explainSupport(w: Workspace, s: number): void {
  if (w.success[s] === YES) return;
  for (let a = w.firstMover[w.province[s]!]!; a !== NONE; a = w.nextMover[a]!) {
    if (cutBy(w, s, a) === YES && !isFromTarget(w, s, a)) w.reasons[s]! |= CUT;
  }
}

/** A fleet's convoy that did not carry: dislodged, or part of a chain that was broken or never complete. */
function explainConvoy(w: Workspace, f: number): void {
  const army = w.target[f]!;
  if (w.dislodger[f] !== NONE) return;
  if (w.path[army] === NO) w.reasons[f]! |= w.chained[army] === 1 ? DISRUPTED : NO_CONVOY;
}

/** Whether the unit did what it was ordered to do. */
export function succeeded(w: Workspace, u: number): boolean {
  return (w.reasons[u]! & ~NO_ORDER) === 0;
}
