/** The movement adjudicator on numbers: the orders in the workspace to the finished result in it, allocating nothing. */

import { AT, DEST_LOCATION, GIVEN_ROUTE, ORDER, PATH, ROW, SAILS, WALKS } from './cells.ts';
import { concludePhase } from './conclude.ts';
import { type CycleSearch, createCycleSearch, settleCycles } from './cycles.ts';
import { decideAll, startDecisions } from './decisions.ts';
import { interpretOrders } from './interpret.ts';
import { MOVE, NO, startAfresh, UNSTATED, type Workspace } from './workspace.ts';

const searches = new WeakMap<Workspace, CycleSearch>();

/** Resolves the phase in the workspace: see `Workspace` for what is filled in, in which order. */
export function resolveMovement(w: Workspace): void {
  decide(w);
  while (someWalkInstead(w)) {
    for (let u = 0; u < w.end; u += ROW) startAfresh(w, u);
    decide(w);
  }
  concludePhase(w);
}

function decide(w: Workspace): void {
  interpretOrders(w);
  startDecisions(w);
  decideAll(w);
  if (w.openCount > 0) settleCycles(w, searchOf(w));
}

/**
 * Under rulings by which an army walks when its convoy has failed (`convoyFallback`, and the 1971 reading of
 * `adjacentConvoy`), sends such armies on foot; true when there are any and the phase must be resolved again.
 */
function someWalkInstead(w: Workspace): boolean {
  const { convoyFallback, adjacentConvoy } = w.rulings;
  if (convoyFallback !== 'failed' && adjacentConvoy !== 'opposite') return false;
  let some = false;
  for (let u = 0; u < w.end; u += ROW) {
    if (w.cells[u + ORDER] !== MOVE || w.cells[u + SAILS] === 0 || w.cells[u + PATH] !== NO) continue;
    if (convoyFallback !== 'failed' && w.cells[u + GIVEN_ROUTE] !== UNSTATED) continue;
    if (w.borders.army.touches[w.cells[u + AT]! * w.board.locations.length + w.cells[u + DEST_LOCATION]!] === 0)
      continue;
    w.cells[u + WALKS] = 1;
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
