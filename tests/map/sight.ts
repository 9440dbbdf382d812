/** How colours look to those who see them otherwise. */
import { type Lab, type LinearRgb, labOf, linearOf } from '../../templates/map/color.ts';

/** Protanopia, deuteranopia and tritanopia as matrices on linear light (Machado, Oliveira, Fernandes 2009, severity 1). */
const MATRICES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export const SIGHTS = ['full sight', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Distance of two colours in OKLab, times 100: below 2 they are hardly told apart side by side. */
export function distanceSeen(a: string, b: string, sight: Sight): number {
  const [p, q] = [seen(a, sight), seen(b, sight)];
  return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function seen(hex: string, sight: Sight): Lab {
  const light = linearOf(hex);
  if (sight === 'full sight') return labOf(light);
  const part = (row: 0 | 1 | 2) =>
    Math.min(
      1,
      Math.max(
        0,
        MATRICES[sight][row].reduce((sum, factor, n) => sum + factor * light[n]!, 0),
      ),
    );
  const turned: LinearRgb = [part(0), part(1), part(2)];
  return labOf(turned);
}
