/** Boards of an archive's phases: as the record has them, and as the phase before led to them. */
import { adjudicate } from '../adjudicate/adjudicate.ts';
import { adjustmentsDue } from '../adjudicate/phases/adjustments-due.ts';
import { nextPosition } from '../adjudicate/phases/next-position.ts';
import type { Board } from '../board/board.ts';
import { formatPhase, parsePhase, phaseAfter } from '../board/phase.ts';
import type { Position, Resolution } from '../board/position.ts';
import type { ByPower } from '../board/variant.ts';
import { isSameValue } from '../game/canonical.ts';
import { ownEntry } from '../own.ts';
import { powersIn, rowsOf } from '../vocabulary.ts';
import type { ArchivedPosition, ToldPhase } from './document.ts';

/** As the adjudicator takes it: what nobody is known to own is nobody's. */
export function fullPosition(position: ArchivedPosition): Position {
  // The position itself where it can be: what is known of a position is known by its identity.
  return position.centers === undefined ? { ...position, centers: {} } : (position as Position);
}

/**
 * The boards that a phase leads to: that of the phase which comes next; where units were dislodged that had nowhere to go, that of the
 * retreats which other judges play for them; and where builds are due that nobody has a place for, that of the moves after them,
 * as other judges leave such builds out.
 */
export function boardsAfter(board: Board, position: ArchivedPosition, resolution: Resolution): readonly Position[] {
  const known = after.get(resolution);
  if (known?.board === board && known.position === position) return known.boards;
  const boards = newBoardsAfter(board, position, resolution);
  after.set(resolution, { board, position, boards });
  return boards;
}

/** A reader asks for them, and its archive asks again. */
const after = new WeakMap<
  Resolution,
  { readonly board: Board; readonly position: ArchivedPosition; readonly boards: readonly Position[] }
>();

function newBoardsAfter(board: Board, position: ArchivedPosition, resolution: Resolution): readonly Position[] {
  const full = fullPosition(position);
  const next = resolution.next === null ? [] : [nextPosition(board, full, resolution)];
  return [...next, ...idleRetreats(board, full, resolution), ...next.flatMap((each) => afterIdleBuilds(board, each))];
}

function idleRetreats(board: Board, position: Position, resolution: Resolution): readonly Position[] {
  const { dislodged, phase, units, next } = resolution;
  const all = rowsOf(dislodged).flatMap(([, list]) => list);
  if (all.length === 0 || all.some(({ retreats }) => retreats.length > 0) || !phase.endsWith('M')) return [];
  const after = formatPhase(phaseAfter(board.variant.calendar, parsePhase(phase)));
  if (!after.endsWith('R') || after === next) return [];
  // Centers change hands only when the retreats are over.
  return [{ ...position, phase: after, units, dislodged, ...ruleStateOf(resolution) }];
}

/** Builds for which there is no place anywhere, and no removals. */
export function areBuildsIdle(board: Board, position: Position): boolean {
  return position.phase.endsWith('A') && Object.keys(adjustmentsDue(board, position)).length === 0;
}

function afterIdleBuilds(board: Board, position: Position): readonly Position[] {
  if (!areBuildsIdle(board, position)) return [];
  const resolution = adjudicate(board, position, {});
  return resolution.next === null ? [] : [nextPosition(board, position, resolution)];
}

function ruleStateOf({ ruleState }: Resolution): Pick<Position, 'ruleState'> {
  return ruleState === undefined ? {} : { ruleState };
}

/** The boards that the record tells after a phase, where it told others: with its units, and its owners or none. */
export function boardsToldAfter(
  follows: readonly Position[],
  { position, told }: { readonly position: ArchivedPosition; readonly told?: ToldPhase },
): readonly ArchivedPosition[] {
  return follows.map(({ centers, ...rest }) => {
    const owners = told?.centers ?? (position.centers === undefined ? undefined : centers);
    return { ...rest, units: told?.units ?? rest.units, ...(owners === undefined ? {} : { centers: owners }) };
  });
}

/** Is it that board? Where a record does not tell whose the centers are, they do not count. */
export function isSameBoard(told: ArchivedPosition, real: Position): boolean {
  if (told === real) return true;
  const { centers: _, ...rest } = real;
  return isSameValue(told, told.centers === undefined ? rest : real);
}

/**
 * The board that a record shows at the start of a phase: one that the phase before leads to (with all it carries along) when both
 * show the same units and centers, in whatever order; else the recorded one. Owners that it does not tell are those that were led to.
 */
export function boardOfRecord(recorded: ArchivedPosition, follows: readonly ArchivedPosition[]): ArchivedPosition {
  const same = follows.find(
    (each) =>
      each.phase === recorded.phase &&
      isSameTable(recorded.units, each.units) &&
      (recorded.centers === undefined || isSameTable(recorded.centers, each.centers ?? {})) &&
      isRetreating(recorded, each),
  );
  return same ?? recorded;
}

/** Does the record show the units that must retreat? It may leave out those that have nowhere to go. */
function isRetreating(recorded: ArchivedPosition, led: ArchivedPosition): boolean {
  const listed = dislodgedIn(recorded);
  const all = dislodgedIn(led);
  return (
    listed.every(({ key }) => all.some((each) => each.key === key)) &&
    all.every(({ key, retreats }) => retreats.length === 0 || listed.some((each) => each.key === key))
  );
}

function dislodgedIn({ dislodged = {} }: ArchivedPosition) {
  return rowsOf(dislodged).flatMap(([power, list]) =>
    list.map(({ unit, retreats }) => ({ key: `${power} ${unit}`, retreats })),
  );
}

/** Do both tables have the same, in whatever order? */
export function isSameTable(a: ByPower<readonly string[]>, b: ByPower<readonly string[]>): boolean {
  return [...powersIn(a), ...powersIn(b)].every((power) => {
    const [one, other] = [ownEntry(a, power) ?? [], ownEntry(b, power) ?? []];
    if (one.length !== other.length) return false;
    return isSameValue(one, other) || isSameValue([...one].sort(), [...other].sort());
  });
}
