/** Which face of the drawing each cell belongs to: the heart of the pipeline. Steps are those of docs/maps.md. */
import type { Point } from '../../../templates/map/geometry/geography.ts';
import { adminUnits, lakeShapes, landShapes } from './map-sources.ts';
import { meshOf, provinceAt, roomiestSpot } from './mesh.ts';
import { type Noise, noiseOf } from './noise.ts';
import { type Project, projectionOf, ringsOf } from './projection.ts';
import {
  type Frame,
  fillRings,
  mostTouched,
  type RasterLabels,
  relabelPieces,
  type SpreadSource,
  smoothByMajority,
  spreadLabels,
} from './raster.ts';
import {
  type DiscSheet,
  isDisc,
  isSketch,
  provincesOf,
  type SheetList,
  type SitePoint,
  type WorldSheet,
} from './sheet-lists.ts';
import { sketchLabels } from './sketch/labels.ts';

/** Cells in a user unit. */
export const RESOLUTION = 2;
/** Faces that are no provinces; the provinces' numbers follow. */
export const VOID_FACE = 0;
export const NOBODYS = 1;

export interface FaceRaster {
  readonly frame: Frame;
  /** Ids of faces by number. */
  readonly faces: readonly string[];
  readonly firstSea: number;
  readonly labels: RasterLabels;
  /** 1 where land is drawn as water. */
  readonly lakes: Uint8Array;
  /** From the list's coordinates to user units. */
  readonly project: Project;
}

export function rasterOf(list: SheetList): FaceRaster {
  const { land: lands, water } = provincesOf(list);
  const faces = ['_void', '_neutral', ...lands, ...water];
  const number = new Map(faces.map((id, n) => [id, n]));
  const firstSea = 2 + lands.length;
  const frame = { width: list.size[0] * RESOLUTION, height: list.size[1] * RESOLUTION };
  const work: Work = { faces, firstSea, frame, numberOf: (id) => known(number.get(id), id) };
  if (isSketch(list)) {
    const labels = withoutLoosePieces(sketchLabels(list, frame, RESOLUTION, work.numberOf), frame);
    return { ...work, labels, lakes: new Uint8Array(labels.length), project: ([x, y]) => [x, y] };
  }
  return isDisc(list) ? discRaster(list, work) : worldRaster(list, work);
}

interface Work {
  readonly faces: readonly string[];
  readonly firstSea: number;
  readonly frame: Frame;
  readonly numberOf: (id: string) => number;
}

function known(number: number | undefined, id: string): number {
  if (number === undefined) throw new Error(`There is no face '${id}' on the sheet.`);
  return number;
}

function worldRaster(list: WorldSheet, work: Work): FaceRaster {
  const { frame, firstSea } = work;
  const project = projectionOf(list.projection, list.size);
  const fill = (geometry: GeoJSON.Geometry, each: (cell: number) => void) =>
    fillRings(inCells(ringsOf(geometry, project, list.projection.window)), frame, each);
  const isLand = new Uint8Array(frame.width * frame.height);
  const inLake = new Uint8Array(isLand.length);
  fill(landShapes(), (cell) => {
    isLand[cell] = 1;
  });
  const closed: number[] = [];
  for (const lake of lakeShapes()) {
    const cells: number[] = [];
    fill(lake, (cell) => cells.push(cell));
    const holds = (places: WorldSheet['carve'] = []) =>
      places.some((place) => cells.includes(cellAt(project(place), frame)));
    const carved = holds(list.carve);
    for (const cell of cells) {
      if (carved) isLand[cell] = 0;
      else inLake[cell] = 1;
    }
    if (holds(list.closedLakes)) for (const cell of cells) closed.push(cell);
  }
  const labels = assigned(list, work, project, isLand, unitRaster(list, frame, fill, isLand));
  for (const cell of closed) labels[cell] = NOBODYS;
  painted(list, work, fill, labels, isLand, inLake);
  const cleaned = withoutPonds(
    list,
    work,
    withoutCrumbs(
      list,
      work,
      smoothByMajority(labels, frame, 6, (label) => label >= NOBODYS && label < firstSea),
    ),
    inLake,
  );
  const withSeas = seasSpread(list, work, project, cleaned);
  for (const [cell, label] of withSeas.entries()) {
    if (label === VOID_FACE) {
      withSeas[cell] = NOBODYS;
      inLake[cell] = 1;
    } else if (label >= firstSea) inLake[cell] = 0;
  }
  return { ...work, labels: joinedSeas(work, withSeas), lakes: inLake, project };
}

