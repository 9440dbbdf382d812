/** The conclusions from the decisions: where the units are, who must retreat and where to, what stays contested, and why. */
import {
  AT,
  ATTACK_WEIGHT,
  CHAINED,
  DEST,
  DEST_LOCATION,
  DISLODGER,
  FINAL_AT,
  HELP_MOST,
  NEXT_MOVER,
  OPPONENT,
  ORDER,
  PATH,
  PROVINCE,
  REASON_BITS,
  SAILS,
  SUCCESS,
  TARGET,
  TYPE,
} from './cells.ts';
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
import { CONVOY, NO, NONE, neverRetreats, unitBorders, type Workspace, YES } from './workspace.ts';

/** Draws them. All decisions must be made. */
export function concludePhase(w: Workspace): void {
  const { cells, failed, supporters, supporterCount } = w;
  const failedCount = moveUnits(w);
  findContested(w, failedCount);
  findRetreats(w);
  for (let i = 0; i < failedCount; i++) explainMove(w, failed[i]!);
  for (let i = 0; i < supporterCount; i++) explainSupport(w, supporters[i]!);
  const convoys = CONVOY * w.unitAt.length;
  for (let i = convoys; i < convoys + w.kindCount[CONVOY]!; i++) explainConvoy(w, w.byKind[i]!);
  for (let n = 0; n < w.dislodgedCount; n++) {
    const u = w.dislodged[n]!;
    cells[u + REASON_BITS]! |= neverRetreats(w, u) ? DISLODGED | DISBANDED : DISLODGED;
  }
}

/** Puts the units where they are now. Returns how many moves failed: they are listed in `failed`. */
function moveUnits(w: Workspace): number {
  const { cells, movers, moverCount, moved, failed, unitAt, finalUnit } = w;
  let movedCount = 0;
  for (let i = 0; i < moverCount; i++) {
    const u = movers[i]!;
    // Into both lists, and kept in one of them: no question is asked that nobody can foresee.
    const moves = cells[u + SUCCESS]! & YES;
    moved[movedCount] = u;
    failed[i - movedCount] = u;
    movedCount += moves;
  }
  finalUnit.set(unitAt);
  for (let i = 0; i < movedCount; i++) finalUnit[cells[moved[i]! + PROVINCE]!] = NONE;
  w.dislodgedCount = 0;
  for (let i = 0; i < movedCount; i++) {
    const u = moved[i]!;
    const p = cells[u + DEST]!;
    // Whoever has left is not there any more.
    const o = finalUnit[p]!;
    finalUnit[p] = u;
    cells[u + FINAL_AT] = cells[u + DEST_LOCATION]!;
    if (o < 0) continue;
    cells[o + DISLODGER] = u;
    w.dislodged[w.dislodgedCount++] = o;
  }
  return moverCount - movedCount;
}

/** A province is contested when it is empty after a standoff: a unit got there and was kept out only by others. */
function findContested(w: Workspace, failedCount: number): void {
  const { cells, failed, contested, finalUnit } = w;
  contested.fill(0);
  for (let i = 0; i < failedCount; i++) {
    const u = failed[i]!;
    const p = cells[u + DEST]!;
    if (finalUnit[p] === NONE && surePrevention(w, u) > 0) contested[p] = 1;
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
    const { start, list } = unitBorders(w, w.cells[u + TYPE]!);
    const l = w.cells[u + AT]!;
    for (let i = start[l]!; i < start[l + 1]!; i++) {
      const p = w.board.provinceOf[list[i]!]!;
      if (w.finalUnit[p] === NONE && w.contested[p] === 0 && p !== barred) w.retreats[end++] = list[i]!;
    }
  }
  w.retreatStart[w.dislodgedCount] = end;
}

/** The province to which a dislodged unit may not retreat: where its attacker came from, unless by convoy (DATC 4.A.5). */
export function barredTo(w: Workspace, u: number): number {
  const attacker = w.cells[u + DISLODGER]!;
  return w.cells[attacker + SAILS] === 1 && w.rulings.retreatToConvoyer === 'open'
    ? NONE
    : w.cells[attacker + PROVINCE]!;
}

function explainMove(w: Workspace, u: number): void {
  if (w.cells[u + PATH] === NO) w.cells[u + REASON_BITS]! |= w.cells[u + CHAINED] === 1 ? DISRUPTED : NO_CONVOY;
  else w.cells[u + REASON_BITS]! |= BOUNCE | battleReasons(w, u);
}

/** What is said of a move that met force, beside that it bounced. */
function battleReasons(w: Workspace, u: number): number {
  const p = w.cells[u + DEST]!;
  const opponent = w.cells[u + OPPONENT]!;
  const attack = mostAttack(w, u);
  const resistance = opponent === NONE ? sureHold(w, p) : sureDefence(w, opponent);
  const rivalry = strongestRival(w, u);
  let reasons = 0;
  if (attack <= resistance && resistance > 0) {
    const full = w.cells[u + ATTACK_WEIGHT]! + w.cells[u + HELP_MOST]!;
    if (full > attack && full > resistance && full > rivalry) reasons |= SELF_DISLODGEMENT;
    else if (opponent !== NONE) reasons |= HEAD_TO_HEAD;
  } else if (resistance > 0 && w.cells[w.unitAt[p]! + DISLODGER] === NONE) reasons |= BELEAGUERED;
  return reasons;
}

/** The greatest strength with which another unit keeps this one out. */
function strongestRival(w: Workspace, u: number): number {
  let strongest = 0;
  for (let rival = w.firstMover[w.cells[u + DEST]!]!; rival !== NONE; rival = w.cells[rival + NEXT_MOVER]!) {
    if (rival !== u) strongest = Math.max(strongest, surePrevention(w, rival));
  }
  return strongest;
}

/** A support is called cut when an attack from elsewhere cut it; one that failed by dislodgement alone is dislodged. */
function explainSupport(w: Workspace, s: number): void {
  if (w.cells[s + SUCCESS] === YES) return;
  for (let a = w.firstMover[w.cells[s + PROVINCE]!]!; a !== NONE; a = w.cells[a + NEXT_MOVER]!) {
    if (cutBy(w, s, a) === YES && !isFromTarget(w, s, a)) w.cells[s + REASON_BITS]! |= CUT;
  }
}

/** A fleet's convoy that did not carry: dislodged, or part of a chain that was broken or never complete. */
function explainConvoy(w: Workspace, f: number): void {
  if (w.cells[f + ORDER] !== CONVOY) return;
  const army = w.cells[f + TARGET]!;
  if (w.cells[f + DISLODGER] !== NONE) return;
  if (w.cells[army + PATH] === NO) w.cells[f + REASON_BITS]! |= w.cells[army + CHAINED] === 1 ? DISRUPTED : NO_CONVOY;
}

/** Whether the unit did what it was ordered to do. */
export function hasSucceeded(w: Workspace, u: number): boolean {
  return (w.cells[u + REASON_BITS]! & ~NO_ORDER) === 0;
}
