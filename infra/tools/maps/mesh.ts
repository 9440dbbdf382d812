/**
 * A map made from the rules alone: provinces as the points of a net whose edges are their borders, spread over a disc so
 * that all have room and none is thin. Starts from Tutte's layout and improves it by small random moves, always the same
 * for one seed.
 */

import type { Province } from '../../../engine/board/variant.ts';
import { chanceOf } from '../../../engine/bot/random.ts';
import type { Point } from '../../../templates/map/geometry/geography.ts';

export interface MeshList {
  /** Provinces on the rim, in order round it. */
  readonly rim: readonly Province[];
  /** Every three provinces that meet in one point. */
  readonly triangles: readonly (readonly [Province, Province, Province])[];
  /** How much room a province wants, where it is not 1. */
  readonly room: Readonly<Record<Province, number>>;
  /** Where a province would like to be, in units of the disc's radius from its middle, and how much it insists: 1 unless said. Of
   *  those on the rim only the direction counts. */
  readonly wishes?: Readonly<Record<Province, readonly [x: number, y: number, weight?: number]>>;
}

export interface Mesh {
  readonly ids: readonly Province[];
  /** In units of the disc's radius, from its middle. */
  readonly points: readonly Point[];
  /** Numbers of three points each, all wound the same way. */
  readonly triangles: readonly (readonly [number, number, number])[];
  readonly rim: readonly number[];
}

const ROUNDS = 1500;

export function meshOf(list: MeshList, seed: number): Mesh {
  const ids = [...new Set(list.triangles.flat())].sort();
  const number = new Map(ids.map((id, n) => [id, n]));
  const triangles = list.triangles.map((each) => each.map((id) => number.get(id)!) as [number, number, number]);
  const rim = list.rim.map((id) => number.get(id)!);
  const wishes = ids.map((id) => list.wishes?.[id] ?? null);
  const points = tutte(ids.length, triangles, rim, wishes);
  const wound = triangles.map(
    (each) => (areaOf(each, points) < 0 ? [each[0], each[2], each[1]] : each) as [number, number, number],
  );
  improve(
    points,
    wound,
    rim,
    ids.map((id) => list.room[id] ?? 1),
    wishes,
    chanceOf(seed).next,
  );
  return { ids, points, triangles: wound, rim };
}

type Triangle = readonly [number, number, number];
type Wish = readonly [x: number, y: number, weight?: number] | null | undefined;

/** The rim on the circle, every other point in the middle of its neighbours. */
function tutte(
  count: number,
  triangles: readonly Triangle[],
  rim: readonly number[],
  wishes: readonly Wish[],
): Point[] {
  const neighbours: Set<number>[] = Array.from({ length: count }, () => new Set());
  for (const each of triangles) for (const a of each) for (const b of each) if (a !== b) neighbours[a]!.add(b);
  const points: Point[] = Array.from({ length: count }, () => [0, 0]);
  for (const [n, each] of rim.entries()) {
    const wish = wishes[each];
    points[each] = onRim(wish ? Math.atan2(wish[1], wish[0]) : (2 * Math.PI * n) / rim.length - 2.96);
  }
  for (let round = 0; round < 3000; round++) {
    for (let n = 0; n < count; n++) {
      if (rim.includes(n)) continue;
      const around = [...neighbours[n]!];
      const mean = (axis: 0 | 1) => around.reduce((sum, m) => sum + points[m]![axis], 0) / around.length;
      points[n] = [mean(0), mean(1)];
    }
  }
  return points;
}

function onRim(angle: number): Point {
  return [Math.cos(angle), Math.sin(angle)];
}

/** Moves one point after the other a little, and keeps what makes the whole better. */
function improve(
  points: Point[],
  triangles: readonly Triangle[],
  rim: readonly number[],
  room: readonly number[],
  wishes: readonly Wish[],
  random: () => number,
): void {
  const touching = points.map((_, n) => triangles.filter((each) => each.includes(n)));
  const wanted = room.map((each) => (each * Math.PI) / room.reduce((sum, other) => sum + other, 0));
  const own = (n: number) => touching[n]!.reduce((sum, each) => sum + areaOf(each, points), 0) / 3;
  const nearby = points.map((_, n) => [...new Set(touching[n]!.flat())]);
  const cost = (n: number) => {
    let sum = 0;
    for (const each of touching[n]!) sum += misshape(each, points);
    for (const m of nearby[n]!) {
      const ratio = own(m) / wanted[m]!;
      sum += ROOM_WEIGHT * (ratio < 1 ? 1 / Math.max(ratio, 0.01) - 1 : (ratio - 1) * 0.6) ** 2;
    }
    const wish = wishes[n];
    if (wish) {
      const [x, y] = points[n]!;
      const [u, v] = rim.includes(n) ? onRim(Math.atan2(wish[1], wish[0])) : wish;
      sum += WISH_WEIGHT * (wish[2] ?? 1) * ((x - u) ** 2 + (y - v) ** 2);
    }
    return sum;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const reach = 0.12 * (1 - round / ROUNDS) + 0.002;
    for (let n = 0; n < points.length; n++) {
      const before = points[n]!;
      const now = cost(n);
      const [dx, dy] = [(random() * 2 - 1) * reach, (random() * 2 - 1) * reach];
      points[n] = rim.includes(n) ? onRim(Math.atan2(before[1], before[0]) + dx) : [before[0] + dx, before[1] + dy];
      if (cost(n) >= now) points[n] = before;
    }
  }
}

