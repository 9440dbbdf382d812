/** Supply centres by year, as a graph and as a table that tells the same. */
import type { Board } from '../../engine/board/board.ts';
import { seasonAndYear } from '../../engine/board/phase.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { CentersOfYear } from '../../engine/scoring/centers.ts';
import { t } from '../locales/current.ts';
import { type Html, html } from '../markup/html.ts';
import type { PowerColorMap } from './game-parts.ts';
import { powerInWords } from './order-words.ts';

/** In units of a sixteenth of `1em`: the chart grows with the text of the reader, as far as its names leave room for its lines. */
const HEIGHT = 360;
const EDGE = { top: 18, bottom: 34 } as const;
/** The levels beside the lines. */
const AXIS = 32;
/** Lines that run together are drawn so far apart. */
const APART = 2.2;
/** Height of a name beside the end of its line. */
const NAME = 15;
/** From the lines to the names. */
const LEAD = 26;
/** Width of a letter of the widest fonts, and of a usual one, at the size of the chart's text. */
const WIDEST = 8.7;
const USUAL = 6.8;
/** No name takes more than this; a longer one is set closer. */
const MOST = 130;
/** A year takes at least this: a long game scrolls where the page is narrow. */
const YEAR = 14;
/** The name of a year and the room beside it. */
const YEAR_NAME = 60;
/** The lines on a phone and on a page with room, at the least. */
const ROOM = { narrow: 100, broad: 400 } as const;
/** Along the lines everything is measured in thousandths of their width. */
const WHOLE = 1000;

/**
 * The lines stand in a frame that scrolls, and opens at its end; the levels and the names of the powers stand beside it and stay.
 * Null when there is nothing to compare yet.
 */
export function centerChart(board: Board, rows: readonly CentersOfYear[], colours: PowerColorMap): Html | null {
  if (rows.length < 2) return null;
  const powers = board.powers
    .map(({ name }) => name)
    .filter((power) => rows.some(({ centers }) => countOf(centers, power) > 0));
  const { centers: goal } = board.variant.victory;
  const most = Math.max(4, ...rows.flatMap(({ centers }) => powers.map((power) => countOf(centers, power))));
  const top = most >= goal - 4 ? Math.max(most, goal) : most;
  const last = rows.length - 1;
  const x = (row: number) => (row * WHOLE) / last;
  const y = (count: number) => HEIGHT - EDGE.bottom - (count * (HEIGHT - EDGE.top - EDGE.bottom)) / top;
  const step = top > 24 ? 6 : top > 10 ? 4 : 2;
  const levels = Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => n * step);
  const nearGoal = (level: number) => top >= goal && Math.abs(y(level) - y(goal)) < NAME;
  const told = t().pages.chart;
  return html`<figure class="chart">
<svg width="${em(AXIS)}" height="${em(HEIGHT)}" viewBox="0 0 ${AXIS} ${HEIGHT}" aria-hidden="true">${levels.map(
    (level) =>
      !nearGoal(level) && html`<text x="${AXIS - 5}" y="${round(y(level) + 4)}" text-anchor="end">${level}</text>`,
  )}${top >= goal && html`<text x="${AXIS - 5}" y="${round(y(goal) + 4)}" text-anchor="end" class="goal">${goal}</text>`}</svg>
<div class="wide" tabindex="0" role="region" aria-label="${told.region}"><div class="plot">
<svg width="${em(last * YEAR)}" height="${em(HEIGHT)}" aria-hidden="true"></svg>
<svg class="drawn" role="img" aria-label="${told.title}">
<svg width="100%" height="100%" viewBox="0 0 ${WHOLE} ${HEIGHT}" preserveAspectRatio="none">
${levels.map((level) => html`<path d="M0 ${round(y(level))}H${WHOLE}" class="level"/>`)}
${top >= goal && html`<path d="M0 ${round(y(goal))}H${WHOLE}" class="win"/>`}
${powers.map((power, n) => line(power, rows, colours, x, (count) => y(count) + apart(n, powers.length)))}
</svg>
${powers.map((power, n) =>
  dots(
    power,
    rows,
    colours,
    (row) => part(x(row), WHOLE),
    (count) => part(y(count) + apart(n, powers.length), HEIGHT),
  ),
)}
${top >= goal && html`<text x="0" y="${part(y(goal) - 5, HEIGHT)}" class="goal">${told.wins(goal)}</text>`}
${yearNames(last).map(({ row, isForRoom }) => html`<text x="${part(x(row), WHOLE)}" y="${part(HEIGHT - 12, HEIGHT)}" text-anchor="${row === 0 ? 'start' : row === last ? 'end' : 'middle'}"${isForRoom && html` class="room"`}>${row === 0 ? told.start : rowName(board, rows[row]!)}</text>`)}
</svg></div></div>
${names(board, powers, rows, colours, y)}
</figure>`;
}

