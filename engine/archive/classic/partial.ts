/**
 * Reports that lack lines between others, as a page that was cut and joined does. Such a report looks whole: what it does not tell would
 * pass for units that are gone, for retreats and builds that nobody ordered. A later report shows it, whose units come from nowhere.
 */
import { adjudicate } from '../../adjudicate/adjudicate.ts';
import { adjustmentsDue } from '../../adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../board/board.ts';
import type { Position, ResolvedOrder } from '../../board/position.ts';
import type { ByPower, Power, UnitText } from '../../board/variant.ts';
import { powersIn, provinceOfUnit, rowsOf } from '../../vocabulary.ts';
import { fullPosition, isSameTable } from '../boards.ts';
import type { ArchivedPosition } from '../document.ts';
import type { ClassicOrder } from './classic-entries.ts';
import { ordersOf } from './orders-told.ts';
import type { ClassicReport } from './report.ts';

/** A report, and the powers of which it tells less than the board before it. */
export interface PartialReport {
  readonly report: ClassicReport;
  readonly powers: readonly Power[];
}

export function doubtOf(report: ClassicReport, expected: ArchivedPosition | null, board: Board): PartialReport {
  return { report, powers: expected === null ? [] : unsaidIn(report, expected, board) };
}

/** The first of `doubts` that this report confirms: it has units of a power that are not on the board to which the earlier ones lead. */
export function confirmedDoubt(
  doubts: readonly PartialReport[],
  report: ClassicReport,
  expected: ArchivedPosition,
): PartialReport | null {
  const confirmed = doubts.flatMap((doubt) => {
    const powers = doubt.powers.filter((power) => hasMore(power, report, expected));
    return powers.length === 0 ? [] : [{ ...doubt, powers }];
  });
  return confirmed[0] ?? null;
}

/**
 * Powers of which an old judge's report of retreats or adjustments lacks a line: it names every unit that could retreat, as it told with the
 * moves `before`, and every one that had to go, those that it took itself, too.
 */
export function linesUnsaid(
  report: ClassicReport,
  expected: ArchivedPosition | null,
  before: ClassicReport | null,
  board: Board,
): readonly Power[] {
  const { kind, orders } = report;
  if (kind === 'M' || expected === null) return [];
  if (kind === 'A') {
    const due = adjustmentsDue(board, fullPosition(expected));
    return unsaidIn(report, expected, board).filter((power) => (due[power] ?? 0) < 0);
  }
  const told = new Set(orders.flatMap(({ unit }) => (unit === null ? [] : [provinceOfUnit(unit)])));
  const wanted = (before?.dislodged ?? []).filter(
    ({ unit, retreats }) => retreats.length > 0 && !told.has(provinceOfUnit(unit)),
  );
  return [...new Set(wanted.map(({ power }) => power))];
}

/** Does it tell of this board: of all units that have to be ordered, and of no others? */
export function isReportOf(report: ClassicReport, at: Position, board: Board): boolean {
  const { phase, kind, orders } = report;
  if (phase !== at.phase) return false;
  if (kind === 'M') return isSameTable(unitsIn(orders), at.units);
  const told = new Set(
    orders.flatMap(({ power, unit }) => (unit === null ? [] : [`${power} ${provinceOfUnit(unit)}`])),
  );
  const isTold = rowsOf(at.dislodged ?? {}).every(([power, list]) =>
    list.every(({ unit, retreats }) => retreats.length === 0 || told.has(`${power} ${provinceOfUnit(unit)}`)),
  );
  const isOfOther = ({ reasons }: ResolvedOrder) =>
    reasons.length === 1 && (reasons[0] === 'void' || reasons[0] === 'not-eligible');
  return isTold && !adjudicate(board, at, ordersOf(report)).orders.some(isOfOther);
}

function unsaidIn({ kind, orders }: ClassicReport, expected: ArchivedPosition, board: Board): readonly Power[] {
  const told = (power: Power) => orders.filter((each) => each.power === power).length;
  if (kind === 'A') {
    const due = adjustmentsDue(board, fullPosition(expected));
    return powersIn(due).filter((power) => Math.abs(due[power] ?? 0) > told(power));
  }
  const wanted = kind === 'M' ? expected.units : (expected.dislodged ?? {});
  return powersIn(wanted).filter((power) => wanted[power]!.length > told(power));
}

/** Does it tell of a unit of this power that does not stand, or was not dislodged, where it is? */
function hasMore(power: Power, { kind, orders }: ClassicReport, { units, dislodged }: ArchivedPosition): boolean {
  const known = kind === 'R' ? (dislodged?.[power] ?? []).map(({ unit }) => unit) : (units[power] ?? []);
  const places = new Set(known.map(provinceOfUnit));
  const told = orders.filter((each) => each.power === power && each.order?.startsWith('build ') !== true);
  return told.some(({ unit }) => unit !== null && !places.has(provinceOfUnit(unit)));
}

/** The units that a report tells of. */
export function unitsIn(orders: readonly ClassicOrder[]): ByPower<readonly UnitText[]> {
  const units: Record<Power, UnitText[]> = {};
  for (const { power, unit } of orders) {
    if (unit === null || units[power]?.includes(unit) === true) continue;
    units[power] = [...(units[power] ?? []), unit];
  }
  return units;
}
