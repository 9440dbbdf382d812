/** The movement adjudicator on numbers: the orders in the workspace to the finished result in it, allocating nothing. */

import { concludePhase } from './conclude.ts';
import { type CycleSearch, createCycleSearch, settleCycles } from './cycles.ts';
import { decideAll, startDecisions } from './decisions.ts';
import { interpretOrders } from './interpret.ts';
import { MOVE, NO, UNSTATED, type Workspace } from './workspace.ts';

const searches = new WeakMap<Workspace, CycleSearch>();

/** Resolves the phase in the workspace: see `Workspace` for what is filled in, in which order. */
export function resolveMovement(w: Workspace): void {
  do {
    interpretOrders(w);
    startDecisions(w);
    decideAll(w);
    settleCycles(w, searchOf(w));
  } while (someWalkInstead(w));
  concludePhase(w);
}

/**
 * Under rulings by which an army walks when its convoy has failed (`convoyFallback`, and the 1971 reading of
 * `adjacentConvoy`), sends such armies on foot; true when there are any and the phase must be resolved again.
 */
function someWalkInstead(w: Workspace): boolean {
  const { convoyFallback, adjacentConvoy } = w.rulings;
  if (convoyFallback !== 'failed' && adjacentConvoy !== 'opposite') return false;
  let some = false;
  for (let u = 0; u < w.count; u++) {
    if (w.order[u] !== MOVE || w.byConvoy[u] === 0 || w.path[u] !== NO) continue;
    if (convoyFallback !== 'failed' && w.givenRoute[u] !== UNSTATED) continue;
    if (w.borders.army.touches[w.at[u]! * w.board.locations.length + w.destLocation[u]!] === 0) continue;
    w.walks[u] = 1;
    some = true;
  }
  return some;
}

function searchOf(w: Workspace): CycleSearch {
  let search = searches.get(w);
  if (search === undefined) {
    search = createCycleSearch(w.unitAt.length);
    searches.set(w, search);
  }
  return search;
}