/** Each power with its last count, beside the end of its line. */
function names(
  board: Board,
  powers: readonly Power[],
  rows: readonly CentersOfYear[],
  colours: PowerColorMap,
  y: (count: number) => number,
): Html {
  const label = (power: Power) => `${powerInWords(board, power)} ${lastOf(rows, power)}`;
  const room = Math.min(MOST, Math.max(...powers.map((power) => label(power).length)) * WIDEST);
  const width = Math.ceil(LEAD + room + 2);
  const ends = spread(
    powers.map((power) => ({ power, y: y(lastOf(rows, power)) })),
    HEIGHT - EDGE.bottom + 6,
  );
  const closer = (text: string) =>
    text.length * WIDEST > room
      ? html` textLength="${round(Math.min(room, text.length * USUAL))}" lengthAdjust="spacingAndGlyphs"`
      : '';
  return html`<svg width="${em(width)}" height="${em(HEIGHT)}" viewBox="0 0 ${width} ${HEIGHT}" aria-hidden="true">
${ends.map(({ power, y: at, mark }) => html`<path d="M0 ${round(mark)}L11 ${round(at)}" class="lead"/><circle cx="17" cy="${round(at)}" r="4.5" fill="${inksOf(colours, power).land}" stroke="${inksOf(colours, power).line}" stroke-width="1.2"/><text x="${LEAD}" y="${round(at + 4)}" class="name"${closer(label(power))}>${label(power)}</text>`)}
</svg>`;
}

/** Which years are named, counted from the last; some only where there is room. */
function yearNames(last: number): readonly { readonly row: number; readonly isForRoom: boolean }[] {
  const every = (room: number) => Math.ceil((YEAR_NAME * last) / Math.max(room, last * YEAR));
  const roomy = every(ROOM.broad);
  const narrow = Math.ceil(every(ROOM.narrow) / roomy) * roomy;
  return Array.from({ length: last + 1 }, (_, row) => row)
    .filter((row) => (last - row) % roomy === 0)
    .map((row) => ({ row, isForRoom: (last - row) % narrow !== 0 }));
}

/** The counts in figures: a power's name stays where it is while the years go by. */
export function centerTable(board: Board, rows: readonly CentersOfYear[]): Html | null {
  if (rows.length === 0) return null;
  const told = t().pages.chart;
  return html`<div class="wide" tabindex="0" role="region" aria-label="${told.tableRegion}"><table class="years">
<caption>${told.table}</caption>
<thead><tr><th scope="col">${told.power}</th>${rows.map((each, row) => html`<th scope="col" class="number">${row === 0 ? told.start : rowName(board, each)}</th>`)}</tr></thead>
<tbody>${board.powers.map(
    ({ name }) =>
      html`<tr><th scope="row">${powerInWords(board, name)}</th>${rows.map(({ centers }) => html`<td class="number">${countOf(centers, name)}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

/** A power's line goes to the year in which it has none left. */
function line(
  power: Power,
  rows: readonly CentersOfYear[],
  colours: PowerColorMap,
  x: (row: number) => number,
  y: (count: number) => number,
): Html {
  const { line: ink, land } = inksOf(colours, power);
  const points = countsUntilOut(power, rows).map((count, row) => `${round(x(row))} ${round(y(count))}`);
  return html`<g fill="none" stroke-linejoin="round"><path d="M${points.join('L')}" stroke="${ink}" stroke-width="4.5"/><path d="M${points.join('L')}" stroke="${land}" stroke-width="2.4"/></g>`;
}

function dots(
  power: Power,
  rows: readonly CentersOfYear[],
  colours: PowerColorMap,
  x: (row: number) => string,
  y: (count: number) => string,
): Html {
  const { line: ink, land } = inksOf(colours, power);
  return html`<g fill="${land}" stroke="${ink}" stroke-width="1.2">${countsUntilOut(power, rows).map(
    (count, row) => html`<circle cx="${x(row)}" cy="${y(count)}" r="3"/>`,
  )}</g>`;
}

function countsUntilOut(power: Power, rows: readonly CentersOfYear[]): readonly number[] {
  const counts = rows.map(({ centers }) => countOf(centers, power));
  return counts.slice(0, counts.findLastIndex((count) => count > 0) + 2);
}

function inksOf(colours: PowerColorMap, power: Power): { readonly line: string; readonly land: string } {
  return colours.get(power) ?? { line: '#555', land: '#bbb' };
}

function apart(n: number, powers: number): number {
  return (n - (powers - 1) / 2) * APART;
}

/** Names beside the ends of the lines, moved apart where they would cover each other. */
function spread(ends: readonly { readonly power: Power; readonly y: number }[], lowest: number) {
  const sorted = [...ends].sort((a, b) => a.y - b.y).map((end) => ({ power: end.power, mark: end.y, y: end.y }));
  for (let n = 1; n < sorted.length; n++) sorted[n]!.y = Math.max(sorted[n]!.y, sorted[n - 1]!.y + NAME);
  const over = (sorted.at(-1)?.y ?? 0) - lowest;
  if (over > 0) {
    sorted.at(-1)!.y -= over;
    for (let n = sorted.length - 2; n >= 0; n--) sorted[n]!.y = Math.min(sorted[n]!.y, sorted[n + 1]!.y - NAME);
  }
  return sorted;
}

function lastOf(rows: readonly CentersOfYear[], power: Power): number {
  return countOf(rows.at(-1)?.centers ?? {}, power);
}

function countOf(centers: CentersOfYear['centers'], power: Power): number {
  return centers[power]?.length ?? 0;
}

/** `1901`, `Fruitbat '01`; with the season's letter where centers change hands more than once a year. */
function rowName(board: Board, { year, season }: CentersOfYear): string {
  const named = seasonAndYear(board.variant.calendar, { season: '', year, kind: 'M' }).year;
  return season === undefined ? named : `${season} ${named}`;
}

function em(units: number): string {
  return `${round(units / 16)}em`;
}

function part(n: number, of: number): string {
  return `${round((n * 100) / of)}%`;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
