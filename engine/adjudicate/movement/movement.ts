/** A movement phase in the public notation: names to numbers, the adjudicator, numbers to names. */

import type { Board } from '../../board/board.ts';
import type { UnitMissing } from '../../board/outcome-tree.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Dislodged, OrdersByPower, Position, ResolvedOrder } from '../../board/position.ts';
import type { ByPower, Place, Power, Province, UnitText } from '../../board/variant.ts';
import { convoyLimit } from '../../rules/convoy-between-theatres.ts';
import { orderedByRules } from '../../rules/influence.ts';
import { neutralName } from '../../rules/neutral-units.ts';
import { provinceOfUnit } from '../../vocabulary.ts';
import { numberUnit, readOrder, variantPowers } from '../numbered.ts';
import type { AdjudicateOptions } from '../options.ts';
import { rulingsOf } from '../rulings.ts';
import { actorOf } from './actors.ts';
import { outcomeOf } from './causes.ts';
import { AT, DISLODGER, FINAL_AT, ORDERED, POWER, REASON_BITS, ROW, TYPE } from './cells.ts';
import { barredTo, hasSucceeded } from './conclude.ts';
import { giveOrder, unitNamedBy } from './give-order.ts';
import { reasonsOfBits } from './reason-bits.ts';
import { resolveMovement } from './resolve.ts';
import {
  ARMY,
  addUnit,
  clearOrder,
  createWorkspace,
  isNeutral,
  NONE,
  neverRetreats,
  orderForbidden,
  startPhase,
  type Workspace,
} from './workspace.ts';

/** What a movement phase alone decides; what comes next is the business of `turn.ts`. */
export interface MovementResult {
  readonly orders: readonly ResolvedOrder[];
  readonly units: ByPower<readonly UnitText[]>;
  readonly dislodged: ByPower<readonly Dislodged[]>;
  readonly contested: readonly Province[];
}

const workspaces = new WeakMap<Board, Workspace>();

/**
 * The position must be possible on the board (`validatePosition`). Orders are listed by power in the variant's order,
 * each power's in the order given, then its units without an order. Of several orders for one unit the first counts.
 */
export function adjudicateMovement(
  board: Board,
  position: Position,
  orders: OrdersByPower,
  options: AdjudicateOptions,
): MovementResult {
  const w = workspaceOf(board);
  startPhase(w, parsePhase(position.phase).season, rulingsOf(board, options));
  w.convoyLimit = convoyLimit(board, position);
  placeUnits(w, position);
  const given: GivenOrder[] = [];
  for (const [power, name] of variantPowers(board).entries()) {
    const neutral = power >= board.powers.length;
    for (const text of neutral ? neutralOrders(w, position, orders) : (orders[name] ?? [])) {
      const order = giveText(w, power, text);
      if (order !== null) given.push(order);
    }
  }
  const told = given.some(isProxy) ? withProxies(w, given) : given;
  resolveMovement(w);
  return {
    orders: resolvedOrders(w, told, options.explain),
    units: unitsAfter(w),
    dislodged: dislodgedAfter(w),
    contested: board.provinces.filter((_, p) => w.contested[p] === 1).map(({ id }) => id),
  };
}

/** The board's workspace, shared by all adjudications: each fills it from the start. */
export function workspaceOf(board: Board): Workspace {
  let w = workspaces.get(board);
  if (w === undefined) {
    w = createWorkspace(board);
    workspaces.set(board, w);
  }
  return w;
}

/** Units of powers the variant does not know are left out; neutral units are each a nation of their own. */
export function placeUnits(w: Workspace, position: Position): void {
  const { board } = w;
  for (const [power, name] of variantPowers(board).entries()) {
    for (const text of position.units[name] ?? []) {
      const unit = numberUnit(board, text);
      if (unit === null || w.unitAt[board.provinceOf[unit.at]!] !== NONE) continue;
      const nation = power < board.powers.length ? power : board.powers.length + w.end / ROW;
      addUnit(w, power, nation, unit.type, unit.at);
    }
  }
}

