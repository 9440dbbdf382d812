/** Where a dislodged unit's counter lies: beside the unit that drove it out, on as little else as can be. */

import { provinceOf } from '../../engine/vocabulary.ts';
import { pointDistance } from './geometry/curve.ts';
import type { Point } from './geometry/geography.ts';
import { boxesOverlap, counterBox, type Obstacle } from './geometry/obstacles.ts';
import { type Sites, standOf } from './geometry/sites.ts';
import type { MapView } from './view.ts';

/** From the usual stand, in user units, the best first: the other counter's letter stays in sight. */
const OFFSETS: readonly Point[] = [
  [23, 18],
  [-23, 18],
  [23, -18],
  [38, 4],
  [-38, 4],
  [0, 32],
  [0, -32],
];

export interface DislodgedStands {
  /** Where a dislodged unit lies whose usual stand this is. */
  readonly of: (stand: Point) => Point;
  readonly all: readonly Point[];
}

export function dislodgedStands(
  { dislodged }: Pick<MapView, 'dislodged'>,
  sites: Sites,
  obstacles: readonly Obstacle[],
  counters: readonly Point[],
): DislodgedStands {
  const chosen = new Map<string, Point>();
  for (const { at } of dislodged) {
    const province = provinceOf(at);
    for (const site of sites.of(province)) {
      const stand = standOf(site, at);
      const inTheWay = [
        ...obstacles,
        ...[...counters.filter((other) => pointDistance(other, stand) > 12), ...chosen.values()].map((other) => ({
          ...counterBox(other),
          weight: 3,
        })),
      ];
      const cost = (offset: Point, rank: number) => {
        const box = counterBox(moved(stand, offset));
        const covered = inTheWay.reduce((sum, each) => sum + (boxesOverlap(box, each) ? each.weight : 0), 0);
        return covered + (sites.at(moved(stand, offset)) === province ? 0 : 0.6) + rank * 0.05;
      };
      const best = OFFSETS.reduce((a, b) => (cost(b, OFFSETS.indexOf(b)) < cost(a, OFFSETS.indexOf(a)) ? b : a));
      chosen.set(keyOf(stand), moved(stand, best));
    }
  }
  return { of: (stand) => chosen.get(keyOf(stand)) ?? stand, all: [...chosen.values()] };
}

function keyOf([x, y]: Point): string {
  return `${x} ${y}`;
}

function moved([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}
