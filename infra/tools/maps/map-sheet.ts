/** One sheet, from its list to what is drawn. */
import type { ProvinceData, Variant } from '../../../engine/board/variant.ts';
import { provinceOf } from '../../../engine/vocabulary.ts';
import { pointsAlong, storedPoints, stretchOf } from '../../../templates/map/geometry/arcs.ts';
import { measureCurve, pointAlong, smoothCurve } from '../../../templates/map/geometry/curve.ts';
import type { Arc, ArcKind, Bridge, MapSheet, Point } from '../../../templates/map/geometry/geography.ts';
import { BadInput } from '../../local/bad-input.ts';
import { type FaceRaster, NOBODYS, RESOLUTION, rasterOf, VOID_FACE } from './faces.ts';
import { placeSubjects, type Subject } from './placement.ts';
import { type HandPlaced, isDisc, isSketch, isWorld, type SheetList } from './sheet-lists.ts';
import { jointsOf } from './sketch/joints.ts';
import { simplifyLine, smoothLine } from './smooth.ts';
import { type RawArc, traceBorders } from './trace.ts';
import { waterwaysOf } from './waterways.ts';

export function buildMapSheet(list: SheetList, variant: Variant): MapSheet {
  const raster = rasterOf(list);
  const { faces, firstSea, labels, frame } = raster;
  const arcs = traceBorders(labels, frame).map((arc) => calmArc(arc, kindOf(arc, raster, isDisc(list)), list));
  const borders = borderLengths(arcs, faces);
  const { markers, barriers } = isSketch(list) ? jointsOf(borders, variant) : list;
  const provinces = placeSubjects(subjectsOf(list, raster, variant, arcs), groundOf(raster, list.insets));
  return {
    ...(list.title === undefined ? {} : { title: list.title }),
    at: list.at ?? [0, 0],
    size: list.size,
    ...(isDisc(list) ? { disc: list.disc } : {}),
    faces,
    firstSea,
    arcs,
    lakes: lakeRings(raster, list.coarseness ?? 1),
    waterways: waterwaysOf(list, raster),
    provinces,
    borders,
    markers,
    links: markers.map((pair) => linkOf(pair, list.straits?.[pair.join('-')] ?? null, faces, arcs)),
    barriers,
    ...(list.bridges === undefined ? {} : { bridges: list.bridges.map((pair) => bridgeOf(pair, faces, arcs)) }),
    ...(list.insets === undefined ? {} : { insets: list.insets }),
  };
}

function kindOf({ left, right }: RawArc, { firstSea }: FaceRaster, isOnDisc: boolean): ArcKind {
  if (left < 0 || right < 0 || (isOnDisc && (left === VOID_FACE || right === VOID_FACE))) return 'frame';
  const seas = Number(left >= firstSea) + Number(right >= firstSea);
  return seas === 2 ? 'sea' : seas === 1 ? 'coast' : 'land';
}

/** How lines of each kind are calmed: passes of smoothing, then the smallest triangle (in square user units) that stays. */
const CALM: Readonly<Record<ArcKind, { readonly passes: number; readonly area: number }>> = {
  frame: { passes: 0, area: 0.001 },
  coast: { passes: 3, area: 0.6 },
  land: { passes: 10, area: 1.1 },
  sea: { passes: 60, area: 14 },
};

function calmArc({ left, right, isClosed, points }: RawArc, kind: ArcKind, list: SheetList): Arc {
  // The rim of a disc is drawn over as a circle; the edge of any other sheet is straight already.
  const { passes, area } = CALM[kind === 'frame' && isDisc(list) ? 'coast' : kind];
  const line = simplifyLine(smoothLine(inUnits(points), isClosed, passes), isClosed, area * (list.coarseness ?? 1));
  const isCurved = kind === 'land' || kind === 'sea';
  return {
    left,
    right,
    kind,
    ...(isClosed ? { closed: true as const } : {}),
    points: storedPoints(line, isCurved, isClosed),
  };
}

function inUnits(points: RawArc['points']): readonly Point[] {
  return points.map(([x, y]) => [x / RESOLUTION, y / RESOLUTION]);
}

/** Smaller lakes are left out, in square user units. */
const LEAST_LAKE = 40;

