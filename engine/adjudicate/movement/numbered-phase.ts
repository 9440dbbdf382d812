/** A movement phase with its orders read, as numbers that can be put into a workspace again and again. */
import type { Board } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { OrdersByPower, Position } from '../../board/position.ts';
import { powersOf, readOrder } from '../numbered.ts';
import type { Rulings } from '../rulings.ts';
import { giveOrder, unitNamedBy } from './give-order.ts';
import { placeUnits, workspaceOf } from './movement.ts';
import {
  addUnit,
  CONVOY,
  FORBIDDEN,
  HOLD,
  MOVE,
  NOTHING,
  orderConvoy,
  orderForbidden,
  orderHold,
  orderMove,
  orderNothing,
  orderSupport,
  SUPPORT,
  startPhase,
  type Workspace,
} from './workspace.ts';

/** Numbers of one unit and its order, one after the other; see the fields of the same names in `Workspace`. */
const FIELDS = 8;
const [POWER, NATION, TYPE, AT, KIND, TARGET, TO, ROUTE] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** In KIND: no order was given. */
const UNORDERED = 9;

export interface NumberedPhase {
  readonly season: string;
  readonly units: Int16Array;
  /** Seas of written routes, by unit; absent where there are none. */
  readonly routes: ReadonlyMap<number, readonly number[]>;
}

/** Reads a phase. Orders for units that a power does not have are left out. */
export function numberPhase(board: Board, position: Position, orders: OrdersByPower, rulings: Rulings): NumberedPhase {
  const w = workspaceOf(board);
  const { season } = parsePhase(position.phase);
  startPhase(w, season, rulings);
  placeUnits(w, position);
  for (const [power, name] of powersOf(board).entries()) {
    for (const text of orders[name] ?? []) {
      const order = readOrder(board, text, 'M');
      const u = order === null ? -1 : unitNamedBy(w, order);
      if (order !== null && u >= 0 && w.power[u] === power && w.ordered[u] === 0) giveOrder(w, u, order);
    }
  }
  const units = new Int16Array(w.count * FIELDS);
  const routes = new Map<number, readonly number[]>();
  for (let u = 0; u < w.count; u++) {
    units.set(
      [
        w.power[u]!,
        w.nation[u]!,
        w.type[u]!,
        w.at[u]!,
        w.ordered[u] === 1 ? w.given[u]! : UNORDERED,
        w.givenTarget[u]!,
        w.givenTo[u]!,
        w.givenRoute[u]!,
      ],
      u * FIELDS,
    );
    const start = w.routeStart[u]!;
    if (w.given[u] === MOVE && w.routeLength[u]! > 0) routes.set(u, w.routes.slice(start, start + w.routeLength[u]!));
  }
  return { season, units, routes };
}

/** Fills a workspace with a phase, ready to be resolved. */
export function loadPhase(w: Workspace, { season, units, routes }: NumberedPhase, rulings: Rulings): void {
  startPhase(w, season, rulings);
  for (let i = 0; i < units.length; i += FIELDS) {
    const u = addUnit(w, units[i + POWER]!, units[i + NATION]!, units[i + TYPE]!, units[i + AT]!);
    switch (units[i + KIND]) {
      case HOLD:
        orderHold(w, u);
        break;
      case MOVE:
        orderMove(w, u, units[i + TO]!, units[i + ROUTE]!, routes.get(u) ?? NO_SEAS);
        break;
      case SUPPORT:
        orderSupport(w, u, units[i + TARGET]!, units[i + TO]!);
        break;
      case CONVOY:
        orderConvoy(w, u, units[i + TARGET]!, units[i + TO]!);
        break;
      case NOTHING:
        orderNothing(w, u);
        break;
      case FORBIDDEN:
        orderForbidden(w, u);
        break;
    }
  }
}

const NO_SEAS: readonly number[] = [];
