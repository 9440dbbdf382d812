/** What is missing of a game that was found in parts. Nothing is made up for it: it is named. */
import type { Board } from '../../board/board.ts';
import { comparePhases, formatPhase, parsePhase, phaseAfter } from '../../board/phase.ts';
import type { PhaseCode, Position } from '../../board/position.ts';
import type { PhaseKind, Power } from '../../board/variant.ts';
import { powersIn, provinceOfUnit } from '../../vocabulary.ts';
import { phaseFrom } from './classic-lines.ts';
import type { ClassicReport, Span } from './report.ts';

/** Phases between two that were found. */
export interface Gap {
  /** What must have been there: the phase that was awaited, and every movement phase after it. */
  readonly lost: readonly PhaseCode[];
  /** Retreats or builds may have been there besides. */
  readonly isMore: boolean;
}

/** Phases that we look through at most: more than any game has. */
const MOST_PHASES = 10_000;

/** What is missing where `awaited` comes next and `phase` is found; nothing is when `phase` comes before it in the calendar. */
export function gapBetween({ variant }: Board, awaited: PhaseCode, phase: PhaseCode): Gap {
  const { calendar } = variant;
  const end = parsePhase(phase);
  const lost: PhaseCode[] = [];
  let isMore = false;
  let each = parsePhase(awaited);
  for (let n = 0; n < MOST_PHASES && comparePhases(calendar, each, end) < 0; n += 1) {
    if (n === 0 || each.kind === 'M') lost.push(formatPhase(each));
    else isMore = true;
    each = phaseAfter(calendar, each);
  }
  return { lost, isMore };
}

/** The orders of one phase run on into those of a later one: what a report names as next cannot follow on it. */
export function isTwoInOne({ phase, next }: ClassicReport, board: Board): boolean {
  if (next === null) return false;
  const after = phaseAfter(board.variant.calendar, parsePhase(phase));
  return gapBetween(board, formatPhase(after), next).lost.some((lost) => parsePhase(lost).kind === 'M');
}

/** Powers whose orders a report lacks because it is cut off: the last that it has, and those after it. */
export function cutOffPowers(
  report: ClassicReport,
  expected: Pick<Position, 'units'> | null,
  board: Board,
): readonly Power[] {
  const { kind, isCutOff, isBrokenOff, dislodged, owners, orders } = report;
  const last = board.powers.findLastIndex(({ name }) => orders.some(({ power }) => power === name));
  if (last < 0) return kind !== 'M' && isCutOff ? powersIn(expected?.units ?? {}) : [];
  if (isBrokenOff) return [board.powers[last]!.name];
  if (!isCutOff || dislodged !== null || owners !== null || expected === null) return [];
  // Whose retreats and builds are still to come cannot be known.
  if (kind !== 'M') return board.powers.slice(last).map(({ name }) => name);
  const listed = new Set(orders.flatMap(({ unit }) => (unit === null ? [] : [provinceOfUnit(unit)])));
  const short = powersIn(expected.units).filter((power) =>
    expected.units[power]!.some((unit) => !listed.has(provinceOfUnit(unit))),
  );
  const isTail = short.every((power) => board.powers.findIndex(({ name }) => name === power) >= last);
  return isTail ? short : [];
}

/** The turn through which a history should go, when its last phase comes before that turn; else null. */
export function promisedBeyond(spans: readonly Span[], last: PhaseCode, board: Board): string | null {
  const { calendar } = board.variant;
  const kinds: readonly PhaseKind[] = ['M', 'R', 'A'];
  const found = parsePhase(last);
  const beyond = spans.find(({ through }) => {
    const turn = kinds.flatMap((kind) => phaseFrom(board, kind, through) ?? [])[0];
    return turn !== undefined && comparePhases(calendar, found, { ...parsePhase(turn), kind: 'M' }) < 0;
  });
  return beyond?.through ?? null;
}