function inCells(rings: readonly Float64Array[]): readonly Float64Array[] {
  return rings.map((ring) => ring.map((value) => value * RESOLUTION));
}

function cellAt([x, y]: Point, { width }: Frame): number {
  return Math.round(y * RESOLUTION) * width + Math.round(x * RESOLUTION);
}

type Fill = (geometry: GeoJSON.Geometry, each: (cell: number) => void) => void;

interface Units {
  readonly keys: readonly string[];
  /** Unit of each land cell; 0 for none. */
  readonly of: RasterLabels;
}

/** The administrative unit of each cell of land. Files of different detail leave gaps along the coast: those cells take
 *  the nearest unit over land. */
function unitRaster({ countries }: WorldSheet, { width, height }: Frame, fill: Fill, isLand: Uint8Array): Units {
  const keys = ['-'];
  const raw = new Int32Array(isLand.length);
  for (const { key, geometry } of countries.flatMap(adminUnits)) {
    const number = keys.push(key) - 1;
    fill(geometry, (cell) => {
      raw[cell] = number;
    });
  }
  const sources: SpreadSource[] = [];
  for (let cell = 0; cell < raw.length; cell++) {
    if (raw[cell] === 0 || isLand[cell] === 0) continue;
    const x = cell % width;
    const isEdge =
      (x > 0 && raw[cell - 1] === 0) ||
      (x < width - 1 && raw[cell + 1] === 0) ||
      (cell >= width && raw[cell - width] === 0) ||
      (cell < (height - 1) * width && raw[cell + width] === 0);
    if (isEdge) sources.push({ cell, label: raw[cell]!, start: 0 });
  }
  const near = spreadLabels(raw, { width, height }, (cell) => isLand[cell] === 1 && raw[cell] === 0, sources, 40 * 5);
  return { keys, of: near.map((unit, cell) => (isLand[cell] === 1 ? unit : 0)) };
}

/** Each cell of land to its province: by its unit, or in a split unit by the nearest site. */
function assigned(
  list: WorldSheet,
  { numberOf, frame }: Work,
  project: Project,
  isLand: Uint8Array,
  units: Units,
): RasterLabels {
  const matching = (pattern: string) => {
    const found = units.keys.flatMap((key, n) =>
      key === pattern || (pattern.endsWith('*') && key.startsWith(pattern.slice(0, -1))) ? [n] : [],
    );
    if (found.length === 0) throw new Error(`No administrative unit matches '${pattern}'.`);
    return found;
  };
  const provinceOf = new Int32Array(units.keys.length).fill(NOBODYS);
  for (const isWild of [true, false]) {
    for (const [province, { units: patterns = [], except = [] }] of Object.entries(list.provinces)) {
      for (const unit of patterns.filter((pattern) => pattern.endsWith('*') === isWild).flatMap(matching)) {
        if (!isWild || !except.includes(units.keys[unit]!)) provinceOf[unit] = numberOf(province);
      }
    }
  }
  const splitOf = new Int32Array(units.keys.length).fill(-1);
  const splits = (list.splits ?? []).map(({ units: patterns, except = [], warp = 14, sites }, n) => {
    for (const unit of patterns.flatMap(matching)) if (!except.includes(units.keys[unit]!)) splitOf[unit] = n;
    return { warp, nearest: nearestSite(sites, numberOf, project) };
  });
  const drift = [noiseOf(list.seed, 4), noiseOf(list.seed + 7, 4)] as const;
  const labels = new Int32Array(isLand.length);
  for (let cell = 0; cell < labels.length; cell++) {
    if (isLand[cell] === 0) continue;
    const unit = units.of[cell]!;
    const split = splits[splitOf[unit]!];
    labels[cell] = unit === 0 ? NOBODYS : provinceOf[unit]!;
    if (unit === 0 || split === undefined) continue;
    const [x, y] = [((cell % frame.width) + 0.5) / RESOLUTION, (Math.floor(cell / frame.width) + 0.5) / RESOLUTION];
    labels[cell] = split.nearest(
      x + drift[0](x * 0.02, y * 0.02) * split.warp,
      y + drift[1](x * 0.02, y * 0.02) * split.warp,
    );
  }
  return labels;
}

