/** The causes of a movement phase's outcomes, read off the decisions in the workspace: see `outcome-tree.ts`. */

import type {
  Actor,
  Battle,
  ConvoyFailure,
  CutSupport,
  Deed,
  Dislodgement,
  Outcome,
  Resistance,
  Rival,
  Strength,
  Support,
} from '../../board/outcome-tree.ts';
import { actorOf } from './actors.ts';
import { PARADOX } from './cycles.ts';
import { cutBy, isFromTarget, mostAttack, sureDefence, sureHold, surePrevention } from './decisions.ts';
import { CUT, HELD, VOID } from './reason-bits.ts';
import { attemptOf, voidCause } from './void-causes.ts';
import { CONVOY, isNeutral, MOVE, NO, NONE, neverRetreats, SUPPORT, type Workspace, YES } from './workspace.ts';

const NOBODY: readonly Actor[] = [];
const NO_RIVALS: readonly Rival[] = [];
const NO_CUTS: readonly CutSupport[] = [];

/** The outcome of a unit's order, with its causes. The phase must have been resolved. */
export function outcomeOf(w: Workspace, u: number): Outcome {
  return {
    actor: actorOf(w, u),
    deed: deedOf(w, u),
    dislodged: w.dislodger[u] === NONE ? null : dislodgementOf(w, u),
  };
}

function deedOf(w: Workspace, u: number): Deed {
  if ((w.reasons[u]! & (VOID | HELD)) !== 0) return { deed: 'void', attempt: attemptOf(w, u), why: voidCause(w, u) };
  switch (w.order[u]) {
    case MOVE:
      return moveOf(w, u);
    case SUPPORT:
      return supportOf(w, u);
    case CONVOY:
      return convoyOf(w, u);
    default:
      return { deed: 'held', ordered: w.ordered[u] === 1, against: attackersOf(w, u) };
  }
}

/** Units that attacked this one and got there. */
function attackersOf(w: Workspace, u: number): readonly Actor[] {
  if (w.firstMover[w.province[u]!] === NONE) return NOBODY;
  return listed(w.firstMover[w.province[u]!]!, w.nextMover)
    .filter((attacker) => w.path[attacker] === YES && w.nation[attacker] !== w.nation[u])
    .map((attacker) => actorOf(w, attacker));
}

function moveOf(w: Workspace, u: number): Deed {
  const to = w.board.locations[w.destLocation[u]!]!;
  const bySea = w.byConvoy[u] === 1;
  if (w.path[u] === NO) return { deed: 'not-carried', to, convoy: convoyFailure(w, u) };
  const battle = battleOf(w, u);
  return w.success[u] === YES
    ? { deed: 'moved', to, bySea, battle, circle: w.cycle[u] !== 0 }
    : { deed: 'bounced', to, bySea, battle, paradox: w.cycle[u] === PARADOX };
}

function supportOf(w: Workspace, s: number): Deed {
  const support = aimOf(w, s);
  if (w.success[s] === YES) return { deed: w.idle[s] === 1 ? 'supported-in-vain' : 'supported', support };
  if ((w.reasons[s]! & CUT) === 0) return { deed: 'support-dislodged', support };
  return { deed: 'cut', support, by: cuttersOf(w, s) };
}

function convoyOf(w: Workspace, f: number): Deed {
  const convoy = aimOf(w, f);
  const army = w.target[f]!;
  if (w.dislodger[f] !== NONE && w.path[army] === YES) {
    return { deed: 'not-convoyed', convoy, failure: { why: 'dislodged', fleets: [lostFleet(w, f)] } };
  }
  if (w.path[army] === YES) return { deed: 'convoyed', convoy };
  return { deed: 'not-convoyed', convoy, failure: convoyFailure(w, army) };
}

/** The unit helped, and whither. */
function aimOf(w: Workspace, u: number): Support {
  const to = w.givenTo[u]!;
  return { target: actorOf(w, w.target[u]!), to: to === NONE ? null : w.board.locations[to]! };
}

/** Who cut a support; or, when no attack from elsewhere did, who dislodged the supporter from where it supported. */
function cuttersOf(w: Workspace, s: number): readonly Actor[] {
  const cut = (w.reasons[s]! & CUT) !== 0;
  return listed(w.firstMover[w.province[s]!]!, w.nextMover)
    .filter((attacker) => cutBy(w, s, attacker) === YES && !(cut && isFromTarget(w, s, attacker)))
    .map((attacker) => actorOf(w, attacker));
}