const ROOM_WEIGHT = 2.2;
const WISH_WEIGHT = 4;

/** How far a triangle is from having equal sides: 0 when it has, beyond all bounds when it is folded over. */
function misshape(each: Triangle, points: readonly Point[]): number {
  const area = areaOf(each, points);
  if (area <= 1e-5) return 1e6;
  const [a, b, c] = each.map((n) => points[n]!) as [Point, Point, Point];
  const square = (p: Point, q: Point) => (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;
  return (square(a, b) + square(b, c) + square(c, a)) / (4 * Math.sqrt(3) * area) - 1;
}

function areaOf([a, b, c]: Triangle, points: readonly Point[]): number {
  const [p, q, r] = [points[a]!, points[b]!, points[c]!];
  return ((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])) / 2;
}

/** The number of the province at a point of the disc: in the triangle around it, the corner it is nearest to in shares of
 *  the whole; between the net and the rim, the nearest point of the rim. */
export function provinceAt({ points, triangles, rim }: Mesh): (point: Point) => number {
  let last = 0;
  const shares = (n: number, [x, y]: Point): readonly [number, number, number] => {
    const [a, b, c] = triangles[n]!.map((each) => points[each]!) as [Point, Point, Point];
    const whole = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    const ofB = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / whole;
    const ofC = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / whole;
    return [1 - ofB - ofC, ofB, ofC];
  };
  const corner = (n: number, point: Point): number | null => {
    const parts = shares(n, point);
    if (Math.min(...parts) < -1e-9) return null;
    return triangles[n]![parts.indexOf(Math.max(...parts))]!;
  };
  return (point) => {
    const same = corner(last, point);
    if (same !== null) return same;
    for (let n = 0; n < triangles.length; n++) {
      const found = corner(n, point);
      if (found !== null) {
        last = n;
        return found;
      }
    }
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const n of rim) {
      const [x, y] = points[n]!;
      const distance = (x - point[0]) ** 2 + (y - point[1]) ** 2;
      if (distance < least) [best, least] = [n, distance];
    }
    return best;
  };
}

/** Fineness of the search for room, as a share of the radius. */
const SEARCH = 0.02;

/** Where an island between two provinces, or in one, has most water round it, and how much. */
export function roomiestSpot(mesh: Mesh, a: Province, b: Province): { readonly middle: Point; readonly room: number } {
  const at = provinceAt(mesh);
  const [own, other] = [mesh.ids.indexOf(a), mesh.ids.indexOf(b)];
  const steps = Array.from({ length: Math.round(2 / SEARCH) + 1 }, (_, n) => -1 + n * SEARCH);
  const disc = steps.flatMap((y) => steps.map((x): Point => [x, y])).filter(([x, y]) => x * x + y * y < 1);
  const named = disc.map((point) => ({ point, province: at(point) }));
  const away = named.filter(({ province }) => province !== own && province !== other).map(({ point }) => point);
  const gap = ([x, y]: Point, [u, v]: Point) => Math.sqrt((x - u) ** 2 + (y - v) ** 2);
  const isBetween = ([x, y]: Point) =>
    a === b ||
    [own, other].every((each) =>
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].some(([dx, dy]) => at([x + dx! * SEARCH, y + dy! * SEARCH]) === each),
    );
  let [middle, room]: [Point, number] = [[0, 0], 0];
  for (const { point, province } of named) {
    if ((province !== own && province !== other) || !isBetween(point)) continue;
    const clear = Math.min(1 - Math.sqrt(point[0] ** 2 + point[1] ** 2), ...away.map((each) => gap(point, each)));
    if (clear > room) [middle, room] = [point, clear];
  }
  return { middle, room };
}
