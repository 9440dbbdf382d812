/** Units of the workspace with their names. */

import type { Actor } from '../../board/outcome-tree.ts';
import { powersOf } from '../numbered.ts';
import { ARMY, type Workspace } from './workspace.ts';

export function actorOf(w: Workspace, u: number): Actor {
  return {
    power: powersOf(w.board)[w.power[u]!]!,
    type: w.type[u] === ARMY ? 'A' : 'F',
    at: w.board.locations[w.at[u]!]!,
  };
}
