/** Chance from a seed: the same seed gives the same numbers everywhere. */
import { fnvOf } from '../text/fnv.ts';

export interface Chance {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  /** The same list in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

export function chanceFrom(seed: string): Chance {
  return chanceOf(fnvOf(seed));
}

/** The generator mulberry32 (Tommy Ettinger, public domain algorithm). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const whole = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (limit: number) => whole() % limit;
  return {
    next: () => whole() / 2 ** 32,
    below,
    shuffled: (list) => {
      const copy = [...list];
      for (let n = copy.length - 1; n > 0; n -= 1) {
        const other = below(n + 1);
        [copy[n], copy[other]] = [copy[other]!, copy[n]!];
      }
      return copy;
    },
  };
}
