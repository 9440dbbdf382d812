/** Which face of a sheet lies at a point, looked up in a grid that is made once for each sheet. */
import { pointsAlong, stretchOf } from './arcs.ts';
import type { MapSheet, Point } from './geography.ts';

const known = new WeakMap<MapSheet, Grid>();

/** The number of the face at a point of the sheet; null outside. */
export function faceAt(sheet: MapSheet): (point: Point) => number | null {
  const { columns, cells } = gridKept(sheet);
  return ([x, y]) => {
    if (x < 0 || y < 0 || x >= sheet.size[0] || y >= sheet.size[1]) return null;
    return cells[Math.floor(y / CELL) * columns + Math.floor(x / CELL)]!;
  };
}

function gridKept(sheet: MapSheet): Grid {
  let grid = known.get(sheet);
  if (grid === undefined) {
    grid = gridOf(sheet);
    known.set(sheet, grid);
  }
  return grid;
}

/** Side of a cell, in user units, of the grid that knows which face a point lies in. */
const CELL = 2;
/** Where in a row of cells it is scanned: about the middle, but never where the corner of a face can lie. */
const SCAN = 0.5137;

interface Grid {
  readonly columns: number;
  readonly cells: Uint8Array;
}

/** The face of each cell, found line by line from where the arcs cross the line. */
function gridOf({ size, arcs }: MapSheet): Grid {
  const columns = Math.ceil(size[0] / CELL);
  const rows = Math.ceil(size[1] / CELL);
  const crossings: { readonly x: number; readonly face: number }[][] = Array.from({ length: rows }, () => []);
  for (const arc of arcs) {
    const points = pointsAlong(stretchOf(arc));
    for (let n = 1; n < points.length; n++) {
      const [a, b] = [points[n - 1]!, points[n]!];
      const [top, bottom] = a[1] < b[1] ? [a, b] : [b, a];
      // Walking down, an arc's left side lies to the east.
      const east = a[1] < b[1] ? arc.left : arc.right;
      for (let row = Math.max(0, Math.ceil(top[1] / CELL - SCAN)); row < rows; row++) {
        const y = (row + SCAN) * CELL;
        if (y >= bottom[1]) break;
        const x = top[0] + ((bottom[0] - top[0]) * (y - top[1])) / (bottom[1] - top[1]);
        crossings[row]!.push({ x, face: east });
      }
    }
  }
  const cells = new Uint8Array(columns * rows).fill(255);
  for (const [row, line] of crossings.entries()) {
    line.sort((a, b) => a.x - b.x);
    for (const [n, { x, face }] of line.entries()) {
      const end = line[n + 1]?.x ?? size[0];
      const first = Math.max(0, Math.ceil(x / CELL - 0.5));
      if (face >= 0)
        cells.fill(face, row * columns + first, row * columns + Math.min(columns, Math.ceil(end / CELL - 0.5)));
    }
  }
  return { columns, cells };
}
