/** The drawn map of a variant from its designer's sketch: no data but hers. */
import type { Variant } from '../../../../engine/board/variant.ts';
import { hexOf, type Lab, labOf, linearOf, linearOfLab, shadeColor } from '../../../../templates/map/color.ts';
import type { Geography, MapSheet, PowerColors } from '../../../../templates/map/geometry/geography.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { formatGeography } from '../build-maps.ts';
import { buildMapSheet } from '../map-sheet.ts';
import type { SketchSheet } from '../sheet-lists.ts';
import { neighborsOf } from './neighbors.ts';
import { settleSites } from './settle.ts';
import { readSketch } from './sketch.ts';
import type { SketchSite } from './sketch-site.ts';

export interface Built {
  /** The text of `geography.json`. */
  readonly text: string;
  /** The places, as a sketch that she may change: one line for each province. */
  readonly sketch: string;
  /** Neighbors that do not touch on the map, and pairs that touch without being neighbors: `ard-bra`. */
  readonly links: readonly string[];
  readonly closed: readonly string[];
}

/** `sketch`: the text of the designer's file; null when she has none. */
export function buildSketch(variant: Variant, sketch: string | null): Built | { readonly faults: readonly string[] } {
  const read = readSketch(sketch, variant);
  if ('faults' in read) return read;
  const { size } = read;
  const { outlines } = read.sketch;
  const sites = Object.entries(read.sketch.sites)
    .filter(([id]) => outlines[id] === undefined)
    .map(([id, points]): SketchSite => ({ id, points, start: 0 }));
  const neighbors = neighborsOf(variant);
  const room = Math.sqrt((size[0] * size[1]) / variant.provinces.length) / 2;
  const isDrawn = (id: string) => outlines[id] !== undefined || sites.some((site) => site.id === id);
  const idsOf = (isSea: boolean) =>
    variant.provinces.filter(({ id, type }) => isDrawn(id) && (type === 'sea') === isSea).map(({ id }) => id);
  // Who has drawn outlines has put each point where she wants it.
  const hasOutlines = Object.keys(outlines).length > 0;
  const placed = hasOutlines ? sites : settleSites(sites, size, neighbors, { room, isWished: sketch !== null });
  const list: SketchSheet = {
    size,
    seed: 1,
    markers: [],
    barriers: [],
    land: idsOf(false),
    water: idsOf(true),
    sites: placed,
    outlines,
  };
  const sheet = sheetOf(list, variant);
  if (typeof sheet === 'string') return { faults: [sheet] };
  const geography: Geography = {
    format: 1,
    variant: variant.id,
    size,
    sheets: [sheet],
    realms: {},
    palette: paletteOf(variant),
  };
  const named = (pairs: readonly (readonly [string, string])[]) => pairs.map((pair) => pair.join('-'));
  return {
    text: formatGeography(geography),
    sketch: sketchText(placed),
    links: named(sheet.markers),
    closed: named(sheet.barriers),
  };
}

/** Or what cannot be drawn. */
function sheetOf(list: SketchSheet, variant: Variant): MapSheet | string {
  try {
    return buildMapSheet(list, variant);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

function sketchText(sites: readonly SketchSite[]): string {
  const lines = sites.map(({ id, points }) => {
    const places = points.map((point) => point.map(Math.round));
    return `  ${JSON.stringify(id)}: ${JSON.stringify(places.length === 1 ? places[0] : places)}`;
  });
  return `{"at": {\n${lines.join(',\n')}\n}}\n`;
}

/** Colors that stay apart with each common kind of color blindness; patterns and letters tell more powers apart. */
const COLORS: readonly PowerColors[] = [
  { fill: '#fadb97', bold: '#fdd474', ink: '#643e00' },
  { fill: '#add8f3', bold: '#88ceff', ink: '#00497a' },
  { fill: '#d59473', bold: '#c36b45', ink: '#711b00' },
  { fill: '#c8d2b5', bold: '#b4c7a6', ink: '#384a29' },
  { fill: '#8ea3d4', bold: '#6181cf', ink: '#1d3681' },
  { fill: '#cfb1cd', bold: '#be97c8', ink: '#562f60' },
  { fill: '#aba8a2', bold: '#8b8b8b', ink: '#3e3e3e' },
  { fill: '#eab27f', bold: '#e39753', ink: '#702900' },
];

function paletteOf({ powers, rules }: Variant): Geography['palette'] {
  const neutral = rules['neutral-units'];
  const names = [...powers.map(({ name }) => name), ...(neutral === undefined ? [] : [neutral.name])];
  const colors = distinctColors(names.length);
  return Object.fromEntries(names.map((name, n) => [name, colors[n]!]));
}

/** So many colors that are told apart: the first by hand, each further one as far as can be from all before it. */
export function distinctColors(count: number): readonly PowerColors[] {
  const chosen = [...COLORS.slice(0, count)];
  const labs = chosen.map(({ fill }) => labOf(linearOf(fill)));
  while (chosen.length < count) {
    const gap = (lab: Lab) =>
      Math.min(...labs.map((other) => Math.hypot(lab[0] - other[0], lab[1] - other[1], lab[2] - other[2])));
    const next = CANDIDATES.reduce((best, each) => (gap(each) > gap(best) ? each : best));
    labs.push(next);
    const fill = hexOf(linearOfLab(next));
    chosen.push({ fill, bold: shadeColor(fill, next[0] - 0.08, 1.5), ink: shadeColor(fill, 0.34, 1.1) });
  }
  return chosen;
}

/** Light enough for dark letters. */
const CANDIDATES: readonly Lab[] = [0.88, 0.8, 0.72, 0.66].flatMap((lightness) =>
  [0.02, 0.06, 0.1, 0.13].flatMap((chroma) =>
    Array.from({ length: 24 }, (_, n): Lab => {
      const hue = (n * Math.PI) / 12;
      return labOf(linearOf(hexOf(linearOfLab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]))));
    }),
  ),
);
