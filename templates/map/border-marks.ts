/** Marks on borders that a rule makes: canals where none is drawn, passes too narrow to be seen, borders that open with the seasons. */
import type { Province } from '../../engine/board/variant.ts';
import { pointsAlong, stretchOf } from './geometry/arcs.ts';
import { type Geography, GRAIN, type MapSheet, type Point } from './geometry/geography.ts';
import { pathsOf } from './geometry/paths.ts';
import { svgNumber, svgPoint } from './svg.ts';
import type { Theme } from './theme.ts';
import type { MapStrait, MapView, Pair } from './view.ts';

/** A border is seen from here on, on a sheet some 1600 units wide. */
const SEEN = 12;

export function pairKey(pair: Pair): string {
  return [...pair].sort().join('-');
}

/** Neighbors of armies whose border is drawn, but too short to be seen. */
export function narrowPasses(sheets: Geography['sheets'], walks: MapView['walks']): readonly Pair[] {
  const length = (key: string) => Math.max(0, ...sheets.map(({ borders }) => borders[key] ?? 0));
  const marked = new Set(
    sheets.flatMap(({ markers, bridges = [] }) => [...markers, ...bridges.map(({ pair }) => pair)]).map(pairKey),
  );
  return walks.filter((pair) => {
    const key = pairKey(pair);
    const drawn = length(key);
    return drawn > 0 && drawn < SEEN && !marked.has(key);
  });
}

/** A short line with a knob at each end, across the border. */
export function drawPasses(sheet: MapSheet, passes: readonly Pair[], { ink, paper }: Theme): string {
  return passes
    .flatMap(([a, b]) => {
      const at = middleOf(sheet, a, b);
      const [from, to] = [sheet.provinces[a]?.unit, sheet.provinces[b]?.unit];
      if (at === null || from === undefined || to === undefined) return [];
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const far = Math.hypot(dx, dy) || 1;
      const end = (side: number): Point => [at[0] + (dx / far) * 9 * side, at[1] + (dy / far) * 9 * side];
      const path = `M${svgPoint(end(-1))}L${svgPoint(end(1))}`;
      const knob = (side: number) =>
        `<circle cx="${svgNumber(end(side)[0])}" cy="${svgNumber(end(side)[1])}" r="3.2" fill="${ink}" stroke="${paper}" stroke-width="1.2"/>`;
      return [
        `<path d="${path}" stroke="${paper}" stroke-width="5.4" stroke-linecap="round"/><path d="${path}" stroke="${ink}" stroke-width="1.8"/>${knob(-1)}${knob(1)}`,
      ];
    })
    .join('');
}

/** From each water that a fleet may reach from a province of a waterway to the others, through the province. */
export function canalLines(sheet: MapSheet, ways: MapView['ways']): readonly (readonly Point[])[] {
  const gates = new Map<Province, Point[]>();
  for (const [at, to] of ways) {
    const gate = middleOf(sheet, at, to);
    if (gate !== null) gates.set(at, [...(gates.get(at) ?? []), gate]);
  }
  return [...gates].flatMap(([at, [first, ...others]]) => {
    const { unit } = sheet.provinces[at]!;
    return first === undefined
      ? []
      : others.length === 0
        ? [[first, unit]]
        : others.map((other) => bent(first, unit, other));
  });
}

/** A curve from one point to another that leans to a third. */
function bent([ax, ay]: Point, [px, py]: Point, [bx, by]: Point): readonly Point[] {
  return Array.from({ length: 13 }, (_, n): Point => {
    const t = n / 12;
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [u * ax + v * px + w * bx, u * ay + v * py + w * by];
  });
}

/** A border that opens with the seasons, along its whole length: water and ice where one of the two is a sea, else a closed pass. */
export function drawSeasonalBorder(sheet: MapSheet, strait: MapStrait, theme: Theme): string {
  const paths = pathsOf(sheet);
  const arcs = arcsBetween(sheet, ...strait.pair);
  if (arcs.length === 0) return '';
  return `<g transform="scale(${GRAIN})">${strokesOf(arcs.map((n) => paths.arcs[n]!).join(''), strait, theme, 1 / GRAIN)}</g>`;
}

/** Ships need water; armies need ice. */
export function isWater({ open, type }: Pick<MapStrait, 'open' | 'type'>): boolean {
  return open === (type === 'F');
}

/** The strokes of a strait: a channel, or the ice on it. `scale`: of a stroke's width. */
export function strokesOf(path: string, strait: MapStrait, theme: Theme, scale = 1): string {
  const size = (length: number) => svgNumber(length * scale);
  const stroke = (colour: string, width: number, dash: readonly number[] = []) =>
    `<path d="${path}" stroke="${colour}" stroke-width="${size(width)}" fill="none" stroke-linejoin="round"${dash.length === 0 ? '' : ` stroke-dasharray="${dash.map(size).join(' ')}"`}/>`;
  return isWater(strait)
    ? stroke(theme.landLine, 13.5) + stroke(theme.sea, 11.3) + stroke(theme.wave, 1.6, [9, 13])
    : stroke(theme.iceLine, 13.5) + stroke(theme.ice, 11.3) + stroke(theme.iceLine, 6.5, [1.6, 9]);
}

function arcsBetween({ arcs, faces }: MapSheet, a: Province, b: Province): readonly number[] {
  const pair = [faces.indexOf(a), faces.indexOf(b)];
  return arcs.flatMap(({ left, right }, n) =>
    pair.includes(left) && pair.includes(right) && left !== right ? [n] : [],
  );
}

/** The middle of the longest border of two provinces on a sheet; null where they have none. */
function middleOf(sheet: MapSheet, a: Province, b: Province): Point | null {
  const lines = arcsBetween(sheet, a, b).map((n) => pointsAlong(stretchOf(sheet.arcs[n]!)));
  if (lines.length === 0) return null;
  const longest = lines.reduce((best, line) => (lengthOf(line) > lengthOf(best) ? line : best));
  const half = lengthOf(longest) / 2;
  let gone = 0;
  for (const [n, point] of longest.entries()) {
    const before = longest[n - 1];
    if (before === undefined) continue;
    const step = Math.hypot(point[0] - before[0], point[1] - before[1]);
    if (gone + step >= half && step > 0) {
      const share = (half - gone) / step;
      return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    }
    gone += step;
  }
  return longest[0] ?? null;
}

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, [x, y], n) => sum + Math.hypot(x - line[n]![0], y - line[n]![1]), 0);
}
