/** The names of provinces and seas. */

import type { Label, Point } from '../geometry/geography.ts';
import { labelBox } from '../geometry/obstacles.ts';
import type { MapSite } from '../geometry/sites.ts';
import { escapeText, svgNumber, svgPoint } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { FACES, type Face, LINE_HEIGHT, textWidth } from './lettering.ts';

/** Share of the type size from a line's middle down to its baseline. */
const BASELINE = { land: 0.29, sea: 0.27 } as const;

/** One name; `halo` is the colour of the ground, which keeps lines off the letters. */
export function drawName({ places: { label } }: MapSite, face: 'land' | 'sea', halo: string): string {
  if (label === undefined) return '';
  const { at, size, lines } = label;
  const top = at[1] - ((lines.length - 1) / 2) * size * LINE_HEIGHT + size * BASELINE[face];
  return lines
    .map((line, n) => {
      const y = top + n * size * LINE_HEIGHT;
      return `<text x="${svgNumber(at[0])}" y="${svgNumber(y)}" class="m-${face}" font-size="${svgNumber(size)}" stroke="${halo}">${escapeText(line)}</text>`;
    })
    .join('');
}

/** An abbreviation in place of a name: as large as the name's box has room for, and never smaller than the name. */
export function abbreviateLabel(label: Label, abbr: string, face: 'land' | 'sea'): Label {
  const box = labelBox(label, face);
  const perUnit = textWidth(abbr, face, 100) / 100;
  const room = Math.min((box.right - box.left) / perUnit, (box.bottom - box.top) * 1.8);
  return { ...label, size: Math.round(Math.max(label.size, Math.min(LARGEST, room)) * 10) / 10, lines: [abbr] };
}

const LARGEST = 19;

/**
 * A name in another language than the one the map was laid out for: in as many lines as suit it, as large as that one and within the room
 * that it has; where it would be too small to read, its abbreviation.
 */
export function translateLabel(label: Label, name: string, abbr: string, face: 'land' | 'sea'): Label {
  if (name === label.lines.join(' ')) return label;
  const room = labelBox(label, face);
  const [width, height] = [(room.right - room.left) * MORE_ROOM, (room.bottom - room.top) * MORE_ROOM];
  const fitted = inLines(name.split(/(?<=-)| /)).map((lines): Label => {
    const box = labelBox({ ...label, size: 100, lines }, face);
    const size = Math.min(label.size, (100 * width) / (box.right - box.left), (100 * height) / (box.bottom - box.top));
    return { ...label, size: Math.floor(size * 10) / 10, lines };
  });
  const best = fitted.reduce((a, b) => (b.size > a.size ? b : a));
  return best.size >= SMALLEST ? best : abbreviateLabel(label, abbr, face);
}

/** Its own margin, to the halo's edge. */
const MORE_ROOM = 1.1;
const SMALLEST = 9.5;

/** All ways to break words into lines; a word that ends in a hyphen goes on without a space. */
function inLines([first = '', ...rest]: readonly string[]): readonly (readonly string[])[] {
  const [next, ...others] = rest;
  if (next === undefined) return [[first]];
  const joined = `${first}${first.endsWith('-') ? '' : ' '}${next}`;
  return [...inLines([joined, ...others]), ...inLines(rest).map((lines) => [first, ...lines])];
}

/** The line from a name to its province, for one that stands apart. */
export function drawLeader({ places: { label } }: MapSite, face: 'land' | 'sea', { ink, casing }: Theme): string {
  if (label?.leader === undefined) return '';
  const { left, right, top, bottom } = labelBox(label, face);
  const [x, y] = label.leader;
  const from: Point = [Math.min(right + 2, Math.max(left - 2, x)), Math.min(bottom + 2, Math.max(top - 2, y))];
  const path = `M${svgPoint(from)}L${svgPoint(label.leader)}`;
  return (
    `<path d="${path}" stroke="${casing}" stroke-width="3.4" stroke-opacity=".8" stroke-linecap="round"/>` +
    `<path d="${path}" stroke="${ink}" stroke-width="1.2"/><circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="2.4" fill="${ink}"/>`
  );
}

/** Style rules of the faces; `fonts` are `@font-face` rules that bring the type along. */
export function letteringStyle(colours: { readonly land: string; readonly sea: string }, fonts: string): string {
  const font = (face: Face) => {
    const { family, weight, style, fallback, spacing } = FACES[face];
    const spaced = spacing === 0 ? '' : `;letter-spacing:${spacing}px`;
    return `font-family:'${family}',${fallback};font-weight:${weight};font-style:${style}${spaced}`;
  };
  const halo = 'text-anchor:middle;paint-order:stroke;stroke-width:3.5px;stroke-linejoin:bevel;stroke-opacity:.85';
  return (
    `${fonts}.m-land{${font('land')};fill:${colours.land};${halo}}.m-sea{${font('sea')};fill:${colours.sea};${halo}}` +
    `.m-l{${font('land')};font-size:12px;text-anchor:middle;letter-spacing:0}` +
    `.m-n{${font('land')}}.m-i{${font('sea')}}.m-h{${font('title')}}`
  );
}
