/** From a raster of labels to the lines between them: each border once, from corner to corner. */
import type { Frame, RasterLabels } from './raster.ts';

export interface RawArc {
  /** Labels on either side, walking along; -1 outside the raster. */
  readonly left: number;
  readonly right: number;
  readonly isClosed: boolean;
  /** Corners of cells. */
  readonly points: readonly (readonly [number, number])[];
}

/** East, south, west, north. */
const DIRECTIONS = [0, 1, 2, 3] as const;
type Direction = (typeof DIRECTIONS)[number];

/** All borders of the raster. Where three or more borders meet, and where two corners of one label touch, arcs end; such
 *  corners are the same points for all arcs that end there. */
export function traceBorders(labels: RasterLabels, { width, height }: Frame): readonly RawArc[] {
  const columns = width + 1;
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? -1 : labels[y * width + x]!);
  const corners = columns * (height + 1);
  // A border edge to the east of a corner, and to the south of it.
  const toEast = new Uint8Array(corners);
  const toSouth = new Uint8Array(corners);
  const degree = new Uint8Array(corners);
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const corner = y * columns + x;
      if (x < width && at(x, y - 1) !== at(x, y)) {
        toEast[corner] = 1;
        degree[corner]!++;
        degree[corner + 1]!++;
      }
      if (y < height && at(x - 1, y) !== at(x, y)) {
        toSouth[corner] = 1;
        degree[corner]!++;
        degree[corner + columns]!++;
      }
    }
  }
  const edge = (corner: number, direction: Direction): readonly [Uint8Array, number] => {
    if (direction === 0) return [toEast, corner];
    if (direction === 1) return [toSouth, corner];
    return direction === 2 ? [toEast, corner - 1] : [toSouth, corner - columns];
  };
  const isOpen = (corner: number, direction: Direction) => {
    const [edges, n] = edge(corner, direction);
    if (direction === 2 && corner % columns === 0) return false;
    return n >= 0 && edges[n] === 1;
  };
  const next = (corner: number, direction: Direction) => corner + [1, columns, -1, -columns][direction]!;
  const sides = (corner: number, direction: Direction): readonly [number, number] => {
    const [x, y] = [corner % columns, Math.floor(corner / columns)];
    if (direction === 0) return [at(x, y - 1), at(x, y)];
    if (direction === 1) return [at(x, y), at(x - 1, y)];
    return direction === 2 ? [at(x - 1, y), at(x - 1, y - 1)] : [at(x - 1, y - 1), at(x, y - 1)];
  };
  const isNode = (corner: number) => degree[corner] !== 2;

  /** Follows a border, taking each edge away as it goes. */
  const walk = (start: number, first: Direction): RawArc => {
    const [left, right] = sides(start, first);
    const path = [start];
    let [corner, direction]: [number, Direction | undefined] = [start, first];
    while (direction !== undefined) {
      const [edges, n] = edge(corner, direction);
      edges[n] = 0;
      corner = next(corner, direction);
      path.push(corner);
      if (isNode(corner) || corner === start) break;
      const turned: Direction = direction;
      direction = ([3, 0, 1] as const)
        .map((turn) => ((turned + turn) % 4) as Direction)
        .find((each) => isOpen(corner, each));
    }
    return {
      left,
      right,
      isClosed: corner === start && !isNode(start),
      points: path.map((each) => [each % columns, Math.floor(each / columns)]),
    };
  };

  const arcs: RawArc[] = [];
  for (let corner = 0; corner < corners; corner++) {
    if (degree[corner] === 0 || !isNode(corner)) continue;
    for (const direction of DIRECTIONS) if (isOpen(corner, direction)) arcs.push(walk(corner, direction));
  }
  for (let corner = 0; corner < corners; corner++) {
    for (const direction of [0, 1] as const) if (isOpen(corner, direction)) arcs.push(walk(corner, direction));
  }
  return arcs;
}
