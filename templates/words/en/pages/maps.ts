/** Maps on a page, and what lies beside them. */
import { html } from '../../../markup/html.ts';
import type { Link } from '../../page-links.ts';

export const maps = {
  /** For those who do not see it. */
  map: (caption: string) => `Map: ${caption}. The page tells the same in words. Opens the map by itself.`,
  files: (svg: Link, png: Link, night: Link) => html`Map: ${svg('SVG')}, ${png('PNG')}, ${night('dark')}`,
  downloads: (link: {
    readonly abbreviated: Link;
    readonly a4: Link;
    readonly letter: Link;
    readonly abbreviatedA4: Link;
    readonly abbreviatedLetter: Link;
  }) =>
    html`Map ${link.abbreviated('with abbreviations')}; to print: ${link.a4('A4')}, ${link.letter('Letter')}, with abbreviations ${link.abbreviatedA4('A4')}, ${link.abbreviatedLetter('Letter')}`,
};
