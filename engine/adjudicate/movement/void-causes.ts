/** Why an order of a movement phase was void: the questions of `interpret.ts` asked again, one by one, for the answer. */

import type { Attempt, OtherOrder, VoidCause } from '../../board/outcome-tree.ts';
import { actorOf } from './actors.ts';
import { canConvoy, couldSail, isShore } from './convoy-routes.ts';
import { NO_CONVOY } from './reason-bits.ts';
import {
  ARMY,
  BY_CONVOY,
  bordersOf,
  CONVOY,
  FLEET,
  FORBIDDEN,
  MOVE,
  NONE,
  SUPPORT,
  UNSTATED,
  type Workspace,
} from './workspace.ts';

/** What the order was to do. */
export function attemptOf(w: Workspace, u: number): Attempt {
  const place = (l: number) => w.board.locations[l]!;
  const province = (p: number) => w.board.provinces[p]!.id;
  switch (w.given[u]) {
    case MOVE:
      return { kind: 'move', to: place(w.givenTo[u]!) };
    case SUPPORT: {
      const to = w.givenTo[u]!;
      return { kind: 'support', at: province(w.givenTarget[u]!), to: to === NONE ? null : place(to) };
    }
    case CONVOY:
      return { kind: 'convoy', at: province(w.givenTarget[u]!), to: place(w.givenTo[u]!) };
    default:
      return { kind: 'other' };
  }
}

export function voidCause(w: Workspace, u: number): VoidCause {
  switch (w.given[u]) {
    case MOVE:
      return moveCause(w, u);
    case SUPPORT:
      return supportCause(w, u);
    case CONVOY:
      return convoyCause(w, u);
    case FORBIDDEN:
      return { cause: 'never-moves' };
    default:
      return { cause: 'unknown' };
  }
}

function moveCause(w: Workspace, u: number): VoidCause {
  const to = w.givenTo[u]!;
  const p = w.board.provinceOf[to]!;
  if (p === w.province[u]) return { cause: 'own-province' };
  if (w.type[u] === ARMY && isForbidden(w, u, p)) return { cause: 'convoy-forbidden' };
  if (w.type[u] === ARMY) return { cause: (w.reasons[u]! & NO_CONVOY) !== 0 ? 'no-fleets' : 'cannot-reach' };
  if (w.givenRoute[u] !== UNSTATED) return { cause: 'fleet-by-convoy' };
  if (w.borders.fleet.reaches[w.at[u]! * w.unitAt.length + p] === 0) return { cause: 'cannot-reach' };
  return { cause: to === w.board.homeOf[p] ? 'which-coast' : 'wrong-coast' };
}

function isForbidden(w: Workspace, u: number, p: number): boolean {
  return isShore(w, p) && w.convoyLimit?.(w.power[u]!, w.province[u]!, p) === false;
}

function supportCause(w: Workspace, s: number): VoidCause {
  const t = w.unitAt[w.givenTarget[s]!]!;
  if (t === NONE) return { cause: 'nobody-there' };
  if (t === s) return { cause: 'itself' };
  const to = w.givenTo[s]!;
  const p = to === NONE ? w.province[t]! : w.board.provinceOf[to]!;
  if (p === w.province[s]) return { cause: 'own-province' };
  if (bordersOf(w, w.type[s]!).reaches[w.at[s]! * w.unitAt.length + p] === 0) return { cause: 'cannot-support' };
  const target = actorOf(w, t);
  const matches = to !== NONE && w.given[t] === MOVE && w.board.provinceOf[w.givenTo[t]!] === p;
  if (!matches) return { cause: 'ordered-otherwise', target, order: givenOrder(w, t) };
  if (w.byConvoy[t] === 1 && canConvoy(w, s) && !couldSail(w, w.province[t]!, p, s)) {
    return { cause: 'carrier-supports', target };
  }
  return { cause: 'other-coast', target, to: w.board.locations[w.destLocation[t]!]! };
}

function convoyCause(w: Workspace, f: number): VoidCause {
  if (!canConvoy(w, f)) return { cause: 'not-at-sea' };
  const army = w.unitAt[w.givenTarget[f]!]!;
  if (army === NONE) return { cause: 'nobody-there' };
  const target = actorOf(w, army);
  if (w.type[army] === FLEET) return { cause: 'not-an-army', target };
  const p = w.board.provinceOf[w.givenTo[f]!]!;
  if (w.given[army] !== MOVE || w.board.provinceOf[w.givenTo[army]!] !== p) {
    return { cause: 'ordered-otherwise', target, order: givenOrder(w, army) };
  }
  if (w.order[army] !== MOVE) return { cause: 'impossible-move', target };
  return { cause: w.byConvoy[army] === 1 ? 'not-needed' : 'army-walked', target };
}

function givenOrder(w: Workspace, u: number): OtherOrder {
  switch (w.given[u]) {
    case MOVE: {
      const bySea = w.givenRoute[u] === BY_CONVOY || w.byConvoy[u] === 1;
      return { kind: 'move', to: w.board.locations[w.givenTo[u]!]!, bySea };
    }
    case SUPPORT:
      return { kind: 'support' };
    case CONVOY:
      return { kind: 'convoy' };
    default:
      return { kind: 'hold' };
  }
}
