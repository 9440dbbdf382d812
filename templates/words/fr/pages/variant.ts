import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';

export const variant: Language['pages']['variant'] = {
  about: (designers, powers, goal) => `Par ${designers}. ${powers} puissances ; ${goal}.`,
  places: (link) => html`${link('Lieux et frontières')} : chaque lieu avec son abréviation et ses voisins.`,
  map: (variant) => `Carte : ${variant} au début. Ouvre la carte seule.`,
  start: 'Le début de la partie',
  rules: 'Règles',
  openings: 'Ouvertures',
  finishedGames: 'Parties terminées de cette variante',
  noneFinished: "Aucune partie de cette variante n'est encore terminée ici.",
  howBegan: (games) =>
    `${games === 1 ? 'Le début de la seule partie terminée' : `Le début de ${games} parties terminées`} : les premiers mouvements de chaque puissance, leur fréquence et ce qui en est résulté.`,
  openingsOf: (power) => `Ouvertures : ${power}`,
  columns: { moves: 'Premiers mouvements', games: 'Parties', won: 'Victoires', centers: 'Centres' },

  variants: 'Variantes',
  aboutVariants: 'Chaque partie dit à sa création laquelle elle joue.',
  line: (powers, designers) => `${powers} puissances, par ${designers}`,
};
