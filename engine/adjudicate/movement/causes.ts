/** The causes of a movement phase's outcomes, read off the decisions in the workspace: see `outcome-tree.ts`. */

import type {
  ActingUnit,
  Battle,
  ConvoyFailure,
  CutSupport,
  Deed,
  Dislodgement,
  OutcomeTree,
  Resistance,
  Rival,
  Strength,
  Support,
} from '../../board/outcome-tree.ts';
import { actorOf } from './actors.ts';
import {
  ATTACK_WEIGHT,
  CHAINED,
  CYCLE,
  DEST,
  DEST_LOCATION,
  DISLODGER,
  FIRST_CONVOY,
  FIRST_SUPPORT,
  GIVEN_TO,
  HELP_MOST,
  IDLE,
  NATION,
  NEXT_CONVOY,
  NEXT_MOVER,
  NEXT_SUPPORT,
  OPPONENT,
  ORDER,
  ORDERED,
  PATH,
  PROVINCE,
  REASON_BITS,
  SAILS,
  SUCCESS,
  TARGET,
} from './cells.ts';
import { PARADOX } from './cycles.ts';
import { cutBy, isFromTarget, mostAttack, sureDefence, sureHold, surePrevention } from './decisions.ts';
import { CUT, HELD, VOID_BIT } from './reason-bits.ts';
import { attemptOf, voidCause } from './void-causes.ts';
import { CONVOY, isNeutral, MOVE, NO, NONE, neverRetreats, SUPPORT, type Workspace, YES } from './workspace.ts';

const NOBODY: readonly ActingUnit[] = [];
const NO_RIVALS: readonly Rival[] = [];
const NO_CUTS: readonly CutSupport[] = [];

/** The outcome of a unit's order, with its causes. The phase must have been resolved. */
export function outcomeOf(w: Workspace, u: number): OutcomeTree {
  return {
    actor: actorOf(w, u),
    deed: deedOf(w, u),
    dislodged: w.cells[u + DISLODGER] === NONE ? null : dislodgementOf(w, u),
  };
}

function deedOf(w: Workspace, u: number): Deed {
  if ((w.cells[u + REASON_BITS]! & (VOID_BIT | HELD)) !== 0)
    return { deed: 'void', attempt: attemptOf(w, u), why: voidCause(w, u) };
  switch (w.cells[u + ORDER]) {
    case MOVE:
      return moveOf(w, u);
    case SUPPORT:
      return supportOf(w, u);
    case CONVOY:
      return convoyOf(w, u);
    default:
      return { deed: 'held', ordered: w.cells[u + ORDERED] === 1, against: attackersOf(w, u) };
  }
}

/** Units that attacked this one and got there. */
function attackersOf(w: Workspace, u: number): readonly ActingUnit[] {
  if (w.firstMover[w.cells[u + PROVINCE]!] === NONE) return NOBODY;
  return listed(w, w.firstMover[w.cells[u + PROVINCE]!]!, NEXT_MOVER)
    .filter((attacker) => w.cells[attacker + PATH] === YES && w.cells[attacker + NATION] !== w.cells[u + NATION])
    .map((attacker) => actorOf(w, attacker));
}

function moveOf(w: Workspace, u: number): Deed {
  const to = w.board.locations[w.cells[u + DEST_LOCATION]!]!;
  const bySea = w.cells[u + SAILS] === 1;
  if (w.cells[u + PATH] === NO) return { deed: 'not-carried', to, convoy: convoyFailure(w, u) };
  const battle = battleOf(w, u);
  return w.cells[u + SUCCESS] === YES
    ? { deed: 'moved', to, bySea, battle, circle: w.cells[u + CYCLE] !== 0 }
    : { deed: 'bounced', to, bySea, battle, paradox: w.cells[u + CYCLE] === PARADOX };
}

function supportOf(w: Workspace, s: number): Deed {
  const support = aimOf(w, s);
  if (w.cells[s + SUCCESS] === YES)
    return { deed: w.cells[s + IDLE] === 1 ? 'supported-in-vain' : 'supported', support };
  if ((w.cells[s + REASON_BITS]! & CUT) === 0) return { deed: 'support-dislodged', support };
  return { deed: 'cut', support, by: cuttersOf(w, s) };
}

function convoyOf(w: Workspace, f: number): Deed {
  const convoy = aimOf(w, f);
  const army = w.cells[f + TARGET]!;
  if (w.cells[f + DISLODGER] !== NONE && w.cells[army + PATH] === YES) {
    return { deed: 'not-convoyed', convoy, failure: { why: 'dislodged', fleets: [lostFleet(w, f)] } };
  }
  if (w.cells[army + PATH] === YES) return { deed: 'convoyed', convoy };
  return { deed: 'not-convoyed', convoy, failure: convoyFailure(w, army) };
}

/** The unit helped, and whither. */
function aimOf(w: Workspace, u: number): Support {
  const to = w.cells[u + GIVEN_TO]!;
  return { target: actorOf(w, w.cells[u + TARGET]!), to: to === NONE ? null : w.board.locations[to]! };
}

/** Who cut a support; or, when no attack from elsewhere did, who dislodged the supporter from where it supported. */
function cuttersOf(w: Workspace, s: number): readonly ActingUnit[] {
  const cut = (w.cells[s + REASON_BITS]! & CUT) !== 0;
  return listed(w, w.firstMover[w.cells[s + PROVINCE]!]!, NEXT_MOVER)
    .filter((attacker) => cutBy(w, s, attacker) === YES && !(cut && isFromTarget(w, s, attacker)))
    .map((attacker) => actorOf(w, attacker));
}