/**
 * The orders that neutral units carry out: those given (a replay gives what was carried out), else what they were paid
 * for, else their standing orders; and a hold for each of the others, so that a hold tells nothing. Where they are paid
 * for in secret they stand by province: in the order of the payments they would tell who paid and what lost.
 */
function neutralOrders(w: Workspace, position: Position, orders: OrdersByPower): readonly string[] {
  const { board } = w;
  const name = neutralName(board)!;
  const given = orders[name];
  const active = given ?? orderedByRules(board, position, orders);
  const busy = new Set(active.map((text) => readOrder(board, text, 'M')?.unit));
  const idle = (position.units[name] ?? []).filter((unit) => !busy.has(board.provinceNumber.get(provinceOfUnit(unit))));
  const all = [...active, ...idle.map((unit) => `${unit} H`)];
  return given === undefined && board.variant.rules.influence !== undefined ? all.sort(byProvince) : all;
}

/** By the province of the unit, in the letters of its id. */
function byProvince(a: string, b: string): number {
  return a.slice(2) < b.slice(2) ? -1 : 1;
}

/** An order as given, and the unit it orders; or why it orders none. */
interface GivenOrder {
  readonly power: number;
  readonly text: string;
  readonly unit: number;
  readonly missing: UnitMissing | null;
  /** The order gives the unit to another power, which has ordered it or not. */
  readonly proxy?: 'used' | 'unused';
}

/** Gives an order to its unit. Null for points given to a neutral unit: they are sealed. */
function giveText(w: Workspace, power: number, text: string): GivenOrder | null {
  const numbered = readOrder(w.board, text, 'M');
  const kind = numbered?.order.kind;
  if (kind === 'influence' && w.board.variant.rules.influence !== undefined) return null;
  if (numbered === null || numbered.order.kind === 'waive' || kind === 'influence') {
    return { power, text, unit: NONE, missing: { missing: 'unreadable' } };
  }
  const unit = unitNamedBy(w, numbered);
  const missing = whyMissing(w, power, unit, numbered.order.unit.at);
  if (missing === null && isNeutral(w, unit) && kind === 'move') orderForbidden(w, unit);
  else if (missing === null) giveOrder(w, unit, numbered);
  return { power, text, unit, missing };
}

function isProxy({ text, missing }: GivenOrder): boolean {
  return missing === null && / P [A-Z]/.test(text);
}

/** A unit given to another power by proxy carries out that power's order (judge-language A8); without one it has none. */
function withProxies(w: Workspace, given: readonly GivenOrder[]): readonly GivenOrder[] {
  const names = variantPowers(w.board);
  const told = new Map<GivenOrder, GivenOrder>();
  for (const proxy of given.filter(isProxy)) {
    const { unit, text } = proxy;
    const order = readOrder(w.board, text, 'M')?.order;
    if (order?.kind !== 'proxy') continue;
    const holder = names.indexOf(order.to);
    const used = given.find(
      (each) => each.power === holder && each.unit === unit && each.missing?.missing === 'not-yours',
    );
    const numbered = used === undefined ? null : readOrder(w.board, used.text, 'M');
    clearOrder(w, unit);
    if (used !== undefined && numbered !== null && numbered.order.kind !== 'proxy') {
      giveOrder(w, unit, numbered);
      told.set(used, { ...used, missing: null });
      told.set(proxy, { ...proxy, proxy: 'used' });
    } else told.set(proxy, { ...proxy, proxy: 'unused' });
  }
  return given.map((each) => told.get(each) ?? each);
}

/** Why a power cannot order a unit (NONE: there is none) at a place; null when it can. */
function whyMissing(w: Workspace, power: number, u: number, at: Place): UnitMissing | null {
  if (u === NONE) return { missing: 'no-unit', at };
  if (w.cells[u + POWER] !== power) return { missing: 'not-yours', unit: actorOf(w, u) };
  return w.cells[u + ORDERED] === 1 ? { missing: 'ordered-before', unit: actorOf(w, u) } : null;
}

