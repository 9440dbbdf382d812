/** Outlines of a sheet as SVG path data, in whole numbers of {@link GRAIN}. Computed once for each sheet. */
import { pointsAlong, reverseStretch, type Stretch, stepsOf, stretchOf } from './arcs.ts';
import { faceAt } from './face-grid.ts';
import type { Arc, MapSheet, Point } from './geography.ts';
import type { Box } from './obstacles.ts';

export interface SheetPaths {
  readonly faces: ReadonlyMap<number, string>;
  /** Borders between waters. */
  readonly seaLines: string;
  /** The coast in whole numbers of {@link COARSE}, for soft broad lines along it. */
  readonly shore: string;
  /** Water inside provinces. */
  readonly lakes: string;
  /** Water inside land that is nobody's. */
  readonly closedLakes: string;
  /** Small waves scattered over the water, in user units. */
  readonly waves: string;
  /** Each arc by itself, in the order of the sheet; of coasts coarsely as well, and where each lies, in user units. */
  readonly arcs: readonly string[];
  readonly shores: readonly string[];
  readonly boxes: readonly Box[];
}

const known = new WeakMap<MapSheet, SheetPaths>();

export function pathsOf(sheet: MapSheet): SheetPaths {
  let paths = known.get(sheet);
  if (paths === undefined) {
    paths = compile(sheet);
    known.set(sheet, paths);
  }
  return paths;
}

function compile(sheet: MapSheet): SheetPaths {
  const stretches = sheet.arcs.map(stretchOf);
  const faces = new Map<number, string>();
  for (let face = 1; face < sheet.faces.length; face++) {
    const outline = ringsOf(sheet.arcs, stretches, face)
      .map((ring) => `${pathOf(ring)}z`)
      .join('');
    if (outline !== '') faces.set(face, outline);
  }
  const shores = stretches.map((stretch, n) =>
    sheet.arcs[n]!.kind === 'coast'
      ? `${pathOf([{ kind: 'straight', points: coarse(pointsAlong(stretch)) }])}${startOf(stretch) === endOf(stretch) ? 'z' : ''}`
      : '',
  );
  const ofKind = (kind: Arc['kind']) => stretches.filter((_, n) => sheet.arcs[n]!.kind === kind);
  return {
    faces,
    seaLines: ofKind('sea')
      .map((stretch) => pathOf([stretch]))
      .join(''),
    shore: shores.join(''),
    ...lakesOf(sheet),
    waves: wavesOn(sheet),
    arcs: stretches.map((stretch) => pathOf([stretch])),
    shores,
    boxes: stretches.map((stretch) => boxOf(pointsAlong(stretch))),
  };
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function lakesOf(sheet: MapSheet): Pick<SheetPaths, 'lakes' | 'closedLakes'> {
  const at = faceAt(sheet);
  let [lakes, closedLakes] = ['', ''];
  for (const points of sheet.lakes) {
    const stretch = stretchOf({ kind: 'coast', points });
    const path = `${pathOf([stretch])}z`;
    const faces = pointsAlong(stretch).map((point) => sheet.faces[at(point) ?? 0] ?? '_void');
    const closed = faces.filter((id) => id.startsWith('_')).length;
    if (closed * 2 > faces.length) closedLakes += path;
    else lakes += path;
  }
  return { lakes, closedLakes };
}

/** A wave in each field of a wide net, well off the coast, moved about so that no net is seen. */
function wavesOn(sheet: MapSheet): string {
  const at = faceAt(sheet);
  const isWater = (x: number, y: number) => (at([x, y]) ?? 0) >= sheet.firstSea;
  let path = '';
  for (let row = 0; row * 62 < sheet.size[1]; row++) {
    for (let column = 0; column * 84 < sheet.size[0]; column++) {
      const x = column * 84 + (row % 2) * 42 + ((row * 37 + column * 53) % 23) - 11;
      const y = row * 62 + 20 + ((row * 29 + column * 41) % 17) - 8;
      if ([-14, 8, 30].every((dx) => isWater(x + dx, y - 14) && isWater(x + dx, y + 14))) {
        path += `M${x} ${y}q4-3.4 8 0t8 0`;
      }
    }
  }
  return path;
}

/** Stretches end to end. */
type Ring = readonly Stretch[];

function pathOf(ring: Ring): string {
  const [x, y] = ring[0]!.points;
  return `M${x} ${y}${ring.map(stepsOf).join('')}`;
}

/** The closed outlines of a face, put together from its arcs end to end. */
function ringsOf(arcs: readonly Arc[], stretches: readonly Stretch[], face: number): readonly Ring[] {
  const rings: Ring[] = [];
  const pieces: Stretch[] = [];
  for (const [n, { left, right }] of arcs.entries()) {
    if ((left === face) === (right === face)) continue;
    const stretch = stretches[n]!;
    if (startOf(stretch) === endOf(stretch)) rings.push([stretch]);
    else pieces.push(left === face ? stretch : reverseStretch(stretch));
  }
  const from = new Map<string, Stretch[]>();
  for (const piece of pieces) from.set(startOf(piece), [...(from.get(startOf(piece)) ?? []), piece]);
  for (const piece of pieces) {
    const starts = from.get(startOf(piece))!;
    if (!starts.includes(piece)) continue;
    starts.splice(starts.indexOf(piece), 1);
    const ring = [piece];
    while (startOf(ring[0]!) !== endOf(ring.at(-1)!)) {
      const next = from.get(endOf(ring.at(-1)!))?.pop();
      if (next === undefined) break;
      ring.push(next);
    }
    rings.push(ring);
  }
  return rings;
}

function startOf({ points }: Stretch): string {
  return `${points[0]},${points[1]}`;
}

function endOf({ points }: Stretch): string {
  return `${points.at(-2)},${points.at(-1)}`;
}

/** What is drawn along a coast keeps to a grid of so many user units: much less than it is broad. */
export const COARSE = 4;

/** The line with only such points as lie 12 user units or more from the last one kept, on that grid. */
function coarse(line: readonly Point[]): readonly number[] {
  const kept: Point[] = [line[0]!];
  for (const [n, point] of line.entries()) {
    const [dx, dy] = [point[0] - kept.at(-1)![0], point[1] - kept.at(-1)![1]];
    if (n + 1 === line.length || dx * dx + dy * dy >= 144) kept.push(point);
  }
  return kept.flatMap(([x, y]) => [Math.round(x / COARSE), Math.round(y / COARSE)]);
}
