/** The ground of a map: water, land in its owners' colours, borders. Drawn once for each sheet. */
import type { Power, Province } from '../../engine/board/variant.ts';
import { t } from '../locales/current.ts';
import { canalLines, drawPasses, drawSeasonalBorder, pairKey, strokesOf } from './border-marks.ts';
import { type Geography, GRAIN, type MapSheet } from './geometry/geography.ts';
import { type Box, boxesOverlap } from './geometry/obstacles.ts';
import { COARSE, pathsOf } from './geometry/paths.ts';
import { escapeText, svgNumber } from './svg.ts';
import { PATTERNS, type PowerStyle, type Theme } from './theme.ts';
import type { MapStrait, MapView, Pair } from './view.ts';

export interface TerrainContext {
  readonly geography: Geography;
  readonly theme: Theme;
  readonly styles: ReadonlyMap<Power, PowerStyle>;
  /** Owner of each coloured province. */
  readonly colours: Readonly<Record<Province, Power>>;
  /** Provinces that nobody can enter, beside the faces that are none. */
  readonly impassable: ReadonlySet<Province>;
  /** A province's abbreviation. */
  readonly abbr: (province: Province) => string;
  /** Borders that open and close with the seasons. */
  readonly straits?: readonly MapStrait[];
  readonly ways: MapView['ways'];
  /** Neighbors of armies whose border is too short to be seen. */
  readonly passes: readonly Pair[];
  /** Only what reaches into this part of the whole drawing is drawn. Left out: all. */
  readonly part?: Box;
}

/** Shapes, patterns and gradients that the rest refers to. */
export function terrainDefs(ground: TerrainContext): string {
  const { geography, theme, styles } = ground;
  const faces = geography.sheets.flatMap((sheet, n) =>
    shownFaces(ground, sheet).map((face) => `<path id="${faceId(n, face)}" d="${pathsOf(sheet).faces.get(face)}"/>`),
  );
  const lands = geography.sheets.map(
    (sheet, n) =>
      `<g id="m-land${n}">${shownFaces(ground, sheet)
        .map((face) => `<use href="#${faceId(n, face)}"/>`)
        .join('')}</g>`,
  );
  const shores = geography.sheets.map((sheet, n) => `<path id="m-shore${n}" d="${pathsOf(sheet).shore}"/>`);
  return [...faces, ...lands, ...shores, ...powerPatterns(styles), hatchPattern(theme), lakePattern(theme)].join('');
}

/** Faces are drawn in grains, so what fills them is enlarged to user units. */
const IN_UNITS = `scale(${svgNumber(1 / GRAIN)})`;

function powerPatterns(styles: TerrainContext['styles']): readonly string[] {
  return [...styles.values()].map(({ number, land, line }) => {
    const { size, lines } = PATTERNS[number % PATTERNS.length]!;
    return (
      `<pattern id="m-t${number}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="${IN_UNITS}">` +
      `<path d="M0 0H${size}V${size}H0z" fill="${land}"/>` +
      `<path d="${lines}" fill="none" stroke="${line}" stroke-opacity=".16" stroke-width="1.4" stroke-linecap="round"/></pattern>`
    );
  });
}

/** Land that nobody can enter. */
function hatchPattern({ impassable, hatch }: Theme): string {
  return (
    `<pattern id="m-hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="${IN_UNITS}">` +
    `<path d="M0 0H10V10H0z" fill="${impassable}"/><path d="M-1 11 11-1M-1 1 1-1M9 11 11 9" stroke="${hatch}" stroke-width="2.2" stroke-opacity=".55"/></pattern>`
  );
}

/** Water that no ship of the game sails. */
function lakePattern({ lake, lakeHatch }: Theme): string {
  return (
    `<pattern id="m-lake" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="${IN_UNITS}">` +
    `<path d="M0 0H7V7H0z" fill="${lake}"/><path d="M0 3.5H7" stroke="${lakeHatch}" stroke-width="1.3"/></pattern>`
  );
}

/**
 * One sheet's ground, in its own coordinates. What is the same in every phase stands in groups of its own, and so do the fills between them:
 * a rasteriser may keep what it made of them (lambdas/adapters/publish/base-map.ts).
 */
