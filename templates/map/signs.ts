/** The signs that this map has and others need not have: links, bridges, rivers and the like, each with what it means. */
import type { Province } from '../../engine/board/variant.ts';
import { t } from '../locales/current.ts';
import { isWater, narrowPasses, pairKey } from './border-marks.ts';
import { homeMark, siteMark, youngMark } from './center-marks.ts';
import type { Geography, MapSheet } from './geometry/geography.ts';
import { textWidth, wrapText } from './lettering/lettering.ts';
import { escapeText, svgNumber } from './svg.ts';
import type { Theme } from './theme.ts';
import type { MapStrait, MapView, RuleSign } from './view.ts';

export interface MapSign {
  readonly kind:
    | 'link'
    | 'bridge'
    | 'barrier'
    | 'closed'
    | 'open'
    | 'ice'
    | 'ghost'
    | 'coast'
    | 'pass'
    | 'site'
    | 'home'
    | 'young'
    | RuleSign['kind'];
  readonly text: string;
}

/** The same in every phase but for straits that open and close. */
export function signsOf(view: MapView, { sheets }: Pick<Geography, 'sheets'>): readonly MapSign[] {
  const told = t().map.signs;
  const name = (id: Province) => view.provinces[id]?.name ?? id;
  const pairs = (list: readonly (readonly [Province, Province])[]) =>
    list.map(([a, b]) => `${name(a)} - ${name(b)}`).join(', ');
  const all = <T>(of: (sheet: MapSheet) => readonly T[]) => sheets.flatMap(of);
  const passes = narrowPasses(sheets, view.walks);
  const { sites, homes, young } = view.marks;
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
    ...(passes.length === 0 ? [] : [{ kind: 'pass' as const, text: told.passes(pairs(passes)) }]),
    ...(sites.length === 0 ? [] : [{ kind: 'site' as const, text: told.site }]),
    ...(homes.length === 0 ? [] : [{ kind: 'home' as const, text: told.home }]),
    ...(young.length === 0 ? [] : [{ kind: 'young' as const, text: told.young }]),
    ...view.rules(),
    ...(shores.length === 0 ? [] : [{ kind: 'coast' as const, text: shores.join(', ') }]),
    ...(isShared ? [{ kind: 'ghost' as const, text: told.ghost }] : []),
    ...(isHatched(view, all) ? [{ kind: 'closed' as const, text: told.closed }] : []),
  ];
}

/** Is land drawn that nobody enters, a province of the variant or what lies around its map? */
function isHatched({ provinces }: MapView, all: <T>(of: (sheet: MapSheet) => readonly T[]) => readonly T[]): boolean {
  const isClosed = (face: string | null | undefined) =>
    face === '_neutral' || (face != null && provinces[face as Province]?.type === 'impassable');
  return (
    all(({ arcs, faces }) =>
      arcs.filter(({ left, right }) => [left, right].some((face) => isClosed(faces[face] as string | undefined))),
    ).length > 0
  );
}

function straitSign({ pair: [a, b], type, open, seasons }: MapStrait, name: (id: Province) => string): MapSign {
  return {
    kind: isWater({ open, type }) ? 'open' : 'ice',
    text: t().map.signs.strait(open, type, `${name(a)} - ${name(b)}`, seasons),
  };
}

const ROW = 30;
const PICTURE = 44;
const SPACE = 34;
const SIZE = 18.5;

/** In as many rows as it takes, from left to right. */
export function drawSigns(
  signs: readonly MapSign[],
  { top, left, right }: { readonly top: number; readonly left: number; readonly right: number },
  theme: Theme,
): { readonly height: number; readonly svg: string } {
  if (signs.length === 0) return { height: 0, svg: '' };
  let [x, row] = [left, 0];
  const parts = signs.map((sign) => {
    const lines = wrapText(sign.text, 'sea', SIZE, right - left - PICTURE);
    const width = PICTURE + Math.max(...lines.map((line) => textWidth(line, 'sea', SIZE)));
    if (x > left && (x + width > right || lines.length > 1)) [x, row] = [left, row + 1];
    const y = top + row * ROW;
    const drawn =
      `<g transform="translate(${svgNumber(x)} ${svgNumber(y + 10)})">${signPicture(sign, theme)}</g>` +
      lines
        .map(
          (line, n) =>
            `<text x="${svgNumber(x + PICTURE)}" y="${svgNumber(y + 16 + n * ROW)}" class="m-i" font-size="${SIZE}" fill="${theme.faint}">${escapeText(line)}</text>`,
        )
        .join('');
    row += lines.length - 1;
    x = lines.length > 1 ? right : x + width + SPACE;
    return drawn;
  });
  return { height: (row + 1) * ROW + 4, svg: parts.join('') };
}

/** About 34 wide, round the middle of its line. */
export function signPicture({ kind, text }: MapSign, theme: Theme): string {
  return PICTURES[kind](theme, text);
}

const PICTURES: Readonly<Record<MapSign['kind'], (theme: Theme, text: string) => string>> = {
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
  coast: ({ sea, seaInk }, text) =>
    `<path d="M0-10H34V10H0z" fill="${sea}"/><text x="17" y="5" class="m-i" font-size="17" text-anchor="middle" fill="${seaInk}">${escapeText(text.slice(0, 2))}</text>`,
  anchor: ({ ink, barrier }) =>
    `<path d="M17-8V7M11-4H23M9 2Q11 8 17 8T25 2" fill="none" stroke="${ink}" stroke-width="2"/><path d="M5 8 29-8" stroke="${barrier}" stroke-width="2.6"/>`,
  waves: ({ landLine, sea }) =>
    `<path d="M0-9H34V9H0z" fill="${sea}"/><path d="M3-3Q8-7 13-3T23-3 31-3M3 4Q8 0 13 4T23 4 31 4" fill="none" stroke="${landLine}" stroke-width="1.8"/>`,
  rule: ({ ink }) => `<path d="M6-6H28M6 0H28M6 6H20" stroke="${ink}" stroke-width="1.8"/>`,
  pass: ({ ink }) =>
    `<path d="M8 0H26" stroke="${ink}" stroke-width="1.8"/><circle cx="8" r="3.2" fill="${ink}"/><circle cx="26" r="3.2" fill="${ink}"/>`,
  site: (theme) => `<g transform="translate(17-1)scale(.7)">${siteMark('', theme)}</g>`,
  home: (theme) => `<g transform="translate(17)">${homeMark(theme.ink, theme)}</g>`,
  young: (theme) => `<g transform="translate(17)">${youngMark(theme)}</g>`,
  ghost: ({ neutral, faint }) =>
    `<path d="M3-9H31Q36 0 31 9H3Q-2 0 3-9z" fill="${neutral}" stroke="${faint}" stroke-width="1.6" stroke-dasharray="3 3" opacity=".8"/>`,
};
