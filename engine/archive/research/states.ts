/**
 * Boards as research tools have them. They differ from the rules in two things: a phase in which nothing can be built and nothing must be
 * removed is none there; and what a convoyed army has dislodged may retreat into occupied provinces, so that a unit with nowhere to
 * go stands in a phase of retreats, where it disbands.
 */
import { adjustmentsDue, openSites } from '../../adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../board/board.ts';
import { formatPhase, parsePhase, phaseAfter } from '../../board/phase.ts';
import type { Dislodged, Position } from '../../board/position.ts';
import type { ByPower } from '../../board/variant.ts';
import { type Power, powersIn, rowsOf } from '../../vocabulary.ts';
import { areBuildsIdle, fullPosition } from '../boards.ts';
import type { ArchivedPhase } from '../document.ts';
import { positionHash } from './position-hash.ts';
import type { ResearchPhase, ResearchState } from './shape.ts';

/** A position, of a phase or of `COMPLETED`. */
export type StatePosition = Omit<Position, 'phase' | 'variant'> & { readonly phase: string };

export function stateOf(standing: StatePosition, board: Board): ResearchState {
  const { phase, units, centers, dislodged = {} } = standing;
  const due = phase.endsWith('A') ? adjustmentsDue(board, standing) : {};
  const names = [...new Set([...board.powers.map(({ name }) => name), ...powersIn(units)])];
  const by = <T>(value: (power: Power) => T): ByPower<T> =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  const capitals = (list: readonly string[]) => list.map((each) => each.toUpperCase());
  const stands = (list: readonly Dislodged[] = []) => list.map(({ unit }) => `*${unit.toUpperCase()}`);
  const homeOf = (power: Power) => board.powers.find(({ name }) => name === power)?.home ?? [];
  return {
    name: phase,
    zobrist_hash: positionHash(board, { units, centers, dislodged }),
    units: by((power) => [...capitals(units[power] ?? []), ...stands(dislodged[power])]),
    retreats: by((power) =>
      Object.fromEntries(
        (dislodged[power] ?? []).map(({ unit, retreats }) => [unit.toUpperCase(), capitals(retreats)]),
      ),
    ),
    centers: by((power) => capitals(centers[power] ?? [])),
    homes: by((power) => capitals(homeOf(power))),
    builds: by((power) => {
      const count = due[power] ?? 0;
      return { count, homes: count > 0 ? capitals(openSites(board, standing, power)) : [] };
    }),
  };
}

/** True of adjustments that are played only because a power lacks a place to build in. */
export function isIdle({ phase, position }: Pick<ArchivedPhase, 'phase' | 'position'>, board: Board): boolean {
  return areBuildsIdle(board, { ...fullPosition(position), phase });
}

/** Units that an army dislodged which had come by convoy, and that have nowhere to go. */
export function strandedUnits({ resolution }: Pick<ArchivedPhase, 'resolution'>): ByPower<readonly Dislodged[]> {
  return Object.fromEntries(
    rowsOf(resolution.dislodged)
      .map(([power, list]) => [power, list.filter(isStranded)] as const)
      .filter(([, list]) => list.length > 0),
  );
}

function isStranded({ from, retreats }: Dislodged): boolean {
  return from === null && retreats.length === 0;
}

/** The phase of retreats that comes after a phase for these alone. */
export function strandedPhase(
  { phase, position, resolution }: ArchivedPhase,
  gone: ByPower<readonly Dislodged[]>,
  board: Board,
): ResearchPhase {
  const name = formatPhase(phaseAfter(board.variant.calendar, parsePhase(phase)));
  // Centers change hands only after it.
  const standing: StatePosition = {
    phase: name,
    units: resolution.units,
    centers: position.centers ?? {},
    dislodged: gone,
  };
  const orders = Object.fromEntries(board.powers.map(({ name: power }) => [power, disbanding(gone[power])]));
  return {
    name,
    state: stateOf(standing, board),
    orders,
    results: resultsOf(gone),
    messages: [],
    at: null,
    added: true,
  };
}

/** A phase of retreats with these in it. */
export function withStranded(
  phase: ResearchPhase,
  gone: ByPower<readonly Dislodged[]>,
  { position, orders }: ArchivedPhase,
  board: Board,
): ResearchPhase {
  if (Object.keys(gone).length === 0) return phase;
  const { dislodged = {} } = position;
  const powers = [...new Set([...powersIn(dislodged), ...powersIn(gone)])];
  const all = Object.fromEntries(powers.map((power) => [power, [...(dislodged[power] ?? []), ...(gone[power] ?? [])]]));
  return {
    ...phase,
    state: stateOf({ ...fullPosition(position), dislodged: all }, board),
    orders: Object.fromEntries(
      rowsOf(phase.orders).map(([power, list]) => [power, [...list, ...disbanding(gone[power])]]),
    ),
    results: { ...phase.results, ...resultsOf(gone) },
    written: orders,
  };
}

function disbanding(list: readonly Dislodged[] = []): readonly string[] {
  return list.map(({ unit }) => `${unit.toUpperCase()} D`);
}

function resultsOf(gone: ByPower<readonly Dislodged[]>): ResearchPhase['results'] {
  const units = Object.values(gone).flat();
  return Object.fromEntries(units.map(({ unit }) => [unit.toUpperCase(), ['disband']]));
}
