/**
 * A crowded corner of a sheet, drawn once more and larger: of ground, names and orders only what lies there, since a rasteriser
 * paints all it is given.
 */
import { drawPasses } from './border-marks.ts';
import { GRAIN, type Inset, type MapSheet, type Point } from './geometry/geography.ts';
import { type Box, boxesOverlap, isInside, type Obstacle } from './geometry/obstacles.ts';
import { COARSE, pathsOf } from './geometry/paths.ts';
import { svgNumber } from './svg.ts';
import { drawBridges, drawWaterways, faceId, fillOf, isRealmLine, landFaces, type TerrainContext } from './terrain.ts';

/** What stands on the ground, in the coordinates of the whole drawing. */
export interface InsetContent {
  readonly at: readonly Point[];
  readonly svg: string;
  /** What the letters of a name cover: no edge cuts them. */
  readonly name?: Box;
}

/** Lowest first. */
export type Layers = readonly (readonly InsetContent[])[];

export function drawInsets(ground: TerrainContext, layers: Layers): string {
  return ground.geography.sheets
    .flatMap((sheet, n) => (sheet.insets ?? []).map((inset) => drawInset(ground, n, inset, layers)))
    .join('');
}

export function insetBoxes({ at: [dx, dy], insets = [] }: MapSheet): readonly Obstacle[] {
  return insets.map(({ at: [x, y], of: { size }, scale }) => ({
    left: x + dx,
    top: y + dy,
    right: x + dx + size[0] * scale,
    bottom: y + dy + size[1] * scale,
    weight: 2,
  }));
}

/** Things whose middle lies so far outside may still reach in, in user units. */
const REACH = 60;

function drawInset(ground: TerrainContext, n: number, { of, at: [x, y], scale }: Inset, layers: Layers): string {
  const { geography, theme } = ground;
  const sheet = geography.sheets[n]!;
  const [dx, dy] = sheet.at;
  const [left, top] = [x + dx, y + dy];
  const [width, height] = of.size.map((side) => side * scale) as [number, number];
  const [shownX, shownY] = [of.at[0] + dx, of.at[1] + dy];
  const shown: Box = { left: shownX, top: shownY, right: shownX + of.size[0], bottom: shownY + of.size[1] };
  const outline = `M${svgNumber(left)} ${svgNumber(top)}h${svgNumber(width)}v${svgNumber(height)}h${svgNumber(-width)}z`;
  const here: Box = { left: of.at[0], top: of.at[1], right: of.at[0] + of.size[0], bottom: of.at[1] + of.size[1] };
  return (
    `<path d="M${svgNumber(shownX)} ${svgNumber(shownY)}h${of.size[0]}v${of.size[1]}h${-of.size[0]}z" fill="none" stroke="${theme.frame}" stroke-width="1.4" stroke-dasharray="2 5"/>` +
    `<path d="${outline}" fill="${theme.sea}"/>` +
    `<svg x="${svgNumber(left)}" y="${svgNumber(top)}" width="${svgNumber(width)}" height="${svgNumber(height)}" viewBox="${svgNumber(shownX)} ${svgNumber(shownY)} ${of.size[0]} ${of.size[1]}">` +
    `<g transform="translate(${dx} ${dy})">${corner(ground, n, here)}</g>` +
    layers.flatMap((layer) => layer.map((content) => contentWithin(content, shown))).join('') +
    `</svg><path d="${outline}" fill="none" stroke="${theme.frame}" stroke-width="4"/>`
  );
}

function contentWithin({ at, svg, name }: InsetContent, shown: Box): string {
  if (!at.some((point) => isInside(point, shown, name === undefined ? REACH : 0))) return '';
  if (name === undefined) return svg;
  const x = Math.max(0, shown.left + MARGIN - name.left) + Math.min(0, shown.right - MARGIN - name.right);
  const y = Math.max(0, shown.top + MARGIN - name.top) + Math.min(0, shown.bottom - MARGIN - name.bottom);
  return x === 0 && y === 0 ? svg : `<g transform="translate(${svgNumber(x)} ${svgNumber(y)})">${svg}</g>`;
}

/** Between a name and the inset's edge. */
const MARGIN = 4;

/** The ground of a part of a sheet. */
function corner(ground: TerrainContext, n: number, box: Box): string {
  const { geography, theme } = ground;
  const sheet = geography.sheets[n]!;
  const paths = pathsOf(sheet);
  const near = sheet.arcs.map((_, arc) => boxesOverlap(paths.boxes[arc]!, box, 16));
  const lines = (list: readonly string[], is: (arc: number) => boolean) =>
    list.filter((_, arc) => near[arc] && is(arc)).join('');
  const faces = landFaces(sheet).filter((face) => touches(sheet, face, near));
  const scaled = (stroke: number) => svgNumber(stroke / GRAIN);
  const shore = lines(paths.shores, () => true);
  const seas = lines(paths.arcs, (arc) => sheet.arcs[arc]!.kind === 'sea');
  const realms = lines(paths.arcs, isRealmLine(ground, sheet));
  return (
    theme.shore
      .map(
        ({ width, colour, opacity }) =>
          `<path d="${shore}" transform="scale(${COARSE})" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${svgNumber(width / COARSE)}" stroke-linejoin="round"/>`,
      )
      .join('') +
    `<g transform="scale(${GRAIN})" stroke-linejoin="round" fill="none">` +
    `<path d="${seas}" stroke="${theme.seaLine}" stroke-width="${scaled(1.3)}" stroke-dasharray="${scaled(7)} ${scaled(3.5)}"/>` +
    faces
      .map(
        (face) =>
          `<use href="#${faceId(n, face)}" fill="${fillOf(face, sheet, ground)}" stroke="${theme.landLine}" stroke-width="${scaled(1.1)}"/>`,
      )
      .join('') +
    `<path d="${realms}" stroke="${theme.realmLine}" stroke-width="${scaled(2.2)}" stroke-linecap="round"/></g>` +
    drawWaterways(sheet, ground) +
    drawBridges(sheet, theme) +
    drawPasses(sheet, ground.passes, theme)
  );
}

function touches({ arcs }: MapSheet, face: number, near: readonly boolean[]): boolean {
  return arcs.some(({ left, right }, arc) => near[arc] && (left === face || right === face));
}
