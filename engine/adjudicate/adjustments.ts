/**
 * An adjustment phase (rulebook, "Gaining and losing units"; DATC 6.I, 6.J): orders are carried out one by one, as
 * given, as long as any are due; missing removals fall to civil disorder, missing builds are waived.
 */
import type { Board } from '../board/board.ts';
import type { OrdersByPower, Position, Reason, ResolvedOrder } from '../board/position.ts';
import type { ByPower, Power, UnitText } from '../board/variant.ts';
import { formatOrder, formatUnit, parseUnit, provinceOf } from '../orders/notation.ts';
import type { Order, UnitRef } from '../orders/order.ts';
import { buildTypes } from '../rules/build-types.ts';
import { dueTo, openSites, standingPlaces } from './adjustments-due.ts';
import { removalOrder } from './civil-disorder.ts';
import { locationOf, numbersOf, readOrder } from './numbered.ts';
import type { AdjudicateOptions } from './options.ts';
import { type Rulings, rulingsWith } from './rulings.ts';

export interface AdjustmentResult {
  readonly orders: readonly ResolvedOrder[];
  readonly units: ByPower<readonly UnitText[]>;
}

/** One power's adjustments under way. */
interface Account {
  readonly board: Board;
  readonly position: Position;
  readonly power: Power;
  readonly rulings: Rulings;
  units: readonly UnitText[];
  builds: number;
  removals: number;
}

/** Orders are listed by power in the variant's order, each power's in the order given, then removals by civil disorder. */
export function adjudicateAdjustments(
  board: Board,
  position: Position,
  orders: OrdersByPower,
  options: AdjudicateOptions,
): AdjustmentResult {
  const rulings = rulingsWith(options);
  const accounts = board.powers.map(({ name: power }): { account: Account; orders: readonly ResolvedOrder[] } => {
    const due = dueTo(board, position, power);
    const units = position.units[power] ?? [];
    const account = { board, position, power, rulings, units, builds: Math.max(due, 0), removals: Math.max(-due, 0) };
    const given = (orders[power] ?? []).map((text) => carryOut(account, text, options));
    return { account, orders: [...given, ...civilDisorder(account)] };
  });
  const strangers = numbersOf(board).powers.slice(board.powers.length);
  const units: [Power, readonly UnitText[]][] = [
    ...accounts.map(({ account }): [Power, readonly UnitText[]] => [account.power, account.units]),
    ...strangers.map((power): [Power, readonly UnitText[]] => [power, position.units[power] ?? []]),
  ];
  return {
    orders: accounts.flatMap(({ orders }) => orders),
    units: Object.fromEntries(units.filter(([, list]) => list.length > 0)),
  };
}

function carryOut(account: Account, text: string, { readOrder: readOther }: AdjudicateOptions): ResolvedOrder {
  const canonical = readOrder(account.board, text, 'A');
  const order = canonical ?? readOther?.(text, account.power, 'A') ?? null;
  const reason = order === null ? 'void' : tryOrder(account, order);
  return {
    power: account.power,
    order: canonical === null && order !== null ? formatOrder(order) : text,
    result: reason === null ? 'succeeds' : 'fails',
    reasons: reason === null ? [] : [reason],
    explanation: '',
  };
}

/** Carries an order out; the reason why not, or null when it is done. */
function tryOrder(account: Account, order: Order): Reason | null {
  if (order.kind === 'build') return tryBuild(account, order.unit);
  if (order.kind === 'remove') return tryRemove(account, order.unit);
  if (order.kind !== 'waive') return 'void';
  if (account.builds === 0) return 'too-many-builds';
  account.builds--;
  return null;
}

function tryBuild(account: Account, ref: UnitRef): Reason | null {
  const unit = unitToBuild(account, ref);
  if (unit === null) return 'void';
  if (!isSite(account, unit)) return 'not-eligible';
  if (account.builds === 0) return 'too-many-builds';
  account.builds--;
  account.units = [...account.units, formatUnit(unit)];
  return null;
}

/** The unit an order would build, with the place it would stand in; null when there can be none such. */
function unitToBuild({ board, power, rulings }: Account, { type, at }: UnitRef): UnitRef | null {
  const location = locationOf(board, at);
  if (location === undefined || !buildTypes(board, power).includes(type)) return null;
  const place = board.locations[location]!;
  if (place !== at && rulings.idleCoast === 'illegal') return null;
  const places = standingPlaces(board, type, provinceOf(at));
  if (places.includes(place)) return { type, at: place };
  return type === 'A' && places.length > 0 && rulings.idleCoast === 'ignored' ? { type, at: places[0]! } : null;
}

function isSite({ board, position, power, units }: Account, { at }: UnitRef): boolean {
  return openSites(board, { ...position, units: { ...position.units, [power]: units } }, power).includes(
    provinceOf(at),
  );
}

function tryRemove(account: Account, ref: UnitRef): Reason | null {
  const unit = account.units.find((text) => isNamedBy(account, parseUnit(text)!, ref));
  if (unit === undefined) return 'void';
  if (account.removals === 0) return 'too-many-removals';
  remove(account, unit);
  return null;
}

function isNamedBy({ rulings }: Account, unit: UnitRef, { type, at }: UnitRef): boolean {
  if (provinceOf(unit.at) !== provinceOf(at)) return false;
  if (rulings.unitCoast === 'must-match' && unit.at !== at) return false;
  return rulings.unitType === 'ignored' || unit.type === type;
}

function remove(account: Account, unit: UnitText): void {
  account.removals--;
  account.units = account.units.filter((other) => other !== unit);
}

function civilDisorder(account: Account): readonly ResolvedOrder[] {
  if (account.removals === 0) return [];
  const { board, position, power, rulings } = account;
  const going = removalOrder(board, position.centers[power] ?? [], power, account.units, rulings);
  return going.slice(0, account.removals).map((unit) => {
    remove(account, unit);
    return { power, order: `remove ${unit}`, result: 'succeeds', reasons: ['no-order'], explanation: '' };
  });
}