export function drawTerrain(ground: TerrainContext, n: number): string {
  const { geography, theme } = ground;
  const sheet = geography.sheets[n]!;
  const parts = [
    `<g id="m-under${n}">${under(ground, n)}</g>`,
    `<g id="m-fills${n}">${fills(ground, n)}</g>`,
    `<g id="m-lines${n}" transform="scale(${GRAIN})" stroke-linejoin="round" stroke-linecap="round" fill="none">${lines(ground, n)}</g>`,
    `<path d="${realmLines(ground, sheet)}" transform="scale(${GRAIN})" fill="none" stroke="${theme.realmLine}" stroke-width="${inGrains(2.2)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    drawWaterways(sheet, ground),
    ...seasonalBorders(sheet, ground),
    links(sheet, ground),
    barriers(ground, sheet),
    drawBridges(sheet, theme),
    drawPasses(sheet, ground.passes, theme),
  ];
  if (sheet.disc !== undefined) parts.push(beyondTheRim(sheet, sheet.disc, theme), directions(sheet.disc, theme));
  return parts.join('');
}

function inGrains(stroke: number): string {
  return svgNumber(stroke / GRAIN);
}

/** Water: sea, waves, soft lines along the coast, borders of the seas. */
function under({ geography, theme }: TerrainContext, n: number): string {
  const sheet = geography.sheets[n]!;
  const { waves, seaLines } = pathsOf(sheet);
  const [width, height] = sheet.size;
  const shores = theme.shore.map(
    ({ width: stroke, colour, opacity }) =>
      `<use href="#m-shore${n}" transform="scale(${COARSE})" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${svgNumber(stroke / COARSE)}" stroke-linejoin="round"/>`,
  );
  return (
    `<path d="M0 0H${width}V${height}H0z" fill="${theme.sea}"/>` +
    `<path d="${waves}" fill="none" stroke="${theme.wave}" stroke-linecap="round"/>${shores.join('')}` +
    `<path d="${seaLines}" transform="scale(${GRAIN})" fill="none" stroke="${theme.seaLine}" stroke-width="${inGrains(1.3)}" stroke-dasharray="${inGrains(7)} ${inGrains(3.5)}" stroke-linejoin="round"/>`
  );
}

function fills(ground: TerrainContext, n: number): string {
  const sheet = ground.geography.sheets[n]!;
  return shownFaces(ground, sheet)
    .map((face) => {
      const fill = fillOf(face, sheet, ground);
      // A line covers every edge, so the fill's own need not be smooth; that is much faster to paint.
      return `<use href="#${faceId(n, face)}" transform="scale(${GRAIN})" shape-rendering="crispEdges" fill="${fill}"/>`;
    })
    .join('');
}

/** Lakes, and the borders of provinces. */
function lines({ geography, theme }: TerrainContext, n: number): string {
  const { lakes, closedLakes } = pathsOf(geography.sheets[n]!);
  const waters = [
    [lakes, theme.lake],
    [closedLakes, `url(#m-lake)`],
  ]
    .filter(([path]) => path !== '')
    .map(
      ([path, fill]) => `<path d="${path}" fill="${fill}" stroke="${theme.seaLine}" stroke-width="${inGrains(0.8)}"/>`,
    );
  return `${waters.join('')}<use href="#m-land${n}" stroke="${theme.landLine}" stroke-width="${inGrains(1.1)}"/>`;
}

export function fillOf(
  face: number,
  { faces, firstSea }: MapSheet,
  { colours, styles, theme, impassable }: TerrainContext,
): string {
  const id = faces[face]!;
  if (id.startsWith('_') || impassable.has(id)) return `url(#m-hatch)`;
  const style = styles.get(colours[id] ?? '');
  if (style !== undefined) return `url(#m-t${style.number})`;
  return face < firstSea ? theme.neutral : theme.ownableSea;
}

/** Faces that are land, or water that can be owned. */
export function landFaces(sheet: MapSheet): readonly number[] {
  const paths = pathsOf(sheet);
  const owned = (face: number) => sheet.provinces[sheet.faces[face]!]?.center !== undefined;
  return sheet.faces
    .map((_, face) => face)
    .filter((face) => face > 0 && (face < sheet.firstSea || owned(face)) && paths.faces.has(face));
}

