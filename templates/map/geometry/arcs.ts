/**
 * Arcs as they are stored. Coasts and edges are straight from point to point. Borders of land with land and sea with sea
 * are smooth: quadratic curves, each going on in the direction of the one before, so that after the first control point
 * only the points between the curves are needed.
 */
import { type Arc, GRAIN, type Point } from './geography.ts';

/** x and y of each point, one after the other, in whole numbers of {@link GRAIN}. */
export type Flat = readonly number[];

/** A stretch of outline from node to node. */
export type Stretch =
  | { readonly kind: 'straight'; readonly points: Flat }
  /** The first point, the first control point, then the ends of the curves. */
  | { readonly kind: 'curved'; readonly points: Flat };

export function stretchOf({ kind, points }: Pick<Arc, 'kind' | 'points'>): Stretch {
  const flat = [...points];
  for (let n = 2; n < flat.length; n++) flat[n]! += flat[n - 2]!;
  const isCurved = (kind === 'land' || kind === 'sea') && flat.length > 4;
  return { kind: isCurved ? 'curved' : 'straight', points: flat };
}

/** The same stretch walked from its end. */
export function reverseStretch({ kind, points }: Stretch): Stretch {
  if (kind === 'straight') return { kind, points: backwards(points) };
  const controls = controlsOf(points);
  const ends = backwards([points[0]!, points[1]!, ...points.slice(4)]);
  return { kind, points: [ends[0]!, ends[1]!, ...controls.slice(-2), ...ends.slice(2)] };
}

/** Path data without the first `M`: relative steps, as short as they can be written. */
export function stepsOf({ kind, points }: Stretch): string {
  const steps = points.map((value, n) => value - (points[n - 2] ?? value));
  if (kind === 'straight') return written('l', steps.slice(2));
  const [x0, y0] = [points[0]!, points[1]!];
  const first = [points[2]! - x0, points[3]! - y0, points[4]! - x0, points[5]! - y0];
  return written('q', first) + (points.length > 6 ? written('t', steps.slice(6)) : '');
}

/** Points along a stretch in user units; curves are cut into so many straight steps. */
export function pointsAlong(stretch: Stretch, perCurve = 4): readonly Point[] {
  const { kind, points } = stretch;
  const scaled = (x: number, y: number): Point => [x * GRAIN, y * GRAIN];
  if (kind === 'straight') {
    return Array.from({ length: points.length / 2 }, (_, n) => scaled(points[2 * n]!, points[2 * n + 1]!));
  }
  const controls = controlsOf(points);
  const along: Point[] = [scaled(points[0]!, points[1]!)];
  for (let n = 0; n < controls.length; n += 2) {
    const [ax, ay] = n === 0 ? [points[0]!, points[1]!] : [points[n + 2]!, points[n + 3]!];
    const [bx, by] = [points[n + 4]!, points[n + 5]!];
    const [cx, cy] = [controls[n]!, controls[n + 1]!];
    for (let k = 1; k <= perCurve; k++) {
      const t = k / perCurve;
      const [a, c, b] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      along.push(scaled(ax * a + cx * c + bx * b, ay * a + cy * c + by * b));
    }
  }
  return along;
}

/** A line of user units as an arc is stored; `isCurved` makes its inner points control points. A closed line has its first
 *  point again at its end. */
export function storedPoints(line: readonly Point[], isCurved: boolean, isClosed: boolean): Flat {
  const flat =
    isCurved && line.length > 2 ? curvePoints(line, isClosed) : line.flatMap(([x, y]) => [inGrains(x), inGrains(y)]);
  const stored: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (let n = 0; n < flat.length; n += 2) {
    const [dx, dy] = [flat[n]! - lastX, flat[n + 1]! - lastY];
    if (!isCurved && n > 0 && dx === 0 && dy === 0) continue;
    stored.push(dx, dy);
    [lastX, lastY] = [flat[n]!, flat[n + 1]!];
  }
  return stored;
}

/** The middle between two control points must lie on the grid for the next one to follow from it: each control point is
 *  moved by up to a grain so that it does. */
function curvePoints(line: readonly Point[], isClosed: boolean): Flat {
  const inner = isClosed ? line.slice(1) : line.slice(1, -1);
  const [first, last] = [line[0]!, line.at(-1)!];
  const start = isClosed ? middle(inner.at(-1)!, inner[0]!) : first;
  const end = isClosed ? start : last;
  let control = inner[0]!.map(inGrains) as [number, number];
  const points = [inGrains(start[0]), inGrains(start[1]), ...control];
  for (const next of inner.slice(1)) {
    const between = ([0, 1] as const).map((axis) => Math.round((control[axis] + next[axis] / GRAIN) / 2)) as [
      number,
      number,
    ];
    points.push(...between);
    control = [2 * between[0] - control[0], 2 * between[1] - control[1]];
  }
  return [...points, inGrains(end[0]), inGrains(end[1])];
}

/** Control points of a curved stretch, one for each curve: each the one before, mirrored in the point between. */
export function controlsOf(points: Flat): Flat {
  const controls = [points[2]!, points[3]!];
  for (let n = 4; n + 2 < points.length; n += 2) {
    controls.push(2 * points[n]! - controls[n - 4]!, 2 * points[n + 1]! - controls[n - 3]!);
  }
  return controls;
}

function inGrains(value: number): number {
  return Math.round(value / GRAIN);
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function backwards(points: Flat): Flat {
  const back: number[] = [];
  for (let n = points.length - 2; n >= 0; n -= 2) back.push(points[n]!, points[n + 1]!);
  return back;
}

function written(command: string, steps: readonly number[]): string {
  let path = command;
  for (const [n, step] of steps.entries()) path += n === 0 || step < 0 ? step : ` ${step}`;
  return path;
}
