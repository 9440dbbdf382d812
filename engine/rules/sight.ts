/**
 * What is seen in a blind game (setting BLIND), the same for any variant: a reader's powers see their own units and centers, and every
 * province next to one of them, on whatever coast and in whatever season. Of what is seen, everything counts: who stands there, who owns
 * the center, what the unit was ordered and what came of it. Of all else we say nothing, not even that there is nothing.
 *
 * The provinces seen are those of the DPjudge's rule BLIND with OWN_SCS_SEE; nJudge's Blind tells a player nothing but his own units and
 * centers (its `info.blind`). As there, nobody learns of others' retreats and what others build or remove out of sight.
 */
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { Position, Resolution, ResolvedOrder } from '../board/position.ts';
import type { ByPower, Power, Province, UnitText } from '../board/variant.ts';
import { parseOrder } from '../orders/notation.ts';
import { provinceOf, provinceOfUnit, rowsOf } from '../vocabulary.ts';

/** Whose eyes somebody looks with; `all`: the whole board is seen. No powers: nothing is. */
export type Sight = 'all' | readonly Power[];

type Standing = Pick<Position, 'units' | 'centers' | 'dislodged'>;

const besideOfBoards = new WeakMap<Board['variant']['adjacency'], ReadonlyMap<Province, readonly Province[]>>();

/** The provinces that these powers see. */
function provincesSeen(
  board: Pick<Board, 'variant'>,
  standing: Standing,
  powers: readonly Power[],
): ReadonlySet<Province> {
  const beside = provincesBesideEach(board);
  const own = powers.flatMap((power) => [
    ...(standing.units[power] ?? []).map(whereIs),
    ...(standing.dislodged?.[power] ?? []).map(({ unit }) => whereIs(unit)),
    ...(standing.centers[power] ?? []),
  ]);
  return new Set(own.flatMap((province) => [province, ...(beside.get(province) ?? [])]));
}

/** The provinces that these eyes do not see; null: they see all. */
export function provincesUnseen(
  board: Pick<Board, 'variant'>,
  standing: Standing,
  sight: Sight,
): ReadonlySet<Province> | null {
  if (sight === 'all') return null;
  const seen = provincesSeen(board, standing, sight);
  return new Set(board.variant.provinces.flatMap(({ id }) => (seen.has(id) ? [] : [id])));
}

/** The position as far as it is seen: what is left out is not known to be empty. */
export function seenPosition(board: Board, position: Position, sight: Sight): Position {
  if (sight === 'all') return position;
  const { dislodged, ruleState, ...rest } = position;
  const kept = ruleStateSeen(ruleState, sight);
  return {
    ...rest,
    ...standingSeen(provincesSeen(board, position, sight), position),
    ...(dislodged === undefined ? {} : { dislodged: ownOf(dislodged, sight) }),
    ...(kept === undefined ? {} : { ruleState: kept }),
  };
}

/**
 * A phase that is over, as far as it was seen: orders of the units that were seen when they were given (in adjustments, also of those
 * that have come into sight by them), and what is seen of the board afterwards. Only results, no explanations: these tell of others.
 */
export function seenResolution(board: Board, before: Position, resolution: Resolution, sight: Sight): Resolution {
  if (sight === 'all') return resolution;
  const { ruleState, ...rest } = resolution;
  const kept = ruleStateSeen(ruleState, sight);
  const was = provincesSeen(board, before, sight);
  const is = provincesSeen(board, resolution, sight);
  const { kind } = parsePhase(resolution.phase);
  const isSeen = ({ power, order: text }: ResolvedOrder) => {
    if (sight.includes(power)) return true;
    const order = parseOrder(text, kind);
    if (kind === 'R' || order === null || order.kind === 'waive' || order.kind === 'influence') return false;
    const at = provinceOf(order.unit.at);
    return was.has(at) || (order.kind === 'build' && is.has(at));
  };
  return {
    ...rest,
    ...standingSeen(is, resolution),
    orders: resolution.orders
      .filter(isSeen)
      .map(({ power, order, result, reasons }) => ({ power, order, result, reasons })),
    dislodged: ownOf(resolution.dislodged, sight),
    adjustments: ownOf(resolution.adjustments, sight),
    contested: [],
    ...(kept === undefined ? {} : { ruleState: kept }),
  };
}

function standingSeen(seen: ReadonlySet<Province>, { units, centers }: Standing): Pick<Position, 'units' | 'centers'> {
  return {
    units: listed(units, (unit) => seen.has(whereIs(unit))),
    centers: listed(centers, (center) => seen.has(center)),
  };
}

/** Powers of which nothing is seen do not stand there with an empty list. */
function listed<T>(all: ByPower<readonly T[]>, isSeen: (each: T) => boolean): ByPower<readonly T[]> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([power, list]) => {
      const seen = list.filter(isSeen);
      return seen.length === 0 ? [] : [[power, seen]];
    }),
  );
}

function ownOf<T>(all: ByPower<T>, powers: readonly Power[]): ByPower<T> {
  return Object.fromEntries(rowsOf(all).filter(([power]) => powers.includes(power)));
}

/** Which powers were drawn for a seat is known to all; how long centers have been held, to their owner. */
function ruleStateSeen(state: Position['ruleState'], powers: readonly Power[]): Position['ruleState'] {
  if (state === undefined) return undefined;
  const held = state['center-maturity'];
  return { ...state, ...(held === undefined ? {} : { 'center-maturity': ownOf(held, powers) }) };
}

function whereIs(unit: UnitText): Province {
  return provinceOfUnit(unit);
}

/** Neighbors of each province, for armies or fleets, in some season. */
function provincesBesideEach({
  variant: { adjacency },
}: Pick<Board, 'variant'>): ReadonlyMap<Province, readonly Province[]> {
  const known = besideOfBoards.get(adjacency);
  if (known !== undefined) return known;
  const found = new Map<Province, Set<Province>>();
  const pairs = [...adjacency.army, ...adjacency.fleet, ...(adjacency.seasonal ?? []).map(({ pair }) => pair)];
  for (const pair of pairs) {
    const [a, b] = [provinceOf(pair[0]), provinceOf(pair[1])];
    found.set(a, (found.get(a) ?? new Set()).add(b));
    found.set(b, (found.get(b) ?? new Set()).add(a));
  }
  const beside = new Map([...found].map(([province, others]) => [province, [...others]]));
  besideOfBoards.set(adjacency, beside);
  return beside;
}
