/** The bands above and below the map: game and phase, powers with their centres, and what wins. */
import { t } from '../locales/current.ts';
import { fitLines, fitText, textWidth } from './lettering/lettering.ts';
import { drawSigns, type MapSign } from './signs.ts';
import { escapeText, svgNumber } from './svg.ts';
import { PATTERNS, type PowerStyle, type Theme } from './theme.ts';
import type { MapView, ViewedBoard } from './view.ts';

export interface Band {
  readonly height: number;
  readonly svg: string;
}

const MARGIN = 26;

/** Game and variant on the left, the phase on the right. `scale` enlarges all type, for a crop. */
export function drawHeader(view: MapView, width: number, theme: Theme): Band {
  const height = 66;
  const room = width - 2 * MARGIN;
  const phase = fitText(view.phase.words, 'title', { size: 32, smallest: 20, width: room * 0.5 });
  const right = textWidth(phase.text, 'title', phase.size);
  const name = fitText(view.game ?? view.variant.name, 'title', { size: 32, smallest: 20, width: room - right - 40 });
  const left = textWidth(name.text, 'title', name.size);
  const note = [view.game === null ? '' : view.variant.name, t().map.stages[view.stage]]
    .filter((part) => part !== '')
    .join(' · ');
  const small = fitText(note, 'sea', { size: 23, smallest: 14, width: Math.max(0, room - right - left - 70) });
  const hasRoom = room - right - left - 70 > 90;
  return {
    height,
    svg:
      text(MARGIN, 44, 'h', name.size, theme.ink, name.text) +
      (hasRoom && note !== '' ? text(MARGIN + left + 16, 43, 'i', small.size, theme.faint, small.text) : '') +
      text(width - MARGIN, 44, 'h', phase.size, theme.ink, phase.text, 'end'),
  };
}

/** A row or more of powers, each with swatch, name, centers, what it still needs and its units; what wins; and the signs of
 *  this map in words. Its height is the same in every phase but where it takes more lines to say all: nothing is cut. */
export function drawLegend(
  view: MapView,
  styles: ReadonlyMap<string, PowerStyle>,
  { width, signs }: { readonly width: number; readonly signs: readonly MapSign[] },
  theme: Theme,
): Band {
  const shown = [...view.standings.map(lineOf), ...view.powers.flatMap((power) => neutralLine(power, view))];
  const perRow = columnsFor(shown, width - 2 * MARGIN);
  const step = (width - 2 * MARGIN) / perRow;
  const print = shown.map(({ small, powers }) =>
    small.map((line) => fitLines(line, 'sea', { size: 17.5, smallest: 13, width: step - GAP - namesFrom(powers) })),
  );
  const row = LINE * Math.max(2, ...print.map((all) => all.flatMap(({ lines }) => lines).length)) + 38;
  const items = shown.map((line, n) => {
    const x = MARGIN + (n % perRow) * step;
    const y = 14 + Math.floor(n / perRow) * row;
    const below = drawLines(print[n]!, { x: x + namesFrom(line.powers), y: y + 38 }, theme);
    return drawLine(line, view, styles, { x, y, width: step - GAP }, theme) + below;
  });
  const bottom = 14 + Math.ceil(shown.length / perRow) * row;
  const result = view.winners.length === 0 ? `${view.goal}.` : t().map.won(view.winners, view.goal);
  const goal = fitLines(result, 'sea', { size: 20, smallest: 13, width: width - 2 * MARGIN });
  const top = bottom + 32 + (goal.lines.length - 1) * LINE;
  const key = drawSigns(signs, { top, left: MARGIN, right: width - MARGIN }, theme);
  return {
    height: top + key.height,
    svg: items.join('') + drawLines([goal], { x: MARGIN, y: bottom + 17 }, theme) + key.svg,
  };
}

/** From line to line of small print. */
const LINE = 19;

function drawLines(
  all: readonly ReturnType<typeof fitLines>[],
  { x, y }: { readonly x: number; readonly y: number },
  theme: Theme,
): string {
  return all
    .flatMap(({ lines, size }) => lines.map((line) => ({ line, size })))
    .map(({ line, size }, n) => text(x, y + n * LINE, 'i', size, theme.faint, line))
    .join('');
}

