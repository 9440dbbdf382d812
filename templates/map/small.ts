/**
 * The same board for a phone: abbreviations instead of names, larger counters and centers, powers with their counts. It stands in the
 * same drawing and is shown where that is narrow; a rasterizer, which knows no width of screens, draws the usual one.
 */
import { t } from '../locales/current.ts';
import type { Point, Size } from './geometry/geography.ts';
import { type Box, boxesOverlap } from './geometry/obstacles.ts';
import type { MapSite, Sites } from './geometry/sites.ts';
import { textWidth, wrapText } from './lettering/lettering.ts';
import type { MapSign } from './signs.ts';
import { escapeText, squeezeText, svgNumber } from './svg.ts';
import type { TerrainContext } from './terrain.ts';
import type { MapView } from './view.ts';

/** Up to this width, in pixels, the drawing is the small one. */
const NARROW = 560;
/** Letters are as large as a 36th of the width: ten pixels on a phone of 360. */
const LETTERS = 35.8;
/** Of them for powers and what wins, where there is little room. */
const SMALLEST = 0.8;
const COUNTER = 1.7;
const CENTER = 1.6;
const TYPES = 24;
const LINKED = 36;

/** Widths of the lines of orders, as they are drawn and as they are there. */
const LINES = [
  [4.8, 9],
  [8.6, 15],
  [4, 8],
  [7.6, 14],
  [7.4, 13],
] as const;

const orderLine = (orders: string, from: number, width: string) =>
  `${orders} path[stroke-width="${from}"]{stroke-width:${width}}`;

export function smallStyle(): string {
  const id = (name: string) => `#m-${name}`;
  const [small, wide] = [id('small'), ['names', 'leaders', 'insets', 'legend', 'header'].map(id).join()];
  const shown = `${wide}{display:none}${small}{display:inline}.m-u{transform:scale(${COUNTER})}.m-c{transform:scale(${CENTER})}`;
  const lines = LINES.map(([from, to]) => orderLine(id('orders'), from, `${to}px`)).join('');
  return `${small}{display:none}${small} text{stroke-width:8px}${whereNarrow('', shown, lines)}`;
}

/**
 * The same for a page that shows the board by itself, until it is enlarged (class `close`): names in two groups, {@link namesOfBoth}, and
 * where it can be enlarged counters as well, {@link inBothSizes}. Both are laid out beforehand: that would take a browser as long as all
 * else that a finger waits for. What `use` draws does not see where it stands, but inherits; so do the lines of orders, since a rule that
 * named them would have the browser look at all lines of the map again.
 */
export function smallBoardStyle(): string {
  const [small, wide, all] = [`.m-small`, `.m-wide`, ':not(.close)>.board '];
  const shown =
    `${all}${wide},${small}{transform:translate(-9999px)}${small}{display:inline}${all}${small}{transform:none}` +
    `${all}.m-stand,.m-far{--u:${COUNTER};--c:${CENTER}}.m-u{transform:scale(var(--u,1))}.m-c{transform:scale(var(--c,1))}`;
  const widths = LINES.map(([, to], n) => `--l${n}:${to}px`).join(';');
  const lines = LINES.map(([from], n) => orderLine('.orders', from, `var(--l${n},${from}px)`)).join('');
  return `${small}{display:none}${small}>g>text{stroke-width:8px}${whereNarrow(all, shown, `${all}.orders{${widths}}${lines}`)}`;
}

/** Counters and centers as they are seen from near and from afar. */
export function inBothSizes(svg: string): string {
  return `<g class="m-wide">${svg}</g><g class="m-small m-far">${svg.replaceAll(' id=', ' class=')}</g>`;
}

function whereNarrow(all: string, shown: string, lines: string): string {
  // What may be built, below a center and above; between which two places a link is.
  const types = `${all}.m-k{font-size:${LINKED}px}${all}.m-b,${all}.m-a{font-size:${TYPES}px}${all}.m-b{transform:translateY(${TYPES - 15}px)}`;
  return `@media(max-width:${NARROW}px){${shown}${types}${lines}}`;
}

