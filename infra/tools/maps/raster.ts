/** Work on rasters: filling polygons, joining pieces, smoothing labels, and growing seas over water. */

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A label for each cell, row by row. */
export type RasterLabels = Int32Array;

/** Calls `fill` with every cell inside the rings (even-odd rule); rings are in cells, x and y one after the other. */
export function fillRings(
  rings: readonly ArrayLike<number>[],
  { width, height }: Frame,
  fill: (cell: number) => void,
): void {
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    for (let n = 0; n < ring.length; n += 2) {
      const m = (n + 2) % ring.length;
      const [ax, ay, bx, by] = [ring[n]!, ring[n + 1]!, ring[m]!, ring[m + 1]!];
      const [x0, y0, x1, y1] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
      const last = Math.min(height - 1, Math.ceil(y1 - 0.5) - 1);
      for (let y = Math.max(0, Math.ceil(y0 - 0.5)); y <= last; y++) {
        const row = crossings.get(y) ?? [];
        if (row.length === 0) crossings.set(y, row);
        row.push(x0 + ((x1 - x0) * (y + 0.5 - y0)) / (y1 - y0));
      }
    }
  }
  for (const [y, row] of crossings) {
    row.sort((a, b) => a - b);
    for (let n = 0; n + 1 < row.length; n += 2) {
      const end = Math.min(width - 1, Math.ceil(row[n + 1]! - 0.5) - 1);
      for (let x = Math.max(0, Math.ceil(row[n]! - 0.5)); x <= end; x++) fill(y * width + x);
    }
  }
}

export interface Pieces {
  /** Number of the piece each cell belongs to. */
  readonly of: Int32Array;
  readonly list: readonly { readonly label: number; readonly cells: number }[];
}

/** Connected pieces of equal label; cells connect along their sides. */
function piecesOf(labels: RasterLabels, { width, height }: Frame): Pieces {
  const of = new Int32Array(labels.length).fill(-1);
  const list: { label: number; cells: number }[] = [];
  const stack = new Int32Array(labels.length);
  for (let start = 0; start < labels.length; start++) {
    if (of[start]! >= 0) continue;
    const label = labels[start]!;
    const piece = list.length;
    let cells = 0;
    let depth = 0;
    stack[depth++] = start;
    of[start] = piece;
    const visit = (cell: number) => {
      if (of[cell]! >= 0 || labels[cell] !== label) return;
      of[cell] = piece;
      stack[depth++] = cell;
    };
    while (depth > 0) {
      const cell = stack[--depth]!;
      cells++;
      const x = cell % width;
      if (x > 0) visit(cell - 1);
      if (x < width - 1) visit(cell + 1);
      if (cell >= width) visit(cell - width);
      if (cell < (height - 1) * width) visit(cell + width);
    }
    list.push({ label, cells });
  }
  return { of, list };
}

/** How many cell sides each piece shares with each other one. */
function contactsOf({ of }: Pieces, { width, height }: Frame): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const contacts = new Map<number, Map<number, number>>();
  const touch = (a: number, b: number) => {
    const sides = contacts.get(a) ?? new Map<number, number>();
    contacts.set(a, sides.set(b, (sides.get(b) ?? 0) + 1));
  };
  for (let cell = 0; cell < of.length; cell++) {
    const here = of[cell]!;
    for (const other of [cell % width < width - 1 ? cell + 1 : -1, cell < (height - 1) * width ? cell + width : -1]) {
      if (other < 0 || of[other] === here) continue;
      touch(here, of[other]!);
      touch(of[other]!, here);
    }
  }
  return contacts;
}

/** The largest piece of each label. */
function mainPieces({ list }: Pieces): ReadonlyMap<number, number> {
  const main = new Map<number, number>();
  for (const [piece, { label, cells }] of list.entries()) {
    const best = main.get(label);
    if (best === undefined || list[best]!.cells < cells) main.set(label, piece);
  }
  return main;
}

/** Gives each piece the label that `relabel` says, where it says one; `isMain`: it is the largest of its label. */
export function relabelPieces(
  labels: RasterLabels,
  frame: Frame,
  relabel: (piece: number, pieces: Pieces, neighbours: ReadonlyMap<number, number>, isMain: boolean) => number | null,
): RasterLabels {
  const pieces = piecesOf(labels, frame);
  const contacts = contactsOf(pieces, frame);
  const main = mainPieces(pieces);
  const labelOf = pieces.list.map(
    ({ label }, piece) => relabel(piece, pieces, contacts.get(piece) ?? new Map(), main.get(label) === piece) ?? label,
  );
  return pieces.of.map((piece) => labelOf[piece]!);
}

