import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';

export const variant: Language['pages']['variant'] = {
  about: (designers, powers, goal) => `Von ${designers}. ${powers} Mächte; ${goal}.`,
  places: (link) => html`${link('Orte und Grenzen')}: jeder Ort mit seiner Abkürzung und seinen Nachbarn.`,
  map: (variant) => `Karte: ${variant} zu Beginn. Öffnet die Karte allein.`,
  start: 'Der Beginn der Partie',
  rules: 'Regeln',
  openings: 'Eröffnungen',
  finishedGames: 'Beendete Partien dieser Variante',
  noneFinished: 'Noch ist hier keine Partie dieser Variante beendet.',
  howBegan: (games) =>
    `${games === 1 ? 'Der Beginn der einen beendeten Partie' : `Der Beginn von ${games} beendeten Partien`}: die ersten Züge jeder Macht, wie oft sie vorkamen und was daraus wurde.`,
  openingsOf: (power) => `Eröffnungen: ${power}`,
  columns: { moves: 'Erste Züge', games: 'Partien', won: 'Siege', centers: 'Zentren' },

  variants: 'Varianten',
  aboutVariants: 'Jede Partie sagt bei ihrer Gründung, welche davon sie spielt.',
  line: (powers, designers) => `${powers} Mächte, von ${designers}`,
};
