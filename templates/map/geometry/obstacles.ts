/** What an arrow should not run across: names, counters, marks. */

import { LINE_HEIGHT, textWidth } from '../lettering/lettering.ts';
import type { Measured } from './curve.ts';
import { CENTER_BOX, COUNTER_BOX, type Label, type Point } from './geography.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Obstacle extends Box {
  /** How bad it is to cross it. */
  readonly weight: number;
}

export function counterBox([x, y]: Point): Box {
  const { left, right, up, down } = COUNTER_BOX;
  return { left: x - left, right: x + right, top: y - up, bottom: y + down };
}

export function centerBox([x, y]: Point): Box {
  const { left, right, up, down } = CENTER_BOX;
  return { left: x - left, right: x + right, top: y - up, bottom: y + down };
}

/** What the letters of a name cover, halo aside. */
export function labelBox({ at: [x, y], size, lines }: Label, face: 'land' | 'sea'): Box {
  const width = Math.max(...lines.map((line) => textWidth(line, face, size)));
  const height = (lines.length - 1) * size * LINE_HEIGHT + size * LETTER_HEIGHT[face];
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Of the type size: capitals and ascenders above, descenders below. */
const LETTER_HEIGHT = { land: 0.74, sea: 0.98 } as const;

export function isInside([x, y]: Point, { left, top, right, bottom }: Box, margin = 0): boolean {
  return x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;
}

export function boxesOverlap(a: Box, b: Box, margin = 0): boolean {
  return (
    a.left < b.right + margin && b.left < a.right + margin && a.top < b.bottom + margin && b.top < a.bottom + margin
  );
}

/** How much of a curve, between two lengths from its start, runs across obstacles. */
export function crossingLength({ steps }: Measured, obstacles: readonly Obstacle[], from: number, to: number): number {
  let cost = 0;
  for (const { at, along } of steps) {
    if (along < from || along > to) continue;
    for (const obstacle of obstacles) if (isInside(at, obstacle, 3)) cost += obstacle.weight;
  }
  return cost;
}
