/** What of a sketch is drawn. */
import type { Province } from '../../../../engine/board/variant.ts';
import type { Point } from '../../../../templates/map/geometry/geography.ts';

/** Where a province lies: a place, or a line along which it stretches, in user units. */
export interface SketchSite {
  readonly id: Province;
  readonly points: readonly Point[];
  /** Its head start: user units squared by which it counts as nearer. */
  readonly start: number;
}

/** By province, rings of x and y one after the other, in user units. */
export type SketchOutlines = Readonly<Record<Province, readonly (readonly number[])[]>>;

/** The number of the site that a point belongs to. */
export function nearestSite(sites: readonly SketchSite[]): (x: number, y: number) => number {
  const pieces = sites.flatMap(({ points, start }, n) =>
    stretchesOf(points).map(([[x, y], [u, v]]) => {
      const [dx, dy] = [u - x, v - y];
      return { n, start, x, y, dx, dy, square: dx * dx + dy * dy };
    }),
  );
  return (x, y) => {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const { n, start, x: fromX, y: fromY, dx, dy, square } of pieces) {
      const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / square));
      const distance = (x - fromX - along * dx) ** 2 + (y - fromY - along * dy) ** 2 - start;
      if (distance < least) [best, least] = [n, distance];
    }
    return best;
  };
}

/** A single place is a line without length. */
function stretchesOf(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  if (points.length === 1) return [[points[0]!, points[0]!]];
  return points.slice(1).map((to, n) => [points[n]!, to] as const);
}
