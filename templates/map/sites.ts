/** Where provinces and units stand in the whole drawing, all sheets together. */
import type { Place, Province } from '../../engine/board/variant.ts';
import { provinceOf } from '../../engine/orders/notation.ts';
import type { Geography, Places, Point, Sheet } from './geography.ts';
import { pointsOf } from './paths.ts';

/** A province on one of the sheets; its places are shifted to the whole drawing. */
export interface Site {
  readonly sheet: number;
  readonly province: Province;
  readonly places: Places;
}

export interface Sites {
  readonly all: readonly Site[];
  /** A province's sites, one for each sheet it is drawn on. */
  readonly of: (province: Province) => readonly Site[];
  /** The face at a point of the whole drawing: a province, or an id that begins with `_`; null outside every sheet. */
  readonly at: (point: Point) => string | null;
}

const known = new WeakMap<Geography, Sites>();

export function sitesOf(geography: Geography): Sites {
  let sites = known.get(geography);
  if (sites === undefined) {
    sites = compile(geography);
    known.set(geography, sites);
  }
  return sites;
}

/** Where a unit's counter stands on a site. */
export function standOf({ places }: Site, place: Place): Point {
  const coast = place.includes('/') ? place.slice(place.indexOf('/') + 1) : null;
  return (coast === null ? undefined : places.coasts?.[coast]) ?? places.unit;
}

/** Pairs of points from one place to another: on each sheet that has both, or else from one sheet to the other. */
export function joins(sites: Sites, from: Place, to: Place): readonly (readonly [Point, Point])[] {
  const [starts, ends] = [sites.of(provinceOf(from)), sites.of(provinceOf(to))];
  const together = starts.flatMap((start) =>
    ends.filter(({ sheet }) => sheet === start.sheet).map((end) => [standOf(start, from), standOf(end, to)] as const),
  );
  const [start, end] = [starts[0], ends[0]];
  if (together.length > 0 || start === undefined || end === undefined) return together;
  return [[standOf(start, from), standOf(end, to)]];
}

function compile(geography: Geography): Sites {
  const all = geography.sheets.flatMap((sheet, n) =>
    Object.entries(sheet.provinces).map(
      ([province, places]): Site => ({ sheet: n, province, places: shifted(places, sheet.at) }),
    ),
  );
  const of = new Map<Province, Site[]>();
  for (const site of all) of.set(site.province, [...(of.get(site.province) ?? []), site]);
  const grids = geography.sheets.map(gridOf);
  return {
    all,
    of: (province) => of.get(province) ?? [],
    at: ([x, y]) => {
      for (const [n, { at, size, faces }] of geography.sheets.entries()) {
        const [left, top] = [x - at[0], y - at[1]];
        if (left < 0 || top < 0 || left >= size[0] || top >= size[1]) continue;
        const face = grids[n]!.cells[Math.floor(top / CELL) * grids[n]!.columns + Math.floor(left / CELL)]!;
        return faces[face] ?? null;
      }
      return null;
    },
  };
}

function shifted(places: Places, [dx, dy]: Point): Places {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  const { unit, coasts, center, label } = places;
  return {
    unit: move(unit),
    ...(coasts === undefined
      ? {}
      : { coasts: Object.fromEntries(Object.entries(coasts).map(([coast, at]) => [coast, move(at)])) }),
    ...(center === undefined ? {} : { center: move(center) }),
    ...(label === undefined ? {} : { label: { ...label, at: move(label.at) } }),
  };
}

/** Side of a cell, in user units, of the grid that knows which face a point lies in. */
const CELL = 2;

interface Grid {
  readonly columns: number;
  readonly cells: Uint8Array;
}

/** The face of each cell, found line by line from where the arcs cross the line. */
function gridOf({ size, arcs }: Sheet): Grid {
  const columns = Math.ceil(size[0] / CELL);
  const rows = Math.ceil(size[1] / CELL);
  const crossings: { readonly x: number; readonly face: number }[][] = Array.from({ length: rows }, () => []);
  for (const arc of arcs) {
    const points = pointsOf(arc);
    for (let n = 1; n < points.length; n++) {
      const [a, b] = [points[n - 1]!, points[n]!];
      const [top, bottom] = a[1] < b[1] ? [a, b] : [b, a];
      // Walking down, an arc's left side lies to the east.
      const east = a[1] < b[1] ? arc.left : arc.right;
      for (let row = Math.max(0, Math.ceil(top[1] / CELL - 0.5)); row < rows; row++) {
        const y = (row + 0.5) * CELL;
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
