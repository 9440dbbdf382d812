/** From longitude and latitude to user units of a sheet. */
import { geoConicEqualArea } from 'd3-geo';
import type { Point } from '../../../templates/map/geometry/geography.ts';
import type { LonLat, ProjectionList } from './sheet-lists.ts';

export type Project = (place: readonly [number, number, ...unknown[]]) => Point;

export function projectionOf(list: ProjectionList, [width, height]: readonly [number, number]): Project {
  const conic = geoConicEqualArea()
    .rotate([list.rotate, 0])
    .center([0, list.centre])
    .parallels([...list.parallels])
    .scale(list.scale)
    .translate([0, 0]);
  const flat = ([lon, lat]: readonly [number, number, ...unknown[]]): Point => {
    const point = conic([lon, lat]);
    if (point === null) throw new Error(`${lon}, ${lat} cannot be projected.`);
    return point;
  };
  const lenses = list.lenses.map(({ lon, lat, k, s }) => ({ centre: flat([lon, lat]), k, s }));
  return (place) => {
    const [x, y] = flat(place);
    let [dx, dy] = [0, 0];
    for (const { centre, k, s } of lenses) {
      const [ux, uy] = [x - centre[0], y - centre[1]];
      const push = k * Math.exp(-(ux * ux + uy * uy) / (s * s));
      dx += ux * push;
      dy += uy * push;
    }
    return [x + dx + width / 2 + list.shift[0], y + dy + height / 2 + list.shift[1]];
  };
}

type Geometry = GeoJSON.Geometry;

/** The rings of a geometry within the projection's window, in user units: x and y one after the other. Clipping is done on
 *  the flat chart of degrees, so it does not matter which way a ring is wound. */
export function ringsOf(
  geometry: Geometry,
  project: Project,
  window: ProjectionList['window'],
): readonly Float64Array[] {
  const rings: Float64Array[] = [];
  for (const polygon of polygonsOf(geometry)) {
    for (const ring of polygon) {
      for (const shift of [0, -360, 360]) {
        const clipped = clip(unwrapped(ring, shift), window);
        if (clipped.length >= 3) rings.push(projected(clipped, project));
      }
    }
  }
  return rings;
}

function polygonsOf(geometry: Geometry): readonly (readonly (readonly GeoJSON.Position[])[])[] {
  switch (geometry.type) {
    case 'Polygon':
      return [geometry.coordinates];
    case 'MultiPolygon':
      return geometry.coordinates;
    case 'GeometryCollection':
      return geometry.geometries.flatMap(polygonsOf);
    default:
      return [];
  }
}

/** The ring in one piece, even where it crosses the date line. */
function unwrapped(ring: readonly GeoJSON.Position[], shift: number): readonly LonLat[] {
  let turn = shift;
  return ring.map(([lon, lat], n) => {
    const step = n === 0 ? 0 : lon! - ring[n - 1]![0]!;
    if (step > 180) turn -= 360;
    else if (step < -180) turn += 360;
    return [lon! + turn, lat!];
  });
}

/** A ring cut to a rectangle (Sutherland and Hodgman). */
function clip(ring: readonly LonLat[], [west, south, east, north]: ProjectionList['window']): readonly LonLat[] {
  const sides = [
    { axis: 0, limit: west, sign: 1 },
    { axis: 0, limit: east, sign: -1 },
    { axis: 1, limit: south, sign: 1 },
    { axis: 1, limit: north, sign: -1 },
  ] as const;
  let points = ring;
  for (const { axis, limit, sign } of sides) {
    if (points.every((point) => sign * (point[axis] - limit) >= 0)) continue;
    const kept: LonLat[] = [];
    for (const [n, a] of points.entries()) {
      const b = points[(n + 1) % points.length]!;
      const [inA, inB] = [sign * (a[axis] - limit) >= 0, sign * (b[axis] - limit) >= 0];
      if (inA) kept.push(a);
      if (inA !== inB) {
        const t = (limit - a[axis]) / (b[axis] - a[axis]);
        kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      }
    }
    points = kept;
  }
  return points;
}

/** Straight lines on the chart of degrees are curves on the map: no step is longer than this many degrees. */
const STEP = 1.5;

function projected(ring: readonly LonLat[], project: Project): Float64Array {
  const flat: number[] = [];
  for (const [n, a] of ring.entries()) {
    const b = ring[(n + 1) % ring.length]!;
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) / STEP));
    for (let k = 0; k < steps; k++) {
      flat.push(...project([a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps]));
    }
  }
  return Float64Array.from(flat);
}