/** As many side by side as leave each name whole, whatever its count: those of pairs are long. */
function columnsFor(shown: readonly Line[], room: number): number {
  let columns = Math.min(shown.length, Math.max(1, Math.floor(room / 215)));
  const even = () => Math.ceil(shown.length / Math.ceil(shown.length / columns));
  const isCut = ({ powers, display }: Line) =>
    textWidth(display, 'land', 13) > room / even() - GAP - namesFrom(powers) - textWidth('00', 'land', 24) - 12;
  while (columns > 1 && shown.some(isCut)) columns -= 1;
  return even();
}

/** Between two of them. */
const GAP = 14;

/** How far right of its swatches' edge a name begins. */
function namesFrom(powers: Line['powers']): number {
  return powers.length * 40 + 6;
}

interface Line extends Pick<ViewedBoard, 'powers' | 'display'> {
  /** Empty for one that owns nothing and never will. */
  readonly count: string;
  readonly small: readonly string[];
}

function lineOf({ powers, display, centers, split, units, needs, note, isHidden }: ViewedBoard): Line {
  if (isHidden === true) return { powers, display, count: '', small: [] };
  const force = [t().map.units(units), note].filter((part) => part !== '').join(', ');
  return { powers, display, count: String(centers), small: [...(split === '' ? [] : [split]), needs, force] };
}

/** The units of nobody, for as long as there are any. */
function neutralLine(
  { name, display, neutral }: MapView['powers'][number],
  { units, unseen }: MapView,
): readonly Line[] {
  const own = units.filter(({ power }) => power === name);
  if (!neutral || own.length === 0) return [];
  const { neutral: neutralWords, units: counted } = t().map;
  return [
    {
      powers: [name],
      display,
      count: '',
      small: [neutralWords, ...(unseen === undefined ? [counted(own.length)] : [])],
    },
  ];
}

function drawLine(
  { powers, display, count }: Line,
  view: MapView,
  styles: ReadonlyMap<string, PowerStyle>,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  theme: Theme,
): string {
  const swatches = powers.map((power, n) => {
    const style = styles.get(power);
    const letter = view.powers.find(({ name }) => name === power)?.letter ?? '';
    const at = x + n * 40;
    return (
      `<rect x="${svgNumber(at)}" y="${svgNumber(y + 8)}" width="34" height="34" rx="5" fill="${style?.land ?? theme.neutral}" stroke="${style?.line ?? theme.ink}" stroke-width="2.4"/>` +
      pattern(style, at, y) +
      `<circle cx="${svgNumber(at + 17)}" cy="${svgNumber(y + 25)}" r="10.5" fill="${style?.line ?? theme.ink}"/>` +
      text(
        at + 17,
        y + (letter.length > 1 ? 29.2 : 30.5),
        'n',
        letter.length > 1 ? 12 : 16,
        theme.casing,
        letter,
        'middle',
      )
    );
  });
  const left = x + namesFrom(powers);
  const countWidth = count === '' ? 0 : textWidth(count, 'land', 24) + 12;
  const name = fitText(display, 'land', { size: 21, smallest: 13, width: x + width - left - countWidth });
  const nameWidth = textWidth(name.text, 'land', name.size);
  return (
    swatches.join('') +
    text(left, y + 19, 'n', name.size, theme.ink, name.text) +
    (count === '' ? '' : text(left + nameWidth + 10, y + 19, 'n', 24, theme.ink, count))
  );
}

function pattern(style: PowerStyle | undefined, x: number, y: number): string {
  if (style === undefined || PATTERNS.length === 0) return '';
  return `<rect x="${svgNumber(x)}" y="${svgNumber(y + 8)}" width="34" height="34" rx="5" fill="url(#m-t${style.number})"/>`;
}

function text(
  x: number,
  y: number,
  face: 'n' | 'i' | 'h',
  size: number,
  fill: string,
  content: string,
  anchor?: 'middle' | 'end',
): string {
  const anchored = anchor === undefined ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${svgNumber(x)}" y="${svgNumber(y)}" class="m-${face}" font-size="${svgNumber(size)}" fill="${fill}"${anchored}>${escapeText(content)}</text>`;
}