function resolvedOrders(
  w: Workspace,
  given: readonly GivenOrder[],
  explain: AdjudicateOptions['explain'],
): readonly ResolvedOrder[] {
  const powers = variantPowers(w.board);
  const orders: ResolvedOrder[] = [];
  let next = 0;
  for (const [power, name] of powers.entries()) {
    for (; next < given.length && given[next]!.power === power; next++) {
      const { text, unit, missing, proxy } = given[next]!;
      if (proxy !== undefined) {
        orders.push(proxied(name, text, proxy, explain));
        continue;
      }
      orders.push(missing === null ? resolved(w, name, text, unit, explain) : unmatched(name, text, missing, explain));
    }
    for (let u = 0; u < w.end; u += ROW) {
      if (w.cells[u + POWER] !== power || w.cells[u + ORDERED] === 1) continue;
      orders.push(resolved(w, name, `${unitText(w, u, w.cells[u + AT]!)} H`, u, explain));
    }
  }
  return orders;
}

function resolved(
  w: Workspace,
  power: Power,
  order: string,
  u: number,
  explain: AdjudicateOptions['explain'],
): ResolvedOrder {
  return {
    power,
    order,
    result: hasSucceeded(w, u) ? 'succeeds' : 'fails',
    reasons: reasonsOfBits(w.cells[u + REASON_BITS]!),
    ...(explain === true && { outcome: outcomeOf(w, u) }),
  };
}

function proxied(
  power: Power,
  order: string,
  proxy: 'used' | 'unused',
  explain: AdjudicateOptions['explain'],
): ResolvedOrder {
  return {
    power,
    order,
    result: proxy === 'used' ? 'succeeds' : 'fails',
    reasons: proxy === 'used' ? [] : ['void'],
    ...(explain === true && { outcome: { proxy } }),
  };
}

function unmatched(
  power: Power,
  order: string,
  missing: UnitMissing,
  explain: AdjudicateOptions['explain'],
): ResolvedOrder {
  return { power, order, result: 'fails', reasons: ['void'], ...(explain === true && { outcome: missing }) };
}

function unitsAfter(w: Workspace): ByPower<readonly UnitText[]> {
  return byPower(w, (u) => (w.cells[u + DISLODGER] === NONE ? unitText(w, u, w.cells[u + FINAL_AT]!) : null));
}

function dislodgedAfter(w: Workspace): ByPower<readonly Dislodged[]> {
  const places = new Map<number, readonly string[]>();
  for (let n = 0; n < w.dislodgedCount; n++) {
    const open = w.retreats.subarray(w.retreatStart[n], w.retreatStart[n + 1]);
    places.set(w.dislodged[n]!, Array.from(open, (l) => w.board.locations[l]!).sort());
  }
  return byPower(w, (u) => {
    const retreats = places.get(u);
    if (retreats === undefined || neverRetreats(w, u)) return null;
    const barred = barredTo(w, u);
    const from = barred === NONE ? null : w.board.provinces[barred]!.id;
    return { unit: unitText(w, u, w.cells[u + AT]!), from, retreats };
  });
}

/** What `of` says of each power's units; units it says nothing of, and powers without any, are left out. */
function byPower<T>(w: Workspace, of: (u: number) => T | null): ByPower<readonly T[]> {
  const lists = new Map<number, T[]>();
  for (let u = 0; u < w.end; u += ROW) {
    const said = of(u);
    if (said === null) continue;
    const list = lists.get(w.cells[u + POWER]!);
    if (list === undefined) lists.set(w.cells[u + POWER]!, [said]);
    else list.push(said);
  }
  const powers = variantPowers(w.board);
  return Object.fromEntries([...lists].sort(([a], [b]) => a - b).map(([power, list]) => [powers[power]!, list]));
}

function unitText(w: Workspace, u: number, location: number): UnitText {
  return `${w.cells[u + TYPE] === ARMY ? 'A' : 'F'} ${w.board.locations[location]!}`;
}