export function namesOfBoth(names: string, view: MapView, ground: TerrainContext, sites: Sites): string {
  return `<g class="m-wide">${names}</g><g class="m-small">${abbreviations(view, ground, sites)}</g>`;
}

/** `bands`: heights of what stands above and below the map. */
export function drawSmall(
  view: MapView,
  ground: TerrainContext,
  sites: Sites,
  bands: { readonly header: number; readonly legend: number; readonly signs: readonly MapSign[] },
): string {
  const { geography } = ground;
  const height = geography.size[1];
  const size = lettersOf(geography);
  return (
    `<g id="m-small"><g transform="translate(0 ${bands.header})">${abbreviations(view, ground, sites)}</g>` +
    `${heading(view, ground, size, bands.header)}<g transform="translate(0 ${bands.header + height})">${powers(view, ground, size, { height: bands.legend, signs: inOrder(bands.signs) })}</g></g>`
  );
}

function lettersOf({ size: [width] }: TerrainContext['geography']): number {
  return Math.ceil((width / LETTERS) * 10) / 10;
}

function abbreviations(view: MapView, { geography, theme }: TerrainContext, sites: Sites): string {
  const size = lettersOf(geography);
  const labels = labelsOf(sites, view, size, geography.size).map(({ site, at }) => {
    const isSea = view.provinces[site.province]?.type === 'sea';
    return `<text x="${Math.round(at[0])}" y="${Math.round(at[1])}" class="m-${isSea ? 'sea' : 'land'}" stroke="${isSea ? theme.seaHalo : theme.casing}">${escapeText(view.provinces[site.province]!.abbr)}</text>`;
  });
  return `<g font-size="${svgNumber(size)}">${labels.join('')}</g>`;
}

/** The phase, and the game where there is room for it. */
function heading(view: MapView, { geography, theme }: TerrainContext, size: number, height: number): string {
  const [width] = geography.size;
  const y = svgNumber(height / 2 + size * 0.32);
  const phase = `<text x="${width - 24}" y="${y}" text-anchor="end">${escapeText(view.phase.words)}</text>`;
  const name = view.game ?? view.variant.name;
  const room = width - 90 - textWidth(view.phase.words, 'title', size);
  const game = textWidth(name, 'title', size) > room ? '' : `<text x="24" y="${y}">${escapeText(name)}</text>`;
  return `<g class="m-h" font-size="${svgNumber(size)}" fill="${theme.ink}" stroke="none">${game}${phase}</g>`;
}

/** Those that need no sign beside them; names of coasts and seasons of straits first, which nothing else on the map tells. */
function inOrder(signs: readonly MapSign[]): readonly string[] {
  const rank = ({ kind }: MapSign) => FIRST.indexOf(kind) + 1 || 9;
  return signs
    .filter(({ kind }) => !NEEDS_SIGN.has(kind))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ text }) => text);
}

const FIRST: readonly MapSign['kind'][] = ['coast', 'open', 'ice'];
const NEEDS_SIGN: ReadonlySet<MapSign['kind']> = new Set([
  'closed',
  'site',
  'home',
  'young',
  'ghost',
  'barrier',
  'pass',
]);

/**
 * Each power's color, letter and centers, and those of nobody with their units, with names where there is room; below, what wins, and
 * of the signs of the map what fits.
 */
