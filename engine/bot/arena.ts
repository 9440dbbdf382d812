/**
 * A movement phase in which orders can be tried out: all units with all orders that they could be given, and the adjudicator
 * to say what would come of a choice.
 */

import { legalOrders } from '../adjudicate/legality/legal-orders.ts';
import { AT, NATION, POWER, PROVINCE, ROW, TYPE } from '../adjudicate/movement/cells.ts';
import { giveOrder } from '../adjudicate/movement/give-order.ts';
import { placeUnits, workspaceOf } from '../adjudicate/movement/movement.ts';
import { resolveMovement } from '../adjudicate/movement/resolve.ts';
import { addUnit, NONE, startPhase, type Workspace } from '../adjudicate/movement/workspace.ts';
import { type NumberedOrder, numberOrder, readOrder, variantPowers } from '../adjudicate/numbered.ts';
import { DEFAULT_RULINGS } from '../adjudicate/rulings.ts';
import type { Board, Borders } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { Position } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import { formatUnit } from '../orders/notation.ts';
import type { Order } from '../orders/order.ts';
import { convoyLimit } from '../rules/convoy-between-theatres.ts';
import { standingOrders } from '../rules/neutral-units.ts';
import { provinceOf } from '../vocabulary.ts';

/** One order that a unit could be given. */
export interface Option {
  readonly order: Order;
  readonly numbered: NumberedOrder;
  /** Location moved to, or to which another is supported or convoyed; NONE. */
  readonly to: number;
  readonly province: number;
  /** Unit supported or convoyed; NONE. */
  readonly target: number;
}

export interface ArenaUnit {
  /** Place in {@link Arena.units}; its row in the workspace is the one of the same number. */
  readonly u: number;
  /** Number of the power; those from `board.powers.length` on are neutral. */
  readonly power: number;
  readonly nation: number;
  readonly type: number;
  readonly at: number;
  readonly province: number;
  /** The first is to hold; of a neutral unit with a standing order, that. Neutral units have what can be bought of them. */
  readonly options: readonly Option[];
}

/** For each unit the number of its option. */
export type Choice = Uint16Array;

export interface Arena {
  readonly board: Board;
  readonly position: Position;
  readonly borders: Borders;
  readonly season: string;
  /** Centers change hands at the end of this season. */
  readonly isOwnership: boolean;
  readonly workspace: Workspace;
  readonly units: readonly ArenaUnit[];
  /** Power that owns a province's center, by province; NONE. */
  readonly owner: Int16Array;
  /** 1 for supply centers, by province. */
  readonly centers: Uint8Array;
  /** How often the adjudicator was asked. */
  asked: number;
}

export function openArena(board: Board, position: Position): Arena {
  const { season } = parsePhase(position.phase);
  const workspace = workspaceOf(board);
  startPhase(workspace, season, DEFAULT_RULINGS);
  placeUnits(workspace, position);
  const legal = legalOrders(board, position);
  const neutral = neutralHabits(board, position);
  const bought: readonly string[] = board.variant.rules.influence?.orders ?? [];
  const isBought = ({ kind }: Order) => kind === 'hold' || bought.includes(kind);
  const units = Array.from({ length: workspace.end / ROW }, (_, n): ArenaUnit => {
    const u = n * ROW;
    const [type, at, power] = [workspace.cells[u + TYPE]!, workspace.cells[u + AT]!, workspace.cells[u + POWER]!];
    const unit = { type: type === 0 ? ('A' as const) : ('F' as const), at: board.locations[at]! };
    const own = legal.get(formatUnit(unit)) ?? [];
    const fit =
      power < board.powers.length ? own : (neutral.get(workspace.cells[u + PROVINCE]!) ?? own.filter(isBought));
    const orders: readonly Order[] = fit.length === 0 ? [{ kind: 'hold', unit }] : anyCoast(fit);
    const options = orders.map((order) => optionOf(board, workspace, order));
    return {
      u: n,
      power,
      nation: workspace.cells[u + NATION]!,
      type,
      at,
      province: workspace.cells[u + PROVINCE]!,
      options,
    };
  });
  const owner = new Int16Array(board.provinces.length).fill(NONE);
  for (const [power, { name }] of board.powers.entries()) {
    for (const center of position.centers[name] ?? []) owner[board.provinceNumber.get(center)!] = power;
  }
  return {
    board,
    position,
    borders: board.bordersIn(season),
    season,
    isOwnership: board.variant.calendar.seasons.some(
      ({ letter, ownership }) => letter === season && ownership === true,
    ),
    workspace,
    units,
    owner,
    centers: Uint8Array.from(board.provinces, ({ center }) => (center === true ? 1 : 0)),
    asked: 0,
  };
}

/** A support is for a move to any coast of its province: its unit need not know which. */
function anyCoast(orders: readonly Order[]): readonly Order[] {
  const seen = new Set<string>();
  return orders.flatMap((order): readonly Order[] => {
    if (order.kind !== 'support-move') return [order];
    const to = provinceOf(order.to);
    const same = `${order.target.at} ${to}`;
    if (seen.has(same)) return [];
    seen.add(same);
    return [{ ...order, to }];
  });
}

/** What neutral units do when nobody pays for anything else. */
function neutralHabits(board: Board, position: Position): ReadonlyMap<number, readonly Order[]> {
  const habits = new Map<number, readonly Order[]>();
  for (const text of standingOrders(board, position)) {
    const numbered = readOrder(board, text, 'M');
    if (numbered !== null) habits.set(numbered.unit, [numbered.order]);
  }
  return habits;
}

function optionOf(board: Board, { unitAt }: Workspace, order: Order): Option {
  const numbered = numberOrder(board, order);
  const { to, target } = numbered;
  return {
    order,
    numbered,
    to,
    province: to === NONE ? NONE : board.provinceOf[to]!,
    target: target === NONE ? NONE : unitAt[target]! === NONE ? NONE : unitAt[target]! / ROW,
  };
}

/** Everybody holds (a neutral unit does what it always does). */
export function idleChoice({ units }: Arena): Choice {
  return new Uint16Array(units.length);
}

/** Adjudicates a choice; the result stands in the workspace until the next one. */
export function tryOut(arena: Arena, choice: Choice): Workspace {
  const { workspace, units, board, position, season } = arena;
  arena.asked += 1;
  startPhase(workspace, season, DEFAULT_RULINGS);
  workspace.convoyLimit = convoyLimit(board, position);
  for (const { power, nation, type, at } of units) addUnit(workspace, power, nation, type, at);
  for (const { u, options } of units) giveOrder(workspace, u * ROW, options[choice[u]!]!.numbered);
  resolveMovement(workspace);
  return workspace;
}

export function arenaUnits({ board, units }: Arena, powers: readonly Power[]): readonly ArenaUnit[] {
  const names = variantPowers(board);
  return units.filter(({ power }) => powers.includes(names[power]!));
}
