/** The signs that this map has and others need not have: links, bridges, rivers and the like, each with what it means. */
import type { Province } from '../../engine/board/variant.ts';
import { t } from '../locales/current.ts';
import type { Geography, MapSheet } from './geometry/geography.ts';
import { fitText, textWidth } from './lettering/lettering.ts';
import { escapeText, svgNumber } from './svg.ts';
import type { Theme } from './theme.ts';
import type { MapStrait, MapView } from './view.ts';

export interface Sign {
  readonly kind: 'link' | 'bridge' | 'barrier' | 'river' | 'closed' | 'open' | 'ice' | 'ghost' | 'coast';
  readonly text: string;
}

/** The same in every phase but for straits that open and close. */
export function signsOf(view: MapView, { sheets }: Pick<Geography, 'sheets'>): readonly Sign[] {
  const told = t().map.signs;
  const name = (id: Province) => view.provinces[id]?.name ?? id;
  const pairs = (list: readonly (readonly [Province, Province])[]) =>
    list.map(([a, b]) => `${name(a)} - ${name(b)}`).join(', ');
  const all = <T>(of: (sheet: MapSheet) => readonly T[]) => sheets.flatMap(of);
  const seasonal = new Set(view.straits.map(({ pair }) => pairKey(pair)));
  const links = all(({ markers }) => markers).filter((pair) => !seasonal.has(pairKey(pair)));
  const bridges = all(({ bridges: list = [] }) => list.map(({ pair }) => pair));
  const barriers = all((sheet) => sheet.barriers);
  const isShared =
    new Set(all(({ provinces }) => Object.keys(provinces))).size <
    all(({ provinces }) => Object.keys(provinces)).length;
  const coasts = new Map(Object.values(view.provinces).flatMap(({ coasts: own }) => Object.entries(own)));
  const shores = [...coasts].map(([id, coast]) => told.coast(id, coast)).sort();
  return [
    ...view.straits.map((strait) => straitSign(strait, name)),
    ...(links.length === 0 ? [] : [{ kind: 'link' as const, text: told.neighbors(pairs(links)) }]),
    ...(bridges.length === 0 ? [] : [{ kind: 'bridge' as const, text: told.bridges(pairs(bridges)) }]),
    ...(barriers.length === 0 ? [] : [{ kind: 'barrier' as const, text: told.barriers(pairs(barriers)) }]),
    ...(all(({ waterways }) => waterways).length === 0 ? [] : [{ kind: 'river' as const, text: told.river }]),
    ...(shores.length === 0 ? [] : [{ kind: 'coast' as const, text: shores.join(', ') }]),
    ...(isShared ? [{ kind: 'ghost' as const, text: told.ghost }] : []),
    ...(all(({ arcs, faces }) =>
      arcs.filter(({ left, right }) => [left, right].some((face) => faces[face] === '_neutral')),
    ).length === 0
      ? []
      : [{ kind: 'closed' as const, text: told.closed }]),
  ];
}

function straitSign({ pair: [a, b], type, open, seasons }: MapStrait, name: (id: Province) => string): Sign {
  return {
    // Ships need water; armies need ice.
    kind: open === (type === 'F') ? 'open' : 'ice',
    text: t().map.signs.strait(open, type, `${name(a)} - ${name(b)}`, seasons),
  };
}

export function pairKey(pair: readonly [Province, Province]): string {
  return [...pair].sort().join('-');
}

const ROW = 30;
const PICTURE = 44;
const SPACE = 34;

