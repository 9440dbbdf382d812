/**
 * A line of play with branches, as the analysis board keeps it: where it starts, and for each phase the orders that were tried. What
 * a phase leads to is not kept: the adjudicator says it again. Values never change; each step gives another study.
 */
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { nextPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import type { BoardChoices } from '../../engine/board/choices.ts';
import type { OrdersByPower, Position, Resolution } from '../../engine/board/position.ts';

/** Orders for a phase, and what was tried after them. Branches beside each other are of the same phase. */
export interface Branch {
  readonly orders: OrdersByPower;
  readonly note: string;
  readonly next: readonly Branch[];
}

export interface Study {
  readonly variant: string;
  /** What a game's settings choose otherwise than its variant; null: nothing. */
  readonly choices: BoardChoices | null;
  readonly start: Position;
  /** Of the first phase; there is always one. */
  readonly branches: readonly Branch[];
}

/** Which branch at each phase, from the first on; never empty. */
export type Path = readonly number[];

export interface Standpoint {
  readonly study: Study;
  readonly path: Path;
}

const EMPTY: Branch = { orders: {}, note: '', next: [] };

export function newStudy(variant: string, start: Position, choices: BoardChoices | null = null): Study {
  return { variant, choices, start, branches: [EMPTY] };
}

/** The branch that a path leads to. Throws where there is none. */
export function branchAt({ branches }: Study, path: Path): Branch {
  const [first, ...rest] = path;
  const found = rest.reduce((branch, n) => branch?.next[n], branches[first ?? 0]);
  if (found === undefined) throw new RangeError(`There is no branch ${path.join('.')}.`);
  return found;
}

/** Results for the same orders on the same position are the same. */
const resolved = new WeakMap<Position, WeakMap<OrdersByPower, Resolution>>();
const followed = new WeakMap<Position, WeakMap<OrdersByPower, Position>>();

/** What comes of orders, with reasons. */
export function resolutionOf(board: Board, position: Position, orders: OrdersByPower): Resolution {
  return remembered(resolved, position, orders, () => adjudicate(board, position, orders, { explain: true }));
}

/** Without the reasons, which take longer than all else: most phases of a long line are only passed through. */
function positionAfter(board: Board, position: Position, orders: OrdersByPower): Position {
  const resolution = () => resolved.get(position)?.get(orders) ?? adjudicate(board, position, orders);
  return remembered(followed, position, orders, () => nextPosition(board, position, resolution()));
}

function remembered<T>(
  store: WeakMap<Position, WeakMap<OrdersByPower, T>>,
  position: Position,
  orders: OrdersByPower,
  find: () => T,
): T {
  const known = store.get(position) ?? new WeakMap<OrdersByPower, T>();
  store.set(position, known);
  const found = known.get(orders) ?? find();
  known.set(orders, found);
  return found;
}

/** The positions at each phase of a path, the first one first. */
export function positionsAlong(board: Board, study: Study, path: Path): readonly Position[] {
  const positions = [study.start];
  let branches = study.branches;
  for (const n of path.slice(0, -1)) {
    const { orders, next } = branches[n]!;
    positions.push(positionAfter(board, positions.at(-1)!, orders));
    branches = next;
  }
  return positions;
}

/** With other orders for the phase of a path. Where something was played after the old ones, those stay, and the new ones branch off. */
export function withOrders({ study, path }: Standpoint, orders: OrdersByPower): Standpoint {
  const branch = branchAt(study, path);
  if (branch.next.length === 0) return { study: changed(study, path, (old) => ({ ...old, orders })), path };
  const siblings = siblingsOf(study, path).length;
  return {
    study: withSiblings(study, path, (old) => [...old, { ...EMPTY, orders }]),
    path: [...path.slice(0, -1), siblings],
  };
}

/** To the next phase: into the first branch there, or a new one. The game must not be over. */
export function processPhase({ study, path }: Standpoint): Standpoint {
  const { next } = branchAt(study, path);
  const grown = next.length > 0 ? study : changed(study, path, (old) => ({ ...old, next: [EMPTY] }));
  return { study: grown, path: [...path, 0] };
}

export function withNote({ study, path }: Standpoint, note: string): Standpoint {
  return { study: changed(study, path, (old) => ({ ...old, note })), path };
}

/** Without a branch and all that follows it; the last one of the first phase is emptied instead. */
export function withoutBranch({ study, path }: Standpoint): Standpoint {
  const at = path.at(-1)!;
  const rest = siblingsOf(study, path).length - 1;
  if (rest === 0 && path.length === 1) return { study: { ...study, branches: [EMPTY] }, path };
  const without = withSiblings(study, path, (old) => old.filter((_, n) => n !== at));
  return { study: without, path: rest === 0 ? path.slice(0, -1) : [...path.slice(0, -1), Math.max(0, at - 1)] };
}

/** The line on which a path lies is the first at every phase; what stood before it becomes a branch. */
export function asMainLine({ study, path }: Standpoint): Standpoint {
  const main = path.map(() => 0);
  const first = (grown: Study, at: number, depth: number) =>
    withSiblings(grown, main.slice(0, depth + 1), (old) => [old[at]!, ...old.filter((_, n) => n !== at)]);
  return { study: path.reduce(first, study), path: main };
}

/** A path on to the end of its line. */
export function toTheEnd(study: Study, path: Path): Path {
  const whole = [...path];
  for (let branch = branchAt(study, path); branch.next.length > 0; branch = branch.next[0]!) whole.push(0);
  return whole;
}

export function siblingsOf(study: Study, path: Path): readonly Branch[] {
  return path.length === 1 ? study.branches : branchAt(study, path.slice(0, -1)).next;
}

function withSiblings(study: Study, path: Path, change: (old: readonly Branch[]) => readonly Branch[]): Study {
  if (path.length === 1) return { ...study, branches: change(study.branches) };
  return changed(study, path.slice(0, -1), (old) => ({ ...old, next: change(old.next) }));
}

function changed(study: Study, path: Path, change: (old: Branch) => Branch): Study {
  return { ...study, branches: changedIn(study.branches, path, change) };
}

function changedIn(
  branches: readonly Branch[],
  [at, ...rest]: Path,
  change: (old: Branch) => Branch,
): readonly Branch[] {
  return branches.map((branch, n) => {
    if (n !== at) return branch;
    return rest.length === 0 ? change(branch) : { ...branch, next: changedIn(branch.next, rest, change) };
  });
}