function shownFaces({ part }: TerrainContext, sheet: MapSheet): readonly number[] {
  if (part === undefined) return landFaces(sheet);
  const [dx, dy] = sheet.at;
  const box = { left: part.left - dx, right: part.right - dx, top: part.top - dy, bottom: part.bottom - dy };
  const { boxes } = pathsOf(sheet);
  const near = sheet.arcs.filter((_, arc) => boxesOverlap(boxes[arc]!, box));
  return landFaces(sheet).filter((face) => near.some(({ left, right }) => left === face || right === face));
}

export function faceId(sheet: number, face: number): string {
  return `m-f${sheet}-${face}`;
}

/** Whether an arc is the border of lands of different owners. */
export function isRealmLine({ colours, impassable }: TerrainContext, sheet: MapSheet): (n: number) => boolean {
  const realm = (face: number) => {
    const id = sheet.faces[face] ?? '_void';
    return id.startsWith('_') || impassable.has(id) ? '_' : (colours[id] ?? '');
  };
  return (n) => {
    const { left, right, kind } = sheet.arcs[n]!;
    return kind === 'land' && realm(left) !== realm(right);
  };
}

function realmLines(ground: TerrainContext, sheet: MapSheet): string {
  const isRealm = isRealmLine(ground, sheet);
  return pathsOf(sheet)
    .arcs.filter((_, n) => isRealm(n))
    .join('');
}

/** Rivers and canals: narrow water with banks. */
export function drawWaterways(sheet: MapSheet, { ways, geography, theme }: TerrainContext): string {
  const isDrawn = geography.sheets.some(({ waterways }) => waterways.length > 0);
  const lines = ways.length === 0 ? [] : isDrawn ? sheet.waterways : canalLines(sheet, ways);
  if (lines.length === 0) return '';
  const { landLine, lake } = theme;
  const path = lines
    .map((line) => line.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${svgNumber(x)} ${svgNumber(y)}`).join(''))
    .join('');
  const stroke = (colour: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return stroke(landLine, 4.6) + stroke(lake, 3);
}

/** Adjacent but apart: a line with a knob at each end, and between which two provinces. */
function links({ links: lines, markers }: MapSheet, { theme, straits = [], abbr }: TerrainContext): string {
  const { ink, paper } = theme;
  return lines
    .map((line, n) => {
      const strait = straits.find(({ pair }) => pairKey(pair) === pairKey(markers[n]!));
      const path = line.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${svgNumber(x)} ${svgNumber(y)}`).join('');
      if (strait !== undefined) return strokesOf(path, strait, theme);
      const [[ax, ay], [bx, by]] = [line[0]!, line.at(-1)!];
      const knob = (x: number, y: number) =>
        `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="4.5" fill="${ink}" stroke="${paper}" stroke-width="1.6"/>`;
      return (
        `<path d="${path}" stroke="${paper}" stroke-width="6.4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>` +
        `<path d="${path}" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round"/>${knob(ax, ay)}${knob(bx, by)}` +
        `<text x="${svgNumber((ax + bx) / 2)}" y="${svgNumber((ay + by) / 2 - 7)}" class="m-land m-k" font-size="12.5" stroke="${paper}">${escapeText(markers[n]!.map(abbr).join(' - '))}</text>`
      );
    })
    .join('');
}

/** Of borders with a line of their own; what has none has a link. */
function seasonalBorders(sheet: MapSheet, { straits = [], theme }: TerrainContext): readonly string[] {
  const linked = new Set(sheet.markers.map(pairKey));
  return straits.flatMap((strait) =>
    linked.has(pairKey(strait.pair)) ? [] : [drawSeasonalBorder(sheet, strait, theme)],
  );
}

