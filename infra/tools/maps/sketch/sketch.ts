/**
 * A designer's sketch: where each province lies, on any paper. Either a plain list of places, or a GeoJSON of outlines and points, or
 * nothing at all: then the places follow from who borders whom.
 */
import * as z from 'zod';
import type { Province, Variant } from '../../../../engine/board/variant.ts';
import type { Point } from '../../../../templates/map/geometry/geography.ts';
import { layoutOf } from './layout.ts';

export interface Sketch {
  /** By province, in user units of the sheet: one place, or a line along which the province stretches. */
  readonly sites: Readonly<Record<Province, readonly Point[]>>;
  /** Outlines of provinces, as rings of x and y one after the other: what lies outside all of them goes to the sites. */
  readonly outlines: Readonly<Record<Province, readonly (readonly number[])[]>>;
}

const WIDTH = 1600;
/** Sheets are no flatter and no taller than this, as shares of their width. */
const SHAPES = { least: 0.55, most: 1.1 } as const;
/** Room between the outermost sites and the edge. */
const MARGIN = 90;

const point = z.tuple([z.number(), z.number()]);
const PLACES = z.strictObject({ at: z.record(z.string(), z.union([point, z.array(point).min(1)])) });
const position = z.array(z.number()).min(2);
const ring = z.array(position).min(3);
const GEOMETRY = z.union([
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('MultiPoint'), coordinates: z.array(position).min(1) }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(position).min(2) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
]);
const FEATURE = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: GEOMETRY,
});
const GEOJSON = z.object({ type: z.literal('FeatureCollection'), features: z.array(FEATURE) });

interface Drawn {
  readonly sites: Record<Province, readonly Point[]>;
  readonly outlines: Record<Province, readonly (readonly Point[])[]>;
}

/** A sketch with its sheet's size, or what is wrong with it, a line for each fault. `text` null: none was made. */
export function readSketch(
  text: string | null,
  variant: Variant,
): { readonly sketch: Sketch; readonly size: readonly [number, number] } | { readonly faults: readonly string[] } {
  if (text === null) return fitted({ sites: layoutOf(variant), outlines: {} });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [`this is no JSON: ${(error as SyntaxError).message}`] };
  }
  const isGeo = typeof value === 'object' && value !== null && 'type' in value;
  const drawn = isGeo ? fromGeoJson(value, variant) : fromPlaces(value, variant);
  if ('faults' in drawn) return drawn;
  const placed = new Set([...Object.keys(drawn.sites), ...Object.keys(drawn.outlines)]);
  const lost = variant.provinces.filter(({ id, type }) => type !== 'impassable' && !placed.has(id));
  if (lost.length > 0) return { faults: lost.map(({ id, name }) => `'${id}' (${name}) has no place; give it one`) };
  return fitted(drawn);
}

type Read = Drawn | { readonly faults: readonly string[] };

function faultsOf(error: z.ZodError): readonly string[] {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
}

function fromPlaces(value: unknown, variant: Variant): Read {
  const read = PLACES.safeParse(value);
  if (!read.success) return { faults: faultsOf(read.error) };
  const known = new Set(variant.provinces.map(({ id }) => id));
  const faults = Object.keys(read.data.at)
    .filter((id) => !known.has(id))
    .map((id) => `at.${id}: variant.json has no province '${id}'`);
  if (faults.length > 0) return { faults };
  const sites = Object.entries(read.data.at).map(([id, at]): [string, readonly Point[]] => [
    id,
    typeof at[0] === 'number' ? [at as Point] : (at as Point[]),
  ]);
  return { sites: Object.fromEntries(sites), outlines: {} };
}

/** Each feature is of the province that its `id`, or `id` or `name` among its properties, names. North is up. */
function fromGeoJson(value: unknown, variant: Variant): Read {
  const read = GEOJSON.safeParse(value);
  if (!read.success) return { faults: faultsOf(read.error) };
  const drawn: Drawn = { sites: {}, outlines: {} };
  const faults: string[] = [];
  for (const [n, { id, properties, geometry }] of read.data.features.entries()) {
    const names = [id, properties?.['id'], properties?.['name']].filter((each) => typeof each === 'string');
    const province = variant.provinces.find((each) =>
      names.some((name) => [each.id, each.name].some((own) => own.toLowerCase() === name.toLowerCase())),
    );
    if (province === undefined) {
      const named = names.length === 0 ? 'it has no id' : `variant.json has no province '${names[0]}'`;
      faults.push(`features.${n}: ${named}; give it the id of a province`);
      continue;
    }
    const up = ([x, y]: readonly number[]): Point => [x!, -y!];
    const add = <T>(list: Record<Province, readonly T[]>, more: readonly T[]) => {
      list[province.id] = [...(list[province.id] ?? []), ...more];
    };
    if (geometry.type === 'Point') add(drawn.sites, [up(geometry.coordinates)]);
    else if (geometry.type === 'MultiPoint' || geometry.type === 'LineString')
      add(drawn.sites, geometry.coordinates.map(up));
    else {
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      add(
        drawn.outlines,
        polygons.flat().map((each) => each.map(up)),
      );
    }
  }
  return faults.length > 0 ? { faults } : drawn;
}

/** Moved and scaled onto a sheet, in whole tenths. */
function fitted({ sites, outlines }: Drawn): { sketch: Sketch; size: readonly [number, number] } {
  const all = [...Object.values(sites).flat(), ...Object.values(outlines).flat(2)];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const edge = (list: readonly number[], pick: (a: number, b: number) => number) => list.reduce((a, b) => pick(a, b));
  const [left, top] = [edge(xs, Math.min), edge(ys, Math.min)];
  const [wide, high] = [edge(xs, Math.max) - left || 1, edge(ys, Math.max) - top || 1];
  const margin = Object.keys(outlines).length > 0 ? MARGIN / 3 : MARGIN;
  const inner = WIDTH - 2 * margin;
  const height = Math.round(Math.min(SHAPES.most, Math.max(SHAPES.least, high / wide)) * inner) + 2 * margin;
  const scale = Math.min(inner / wide, (height - 2 * margin) / high);
  const shift = [(WIDTH - wide * scale) / 2 - left * scale, (height - high * scale) / 2 - top * scale] as const;
  const onSheet = ([x, y]: Point): Point => [tenth(x * scale + shift[0]), tenth(y * scale + shift[1])];
  const mapped = <T, U>(lists: Readonly<Record<string, readonly T[]>>, change: (each: T) => U) =>
    Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, list.map(change)]));
  return {
    sketch: { sites: mapped(sites, onSheet), outlines: mapped(outlines, (each) => each.flatMap(onSheet)) },
    size: [WIDTH, Math.round(height)],
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