/** In as many rows as it takes, from left to right. */
export function drawSigns(
  signs: readonly Sign[],
  { top, left, right }: { readonly top: number; readonly left: number; readonly right: number },
  theme: Theme,
  prefix: string,
): { readonly height: number; readonly svg: string } {
  if (signs.length === 0) return { height: 0, svg: '' };
  let [x, row] = [left, 0];
  const parts = signs.map(({ kind, text }) => {
    const fitted = fitText(text, 'sea', { size: 18.5, smallest: 12, width: right - left - PICTURE });
    const width = PICTURE + textWidth(fitted.text, 'sea', fitted.size);
    if (x > left && x + width > right) [x, row] = [left, row + 1];
    const y = top + row * ROW;
    const drawn =
      `<g transform="translate(${svgNumber(x)} ${svgNumber(y + 10)})">${signPicture({ kind, text }, theme, prefix)}</g>` +
      `<text x="${svgNumber(x + PICTURE)}" y="${svgNumber(y + 16)}" class="${prefix}i" font-size="${svgNumber(fitted.size)}" fill="${theme.faint}">${escapeText(fitted.text)}</text>`;
    x += width + SPACE;
    return drawn;
  });
  return { height: (row + 1) * ROW + 4, svg: parts.join('') };
}

/** About 34 wide, round the middle of its line. */
export function signPicture({ kind, text }: Sign, theme: Theme, prefix: string): string {
  return PICTURES[kind](theme, prefix, text);
}

const PICTURES: Readonly<Record<Sign['kind'], (theme: Theme, prefix: string, text: string) => string>> = {
  link: ({ ink }) =>
    `<path d="M3 0H31" stroke="${ink}" stroke-width="1.8"/><circle cx="3" r="4.5" fill="${ink}"/><circle cx="31" r="4.5" fill="${ink}"/>`,
  bridge: ({ ink, sea }) =>
    `<path d="M0-9H34V9H0z" fill="${sea}"/><path d="M7-4.2 10-2.6H24L27-4.2M7 4.2 10 2.6H24L27 4.2" fill="none" stroke="${ink}" stroke-width="1.9" stroke-linecap="round"/>`,
  barrier: ({ barrier }) =>
    `<path d="M1 0H33" stroke="${barrier}" stroke-width="3.4"/><path d="M1 0H33" stroke="${barrier}" stroke-width="11" stroke-dasharray="2.4 4.6"/>`,
  river: ({ landLine, lake }) =>
    `<path d="M2 4Q10-8 17 0T32-4" fill="none" stroke="${landLine}" stroke-width="4.6" stroke-linecap="round"/><path d="M2 4Q10-8 17 0T32-4" fill="none" stroke="${lake}" stroke-width="3" stroke-linecap="round"/>`,
  closed: ({ impassable, hatch, landLine }) =>
    `<path d="M1-9H33V9H1z" fill="${impassable}" stroke="${landLine}"/><path d="M5 9 15-9M14 9 24-9M23 9 32-7" stroke="${hatch}" stroke-width="2.2"/>`,
  open: ({ landLine, sea }) =>
    `<path d="M2 0H32" stroke="${landLine}" stroke-width="11" stroke-linecap="round"/><path d="M2 0H32" stroke="${sea}" stroke-width="8.6" stroke-linecap="round"/>`,
  ice: ({ ice, iceLine }) =>
    `<path d="M2 0H32" stroke="${iceLine}" stroke-width="11" stroke-linecap="round"/><path d="M2 0H32" stroke="${ice}" stroke-width="8.6" stroke-linecap="round"/><path d="M6 4 11-4M14 4 19-4M22 4 27-4" stroke="${iceLine}" stroke-width="1.6"/>`,
  coast: ({ sea, seaInk }, prefix, text) =>
    `<path d="M0-10H34V10H0z" fill="${sea}"/><text x="17" y="5" class="${prefix}i" font-size="17" text-anchor="middle" fill="${seaInk}">${escapeText(text.slice(0, 2))}</text>`,
  ghost: ({ neutral, faint }) =>
    `<path d="M3-9H31Q36 0 31 9H3Q-2 0 3-9z" fill="${neutral}" stroke="${faint}" stroke-width="1.6" stroke-dasharray="3 3" opacity=".8"/>`,
};