/** The label of the neighbouring piece that shares most sides, of those that may be taken; null when there is none. */
export function mostTouched(
  neighbours: ReadonlyMap<number, number>,
  { list }: Pieces,
  may: (label: number) => boolean,
): number | null {
  let best: number | null = null;
  let most = 0;
  for (const [piece, sides] of neighbours) {
    if (sides > most && may(list[piece]!.label)) [best, most] = [list[piece]!.label, sides];
  }
  return best;
}

/** Rounds off edges: each cell takes the commonest label of the nine around it; only labels that `may` change take part. */
export function smoothByMajority(
  labels: RasterLabels,
  { width, height }: Frame,
  passes: number,
  may: (label: number) => boolean,
): RasterLabels {
  let now = labels;
  for (let pass = 0; pass < passes; pass++) {
    const next = now.slice();
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const cell = y * width + x;
        const label = now[cell]!;
        const isInner =
          now[cell - 1] === label &&
          now[cell + 1] === label &&
          now[cell - width] === label &&
          now[cell + width] === label;
        if (!isInner && may(label)) next[cell] = commonest(now, width, cell, may);
      }
    }
    now = next;
  }
  return now;
}

function commonest(labels: RasterLabels, width: number, cell: number, may: (label: number) => boolean): number {
  const own = labels[cell]!;
  const counts = new Map<number, number>();
  for (let dy = -width; dy <= width; dy += width) {
    for (let dx = -1; dx <= 1; dx++) {
      const label = labels[cell + dy + dx]!;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  let [best, most] = [own, counts.get(own)!];
  for (const [label, count] of counts) if (count > most && may(label)) [best, most] = [label, count];
  return best;
}

export interface SpreadSource {
  readonly cell: number;
  readonly label: number;
  /** Distance it starts with, in fifths of a cell. */
  readonly start: number;
}

/** Steps and their lengths in fifths of a cell: straight, diagonal, knight's move. */
const STEPS = [
  ...[
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].map(([dx, dy]) => ({ dx: dx!, dy: dy!, length: 5 })),
  ...[
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([dx, dy]) => ({ dx: dx!, dy: dy!, length: 7 })),
  ...[
    [2, 1],
    [2, -1],
    [-2, 1],
    [-2, -1],
    [1, 2],
    [1, -2],
    [-1, 2],
    [-1, -2],
  ].map(([dx, dy]) => ({ dx: dx!, dy: dy!, length: 11 })),
];

/**
 * Gives every open cell the label of the nearest source, going over open cells only (a bucket queue after Dial). Cells further
 * than `limit` fifths of a cell keep what they had in `labels`.
 */
export function spreadLabels(
  labels: RasterLabels,
  { width, height }: Frame,
  open: (cell: number) => boolean,
  sources: readonly SpreadSource[],
  limit = Number.POSITIVE_INFINITY,
): RasterLabels {
  const out = labels.slice();
  const distance = new Int32Array(labels.length).fill(0x7fffffff);
  const buckets: (number[] | undefined)[] = [];
  const push = (cell: number, at: number) => {
    const bucket = buckets[at] ?? [];
    buckets[at] = bucket;
    bucket.push(cell);
  };
  for (const { cell, label, start } of sources) {
    const at = Math.max(0, Math.trunc(start));
    if (at >= distance[cell]!) continue;
    distance[cell] = at;
    out[cell] = label;
    push(cell, at);
  }
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at];
    if (bucket === undefined) continue;
    for (const cell of bucket) {
      if (distance[cell] !== at) continue;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      for (const { dx, dy, length } of STEPS) {
        const [toX, toY] = [x + dx, y + dy];
        if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
        const to = toY * width + toX;
        const total = at + length;
        if (total >= distance[to]! || total >= limit || !open(to)) continue;
        if (length === 11 && !passes(cell, dx, dy, width, open)) continue;
        distance[to] = total;
        out[to] = out[cell]!;
        push(to, total);
      }
    }
    buckets[at] = undefined;
  }
  return out;
}

/** A knight's move must not jump a wall: one of the two cells between is open. */
function passes(cell: number, dx: number, dy: number, width: number, open: (cell: number) => boolean): boolean {
  const [halfX, halfY] = [Math.trunc(dx / 2), Math.trunc(dy / 2)];
  return open(cell + halfY * width + halfX) || open(cell + (dy - halfY) * width + (dx - halfX));
}
