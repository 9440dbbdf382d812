/** Rivers and canals: the lines of the list, made smooth and cut off where they reach water. */
import { measureCurve, pointAlong, smoothCurve } from '../../../templates/map/geometry/curve.ts';
import type { Point } from '../../../templates/map/geometry/geography.ts';
import { type FaceRaster, RESOLUTION } from './faces.ts';
import { isWorld, type SheetList } from './sheet-lists.ts';

/** Distance of the points stored, in user units. */
const STEP = 5;

export function waterwaysOf(
  list: SheetList,
  { labels, frame, firstSea, project }: FaceRaster,
): readonly (readonly Point[])[] {
  if (!isWorld(list)) return [];
  const isLand = ([x, y]: Point) => {
    const face = labels[Math.round(y * RESOLUTION) * frame.width + Math.round(x * RESOLUTION)];
    return face !== undefined && face < firstSea;
  };
  return Object.values(list.rivers ?? {})
    .flat()
    .map((line) => {
      const river = measureCurve(smoothCurve(line.map(project)));
      const count = Math.ceil(river.length / STEP);
      const points = Array.from({ length: count + 1 }, (_, n) => pointAlong(river, (n * river.length) / count).at);
      const [first, last] = [points.findIndex(isLand), points.findLastIndex(isLand)];
      return points
        .slice(Math.max(0, first), last + 1)
        .map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
    })
    .filter((line) => line.length > 1);
}
