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

/** The number of the site that a point belongs to, and how far it lies from it: user units squared, less the site's head start. */
export interface Nearest {
  readonly site: number;
  readonly distance: number;
}

/** A piece of a site: a line from x, y by dx, dy. */
interface Piece {
  readonly site: number;
  readonly start: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** User units to the side of a square whose points ask the same few pieces. */
const SQUARE = 64;

/** Of equals the first. Asked millions of times for one map: a point looks only at what can be nearest in its square. */
export function nearestSite(sites: readonly SketchSite[]): (x: number, y: number) => Nearest {
  const pieces = sites.flatMap(({ points, start }, site) =>
    stretchesOf(points).map(([[x, y], [u, v]]): Piece => ({ site, start, x, y, dx: u - x, dy: v - y })),
  );
  const bySquare = new Map<number, readonly Piece[]>();
  return (x, y) => {
    const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
    const square = row * 65_536 + column;
    const near = bySquare.get(square) ?? piecesNear(pieces, (column + 0.5) * SQUARE, (row + 0.5) * SQUARE);
    bySquare.set(square, near);
    let [site, distance] = [0, Number.POSITIVE_INFINITY];
    for (const piece of near) {
      const here = squareTo(piece, x, y) - piece.start;
      if (here < distance) [site, distance] = [piece.site, here];
    }
    return { site, distance };
  };
}

/** Whoever is nearest somewhere in the square around a point: going from its middle to a corner, each comes nearer by that way at most. */
function piecesNear(pieces: readonly Piece[], x: number, y: number): readonly Piece[] {
  const reach = SQUARE * Math.SQRT1_2 + 1;
  const from = pieces.map((piece) => Math.sqrt(squareTo(piece, x, y)));
  const most = Math.min(...pieces.map(({ start }, n) => (from[n]! + reach) ** 2 - start));
  return pieces.filter(({ start }, n) => Math.max(0, from[n]! - reach) ** 2 - start <= most);
}

function squareTo({ x, y, dx, dy }: Piece, toX: number, toY: number): number {
  const [across, down] = [toX - x, toY - y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, (across * dx + down * dy) / square));
  return (across - along * dx) ** 2 + (down - along * dy) ** 2;
}

/** A single place is a line without length. */
function stretchesOf(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  if (points.length === 1) return [[points[0]!, points[0]!]];
  return points.slice(1).map((to, n) => [points[n]!, to] as const);
}
