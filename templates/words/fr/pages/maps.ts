import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';

export const maps: Language['pages']['maps'] = {
  map: (caption) => `Carte : ${caption}. La page dit la même chose en mots. Ouvre la carte seule.`,
  files: (svg, png, night) => html`Carte : ${svg('SVG')}, ${png('PNG')}, ${night('sombre')}`,
  downloads: (link) =>
    html`Carte ${link.abbreviated('avec abréviations')} ; à imprimer : ${link.a4('A4')}, ${link.letter('Letter')}, avec abréviations ${link.abbreviatedA4('A4')}, ${link.abbreviatedLetter('Letter')}`,
};