/** The face of the site nearest to a point. */
function nearestSite(
  sites: Readonly<Record<string, readonly SitePoint[]>>,
  numberOf: Work['numberOf'],
  project: Project,
): (x: number, y: number) => number {
  const all = Object.entries(sites).flatMap(([id, points]) =>
    points.map((point) => ({ at: project(point), start: point[2] ?? 0, face: numberOf(id) })),
  );
  return (x, y) => {
    let [best, least] = [NOBODYS, Number.POSITIVE_INFINITY];
    for (const { at, start, face } of all) {
      const distance = (at[0] - x) ** 2 + (at[1] - y) ** 2 - start;
      if (distance < least) [best, least] = [face, distance];
    }
    return best;
  };
}

function painted(
  { paint = [] }: WorldSheet,
  { numberOf, faces }: Work,
  fill: Fill,
  labels: RasterLabels,
  isLand: Uint8Array,
  inLake: Uint8Array,
): void {
  for (const { face, on, from, asLake, outline } of paint) {
    const label = face === '_water' ? VOID_FACE : numberOf(face);
    fill({ type: 'Polygon', coordinates: [outline.map((place) => [...place])] }, (cell) => {
      if (on === 'water' && isLand[cell] === 1) return;
      if (on === 'land' && isLand[cell] === 0) return;
      if (from !== undefined && !from.includes(faces[labels[cell]!]!)) return;
      labels[cell] = label;
      isLand[cell] = label === VOID_FACE ? 0 : 1;
      if (asLake) inLake[cell] = 1;
    });
  }
}

/** Small loose pieces on land join the neighbour they touch most; small islands sink. The largest piece of a province is
 *  never touched. */
function withoutCrumbs({ leastIsland }: WorldSheet, { frame }: Work, labels: RasterLabels): RasterLabels {
  return relabelPieces(labels, frame, (piece, pieces, neighbours, isMain) => {
    const { label, cells } = pieces.list[piece]!;
    if (label === VOID_FACE || isMain) return null;
    const onLand = mostTouched(neighbours, pieces, (other) => other !== VOID_FACE);
    const sides = [...neighbours.values()].reduce((sum, each) => sum + each, 0);
    const wet = [...neighbours].reduce(
      (sum, [other, each]) => sum + (pieces.list[other]!.label === VOID_FACE ? each : 0),
      0,
    );
    if (onLand === null) return cells < leastIsland * RESOLUTION * RESOLUTION ? VOID_FACE : null;
    return cells < 900 && wet < sides * 0.75 ? onLand : null;
  });
}

/** Enclosed waters become part of the land around them, drawn as lakes when they are large enough to see. */
function withoutPonds(
  { largestPond }: WorldSheet,
  { frame }: Work,
  labels: RasterLabels,
  inLake: Uint8Array,
): RasterLabels {
  const filled = relabelPieces(labels, frame, (piece, pieces, neighbours) => {
    const { label, cells } = pieces.list[piece]!;
    if (label !== VOID_FACE || cells > largestPond * RESOLUTION * RESOLUTION) return null;
    return mostTouched(neighbours, pieces, (other) => other !== VOID_FACE);
  });
  for (const [cell, label] of filled.entries()) if (label !== labels[cell]) inLake[cell] = 1;
  return filled;
}

