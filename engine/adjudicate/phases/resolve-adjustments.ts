/**
 * An adjustment phase (rulebook, "Gaining and losing units"; DATC 6.I, 6.J): orders are carried out one by one, as
 * given, as long as any are due; missing removals fall to civil disorder, missing builds are waived. Where units may be removed
 * that need not (ANY DISBAND), removals are carried out before builds: each of them gives a build, in another place.
 */
import type { Board } from '../../board/board.ts';
import type { AdjustmentOutcome, NoAdjustment, SiteClosed } from '../../board/outcome-tree.ts';
import type { OrdersByPower, Position, Reason, ResolvedOrder } from '../../board/position.ts';
import type { ByPower, Power, UnitText } from '../../board/variant.ts';
import { formatUnit, parseUnit } from '../../orders/notation.ts';
import type { Order, UnitRef } from '../../orders/order.ts';
import { buildsAtAll } from '../../rules/build-sites.ts';
import { buildTypes } from '../../rules/build-types.ts';
import { provinceOf } from '../../vocabulary.ts';
import { locationOf, readOrder, variantPowers } from '../numbered.ts';
import type { AdjudicateOptions } from '../options.ts';
import { type Rulings, rulingsOf } from '../rulings.ts';
import { buildsAfter, dueTo, isOccupied, openSites, standingPlaces } from './adjustments-due.ts';
import { removalOrder } from './civil-disorder.ts';

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
  /** As in `Resolution.adjustments`. */
  readonly due: number;
  units: readonly UnitText[];
  /** Builds that are left, and all that there were. */
  builds: number;
  granted: number;
  /** Removals that may still be ordered, and of those the ones that must be. */
  removals: number;
  owed: number;
}

/** Orders are listed by power in the variant's order, each power's in the order given, then removals by civil disorder. */
export function adjudicateAdjustments(
  board: Board,
  position: Position,
  orders: OrdersByPower,
  options: AdjudicateOptions,
): AdjustmentResult {
  const rulings = rulingsOf(board, options);
  const accounts = board.powers.map(({ name: power }): { account: Account; orders: readonly ResolvedOrder[] } => {
    const due = dueTo(board, position, power);
    const units = position.units[power] ?? [];
    const account = {
      board,
      position,
      power,
      rulings,
      due,
      units,
      builds: Math.max(due, 0),
      granted: due,
      removals: board.freeRemovals === true ? units.length : Math.max(-due, 0),
      owed: Math.max(-due, 0),
    };
    const given = carryOutAll(account, orders[power] ?? [], options);
    return { account, orders: [...given, ...civilDisorder(account, options.explain)] };
  });
  const strangers = variantPowers(board).slice(board.powers.length);
  const units: [Power, readonly UnitText[]][] = [
    ...accounts.map(({ account }): [Power, readonly UnitText[]] => [account.power, account.units]),
    ...strangers.map((power): [Power, readonly UnitText[]] => [power, position.units[power] ?? []]),
  ];
  return {
    orders: accounts.flatMap(({ orders }) => orders),
    units: Object.fromEntries(units.filter(([, list]) => list.length > 0)),
  };
}

function carryOutAll(account: Account, texts: readonly string[], options: AdjudicateOptions): readonly ResolvedOrder[] {
  const { board } = account;
  if (board.freeRemovals !== true) return texts.map((text) => carryOut(account, text, options));
  const isRemoval = texts.map((text) => readOrder(board, text, 'A')?.order.kind === 'remove');
  const removals = texts.map((text, n) => (isRemoval[n] ? carryOut(account, text, options) : null));
  return texts.map((text, n) => removals[n] ?? carryOut(account, text, options));
}

function carryOut(account: Account, text: string, options: AdjudicateOptions): ResolvedOrder {
  const order = readOrder(account.board, text, 'A')?.order ?? null;
  const outcome: AdjustmentOutcome = order === null ? noAdjustment({ cause: 'unreadable' }) : tryOrder(account, order);
  const reason = reasonFor(outcome);
  return {
    power: account.power,
    order: text,
    result: reason === null ? 'succeeds' : 'fails',
    reasons: reason === null ? [] : [reason],
    ...(options.explain === true && { outcome }),
  };
}

/** Why an order was not carried out; null when it was. */
function reasonFor(outcome: AdjustmentOutcome): Reason | null {
  switch (outcome.adjustment) {
    case 'not-eligible':
    case 'void':
      return outcome.adjustment;
    case 'no-choice':
      return 'not-eligible';
    case 'too-many':
      return outcome.kind === 'remove' ? 'too-many-removals' : 'too-many-builds';
    default:
      return null;
  }
}

