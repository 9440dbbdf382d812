/** Chance that is the same every time. */
import { createNoise2D } from 'simplex-noise';
import { chanceOf } from '../../../engine/bot/random.ts';

export type Noise = (x: number, y: number) => number;

/** Hills of several sizes, each octave half as high and half as wide as the one before. */
export function noiseOf(seed: number, octaves: number): Noise {
  const simplex = createNoise2D(chanceOf(seed).next);
  return (x, y) => {
    let sum = 0;
    for (let octave = 0, often = 1; octave < octaves; octave++, often *= 2)
      sum += simplex(x * often, y * often) / often;
    return sum;
  };
}
