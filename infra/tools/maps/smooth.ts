/** Lines made calm: smoothing, leaving points out, and fitting curves. Ends stay where they are. */
import type { Point } from '../../../templates/map/geometry/geography.ts';

type Line = readonly Point[];

/** Each point moves half way to the middle of its neighbours, so many times. A closed line has its first point again at its
 *  end. */
export function smoothLine(line: Line, isClosed: boolean, passes: number): Line {
  if (line.length < 4) return line;
  const last = line.length - 1;
  let now = line;
  for (let pass = 0; pass < passes; pass++) {
    const before = now;
    now = before.map((point, n): Point => {
      if (!isClosed && (n === 0 || n === last)) return point;
      const m = isClosed ? n % last : n;
      const [a, b, c] = [before[isClosed ? (m - 1 + last) % last : m - 1]!, before[m]!, before[m + 1]!];
      return [(a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4];
    });
  }
  return now;
}

/** The line without points that make triangles smaller than `area` with their neighbours (Visvalingam and Whyatt). */
export function simplifyLine(line: Line, isClosed: boolean, area: number): Line {
  const count = line.length;
  const least = isClosed ? 5 : 2;
  if (count <= least + 1) return line;
  const before = Int32Array.from(line, (_, n) => n - 1);
  const after = Int32Array.from(line, (_, n) => n + 1);
  const weight = new Float64Array(count);
  const heap = heapBy(weight);
  const triangle = (n: number) => {
    const [a, b, c] = [line[before[n]!]!, line[n]!, line[after[n]!]!];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  for (let n = 1; n < count - 1; n++) {
    weight[n] = triangle(n);
    heap.push(n);
  }
  const isGone = new Uint8Array(count);
  let left = count;
  while (left > least) {
    const n = heap.least();
    if (n === undefined || weight[n]! >= area) break;
    heap.pop();
    isGone[n] = 1;
    left--;
    const [a, b] = [before[n]!, after[n]!];
    after[a] = b;
    before[b] = a;
    for (const neighbour of [a, b]) {
      if (neighbour === 0 || neighbour === count - 1) continue;
      // Never less than what has just gone, or the order of removal would not be by size.
      weight[neighbour] = Math.max(triangle(neighbour), weight[n]!);
      heap.moved(neighbour);
    }
  }
  return line.filter((_, n) => isGone[n] === 0);
}

interface Heap {
  readonly push: (item: number) => void;
  readonly least: () => number | undefined;
  readonly pop: () => void;
  /** An item's weight has changed. */
  readonly moved: (item: number) => void;
}

/** A binary heap of numbers by their weights. */
function heapBy(weight: Float64Array): Heap {
  const items: number[] = [];
  const place = new Map<number, number>();
  const put = (item: number, n: number) => {
    items[n] = item;
    place.set(item, n);
  };
  const up = (start: number) => {
    let n = start;
    const item = items[n]!;
    while (n > 0) {
      const parent = (n - 1) >> 1;
      if (weight[items[parent]!]! <= weight[item]!) break;
      put(items[parent]!, n);
      n = parent;
    }
    put(item, n);
    return n;
  };
  const down = (start: number) => {
    let n = start;
    const item = items[n]!;
    for (;;) {
      let child = 2 * n + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && weight[items[child + 1]!]! < weight[items[child]!]!) child++;
      if (weight[items[child]!]! >= weight[item]!) break;
      put(items[child]!, n);
      n = child;
    }
    put(item, n);
  };
  return {
    push: (item) => {
      items.push(item);
      up(items.length - 1);
    },
    least: () => items[0],
    pop: () => {
      place.delete(items[0]!);
      const last = items.pop()!;
      if (items.length === 0) return;
      put(last, 0);
      down(0);
    },
    moved: (item) => {
      const n = place.get(item);
      if (n !== undefined) down(up(n));
    },
  };
}
