/** Chance that is the same every time. */
import { createNoise2D } from 'simplex-noise';

/** Numbers from 0 to 1 in a row fixed by the seed (Mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Noise = (x: number, y: number) => number;

/** Hills of several sizes, each octave half as high and half as wide as the one before. */
export function noiseOf(seed: number, octaves: number): Noise {
  const simplex = createNoise2D(randomOf(seed));
  return (x, y) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave++) sum += simplex(x * 2 ** octave, y * 2 ** octave) / 2 ** octave;
    return sum;
  };
}