function powers(
  view: MapView,
  ground: TerrainContext,
  size: number,
  { height, signs }: { readonly height: number; readonly signs: readonly string[] },
): string {
  const { geography, theme, styles } = ground;
  const [width] = geography.size;
  const row = size * 1.25;
  const shown = [
    ...view.standings.map(({ powers: own, display, centers, isHidden }) => ({
      own,
      display,
      count: isHidden === true ? '' : String(centers),
    })),
    ...view.powers
      .filter(({ name, neutral }) => neutral && view.units.some(({ power }) => power === name))
      .map(({ name, display }) => ({ own: [name], display, count: '' })),
  ];
  const withNames = (columns: number) => Math.ceil(shown.length / columns) * row <= height - 12;
  const widest = Math.max(
    ...shown.map(({ own, display, count }) => own.length * row + textWidth(`${display} ${count}`, 'land', size) + size),
  );
  const most = Math.max(1, Math.floor((width - 40) / widest));
  const isNamed = withNames(most);
  const short = Math.max(...shown.map(({ own }) => own.length)) * row + size * 2.4;
  const columns = isNamed ? most : Math.max(1, Math.floor((width - 40) / short));
  const step = (width - 40) / columns;
  const items = shown.map(({ own, display, count }, n) => {
    const [x, y] = [20 + (n % columns) * step, 8 + Math.floor(n / columns) * row];
    const boxes = own.map((power, k) => {
      const style = styles.get(power);
      const letter = view.powers.find(({ name }) => name === power)?.letter ?? '';
      const [left, side] = [x + k * row, row - 8];
      return (
        `<path d="M${svgNumber(left)} ${svgNumber(y)}h${svgNumber(side)}v${svgNumber(side)}h${svgNumber(-side)}z" fill="${style?.land ?? theme.neutral}" stroke="${style?.line ?? theme.ink}" stroke-width="4"/>` +
        `<text x="${svgNumber(left + side / 2)}" y="${svgNumber(y + side / 2 + size * 0.34)}" text-anchor="middle" fill="${style?.line ?? theme.ink}"${squeezeText(letter, side * 0.8)}>${escapeText(letter)}</text>`
      );
    });
    return `${boxes.join('')}<text x="${svgNumber(x + own.length * row + 4)}" y="${svgNumber(y + row / 2 + size * 0.26)}">${escapeText(isNamed ? `${display} ${count}` : count)}</text>`;
  });
  const rows = Math.ceil(shown.length / columns);
  const line = 8 + rows * row;
  // Below, in as many lines as it takes, or behind the last of them.
  const result = view.winners.length === 0 ? view.goal : t().map.won(view.winners, view.goal);
  const below = wrapText(result, 'land', size, width - 40);
  const isBelow = line + below.length * row <= height;
  const left = isBelow ? 20 : 20 + (shown.length - (rows - 1) * columns) * step;
  const isRoom = isBelow || left + textWidth(result, 'land', size) <= width - 8;
  const top = line + below.length * row;
  const isCut = isBelow && signsBelow(signs, { top, height, width, size }).many < Math.min(signs.length, MOST_WANTED);
  if ((!isRoom || isCut) && size > lettersOf(geography) * SMALLEST)
    return powers(view, ground, size * 0.93, { height, signs });
  const goal = (isBelow ? below : isRoom ? [result] : []).map(
    (text, n) =>
      `<text x="${svgNumber(left)}" y="${svgNumber(isBelow ? line + size * 0.9 + n * row : line - row / 2 + size * 0.26)}">${escapeText(text)}</text>`,
  );
  const rest = isBelow ? signsBelow(signs, { top, height, width, size }).svg : '';
  return `<g class="m-n" font-size="${svgNumber(size)}" fill="${theme.ink}" stroke="none">${items.join('')}${goal.join('')}${rest}</g>`;
}

/** So many signs are worth smaller letters. */
const MOST_WANTED = 2;
const MOST_LINES = 3;

/** Each whole, as many as there is room for. */
function signsBelow(
  signs: readonly string[],
  {
    top,
    height,
    width,
    size,
  }: { readonly top: number; readonly height: number; readonly width: number; readonly size: number },
): { readonly many: number; readonly svg: string } {
  const small = size * SMALLEST;
  const row = small * 1.25;
  const room = Math.min(MOST_LINES, Math.floor((height - 8 - top) / row));
  const lines: string[] = [];
  let many = 0;
  for (const sign of signs) {
    const more = wrapText(sign, 'land', small, width - 40);
    if (lines.length + more.length > room && many < MOST_WANTED) break;
    if (lines.length + more.length > room) continue;
    lines.push(...more);
    many += 1;
  }
  const texts = lines.map(
    (each, n) => `<text x="20" y="${svgNumber(top + small * 0.9 + n * row)}">${escapeText(each)}</text>`,
  );
  return { many, svg: `<g font-size="${svgNumber(small)}">${texts.join('')}</g>` };
}

