import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';

export const maps: Language['pages']['maps'] = {
  map: (caption) => `Karte: ${caption}. Die Seite sagt dasselbe in Worten. Öffnet die Karte allein.`,
  files: (svg, png, night) => html`Karte: ${svg('SVG')}, ${png('PNG')}, ${night('dunkel')}`,
  downloads: (link) =>
    html`Karte ${link.abbreviated('mit Abkürzungen')}; zum Drucken: ${link.a4('A4')}, ${link.letter('Letter')}, mit Abkürzungen ${link.abbreviatedA4('A4')}, ${link.abbreviatedLetter('Letter')}`,
};
