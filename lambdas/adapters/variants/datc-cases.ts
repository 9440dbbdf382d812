/**
 * Chapter 6 of the Diplomacy Adjudicator Test Cases (DATC), edition 3.0 (Lucas Kruijswijk and David Norman, 23 February 2024), as
 * data: `cases.jsonl` has positions, orders and results as facts. The DATC may be copied freely.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import type { RulingOptions } from '../../../engine/adjudicate/rulings.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { OrdersByPower, Position, Resolution } from '../../../engine/board/position.ts';
import type { ByPower, Province, UnitText } from '../../../engine/board/variant.ts';
import { orderedUnit, type Power, phaseCode, rowsOf } from '../../../engine/vocabulary.ts';
import { loadVariant } from './variants.ts';

export const PREFERENCE = 'DATC 3.0 preference';

export interface DatcPhase {
  readonly phase: string;
  readonly units: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
  readonly orders: OrdersByPower;
}

export interface DatcCase extends DatcPhase {
  /** The clause; `6.J.9b`: a second position of it; `/alt1`: the result under another ruling that the DATC names. */
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** The movement phase before a retreat: its result is the position. */
  readonly pre?: DatcPhase;
  /** Orders that are not named are not asserted. */
  readonly expected: {
    readonly success: readonly string[];
    readonly fail: readonly string[];
    readonly dislodged?: ByPower<readonly UnitText[]>;
    readonly final: ByPower<readonly UnitText[]>;
    readonly disbanded?: ByPower<readonly UnitText[]>;
    readonly removed?: ByPower<readonly UnitText[]>;
  };
}

/** The options that each ruling named by the data stands for; each must give the result. */
const RULING_OPTIONS: Readonly<Record<string, readonly RulingOptions[]>> = {
  [PREFERENCE]: [{}],
  'strict order check: a missing coast makes the order illegal': [{ missingCoast: 'illegal' }],
  'lenient order check: the wrong coast is put right': [{ wrongCoast: 'corrected' }],
  'support without a coast is void': [{ supportCoast: 'required' }],
  'support to move names the province only (old rulebooks)': [{ supportCoast: 'ignored' }],
  'only perfect orders': [{ unitCoast: 'must-match', idleCoast: 'illegal' }],
  '1971/1982/2000/2023 letter: the support of lon is not cut and the convoy goes through': [
    { convoyParadox: '1971' },
    { convoyParadox: '1982' },
    { convoyParadox: '2000' },
  ],
  'DPTG: convoy to an adjacent province only when marked': [{ adjacentConvoy: 'marked' }],
  '1971: kidnapping allowed': [{ adjacentConvoy: 'opposite' }],
  '1971: the intent does not matter': [{ adjacentConvoy: 'opposite' }],
  '1971: the intent does not matter; also engines that let the superfluous own fleet show intent': [
    { adjacentConvoy: 'opposite' },
  ],
  'land route is the fallback of a missing convoy': [{ convoyFallback: 'missing' }, { convoyFallback: 'failed' }],
  'land route is the fallback of a disrupted convoy': [{ convoyFallback: 'failed' }],
  'fallback possible, or convoy only when marked (1971, DPTG)': [
    { convoyFallback: 'failed' },
    { adjacentConvoy: 'marked' },
    { adjacentConvoy: 'opposite' },
  ],
  "4.A.7 choice a: a dislodged unit cannot bounce a unit in its attacker's area": [{ dislodgedRival: 'never' }],
  '4.A.7 choice a': [{ dislodgedRival: 'never' }],
  "retreat to the attacker's province barred also when it came by convoy": [{ retreatToConvoyer: 'closed' }],
  '1971-2000: distance to home centres': [{ civilDisorder: '1971' }],
};

/** All cases, each result under another ruling by itself. */
export function datcCases(): readonly DatcCase[] {
  const text = readFileSync(join(loadVariant('standard')!.folder, 'datc', 'cases.jsonl'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line): DatcCase => JSON.parse(line));
}

/** What each case shows, in words of ours. */
export function caseTexts(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(loadVariant('standard')!.folder, 'datc', 'texts.json'), 'utf8'));
}

/** The options that the ruling of a case stands for; each must give the result. */
export function optionsOf({ rule }: Pick<DatcCase, 'rule'>): readonly RulingOptions[] {
  return RULING_OPTIONS[rule] ?? [];
}

/** The clause without what tells its positions and rulings apart: `6.A.1`. */
export function clauseOf({ id }: Pick<DatcCase, 'id'>): string {
  return id.replace(/b?(\/alt\d)?$/, '');
}

/** The position of a case; of a retreat what the movement before it leads to. */
export function casePosition(board: Board, { phase, units, centers, pre }: DatcCase, options: RulingOptions): Position {
  const position = { variant: 'standard', phase: phaseCode(phase), units, centers };
  if (pre === undefined) return position;
  const before = adjudicate(board, { variant: 'standard', ...pre, phase: phaseCode(pre.phase) }, pre.orders, options);
  return { ...position, units: before.units, dislodged: before.dislodged };
}

/** What of a resolution the case speaks of, in the form of {@link expectedOf}. */
export function caseOutcome({ orders, units, dislodged }: Resolution, { expected, ...before }: DatcCase) {
  const named = (result: string, wanted: readonly string[]) =>
    wanted.filter((name) =>
      orders.some((order) => order.result === result && `${order.power}: ${order.order}` === name),
    );
  const lost = Object.fromEntries(rowsOf(dislodged).map(([power, list]) => [power, list.map(({ unit }) => unit)]));
  return {
    success: named('succeeds', expected.success),
    fail: named('fails', expected.fail),
    final: sorted(units),
    ...(expected.dislodged && { dislodged: sorted(lost) }),
    ...(expected.removed && { removed: sorted(gone(before.units, units)) }),
    ...(expected.disbanded && { disbanded: sorted(disbandedIn(orders)) }),
  };
}

export function expectedOf({ expected: { success, fail, final, dislodged, removed, disbanded } }: DatcCase) {
  return {
    success,
    fail,
    final: sorted(final),
    ...(dislodged && { dislodged: sorted(dislodged) }),
    ...(removed && { removed: sorted(removed) }),
    ...(disbanded && { disbanded: sorted(disbanded) }),
  };
}

/** Units of `before` that are not in `after`. */
function gone(before: DatcCase['units'], after: DatcCase['units']): Record<Power, readonly UnitText[]> {
  return Object.fromEntries(
    rowsOf(before).map(([power, units]) => [power, units.filter((unit) => after[power]?.includes(unit) !== true)]),
  );
}

function disbandedIn(orders: Resolution['orders']): Record<Power, readonly UnitText[]> {
  const units: Record<Power, UnitText[]> = {};
  for (const { power, order, reasons } of orders) {
    if (!reasons.includes('disbanded')) continue;
    units[power] = [...(units[power] ?? []), orderedUnit(order)!];
  }
  return units;
}

function sorted(units: ByPower<readonly UnitText[]>): Record<Power, readonly UnitText[]> {
  return Object.fromEntries(
    rowsOf(units)
      .filter(([, list]) => list.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([power, list]) => [power, [...list].sort()]),
  );
}
