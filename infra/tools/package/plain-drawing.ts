/**
 * The plain drawing of `chancery-engine`, in the place of the judge's terrain, bands and signs: land in its owners' colors, water, borders, and
 * a line of heading.
 */

import type {
  centerMarksOf as CenterMarks,
  drawCenterMarks as DrawnMarks,
} from '../../../templates/map/center-marks.ts';
import { GRAIN } from '../../../templates/map/geometry/geography.ts';
import { pathsOf } from '../../../templates/map/geometry/paths.ts';
import type { homeSheets as HomeSheets } from '../../../templates/map/home-sheets.ts';
import type { drawHeader as Header, drawLegend as Legend } from '../../../templates/map/legend.ts';
import type { standingsOf as Standings } from '../../../templates/map/map-standings.ts';
import type { signsOf as Signs } from '../../../templates/map/signs.ts';
import { escapeText } from '../../../templates/map/svg.ts';
import type { drawTerrain as Terrain } from '../../../templates/map/terrain.ts';

export const terrainDefs = (): string => '';

export const drawTerrain: typeof Terrain = ({ geography, theme, styles, colours, impassable }, n) => {
  const { size, faces, firstSea } = geography.sheets[n]!;
  const paths = pathsOf(geography.sheets[n]!);
  const fillOf = (id: string) =>
    id.startsWith('_') || impassable.has(id)
      ? theme.impassable
      : (styles.get(colours[id] ?? '')?.land ?? theme.neutral);
  const land = [...paths.faces].filter(([face]) => face < firstSea);
  const line = (path: string, color: string, dash = '') =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="6"${dash}/>`;
  return [
    `<path d="M0 0H${size[0]}V${size[1]}H0z" fill="${theme.sea}"/><g transform="scale(${GRAIN})" stroke-linejoin="round">`,
    line(paths.seaLines, theme.seaLine, ' stroke-dasharray="35 17"'),
    ...land.map(([face, path]) => `<path d="${path}" fill="${fillOf(faces[face]!)}"/>`),
    `<path d="${paths.lakes}${paths.closedLakes}" fill="${theme.lake}"/>`,
    ...land.map(([, path]) => line(path, theme.landLine)),
    '</g>',
  ].join('');
};

export const drawHeader: typeof Header = ({ phase, game, variant }, width, { ink }) => {
  const text = (x: number, words: string, anchor: string) =>
    `<text x="${x}" y="44" class="m-h" font-size="32" fill="${ink}" text-anchor="${anchor}">${escapeText(words)}</text>`;
  return { height: 66, svg: text(26, game ?? variant.name, 'start') + text(width - 26, phase.words, 'end') };
};

export const drawLegend: typeof Legend = () => ({ height: 0, svg: '' });
export const standingsOf: typeof Standings = () => [];
export const signsOf: typeof Signs = () => [];
export const narrowPasses = (): readonly never[] => [];
export const centerMarksOf: typeof CenterMarks = () => ({ sites: [], homes: [], young: [] });
export const drawCenterMarks: typeof DrawnMarks = () => '';
export const homeSheets: typeof HomeSheets = (_, sites) => (province) => sites.of(province)[0]?.sheet ?? null;