/** Every cell of water to the sea whose site is nearest by water. */
function seasSpread(
  list: WorldSheet,
  { numberOf, frame, firstSea }: Work,
  project: Project,
  labels: RasterLabels,
): RasterLabels {
  const { width, height } = frame;
  const ashore: string[] = [];
  const sources = Object.entries(list.seas).flatMap(([sea, sites]) =>
    sites.flatMap((site): readonly SpreadSource[] => {
      const [x, y] = project(site).map((value) => Math.round(value * RESOLUTION)) as [number, number];
      const [inX, inY] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
      const cell = inY * width + inX;
      const away = Math.sqrt((x - inX) ** 2 + (y - inY) ** 2);
      if (labels[cell] !== VOID_FACE) {
        if (away === 0) ashore.push(`${site.join(', ')} of ${sea}`);
        return [];
      }
      return [{ cell, label: numberOf(sea), start: 5 * away + (site[2] ?? 0) * 5 * RESOLUTION }];
    }),
  );
  if (ashore.length > 0) throw new Error(`These sites of seas are on land: ${ashore.join('; ')}.`);
  const full = spreadLabels(labels, frame, (cell) => labels[cell] === VOID_FACE, sources);
  return smoothByMajority(full, frame, 2, (label) => label >= firstSea);
}

/** Loose pieces of a sea join the sea around them. */
function joinedSeas({ frame, firstSea }: Work, labels: RasterLabels): RasterLabels {
  return relabelPieces(labels, frame, (piece, pieces, neighbours, isMain) => {
    const { label, cells } = pieces.list[piece]!;
    if (label < firstSea || isMain || cells > 20000) return null;
    return mostTouched(neighbours, pieces, (other) => other >= firstSea);
  });
}

function discRaster(list: DiscSheet, work: Work): FaceRaster {
  const { frame, numberOf } = work;
  const { centre, radius } = list.disc;
  const mesh = meshOf(list.mesh, list.seed);
  const at = provinceAt(mesh);
  const faceOf = mesh.ids.map(numberOf);
  const islands = list.islands.map(({ id, between, radius: wish }, n) => {
    const { middle, room } = roomiestSpot(mesh, ...between);
    return { face: numberOf(id), middle, size: Math.min(wish, room * 0.52), shore: noiseOf(list.seed + 20 + n, 3) };
  });
  const drift = [0, 1, 2, 3].map((n) => noiseOf(list.seed + n, 3)) as [Noise, Noise, Noise, Noise];
  const { wide, fine } = list.warp;
  const labels = new Int32Array(frame.width * frame.height);
  for (let cell = 0; cell < labels.length; cell++) {
    const [x, y] = [(cell % frame.width) / RESOLUTION, Math.floor(cell / frame.width) / RESOLUTION];
    const fromRim = radius - Math.sqrt((x - centre[0]) ** 2 + (y - centre[1]) ** 2);
    if (fromRim < 0) continue;
    // Borders reach the rim where the net has them.
    const calm = Math.min(1, fromRim / (wide * 3));
    const [u, v, s, t] = [x * 0.006, y * 0.006, x * 0.03, y * 0.03];
    const point: Point = [
      (x - centre[0] + calm * (drift[0](u, v) * wide + drift[2](s, t) * fine)) / radius,
      (y - centre[1] + calm * (drift[1](u, v) * wide + drift[3](s, t) * fine)) / radius,
    ];
    const island = islands.find(({ middle, size, shore }) => {
      const [dx, dy] = [point[0] - middle[0], point[1] - middle[1]];
      const far = Math.sqrt(dx * dx + dy * dy);
      return far < size * (1 + 0.35 * shore((dx / (far || 1)) * 1.2, (dy / (far || 1)) * 1.2));
    });
    labels[cell] = island?.face ?? faceOf[at(point)]!;
  }
  const project: Project = ([x, y]) => [centre[0] + x * radius, centre[1] + y * radius];
  return { ...work, labels: withoutLoosePieces(labels, frame), lakes: new Uint8Array(labels.length), project };
}

/** Edges rounded off, and pieces that hang together with no other of their province joined to what is around them. */
function withoutLoosePieces(labels: RasterLabels, frame: Frame): RasterLabels {
  let smooth = smoothByMajority(labels, frame, 6, (label) => label !== VOID_FACE);
  // Joining a crumb may leave another: twice is enough.
  for (let pass = 0; pass < 2; pass++) {
    smooth = relabelPieces(smooth, frame, (piece, pieces, neighbours, isMain) =>
      pieces.list[piece]!.label === VOID_FACE || isMain
        ? null
        : mostTouched(neighbours, pieces, (other) => other !== VOID_FACE),
    );
  }
  return smooth;
}
