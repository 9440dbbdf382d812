/** Deals powers to players by their preference lists: the least sum of ranks, ties by lot. */
import type { ByPower, Power } from '../board/variant.ts';
import type { PersonId } from './events.ts';
import type { Applicant } from './game.ts';

/** Ranks are scaled so far apart that the lot never outweighs a preference. */
const LOT = 1e-6;

/**
 * One power to each applicant. More powers than applicants: the rest stays without a player.
 * `random` gives numbers from 0 up to 1. Throws when there are more applicants than powers.
 */
export function assignPowers(
  powers: readonly Power[],
  applicants: readonly Applicant[],
  random: () => number,
): ByPower<PersonId | null> {
  if (applicants.length > powers.length) throw new Error('More applicants than powers.');
  const cost = applicants.map(({ preferences }) => powers.map((power) => rankOf(preferences, power) + random() * LOT));
  const chosen = leastCost(cost, powers.length);
  return Object.fromEntries(powers.map((power, p) => [power, applicants[chosen.indexOf(p)]?.person ?? null]));
}

/** Tier in which a power stands; powers not named share the tier of `*`, or one after the last. */
function rankOf(preferences: readonly (readonly Power[])[], power: Power): number {
  const named = preferences.findIndex((tier) => tier.includes(power));
  if (named >= 0) return named;
  const any = preferences.findIndex((tier) => tier.includes('*'));
  return any >= 0 ? any : preferences.length;
}

/**
 * Column for each row with the least total cost (the Hungarian method with potentials, Kuhn and Munkres).
 * At most as many rows as columns.
 */
function leastCost(cost: readonly (readonly number[])[], columns: number): readonly number[] {
  const rows = cost.length;
  const rowPotential = new Array<number>(rows + 1).fill(0);
  const columnPotential = new Array<number>(columns + 1).fill(0);
  const rowOf = new Array<number>(columns + 1).fill(0);
  for (let row = 1; row <= rows; row += 1) {
    const cheapest = new Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY);
    const before = new Array<number>(columns + 1).fill(0);
    const visited = new Array<boolean>(columns + 1).fill(false);
    rowOf[0] = row;
    let column = 0;
    do {
      visited[column] = true;
      const at = rowOf[column]!;
      let step = Number.POSITIVE_INFINITY;
      let nearest = 0;
      for (let c = 1; c <= columns; c += 1) {
        if (visited[c]) continue;
        const reduced = cost[at - 1]![c - 1]! - rowPotential[at]! - columnPotential[c]!;
        if (reduced < cheapest[c]!) {
          cheapest[c] = reduced;
          before[c] = column;
        }
        if (cheapest[c]! < step) {
          step = cheapest[c]!;
          nearest = c;
        }
      }
      for (let c = 0; c <= columns; c += 1) {
        if (visited[c]) {
          rowPotential[rowOf[c]!]! += step;
          columnPotential[c]! -= step;
        } else cheapest[c]! -= step;
      }
      column = nearest;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = before[column]!;
      rowOf[column] = rowOf[previous]!;
      column = previous;
    }
  }
  const chosen = new Array<number>(rows).fill(-1);
  for (let c = 1; c <= columns; c += 1) if (rowOf[c] !== 0) chosen[rowOf[c]! - 1] = c - 1;
  return chosen;
}
