/** Summed-area tables: how many cells of a kind a box covers, in constant time. */

export interface FaceGrid {
  readonly width: number;
  readonly height: number;
  /** Face number of each cell, row by row. */
  readonly cells: Uint16Array;
}

export interface CellBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Counts the cells of a box whose face satisfies `is`; beyond the table's `window` there are none. */
export type CountIn = (box: CellBox) => number;

export function countsOf({ width, height, cells }: FaceGrid, is: (face: number) => boolean, window?: CellBox): CountIn {
  const x0 = Math.max(0, Math.floor(window?.left ?? 0));
  const y0 = Math.max(0, Math.floor(window?.top ?? 0));
  const x1 = Math.min(width, Math.ceil(window?.right ?? width));
  const y1 = Math.min(height, Math.ceil(window?.bottom ?? height));
  const columns = x1 - x0 + 1;
  const sums = new Int32Array(columns * (y1 - y0 + 1));
  for (let y = y0; y < y1; y++) {
    let row = 0;
    for (let x = x0; x < x1; x++) {
      if (is(cells[y * width + x]!)) row++;
      const at = (y - y0 + 1) * columns + (x - x0 + 1);
      sums[at] = sums[at - columns]! + row;
    }
  }
  const column = (x: number) => Math.min(x1, Math.max(x0, Math.round(x))) - x0;
  const line = (y: number) => (Math.min(y1, Math.max(y0, Math.round(y))) - y0) * columns;
  return ({ left, top, right, bottom }) => {
    const [l, r, t, b] = [column(left), column(right), line(top), line(bottom)];
    return sums[b + r]! - sums[t + r]! - sums[b + l]! + sums[t + l]!;
  };
}
