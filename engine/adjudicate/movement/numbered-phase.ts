/** A movement phase with its orders read, as numbers that can be put into a workspace again and again. */

import type { Board } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { OrdersByPower, Position } from '../../board/position.ts';
import { readOrder, variantPowers } from '../numbered.ts';
import type { Rulings } from '../rulings.ts';
import { ORDERED, POWER, PROVINCE, ROW } from './cells.ts';
import { giveOrder, unitNamedBy } from './give-order.ts';
import { placeUnits, workspaceOf } from './movement.ts';
import { startPhase, type Workspace } from './workspace.ts';

export interface NumberedPhase {
  readonly season: string;
  /** Rows of the units with their orders, as in `cells.ts`. */
  readonly units: Int32Array;
  /** Seas of written routes. */
  readonly routes: readonly number[];
}

/** Reads a phase. Orders for units that a power does not have are left out. */
export function numberPhase(board: Board, position: Position, orders: OrdersByPower, rulings: Rulings): NumberedPhase {
  const w = workspaceOf(board);
  const { season } = parsePhase(position.phase);
  startPhase(w, season, rulings);
  placeUnits(w, position);
  for (const [power, name] of variantPowers(board).entries()) {
    for (const text of orders[name] ?? []) {
      const order = readOrder(board, text, 'M');
      const u = order === null ? -1 : unitNamedBy(w, order);
      if (order !== null && u >= 0 && w.cells[u + POWER] === power && w.cells[u + ORDERED] === 0)
        giveOrder(w, u, order);
    }
  }
  return { season, units: w.cells.slice(0, w.end), routes: [...w.routes] };
}

/** Fills a workspace with a phase, ready to be resolved. */
export function loadPhase(w: Workspace, { season, units, routes }: NumberedPhase, rulings: Rulings): void {
  startPhase(w, season, rulings);
  w.cells.set(units);
  w.end = units.length;
  for (let u = 0; u < units.length; u += ROW) w.unitAt[units[u + PROVINCE]!] = u;
  for (let i = 0; i < routes.length; i++) w.routes.push(routes[i]!);
}
