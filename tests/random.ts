/** Seeded randomness for tests: the same seed gives the same numbers everywhere. */

export interface Random {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  /** True so many times in a hundred. */
  percent(chance: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** The generator mulberry32 (Tommy Ettinger, public domain algorithm). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (limit: number) => next() % limit;
  return {
    below,
    percent: (chance) => below(100) < chance,
    pick: (items) => items[below(items.length)]!,
    shuffle: (items) => {
      const shuffled = [...items];
      for (let n = shuffled.length - 1; n > 0; n--) {
        const other = below(n + 1);
        [shuffled[n], shuffled[other]] = [shuffled[other]!, shuffled[n]!];
      }
      return shuffled;
    },
  };
}