/** Outlines of water inside land. */
function lakeRings({ lakes, frame }: FaceRaster, coarseness: number): readonly (readonly number[])[] {
  const pieces: (readonly Point[])[] = [];
  const rings: (readonly Point[])[] = [];
  for (const { left, right, points } of traceBorders(Int32Array.from(lakes), frame)) {
    if (left !== 1 && right !== 1) continue;
    const line = inUnits(left === 1 ? points : points.toReversed());
    if (isRing(line)) rings.push(line);
    else pieces.push(line);
  }
  while (pieces.length > 0) {
    let ring = pieces.pop()!;
    while (!isRing(ring)) {
      const n = pieces.findIndex(([first]) => isSame(first!, ring.at(-1)!));
      if (n < 0) break;
      ring = [...ring, ...pieces.splice(n, 1)[0]!.slice(1)];
    }
    rings.push(ring);
  }
  return rings
    .filter((ring) => areaOf(ring) >= LEAST_LAKE * coarseness)
    .map((ring) => storedPoints(simplifyLine(smoothLine(ring, true, 4), true, coarseness ** 2), false, true));
}

function isRing(line: readonly Point[]): boolean {
  return isSame(line[0]!, line.at(-1)!);
}

function isSame(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function areaOf(ring: readonly Point[]): number {
  let twice = 0;
  for (let n = 1; n < ring.length; n++) twice += ring[n - 1]![0] * ring[n]![1] - ring[n]![0] * ring[n - 1]![1];
  return Math.abs(twice) / 2;
}

export function borderLengths(arcs: readonly Arc[], faces: readonly string[]): Readonly<Record<string, number>> {
  const lengths = new Map<string, number>();
  for (const arc of arcs) {
    const [a, b] = [faces[arc.left], faces[arc.right]];
    if (a === undefined || b === undefined) continue;
    const key = [a, b].sort().join('-');
    lengths.set(key, (lengths.get(key) ?? 0) + lengthOf(pointsAlong(stretchOf(arc))));
  }
  const tidy = [...lengths].map(([key, length]) => [key, Math.round(length * 10) / 10] as const);
  return Object.fromEntries(tidy.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let n = 1; n < points.length; n++) {
    const [dx, dy] = [points[n]![0] - points[n - 1]![0], points[n]![1] - points[n - 1]![1]];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** From inside one face to inside another: where they come nearest, or along the border of two others between them. */
function linkOf(
  pair: readonly [string, string],
  between: readonly [string, string] | null,
  faces: readonly string[],
  arcs: readonly Arc[],
): readonly Point[] {
  const [a, b] = [faces.indexOf(pair[0]), faces.indexOf(pair[1])];
  const shoreOf = (face: number) =>
    arcs.filter(({ left, right }) => left === face || right === face).flatMap((arc) => pointsAlong(stretchOf(arc)));
  const [fromA, fromB] = [shoreOf(a), shoreOf(b)];
  if (between === null) {
    const [start, end] = nearest(fromA, fromB);
    return [inwards(start, end), inwards(end, start)];
  }
  const sides = between.map((id) => faces.indexOf(id));
  const border = arcs.filter(({ left, right }) => sides.includes(left) && sides.includes(right));
  if (border.length !== 1) throw new Error(`The border of ${between.join(' and ')} is not one line.`);
  const line = pointsAlong(stretchOf(border[0]!));
  const [toA, toB] = [nearest(line, fromA), nearest(line, fromB)];
  const along = line.indexOf(toA[0]) < line.indexOf(toB[0]) ? line : line.toReversed();
  return simplifyLine(smoothLine(along, false, 8), false, 4).map(rounded);
}

function nearest(from: readonly Point[], to: readonly Point[]): readonly [Point, Point] {
  let [best, least]: [readonly [Point, Point], number] = [[from[0]!, to[0]!], Number.POSITIVE_INFINITY];
  for (const p of from) {
    for (const q of to) {
      const distance = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;
      if (distance < least) [best, least] = [[p, q], distance];
    }
  }
  return best;
}

/** A little further away from the other end. */
function inwards([x, y]: Point, [otherX, otherY]: Point): Point {
  const length = Math.sqrt((x - otherX) ** 2 + (y - otherY) ** 2) || 1;
  return rounded([x + ((x - otherX) / length) * LINK_DEPTH, y + ((y - otherY) / length) * LINK_DEPTH]);
}

function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** How far inside its faces a link ends, in user units. */
const LINK_DEPTH = 9;

/** The middle of the longest stretch of the border between two faces. */
function bridgeOf(pair: readonly [string, string], faces: readonly string[], arcs: readonly Arc[]): Bridge {
  const sides = pair.map((id) => faces.indexOf(id));
  const lines = arcs
    .filter(({ left, right }) => sides.includes(left) && sides.includes(right))
    .map((arc) => pointsAlong(stretchOf(arc)));
  if (lines.length === 0) throw new Error(`${pair.join(' and ')} do not touch: there is nothing to bridge.`);
  const line = measureCurve(smoothCurve(lines.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a))));
  const { at, direction } = pointAlong(line, line.length / 2);
  return { pair, at: rounded(at), turn: Math.round((Math.atan2(direction[1], direction[0]) * 180) / Math.PI) };
}

function groundOf({ labels, frame, faces, firstSea }: FaceRaster, insets: SheetList['insets'] = []) {
  const [width, height] = [frame.width / RESOLUTION, frame.height / RESOLUTION];
  const cells = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) cells[y * width + x] = labels[y * RESOLUTION * frame.width + x * RESOLUTION]!;
  }
  return {
    grid: { width, height, cells },
    isSea: (face: number) => face >= firstSea,
    isEmpty: (face: number) => face <= NOBODYS || faces[face]!.startsWith('_'),
    taken: insets.map(({ at: [left, top], of, scale }) => ({
      left,
      top,
      right: left + of.size[0] * scale,
      bottom: top + of.size[1] * scale,
    })),
  };
}

