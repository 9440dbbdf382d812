/** Outlines of a sheet as SVG path data, in whole numbers of {@link GRAIN}. Computed once for each sheet. */
import { type Arc, GRAIN, type Point, type Sheet } from './geography.ts';

export interface SheetPaths {
  /** Face number to its outline. */
  readonly faces: ReadonlyMap<number, string>;
  /** Borders between waters. */
  readonly seaLines: string;
  /** The coast, coarsely: for soft broad lines along it. */
  readonly shore: string;
  readonly lakes: string;
  /** Each arc by itself, in the order of the sheet. */
  readonly arcs: readonly string[];
}

const known = new WeakMap<Sheet, SheetPaths>();

export function pathsOf(sheet: Sheet): SheetPaths {
  let paths = known.get(sheet);
  if (paths === undefined) {
    paths = compile(sheet);
    known.set(sheet, paths);
  }
  return paths;
}

/** Points of an arc in user units of its sheet. */
export function pointsOf({ points }: Pick<Arc, 'points'>): readonly Point[] {
  const list: Point[] = [];
  let x = 0;
  let y = 0;
  for (let n = 0; n < points.length; n += 2) {
    x += points[n]!;
    y += points[n + 1]!;
    list.push([x * GRAIN, y * GRAIN]);
  }
  return list;
}

function compile(sheet: Sheet): SheetPaths {
  const lines = sheet.arcs.map(({ points }) => toLattice(points));
  const faces = new Map<number, string>();
  for (let face = 1; face < sheet.faces.length; face++) {
    const outline = ringsOf(sheet.arcs, lines, face)
      .map((ring) => `${pathOf(ring)}z`)
      .join('');
    if (outline !== '') faces.set(face, outline);
  }
  const ofKind = (kind: Arc['kind']) => lines.filter((_, n) => sheet.arcs[n]!.kind === kind);
  return {
    faces,
    seaLines: ofKind('sea').map(pathOf).join(''),
    shore: ofKind('coast')
      .map((line) => pathOf(coarse(line)))
      .join(''),
    lakes: sheet.lakes.map((ring) => `${pathOf(toLattice(ring))}z`).join(''),
    arcs: lines.map(pathOf),
  };
}

/** x and y of each point, one after the other. */
type Line = readonly number[];

function toLattice(points: readonly number[]): Line {
  const line = [...points];
  for (let n = 2; n < line.length; n++) line[n]! += line[n - 2]!;
  return line;
}

/** Path data with relative steps, as short as they can be written. */
function pathOf(line: Line): string {
  let path = `M${line[0]} ${line[1]}l`;
  let isFirst = true;
  for (let n = 2; n < line.length; n += 2) {
    const dx = line[n]! - line[n - 2]!;
    const dy = line[n + 1]! - line[n - 1]!;
    if (dx === 0 && dy === 0) continue;
    path += `${isFirst || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    isFirst = false;
  }
  return path;
}

/** The closed outlines of a face, put together from its arcs end to end. */
function ringsOf(arcs: readonly Arc[], lines: readonly Line[], face: number): readonly Line[] {
  const rings: Line[] = [];
  const pieces: Line[] = [];
  for (const [n, { left, right, closed }] of arcs.entries()) {
    if ((left === face) === (right === face)) continue;
    const line = lines[n]!;
    if (closed || keyOf(line, 0) === keyOf(line, line.length - 2)) rings.push(line);
    else pieces.push(left === face ? line : reversed(line));
  }
  const from = new Map<string, Line[]>();
  for (const piece of pieces) {
    const key = keyOf(piece, 0);
    from.set(key, [...(from.get(key) ?? []), piece]);
  }
  for (const piece of pieces) {
    const starts = from.get(keyOf(piece, 0))!;
    if (!starts.includes(piece)) continue;
    starts.splice(starts.indexOf(piece), 1);
    const ring = [...piece];
    while (keyOf(ring, 0) !== keyOf(ring, ring.length - 2)) {
      const next = from.get(keyOf(ring, ring.length - 2))?.pop();
      if (next === undefined) break;
      ring.push(...next.slice(2));
    }
    rings.push(ring);
  }
  return rings;
}

function keyOf(line: Line, n: number): string {
  return `${line[n]},${line[n + 1]}`;
}

function reversed(line: Line): Line {
  const back: number[] = [];
  for (let n = line.length - 2; n >= 0; n -= 2) back.push(line[n]!, line[n + 1]!);
  return back;
}

/** The line with only such points as lie 4 user units or more from the last one kept. */
function coarse(line: Line): Line {
  const far = 4 / GRAIN;
  const kept = [line[0]!, line[1]!];
  for (let n = 2; n < line.length; n += 2) {
    const dx = line[n]! - kept.at(-2)!;
    const dy = line[n + 1]! - kept.at(-1)!;
    if (n + 2 >= line.length || dx * dx + dy * dy >= far * far) kept.push(line[n]!, line[n + 1]!);
  }
  return kept;
}
