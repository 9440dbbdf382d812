/** Which units go when their power does not say which (rulebook 2023, "Civil disorder"; DATC 4.D.8). */
import type { Adjacency, Board } from '../../board/board.ts';
import type { Power, Province, UnitText } from '../../board/variant.ts';
import { parseUnit } from '../../orders/notation.ts';
import type { Rulings } from '../rulings.ts';

export interface Removal {
  readonly unit: UnitText;
  /** Steps from the nearest centre that counts; null when there is no way to one. */
  readonly distance: number | null;
}

/**
 * A power's units, the first to go first: the farthest from an owned centre (ruling `1971`: from a home centre), fleets
 * before armies, then by the name of the province. The 2023 rulebook's "no unit on a supply centre" follows: a unit on
 * an owned centre is at distance 0 (DATC 6.J.5 and 6.J.9 remove units on centres of others).
 */
export function removalOrder(
  board: Board,
  owned: readonly Province[],
  power: Power,
  units: readonly UnitText[],
  { civilDisorder }: Rulings,
): readonly Removal[] {
  const home = board.powers[board.powerNumber.get(power)!]!.home;
  const goals = new Set((civilDisorder === '2023' ? owned : home).map((center) => board.provinceNumber.get(center)!));
  const ranked = units.map((text) => {
    const unit = parseUnit(text)!;
    const start = board.locationNumber.get(unit.at)!;
    const asFleet = civilDisorder === '1971' && unit.type === 'F';
    const province = board.provinces[board.provinceOf[start]!]!;
    return {
      text,
      distance: asFleet ? fleetDistance(board, start, goals) : distance(board, board.provinceOf[start]!, goals),
      army: unit.type === 'A' ? 1 : 0,
      name: province.name,
    };
  });
  ranked.sort((a, b) => b.distance - a.distance || a.army - b.army || compare(a.name, b.name));
  return ranked.map(({ text, distance }) => ({ unit: text, distance: Number.isFinite(distance) ? distance : null }));
}

/** Steps from one province to the nearest goal over borders of either kind; Infinity when there is no way. */
function distance(board: Board, from: number, goals: ReadonlySet<number>): number {
  const { army, fleet } = board.bordersIn(board.start.season);
  const { homeOf, provinceOf: provinces, locations } = board;
  return search(from, goals, (p) => {
    const end = p + 1 < homeOf.length ? homeOf[p + 1]! : locations.length;
    const next: number[] = [];
    for (let l = homeOf[p]!; l < end; l++) {
      for (const borders of [army, fleet]) for (const to of neighbours(borders, l)) next.push(provinces[to]!);
    }
    return next;
  });
}

/** Steps of a fleet from a location to the nearest goal province. */
function fleetDistance(board: Board, from: number, goals: ReadonlySet<number>): number {
  const { fleet } = board.bordersIn(board.start.season);
  const ends = new Set(board.locations.flatMap((_, l) => (goals.has(board.provinceOf[l]!) ? [l] : [])));
  return search(from, ends, (l) => neighbours(fleet, l));
}

function search(from: number, goals: ReadonlySet<number>, next: (place: number) => Iterable<number>): number {
  const seen = new Set([from]);
  let frontier = [from];
  for (let steps = 0; frontier.length > 0; steps++) {
    if (frontier.some((place) => goals.has(place))) return steps;
    const reached: number[] = [];
    for (const place of frontier) {
      for (const to of next(place)) {
        if (seen.has(to)) continue;
        seen.add(to);
        reached.push(to);
      }
    }
    frontier = reached;
  }
  return Number.POSITIVE_INFINITY;
}

function neighbours({ start, list }: Adjacency, l: number): Uint16Array {
  return list.subarray(start[l], start[l + 1]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
