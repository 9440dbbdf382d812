/** Lines and small signs of orders: shafts, heads, and what came of them. */
import type { Point } from './geometry/geography.ts';
import { boxesOverlap, type Obstacle } from './geometry/obstacles.ts';
import { textWidth } from './lettering/lettering.ts';
import { escapeText, svgNumber, svgPoint } from './svg.ts';
import type { Theme } from './theme.ts';

type Stroke = 'move' | 'failed' | 'support' | 'retreat';

const STROKES: Readonly<Record<Stroke, { readonly width: number; readonly casing: number; readonly dash: string }>> = {
  move: { width: 4.8, casing: 8.6, dash: '' },
  failed: { width: 4, casing: 7.6, dash: '9 5' },
  support: { width: 4, casing: 7.4, dash: '0.1 7.2' },
  retreat: { width: 4.2, casing: 8, dash: '2 7' },
};

/** A line in a casing that keeps it off the ground. To be drawn in a group without fill and with round ends. */
export function drawLine(path: string, colour: string, stroke: Stroke, theme: Theme): string {
  if (path === '') return '';
  const { width, casing, dash } = STROKES[stroke];
  const cap = stroke === 'failed' ? ' stroke-linecap="butt"' : '';
  return (
    `<path d="${path}" stroke="${theme.casing}" stroke-width="${casing}"/>` +
    `<path d="${path}" stroke="${colour}" stroke-width="${width}"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}${cap}/>`
  );
}

/** An arrow's head, solid for a move that was made. */
export function arrowHead(tip: Point, [ux, uy]: Point, colour: string, isMade: boolean, theme: Theme): string {
  const at = (back: number, side: number) => svgPoint([tip[0] - ux * back - uy * side, tip[1] - uy * back + ux * side]);
  const path = `M${svgPoint(tip)}L${at(17, 9)}L${at(12.5, 0)}L${at(17, -9)}z`;
  return isMade
    ? `<path d="${path}" fill="${colour}" stroke="${theme.casing}" stroke-width="1.6" stroke-linejoin="round"/>`
    : `<path d="${path}" fill="${theme.casing}" stroke="${theme.casing}" stroke-width="5.5" stroke-linejoin="round"/>` +
        `<path d="${path}" fill="${theme.casing}" stroke="${colour}" stroke-width="2.4" stroke-linejoin="round"/>`;
}

/** A bar across the way: here a move was stopped, or (in the power's colour) here a unit is supported. */
export function crossBar(at: Point, [ux, uy]: Point, theme: Theme, colour = theme.bad): string {
  const [x, y] = [at[0] + ux * 3, at[1] + uy * 3];
  const path = `M${svgPoint([x - uy * 9, y + ux * 9])}L${svgPoint([x + uy * 9, y - ux * 9])}`;
  return (
    `<path d="${path}" stroke="${theme.casing}" stroke-width="8.4" stroke-linecap="round"/>` +
    `<path d="${path}" stroke="${colour}" stroke-width="4.8" stroke-linecap="round"/>`
  );
}

/** The end of a support for a move: full when given, hollow when not. */
export function supportKnob(at: Point, colour: string, isGiven: boolean, theme: Theme): string {
  return `<circle cx="${svgNumber(at[0])}" cy="${svgNumber(at[1])}" r="5.4" fill="${isGiven ? colour : theme.casing}" stroke="${isGiven ? theme.casing : colour}" stroke-width="2"/>`;
}

/** Cut, failed, gone. */
export function failureCross([x, y]: Point, theme: Theme): string {
  const path = `M${svgNumber(x - 6)} ${svgNumber(y - 6)}l12 12m0-12l-12 12`;
  return (
    `<path d="${path}" stroke="${theme.casing}" stroke-width="7.6" stroke-linecap="round"/>` +
    `<path d="${path}" stroke="${theme.bad}" stroke-width="3.8" stroke-linecap="round"/>`
  );
}

/** The order was void. */
export function voidMark([x, y]: Point, theme: Theme): string {
  return (
    `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="7.5" fill="${theme.casing}" stroke="${theme.void}" stroke-width="2.4"/>` +
    `<path d="M${svgNumber(x - 5)} ${svgNumber(y + 5)}l10-10" stroke="${theme.void}" stroke-width="2.4"/>`
  );
}

/** A unit was built. */
export function buildBadge([x, y]: Point, theme: Theme): string {
  return (
    `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="8.6" fill="${theme.good}" stroke="${theme.casing}" stroke-width="2"/>` +
    `<path d="M${svgNumber(x - 4.6)} ${svgNumber(y)}h9.2m-4.6-4.6v9.2" stroke="${theme.casing}" stroke-width="2.6" stroke-linecap="round"/>`
  );
}

/** Under a fleet that convoys. */
export function convoyWaves([x, y]: Point, colour: string, theme: Theme): string {
  const path = `M${svgNumber(x - 18)} ${svgNumber(y)}q4.5-5 9 0t9 0 9 0 9 0`;
  return (
    `<path d="${path}" fill="none" stroke="${theme.casing}" stroke-width="6.4" stroke-linecap="round"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2.8" stroke-linecap="round"/>`
  );
}

/** Where a line goes on that is drawn on another sheet: a ring, and a small plate with words beside it where it covers least. */
export function drawSignpost(
  words: string,
  [x, y]: Point,
  { colour, inTheWay }: { readonly colour: string; readonly inTheWay: readonly Obstacle[] },
  { casing, ink }: Theme,
): string {
  const width = textWidth(words, 'land', POST_SIZE) + 14;
  const places: readonly Point[] = [
    [x - width / 2, y - 44],
    [x - width / 2, y + 26],
    [x + 30, y - 10],
    [x - 30 - width, y - 10],
  ];
  const covered = ([left, top]: Point) =>
    inTheWay.filter((box) => boxesOverlap({ left, top, right: left + width, bottom: top + 20 }, box, 2)).length;
  const [left, top] = places.reduce((best, each) => (covered(each) < covered(best) ? each : best));
  const middle = left + width / 2;
  return (
    `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="5.4" fill="${casing}" stroke="${colour}" stroke-width="2.4"/>` +
    `<rect x="${svgNumber(left)}" y="${svgNumber(top)}" width="${svgNumber(width)}" height="20" rx="4" fill="${casing}" stroke="${colour}" stroke-width="2"/>` +
    `<text x="${svgNumber(middle)}" y="${svgNumber(top + 14.6)}" class="m-n" font-size="${POST_SIZE}" text-anchor="middle" fill="${ink}">${escapeText(words)}</text>`
  );
}

const POST_SIZE = 14.5;