/** Two rails across the water. */
export function drawBridges({ bridges: signs = [] }: MapSheet, { ink, paper }: Theme): string {
  const rails = 'M-4.2-10-2.6-7V7L-4.2 10M4.2-10 2.6-7V7L4.2 10';
  return signs
    .map(
      ({ at: [x, y], turn }) =>
        `<g transform="translate(${svgNumber(x)} ${svgNumber(y)})rotate(${turn})" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
        `<path d="M0-7.5V7.5" stroke="${paper}" stroke-width="9"/><path d="${rails}" stroke="${ink}" stroke-width="1.9"/></g>`,
    )
    .join('');
}

/** A border that nobody crosses: a thick line with teeth. */
function barriers({ theme }: TerrainContext, sheet: MapSheet): string {
  const paths = pathsOf(sheet);
  const path = sheet.barriers
    .flatMap(([a, b]) => {
      const pair = [sheet.faces.indexOf(a), sheet.faces.indexOf(b)];
      return sheet.arcs.flatMap(({ left, right }, n) =>
        pair.includes(left) && pair.includes(right) ? [paths.arcs[n]!] : [],
      );
    })
    .join('');
  if (path === '') return '';
  const stroke = (width: number, dash: string) =>
    `<path d="${path}" fill="none" stroke="${theme.barrier}" stroke-width="${svgNumber(width / GRAIN)}"${dash}/>`;
  return `<g transform="scale(${GRAIN})">${stroke(3.4, '')}${stroke(11, ` stroke-dasharray="${svgNumber(2.4 / GRAIN)} ${svgNumber(4.6 / GRAIN)}"`)}</g>`;
}

/** What lies round a disc: night, stars, and the water that falls over the edge. */
function beyondTheRim(
  { size: [width, height] }: MapSheet,
  { centre: [x, y], radius }: NonNullable<MapSheet['disc']>,
  { space, star, fall }: Theme,
): string {
  const ring = `M0 0H${width}V${height}H0zM${svgNumber(x - radius)} ${svgNumber(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  let stars = '';
  let falling = '';
  for (let n = 0; n < 240; n++) {
    const [sx, sy] = [scattered(n, 7) * width, scattered(n, 11) * height];
    if ((sx - x) ** 2 + (sy - y) ** 2 > (radius + 34) ** 2) stars += `M${svgNumber(sx)} ${svgNumber(sy)}h.01`;
  }
  const drops = 380;
  for (let n = 0; n < drops; n++) {
    const turn = (n / drops) * 2 * Math.PI;
    const reach = radius + 8 + scattered(n, 3) * 16;
    falling += `M${svgNumber(x + Math.cos(turn) * radius)} ${svgNumber(y + Math.sin(turn) * radius)}L${svgNumber(x + Math.cos(turn) * reach)} ${svgNumber(y + Math.sin(turn) * reach)}`;
  }
  return (
    `<path d="${ring}" fill="${space}" fill-rule="evenodd"/>` +
    `<path d="${stars}" stroke="${star}" stroke-width="2" stroke-linecap="round" stroke-opacity=".8"/>` +
    `<path d="${falling}" stroke="${fall}" stroke-width="2" stroke-linecap="round" stroke-opacity=".65"/>` +
    `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${radius}" fill="none" stroke="${fall}" stroke-width="3.5"/>`
  );
}

/** Which way is turnwise, and which widdershins: arrows outside the rim. */
function directions({ centre: [x, y], radius }: NonNullable<MapSheet['disc']>, { star }: Theme): string {
  const far = radius + 62;
  const at = (degrees: number, out = 0): readonly [number, number] => [
    x + Math.cos((degrees * Math.PI) / 180) * (far + out),
    y + Math.sin((degrees * Math.PI) / 180) * (far + out),
  ];
  const arrow = (from: number, to: number, words: string) => {
    const [[ax, ay], [bx, by]] = [at(from), at(to)];
    const ahead = Math.sign(to - from);
    const [[px, py], [qx, qy]] = [at(to - ahead * 1.5, 9), at(to - ahead * 1.5, -9)];
    const [tx, ty] = at((from + to) / 2, 40);
    return (
      `<path d="M${svgNumber(ax)} ${svgNumber(ay)}A${far} ${far} 0 0 ${ahead > 0 ? 1 : 0} ${svgNumber(bx)} ${svgNumber(by)}M${svgNumber(px)} ${svgNumber(py)}L${svgNumber(bx)} ${svgNumber(by)}L${svgNumber(qx)} ${svgNumber(qy)}" fill="none" stroke="${star}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<text x="${svgNumber(tx)}" y="${svgNumber(ty)}" class="m-i" font-size="26" text-anchor="middle" fill="${star}">${words}</text>`
    );
  };
  return arrow(219, 236, t().map.turnwise) + arrow(321, 304, t().map.widdershins);
}

/** A number from 0 to 1 that looks like chance and is always the same. */
function scattered(n: number, salt: number): number {
  const mixed = Math.imul((n + 1) * 2654435761, 2246822519 + salt * 374761393) >>> 0;
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}