/** Carries an order out as far as it can be. */
function tryOrder(account: Account, order: Order): AdjustmentOutcome {
  if (order.kind === 'build') return tryBuild(account, order.unit);
  if (order.kind === 'remove') return tryRemove(account, order.unit);
  if (order.kind !== 'waive') return noAdjustment({ cause: 'other-order' });
  if (account.builds === 0) return { adjustment: 'too-many', due: account.granted, kind: 'waive' };
  account.builds--;
  return { adjustment: 'waived' };
}

function tryBuild(account: Account, ref: UnitRef): AdjustmentOutcome {
  const unit = unitToBuild(account, ref);
  if ('cause' in unit) return noAdjustment(unit);
  const why = siteClosed(account, unit);
  if (why !== null) return { adjustment: 'not-eligible', unit: formatUnit(unit), why };
  if (account.builds === 0) return { adjustment: 'too-many', due: account.granted, kind: 'build' };
  account.builds--;
  account.units = [...account.units, formatUnit(unit)];
  return { adjustment: 'built', unit: formatUnit(unit) };
}

function noAdjustment(why: NoAdjustment): AdjustmentOutcome {
  return { adjustment: 'void', why };
}

/** The unit an order would build, with the place it would stand in; or why there can be none such. */
function unitToBuild({ board, power, rulings }: Account, ref: UnitRef): UnitRef | NoAdjustment {
  const { type, at } = ref;
  const unit = formatUnit(ref);
  const location = locationOf(board, at);
  if (location === undefined) return { cause: 'unreadable' };
  if (!buildTypes(board, power).includes(type)) return { cause: 'type-not-built', unit };
  const place = board.locations[location]!;
  const places = standingPlaces(board, type, provinceOf(at));
  const strict = rulings.idleCoast === 'illegal';
  if (places.length === 0 || (place !== at && strict)) return { cause: 'cannot-stand', unit };
  if (places.includes(place)) return { type, at: place };
  if (type === 'F') return { cause: 'which-coast', unit };
  return strict ? { cause: 'cannot-stand', unit } : { type, at: places[0]! };
}

/** Why a power cannot build in a place; null when it can. */
function siteClosed({ board, position, power, units }: Account, { at }: UnitRef): SiteClosed | null {
  const province = provinceOf(at);
  // A unit that its power removes of its own will still stands where it stood: its place is no site in this phase.
  const before = board.freeRemovals === true ? (position.units[power] ?? []) : [];
  const standing = { ...position.units, [power]: [...units, ...before] };
  if (openSites(board, { units: standing, centers: position.centers }, power).includes(province)) return null;
  if (!buildsAtAll(board, power, position.centers[power] ?? [])) return 'no-home';
  if (board.provinces[board.provinceNumber.get(province)!]?.center !== true) return 'no-center';
  if (position.centers[power]?.includes(province) !== true) return 'not-owned';
  return isOccupied(standing, province) ? 'occupied' : 'no-site';
}

function tryRemove(account: Account, ref: UnitRef): AdjustmentOutcome {
  const unit = account.units.find((text) => isNamedBy(account, parseUnit(text)!, ref));
  if (unit === undefined) return noAdjustment({ cause: 'no-unit', unit: formatUnit(ref) });
  if (account.removals === 0) return { adjustment: 'too-many', due: -account.due, kind: 'remove' };
  remove(account, unit);
  return { adjustment: 'removed', unit };
}

function isNamedBy({ rulings }: Account, unit: UnitRef, { type, at }: UnitRef): boolean {
  if (provinceOf(unit.at) !== provinceOf(at)) return false;
  if (rulings.unitCoast === 'must-match' && unit.at !== at) return false;
  return rulings.unitType === 'ignored' || unit.type === type;
}

function remove(account: Account, unit: UnitText): void {
  const { board, position, power } = account;
  account.removals--;
  account.owed--;
  account.units = account.units.filter((other) => other !== unit);
  if (board.freeRemovals !== true || account.owed >= 0) return;
  account.builds = buildsAfter(board, position, power, (position.units[power]?.length ?? 0) - account.units.length);
  account.granted = account.builds;
}

function civilDisorder(account: Account, explain: AdjudicateOptions['explain']): readonly ResolvedOrder[] {
  if (account.owed <= 0) return [];
  const { board, position, power, rulings } = account;
  const going = removalOrder(board, position.centers[power] ?? [], power, account.units, rulings);
  return going.slice(0, account.owed).map(({ unit, distance }) => {
    remove(account, unit);
    const outcome = { adjustment: 'civil-disorder', unit, distance } as const;
    const order = `remove ${unit}`;
    return {
      power,
      order,
      result: 'succeeds',
      reasons: ['no-order'],
      ...(explain === true && { outcome }),
    };
  });
}
