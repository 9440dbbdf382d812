/** Stored lines with fewer points: what nobody sees at the size a map is looked at, every reader of a drawing would load. */
import { controlsOf, storedPoints, stretchOf } from '../../../templates/map/geometry/arcs.ts';
import { type Arc, type ArcKind, GRAIN, type MapSheet, type Point } from '../../../templates/map/geometry/geography.ts';
import { borderLengths } from './map-sheet.ts';
import { simplifyLine } from './smooth.ts';

/** The smallest triangle that stays, in square user units: of coasts with their own corners, of curves with those they are made from. */
const LEAST: Partial<Readonly<Record<ArcKind, number>>> = { coast: 1.5, land: 4.5 };

/** `times`: so much larger triangles go. */
export function thinSheet(sheet: MapSheet, times: number): MapSheet {
  const arcs = sheet.arcs.map((arc) => thinnedArc(arc, times));
  return {
    ...sheet,
    arcs,
    borders: borderLengths(arcs, sheet.faces),
    lakes: sheet.lakes.map((points) => thinnedRing(points, times)),
  };
}

function thinnedArc(arc: Arc, times: number): Arc {
  const least = LEAST[arc.kind];
  if (least === undefined) return arc;
  const isClosed = arc.closed === true;
  const stretch = stretchOf(arc);
  const isCurved = stretch.kind === 'curved';
  const line = inUnits(isCurved ? cornersOf(stretch.points, isClosed) : stretch.points);
  return { ...arc, points: storedPoints(simplifyLine(line, isClosed, least * times), isCurved, isClosed) };
}

/** A lake's outline, as it is stored. */
function thinnedRing(points: readonly number[], times: number): readonly number[] {
  return thinnedArc({ left: 0, right: 0, kind: 'coast', closed: true, points }, times).points;
}

/** The corners from which a curve was made: its ends with the control points between; of a closed one the last control point, then all. */
function cornersOf(points: readonly number[], isClosed: boolean): readonly number[] {
  const controls = controlsOf(points);
  return isClosed ? [...controls.slice(-2), ...controls] : [...points.slice(0, 2), ...controls, ...points.slice(-2)];
}

function inUnits(flat: readonly number[]): readonly Point[] {
  return Array.from({ length: flat.length / 2 }, (_, n): Point => [flat[2 * n]! * GRAIN, flat[2 * n + 1]! * GRAIN]);
}