/** What has to be placed: the sheet's provinces with the wishes of the list. */
function subjectsOf(
  list: SheetList,
  { faces, project }: FaceRaster,
  variant: Variant,
  arcs: readonly Arc[],
): readonly Subject[] {
  const data = new Map(variant.provinces.map((province) => [province.id, province]));
  return faces.flatMap((id, face): readonly Subject[] => {
    const province = data.get(id);
    if (province === undefined) return [];
    const { town, coasts = {} }: HandPlaced = isWorld(list) ? (list.provinces[id] ?? {}) : {};
    const wishes = (province.coasts ?? []).map((coast) => {
      const wish = coasts[coast];
      if (wish !== undefined) return [coast, project(wish)] as const;
      const shore = shoreOf(`${id}/${coast}`, face, variant, faces, arcs) ?? siteOf(list, id);
      if (shore === null) throw new BadInput(`no shore is drawn for ${id}/${coast}; a water has to touch it`);
      return [coast, shore] as const;
    });
    return [
      {
        id,
        face,
        isSea: province.type === 'sea',
        names: namesOf(province),
        ...(province.center ? { center: town === undefined ? null : project(town) } : {}),
        coasts: Object.fromEntries(wishes),
        ...(list.stands?.[id] === undefined ? {} : { unit: project(list.stands[id]) }),
      },
    ];
  });
}

/** The point in the middle of the shore at which a coast touches waters that no other coast of its province touches. */
function shoreOf(
  place: string,
  face: number,
  { adjacency }: Variant,
  faces: readonly string[],
  arcs: readonly Arc[],
): Point | null {
  const touching = (at: string) =>
    adjacency.fleet.flatMap(([a, b]) => (a === at ? [provinceOf(b)] : b === at ? [provinceOf(a)] : []));
  const others = new Set(
    adjacency.fleet
      .flat()
      .filter((other) => provinceOf(other) === provinceOf(place) && other !== place)
      .flatMap(touching),
  );
  const own = new Set(touching(place).filter((each) => !others.has(each)));
  const shore = arcs
    .filter(
      ({ left, right }) =>
        (left === face && own.has(faces[right] ?? '')) || (right === face && own.has(faces[left] ?? '')),
    )
    .flatMap((arc) => pointsAlong(stretchOf(arc)));
  if (shore.length === 0) return null;
  const mean = (axis: 0 | 1) => shore.reduce((sum, point) => sum + point[axis], 0) / shore.length;
  const middle: Point = [mean(0), mean(1)];
  // The middle of a shore that bends may lie far inland.
  const gap = ([x, y]: Point) => (x - middle[0]) ** 2 + (y - middle[1]) ** 2;
  return shore.reduce((best, point) => (gap(point) < gap(best) ? point : best));
}

/** Where a sketch has a province, whatever shore is missing there. */
function siteOf(list: SheetList, province: string): Point | null {
  return isSketch(list) ? (list.sites.find(({ id }) => id === province)?.points[0] ?? null) : null;
}

function namesOf({ id, name, abbr }: ProvinceData): readonly string[] {
  return [name, abbr ?? `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`];
}
