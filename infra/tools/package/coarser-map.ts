/** A drawn map with fewer points: what a program's drawing needs less than a small package. */
import type { Geography, MapSheet } from '../../../templates/map/geometry/geography.ts';
import { thinSheet } from '../maps/thin.ts';
import { GRID } from './packed-map.ts';

/** Corners that make triangles so many times smaller than in the map itself are left out. */
const THINNER = 50;

/** The same map with fewer points, each within half a unit of where it was: a third of the weight. */
export function coarser(map: Geography): Geography {
  const onGrid = (points: readonly number[]): readonly number[] => {
    const at = [0, 0];
    const drawn = [0, 0];
    return points.map((step, n) => {
      const axis = n % 2;
      at[axis]! += step;
      const next = GRID * Math.round(at[axis]! / GRID) - drawn[axis]!;
      drawn[axis]! += next;
      return next;
    });
  };
  const sheets = map.sheets.map((sheet): MapSheet => {
    const { arcs, lakes, ...thin } = thinSheet(sheet, THINNER);
    // Lengths of borders are for those who check maps.
    const borders = {};
    return {
      ...thin,
      borders,
      arcs: arcs.map((arc) => ({ ...arc, points: onGrid(arc.points) })),
      lakes: lakes.map(onGrid),
    };
  });
  return { ...map, sheets };
}