function convoyFailure(w: Workspace, army: number): ConvoyFailure {
  if (w.cells[army + CHAINED] === 0) return { why: 'not-ordered' };
  const fleets = listed(w, w.cells[army + FIRST_CONVOY]!, NEXT_CONVOY);
  const doubtful = fleets.filter((fleet) => w.cells[fleet + CYCLE] === PARADOX);
  if (doubtful.length > 0) return { why: 'paradox', fleets: doubtful.map((fleet) => actorOf(w, fleet)) };
  const lost = fleets.filter((fleet) => w.cells[fleet + DISLODGER] !== NONE);
  return { why: 'dislodged', fleets: lost.map((fleet) => lostFleet(w, fleet)) };
}

function lostFleet(w: Workspace, fleet: number): { readonly fleet: ActingUnit; readonly by: ActingUnit } {
  return { fleet: actorOf(w, fleet), by: actorOf(w, w.cells[fleet + DISLODGER]!) };
}

function battleOf(w: Workspace, u: number): Battle {
  return { attack: attackOf(w, u), resistance: resistanceTo(w, u), rivals: rivalsOf(w, u) };
}

/** The unit at the destination of a move, unless it leaves; NONE when nothing is in the way. */
function defenderOf(w: Workspace, u: number): number {
  const o = w.unitAt[w.cells[u + DEST]!]!;
  const leaves =
    o >= 0 && w.cells[o + ORDER] === MOVE && w.cells[o + SUCCESS] === YES && w.cells[u + OPPONENT] === NONE;
  return leaves ? NONE : o;
}

function attackOf(w: Workspace, u: number): Strength {
  const o = defenderOf(w, u);
  if (o === NONE || w.cells[o + NATION] === w.cells[u + NATION])
    return strength(w, u, w.cells[u + ATTACK_WEIGHT]! + w.cells[u + HELP_MOST]!, NONE);
  return strength(w, u, mostAttack(w, u), w.cells[o + NATION]!);
}

function resistanceTo(w: Workspace, u: number): Resistance | null {
  const o = defenderOf(w, u);
  if (o === NONE) return null;
  const unit = actorOf(w, o);
  const headToHead = w.cells[u + OPPONENT] !== NONE;
  const tenths = headToHead ? sureDefence(w, o) : sureHold(w, w.cells[u + DEST]!);
  const failed = w.cells[o + ORDER] === MOVE && !headToHead;
  const kind =
    w.cells[o + NATION] === w.cells[u + NATION]
      ? 'own'
      : headToHead
        ? 'head-to-head'
        : failed
          ? 'failed-to-leave'
          : 'held';
  return { kind, unit, strength: failed ? alone(tenths) : strength(w, o, tenths, NONE) };
}

function rivalsOf(w: Workspace, u: number): readonly Rival[] {
  const first = w.firstMover[w.cells[u + DEST]!]!;
  if (first === u && w.cells[u + NEXT_MOVER] === NONE) return NO_RIVALS;
  return listed(w, first, NEXT_MOVER)
    .filter((rival) => rival !== u && surePrevention(w, rival) > 0)
    .map((rival) => ({ unit: actorOf(w, rival), strength: strength(w, rival, surePrevention(w, rival), NONE) }));
}

function dislodgementOf(w: Workspace, u: number): Dislodgement {
  const attacker = w.cells[u + DISLODGER]!;
  const n = w.dislodged.indexOf(u);
  const open = w.retreats.subarray(w.retreatStart[n], w.retreatStart[n + 1]);
  return {
    attacker: actorOf(w, attacker),
    attack: attackOf(w, attacker),
    hold: resistanceTo(w, attacker)!.strength,
    retreats: Array.from(open, (l) => w.board.locations[l]!).sort(),
    destroyed: !neverRetreats(w, u) ? null : isNeutral(w, u) ? 'neutral' : 'place',
  };
}

/** A strength with those who make it up; supports by `nation` are given but do not count. */
function strength(w: Workspace, u: number, tenths: number, nation: number): Strength {
  if (w.cells[u + FIRST_SUPPORT] === NONE) return alone(tenths);
  const supports = listed(w, w.cells[u + FIRST_SUPPORT]!, NEXT_SUPPORT);
  const given = supports.filter((s) => w.cells[s + SUCCESS] === YES);
  const cut = supports.filter((s) => w.cells[s + SUCCESS] === NO);
  return {
    tenths,
    supporters: given.filter((s) => w.cells[s + NATION] !== nation).map((s) => actorOf(w, s)),
    cut: cut.map((s) => cutSupport(w, s)),
    unwilling: given.filter((s) => w.cells[s + NATION] === nation).map((s) => actorOf(w, s)),
  };
}

function cutSupport(w: Workspace, s: number): CutSupport {
  const how = (w.cells[s + REASON_BITS]! & CUT) === 0 ? 'dislodged' : 'cut';
  return { supporter: actorOf(w, s), how, by: cuttersOf(w, s) };
}

function alone(tenths: number): Strength {
  return { tenths, supporters: NOBODY, cut: NO_CUTS, unwilling: NOBODY };
}

/** A linked list of units, in the order in which they were numbered. */
function listed(w: Workspace, first: number, next: number): number[] {
  const units: number[] = [];
  for (let u = first; u !== NONE; u = w.cells[u + next]!) units.push(u);
  return units.sort((a, b) => a - b);
}