interface Placed {
  readonly site: MapSite;
  readonly at: Point;
}

/** A place for each abbreviation where it covers least, in crowded parts first; the same in every phase. */
function labelsOf({ all, at: faceAt }: Sites, view: MapView, size: number, [right, bottom]: Size): readonly Placed[] {
  const shown = all.filter(
    ({ places, province }) => places.label !== undefined && view.provinces[province] !== undefined,
  );
  const counters = shown.map(({ places: { unit } }) => boxRound(unit, 38 * COUNTER, 29 * COUNTER));
  const centers = shown.flatMap(({ places: { center } }) =>
    center === undefined ? [] : [boxRound(center, 18 * CENTER, 18 * CENTER)],
  );
  const crowd = ({
    places: {
      unit: [x, y],
    },
  }: MapSite) =>
    shown
      .map(({ places: { unit } }) => Math.hypot(unit[0] - x, unit[1] - y))
      .sort((a, b) => a - b)
      .slice(1, 4)
      .reduce((sum, gap) => sum + gap, 0);
  const boxes: Box[] = [];
  return shown
    .map((site) => ({ site, crowd: crowd(site) }))
    .sort((a, b) => a.crowd - b.crowd)
    .map(({ site }) => {
      const isSea = view.provinces[site.province]?.type === 'sea';
      const width = textWidth(view.provinces[site.province]!.abbr, isSea ? 'sea' : 'land', size);
      const options = optionsRound(site, width, size).map(([x, y], n) => {
        const box = boxRound([x, y], width, size * 0.8);
        const isOutside = box.left < 8 || box.top < 8 || box.right > right - 8 || box.bottom > bottom - 8;
        const isAway = faceAt([x, y]) !== site.province;
        // There it would name that one.
        const isAtAnother = isAway && shown.some((other) => far(other, [x, y]) < far(site, [x, y]));
        const hidden = covered(box, boxes) * 6 + covered(box, counters) + covered(box, centers) * 2;
        const cost =
          hidden + size * size * ((isOutside ? 20 : 0) + (isAway ? 0.7 : 0) + (isAtAnother ? 8 : 0)) + n * size * 1.5;
        return { box, at: [x, y + size * 0.28] as const, cost };
      });
      const best = options.reduce((a, b) => (b.cost < a.cost ? b : a));
      boxes.push(best.box);
      return { site, at: best.at };
    });
}

function far({ places: { unit } }: MapSite, [x, y]: Point): number {
  return Math.hypot(unit[0] - x, unit[1] - y);
}

/** Below and above the counter and where the name stands first, then farther round. */
function optionsRound({ places: { unit, label } }: MapSite, width: number, size: number): readonly Point[] {
  const [x, y] = unit;
  const [up, side] = [29 * COUNTER * 0.5 + size * 0.42, 19 * COUNTER + width / 2];
  return [
    [x, y + up],
    [x, y - up],
    label?.at ?? unit,
    [x + side, y],
    [x - side, y],
    [x + side * 0.6, y + up],
    [x - side * 0.6, y + up],
    [x + side * 0.6, y - up],
    [x - side * 0.6, y - up],
    [x, y + up * 1.5],
    [x, y - up * 1.5],
  ];
}

function boxRound([x, y]: Point, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Area of a box that others cover. */
function covered(box: Box, others: readonly Box[]): number {
  let area = 0;
  for (const other of others) {
    if (!boxesOverlap(box, other)) continue;
    area +=
      (Math.min(box.right, other.right) - Math.max(box.left, other.left)) *
      (Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top));
  }
  return area;
}
