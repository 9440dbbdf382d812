/** Units of the workspace with their names. */

import type { ActingUnit } from '../../board/outcome-tree.ts';
import { variantPowers } from '../numbered.ts';
import { AT, POWER, TYPE } from './cells.ts';
import { ARMY, type Workspace } from './workspace.ts';

export function actorOf(w: Workspace, u: number): ActingUnit {
  return {
    power: variantPowers(w.board)[w.cells[u + POWER]!]!,
    type: w.cells[u + TYPE] === ARMY ? 'A' : 'F',
    at: w.board.locations[w.cells[u + AT]!]!,
  };
}
