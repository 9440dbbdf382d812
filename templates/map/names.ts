/** The names of provinces and seas. */

import { FACES, type Face } from './lettering.ts';
import type { Site } from './sites.ts';
import { escapeText, num } from './svg.ts';

/** Share of the type size from a line's middle down to its baseline, and from line to line. */
const BASELINE = { land: 0.29, sea: 0.27 } as const;
export const LINE_HEIGHT = 0.95;

/** One name; `halo` is the colour of the ground, which keeps lines off the letters. */
export function drawName({ places: { label } }: Site, face: 'land' | 'sea', halo: string, prefix: string): string {
  if (label === undefined) return '';
  const { at, size, lines } = label;
  const top = at[1] - ((lines.length - 1) / 2) * size * LINE_HEIGHT + size * BASELINE[face];
  return lines
    .map((line, n) => {
      const y = top + n * size * LINE_HEIGHT;
      return `<text x="${num(at[0])}" y="${num(y)}" class="${prefix}${face}" font-size="${num(size)}" stroke="${halo}">${escapeText(line)}</text>`;
    })
    .join('');
}

/** Style rules of the faces; `fonts` are `@font-face` rules that bring the type along. */
export function letteringStyle(
  prefix: string,
  colours: { readonly land: string; readonly sea: string },
  fonts: string,
): string {
  const font = (face: Face) => {
    const { family, weight, style, fallback, spacing } = FACES[face];
    const spaced = spacing === 0 ? '' : `;letter-spacing:${spacing}px`;
    return `font-family:'${family}',${fallback};font-weight:${weight};font-style:${style}${spaced}`;
  };
  const halo = 'text-anchor:middle;paint-order:stroke;stroke-width:3.5px;stroke-linejoin:round;stroke-opacity:.85';
  return (
    `${fonts}.${prefix}land{${font('land')};fill:${colours.land};${halo}}.${prefix}sea{${font('sea')};fill:${colours.sea};${halo}}` +
    `.${prefix}l{${font('land')};font-size:12px;text-anchor:middle;letter-spacing:0}` +
    `.${prefix}n{${font('land')}}.${prefix}i{${font('sea')}}.${prefix}h{${font('title')}}`
  );
}
