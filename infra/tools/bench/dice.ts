/** Chance from a seed, for the phases made up here. */
import type { ByPower, Power } from '../../../engine/vocabulary.ts';

/** A whole number from 0 to `sides` - 1. */
export type Dice = (sides: number) => number;

/** The same throws everywhere (a linear congruence with the constants of Numerical Recipes). */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Some of the items, without repetition. */
export function pickSome<T>(dice: Dice, items: readonly T[], count: number): readonly T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () => rest.splice(dice(rest.length), 1)[0]!);
}

/** Items by owner; owners without any are left out. */
export function byOwner<T>(owners: readonly Power[], items: readonly T[]): ByPower<readonly T[]> {
  const lists: Record<Power, T[]> = {};
  for (const [n, item] of items.entries()) lists[owners[n]!] = [...(lists[owners[n]!] ?? []), item];
  return lists;
}
