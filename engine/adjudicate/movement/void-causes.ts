/** Why an order of a movement phase was void: the questions of `interpret.ts` asked again, one by one, for the answer. */

import type { Attempt, OtherOrder, VoidCause } from '../../board/outcome-tree.ts';
import { actorOf } from './actors.ts';
import {
  AT,
  DEST_LOCATION,
  GIVEN,
  GIVEN_ROUTE,
  GIVEN_TARGET,
  GIVEN_TO,
  ORDER,
  POWER,
  PROVINCE,
  REASON_BITS,
  SAILS,
  TYPE,
} from './cells.ts';
import { canConvoy, couldSail, isShore } from './convoy-routes.ts';
import { NO_CONVOY, NO_ORDER } from './reason-bits.ts';
import {
  ARMY,
  BY_CONVOY,
  CONVOY,
  FLEET,
  FORBIDDEN,
  MOVE,
  NONE,
  SUPPORT,
  UNSTATED,
  unitBorders,
  type Workspace,
} from './workspace.ts';

/** What the order was to do. */
export function attemptOf(w: Workspace, u: number): Attempt {
  const place = (l: number) => w.board.locations[l]!;
  const province = (p: number) => w.board.provinces[p]!.id;
  switch (w.cells[u + GIVEN]) {
    case MOVE:
      return { kind: 'move', to: place(w.cells[u + GIVEN_TO]!) };
    case SUPPORT: {
      const to = w.cells[u + GIVEN_TO]!;
      return { kind: 'support', at: province(w.cells[u + GIVEN_TARGET]!), to: to === NONE ? null : place(to) };
    }
    case CONVOY:
      return { kind: 'convoy', at: province(w.cells[u + GIVEN_TARGET]!), to: place(w.cells[u + GIVEN_TO]!) };
    default:
      return { kind: 'other' };
  }
}

export function voidCause(w: Workspace, u: number): VoidCause {
  switch (w.cells[u + GIVEN]) {
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
  const to = w.cells[u + GIVEN_TO]!;
  const p = w.board.provinceOf[to]!;
  if (p === w.cells[u + PROVINCE]) return { cause: 'own-province' };
  if (w.cells[u + TYPE] === ARMY && isForbidden(w, u, p)) return { cause: 'convoy-forbidden' };
  if (w.cells[u + TYPE] === ARMY)
    return { cause: (w.cells[u + REASON_BITS]! & NO_CONVOY) !== 0 ? 'no-fleets' : 'cannot-reach' };
  if (w.cells[u + GIVEN_ROUTE] !== UNSTATED) return { cause: 'fleet-by-convoy' };
  if (w.borders.fleet.reaches[w.cells[u + AT]! * w.unitAt.length + p] === 0) return { cause: 'cannot-reach' };
  return { cause: to === w.board.homeOf[p] ? 'which-coast' : 'wrong-coast' };
}

function isForbidden(w: Workspace, u: number, p: number): boolean {
  return isShore(w, p) && w.convoyLimit?.(w.cells[u + POWER]!, w.cells[u + PROVINCE]!, p) === false;
}

function supportCause(w: Workspace, s: number): VoidCause {
  const t = w.unitAt[w.cells[s + GIVEN_TARGET]!]!;
  if (t === NONE) return { cause: 'nobody-there' };
  if (t === s) return { cause: 'itself' };
  const to = w.cells[s + GIVEN_TO]!;
  const p = to === NONE ? w.cells[t + PROVINCE]! : w.board.provinceOf[to]!;
  if (p === w.cells[s + PROVINCE]) return { cause: 'own-province' };
  if (unitBorders(w, w.cells[s + TYPE]!).reaches[w.cells[s + AT]! * w.unitAt.length + p] === 0)
    return { cause: 'cannot-support' };
  const target = actorOf(w, t);
  const matches = to !== NONE && w.cells[t + GIVEN] === MOVE && w.board.provinceOf[w.cells[t + GIVEN_TO]!] === p;
  if (!matches) return { cause: 'ordered-otherwise', target, order: givenOrder(w, t) };
  if (w.cells[t + SAILS] === 1 && canConvoy(w, s) && !couldSail(w, w.cells[t + PROVINCE]!, p, s)) {
    return { cause: 'carrier-supports', target };
  }
  return { cause: 'other-coast', target, to: w.board.locations[w.cells[t + DEST_LOCATION]!]! };
}

function convoyCause(w: Workspace, f: number): VoidCause {
  if (!canConvoy(w, f)) return { cause: 'not-at-sea' };
  const army = w.unitAt[w.cells[f + GIVEN_TARGET]!]!;
  if (army === NONE) return { cause: 'nobody-there' };
  const target = actorOf(w, army);
  if (w.cells[army + TYPE] === FLEET) return { cause: 'not-an-army', target };
  const p = w.board.provinceOf[w.cells[f + GIVEN_TO]!]!;
  if (w.cells[army + GIVEN] !== MOVE || w.board.provinceOf[w.cells[army + GIVEN_TO]!] !== p) {
    return { cause: 'ordered-otherwise', target, order: givenOrder(w, army) };
  }
  if (w.cells[army + ORDER] !== MOVE) return { cause: 'impossible-move', target };
  return { cause: w.cells[army + SAILS] === 1 ? 'not-needed' : 'army-walked', target };
}

function givenOrder(w: Workspace, u: number): OtherOrder {
  switch (w.cells[u + GIVEN]) {
    case MOVE: {
      const bySea = w.cells[u + GIVEN_ROUTE] === BY_CONVOY || w.cells[u + SAILS] === 1;
      return { kind: 'move', to: w.board.locations[w.cells[u + GIVEN_TO]!]!, bySea };
    }
    case SUPPORT:
      return { kind: 'support' };
    case CONVOY:
      return { kind: 'convoy' };
    default:
      return { kind: (w.cells[u + REASON_BITS]! & NO_ORDER) === 0 ? 'hold' : 'none' };
  }
}
