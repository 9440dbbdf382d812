/** Seeded randomness for tests: the same seed gives the same numbers everywhere. */
import { type Chance, chanceOf } from '../engine/bot/random.ts';

export interface Random extends Chance {
  /** True so many times in a hundred. */
  percent(chance: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

export function createRandom(seed: number): Random {
  const chance = chanceOf(seed);
  const { below, shuffled } = chance;
  return {
    ...chance,
    percent: (many) => below(100) < many,
    pick: (items) => items[below(items.length)]!,
    shuffle: shuffled,
  };
}