function convoyFailure(w: Workspace, army: number): ConvoyFailure {
  if (w.chained[army] === 0) return { why: 'not-ordered' };
  const fleets = listed(w.firstConvoy[army]!, w.nextConvoy);
  const doubtful = fleets.filter((fleet) => w.cycle[fleet] === PARADOX);
  if (doubtful.length > 0) return { why: 'paradox', fleets: doubtful.map((fleet) => actorOf(w, fleet)) };
  const lost = fleets.filter((fleet) => w.dislodger[fleet] !== NONE);
  return { why: 'dislodged', fleets: lost.map((fleet) => lostFleet(w, fleet)) };
}

function lostFleet(w: Workspace, fleet: number): { readonly fleet: Actor; readonly by: Actor } {
  return { fleet: actorOf(w, fleet), by: actorOf(w, w.dislodger[fleet]!) };
}

function battleOf(w: Workspace, u: number): Battle {
  return { attack: attackOf(w, u), resistance: resistanceTo(w, u), rivals: rivalsOf(w, u) };
}

/** The unit at the destination of a move, unless it leaves; NONE when nothing is in the way. */
function defenderOf(w: Workspace, u: number): number {
  const o = w.unitAt[w.dest[u]!]!;
  const leaves = o >= 0 && w.order[o] === MOVE && w.success[o] === YES && w.opponent[u] === NONE;
  return leaves ? NONE : o;
}

function attackOf(w: Workspace, u: number): Strength {
  const o = defenderOf(w, u);
  if (o === NONE || w.nation[o] === w.nation[u]) return strength(w, u, w.attackWeight[u]! + w.helpMost[u]!, NONE);
  return strength(w, u, mostAttack(w, u), w.nation[o]!);
}

function resistanceTo(w: Workspace, u: number): Resistance | null {
  const o = defenderOf(w, u);
  if (o === NONE) return null;
  const unit = actorOf(w, o);
  const headToHead = w.opponent[u] !== NONE;
  const tenths = headToHead ? sureDefence(w, o) : sureHold(w, w.dest[u]!);
  const failed = w.order[o] === MOVE && !headToHead;
  const kind = w.nation[o] === w.nation[u] ? 'own' : headToHead ? 'head-to-head' : failed ? 'failed-to-leave' : 'held';
  return { kind, unit, strength: failed ? alone(tenths) : strength(w, o, tenths, NONE) };
}

function rivalsOf(w: Workspace, u: number): readonly Rival[] {
  const first = w.firstMover[w.dest[u]!]!;
  if (first === u && w.nextMover[u] === NONE) return NO_RIVALS;
  return listed(first, w.nextMover)
    .filter((rival) => rival !== u && surePrevention(w, rival) > 0)
    .map((rival) => ({ unit: actorOf(w, rival), strength: strength(w, rival, surePrevention(w, rival), NONE) }));
}

function dislodgementOf(w: Workspace, u: number): Dislodgement {
  const attacker = w.dislodger[u]!;
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
  if (w.firstSupport[u] === NONE) return alone(tenths);
  const supports = listed(w.firstSupport[u]!, w.nextSupport);
  const given = supports.filter((s) => w.success[s] === YES);
  const cut = supports.filter((s) => w.success[s] === NO);
  return {
    tenths,
    supporters: given.filter((s) => w.nation[s] !== nation).map((s) => actorOf(w, s)),
    cut: cut.map((s) => cutSupport(w, s)),
    unwilling: given.filter((s) => w.nation[s] === nation).map((s) => actorOf(w, s)),
  };
}

function cutSupport(w: Workspace, s: number): CutSupport {
  const how = (w.reasons[s]! & CUT) === 0 ? 'dislodged' : 'cut';
  return { supporter: actorOf(w, s), how, by: cuttersOf(w, s) };
}

function alone(tenths: number): Strength {
  return { tenths, supporters: NOBODY, cut: NO_CUTS, unwilling: NOBODY };
}

/** A linked list of units, in the order in which they were numbered. */
function listed(first: number, next: Int16Array): number[] {
  const units: number[] = [];
  for (let u = first; u !== NONE; u = next[u]!) units.push(u);
  return units.sort((a, b) => a - b);
}
