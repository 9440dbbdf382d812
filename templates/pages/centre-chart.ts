/** Supply centres by year, as a graph and as a table that tells the same. */
import type { Board } from '../../engine/board/board.ts';
import { seasonAndYear } from '../../engine/board/phase.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { CentresOfYear } from '../../engine/scoring/centres.ts';
import type { PowerColours } from './game-parts.ts';
import { type Html, html } from './html.ts';
import { powerInWords } from './order-words.ts';

/** One drawing for a page with room, one for a phone: there is nothing to scroll, and the names stand beside their lines in both. */
const SHAPES = [
  { name: 'broad', width: 760, height: 380 },
  { name: 'narrow', width: 360, height: 340 },
] as const;
const EDGE = { left: 34, top: 18, bottom: 34 } as const;
/** Lines that run together are drawn so far apart. */
const APART = 2.2;
/** Height of a name beside the end of its line. */
const NAME = 15;
/** From the end of a line to its name. */
const LEAD = 29;
/** Width of a letter of the widest fonts, and of a usual one, at the size of the chart's text. */
const WIDEST = 8.7;
const USUAL = 6.8;
/** On a phone no name takes more than this; a longer one is set closer. */
const MOST = 130;

/** Null when there is nothing to compare yet. */
export function centreChart(board: Board, rows: readonly CentresOfYear[], colours: PowerColours): Html | null {
  if (rows.length < 2) return null;
  return html`<figure class="chart">
${SHAPES.map((shape) => chart(shape, board, rows, colours))}
</figure>`;
}

function chart(
  { name, width, height }: (typeof SHAPES)[number],
  board: Board,
  rows: readonly CentresOfYear[],
  colours: PowerColours,
): Html {
  const powers = board.powers
    .map(({ name }) => name)
    .filter((power) => rows.some(({ centers }) => countOf(centers, power) > 0));
  const { centers: goal } = board.variant.victory;
  const most = Math.max(4, ...rows.flatMap(({ centers }) => powers.map((power) => countOf(centers, power))));
  const top = most >= goal - 4 ? Math.max(most, goal) : most;
  const label = (power: Power) => `${powerInWords(board, power)} ${lastOf(rows, power)}`;
  const longest = Math.max(...powers.map((power) => label(power).length)) * WIDEST;
  const room = name === 'narrow' ? Math.min(longest, MOST) : longest;
  const right = width - Math.ceil(LEAD + room);
  const x = (row: number) => EDGE.left + (row * (right - EDGE.left)) / (rows.length - 1);
  const y = (count: number) => height - EDGE.bottom - (count * (height - EDGE.top - EDGE.bottom)) / top;
  const step = top > 24 ? 6 : top > 10 ? 4 : 2;
  const levels = Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => n * step);
  const every = Math.ceil((rows.length * 56) / (right - EDGE.left));
  const ends = spread(
    powers.map((power) => ({ power, y: y(lastOf(rows, power)) })),
    height - EDGE.bottom + 6,
  );
  const closer = (text: string) =>
    text.length * WIDEST > room
      ? html` textLength="${round(Math.min(room, text.length * USUAL))}" lengthAdjust="spacingAndGlyphs"`
      : '';
  return html`<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="Supply centres by year; the table below tells the same.">
<rect width="${width}" height="${height}" rx="4" class="sheet"/>
${levels.map(
  (level) =>
    html`<path d="M${EDGE.left} ${round(y(level))}H${right}" class="level"/><text x="${EDGE.left - 7}" y="${round(y(level) + 4)}" text-anchor="end">${level}</text>`,
)}
${top >= goal && html`<path d="M${EDGE.left} ${round(y(goal))}H${right}" class="win"/><text x="${EDGE.left + 5}" y="${round(y(goal) - 5)}" class="goal">${goal} win</text>`}
${rows.map(({ year }, row) => row % every === 0 && html`<text x="${round(x(row))}" y="${height - 12}" text-anchor="middle">${row === 0 ? 'start' : yearName(board, year)}</text>`)}
${powers.map((power, n) => line(power, rows, colours, x, (count) => y(count) + (n - (powers.length - 1) / 2) * APART))}
${ends.map(({ power, y: at, mark }) => html`<path d="M${right + 3} ${round(mark)}L${right + 14} ${round(at)}" class="lead"/><circle cx="${right + 20}" cy="${round(at)}" r="4.5" fill="${colours.get(power)?.land ?? '#bbb'}" stroke="${colours.get(power)?.line ?? '#555'}" stroke-width="1.2"/><text x="${right + LEAD}" y="${round(at + 4)}" class="name"${closer(label(power))}>${label(power)}</text>`)}
</svg>`;
}

/** The counts in figures. */
export function centreTable(board: Board, rows: readonly CentresOfYear[]): Html | null {
  if (rows.length === 0) return null;
  const powers = board.powers.map(({ name }) => name);
  return html`<div class="wide" tabindex="0" role="region" aria-label="Centres by year"><table class="years">
<caption>Centres by year</caption>
<thead><tr><th scope="col">Year</th>${powers.map((power) => html`<th scope="col" class="number"><abbr title="${powerInWords(board, power)}">${powerInWords(board, power).slice(0, 3)}</abbr></th>`)}</tr></thead>
<tbody>${rows.map(
    ({ year, centers }, row) =>
      html`<tr><th scope="row">${row === 0 ? 'start' : yearName(board, year)}</th>${powers.map((power) => html`<td class="number">${countOf(centers, power)}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

/** A power's line goes to the year in which it has none left. */
function line(
  power: Power,
  rows: readonly CentresOfYear[],
  colours: PowerColours,
  x: (row: number) => number,
  y: (count: number) => number,
): Html {
  const { line: ink = '#555', land = '#bbb' } = colours.get(power) ?? {};
  const counts = rows.map(({ centers }) => countOf(centers, power));
  const out = counts.findLastIndex((count) => count > 0) + 2;
  const points = counts.slice(0, out).map((count, row) => `${round(x(row))} ${round(y(count))}`);
  const dots = counts
    .slice(0, out)
    .map((count, row) => html`<circle cx="${round(x(row))}" cy="${round(y(count))}" r="3"/>`);
  return html`<g><path d="M${points.join('L')}" fill="none" stroke="${ink}" stroke-width="4.5" stroke-linejoin="round"/><path d="M${points.join('L')}" fill="none" stroke="${land}" stroke-width="2.4" stroke-linejoin="round"/><g fill="${land}" stroke="${ink}" stroke-width="1.2">${dots}</g></g>`;
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

function lastOf(rows: readonly CentresOfYear[], power: Power): number {
  return countOf(rows.at(-1)?.centers ?? {}, power);
}

function countOf(centers: CentresOfYear['centers'], power: Power): number {
  return centers[power]?.length ?? 0;
}

function yearName(board: Board, year: number): string {
  return seasonAndYear(board.variant.calendar, { season: '', year, kind: 'M' }).year;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
