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
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import { orderedUnit, type Power, phaseCode, rowsOf } from '../../../engine/vocabulary.ts';
import type { RulingCase } from '../../../templates/docs/rulings-page.ts';
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

/** All cases, each result under another ruling by itself. */
export function datcCases(): readonly DatcCase[] {
  return readCases('cases.jsonl');
}

/** A case for each choice of each ruling; most are cases of the DATC. */
export function rulingCases(): readonly RulingCase[] {
  return readCases('ruling-cases.jsonl');
}

function readCases<Case>(file: string): readonly Case[] {
  const text = readFileSync(join(loadVariant('standard')!.folder, 'datc', file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line): Case => JSON.parse(line));
}

/** What each case shows, in words of ours. */
export function caseTexts(language: LanguageCode): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(loadVariant('standard')!.folder, 'datc', `texts.${language}.json`), 'utf8'));
}

/** The options that each ruling named by the data stands for. */
function rulings(): Readonly<Record<string, readonly RulingOptions[]>> {
  known ??= JSON.parse(readFileSync(join(loadVariant('standard')!.folder, 'datc', 'rulings.json'), 'utf8'));
  return known!;
}

let known: Readonly<Record<string, readonly RulingOptions[]>> | null = null;

/** The options that the ruling of a case stands for; each must give the result. */
export function optionsOf({ rule }: Pick<DatcCase, 'rule'>): readonly RulingOptions[] {
  return rulings()[rule] ?? [];
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
