import type { Language } from '../../../shape.ts';
import { theTurn } from '../../articles.ts';

export const map: Language['mail']['map'] = {
  map: 'Carte',
  abbreviated: 'Carte avec abréviations',
  withAbbreviations: 'Avec abréviations',
  printA4: 'À imprimer en A4',
  printLetter: 'À imprimer en Letter',
  picture: (game, season) =>
    `Carte de ${game}${season === null ? '' : ` après ${theTurn(season)}`} ; l'e-mail dit la même chose en mots.`,
  abbreviatedPicture: (game) => `Carte de ${game} avec les abréviations des ordres.`,
};
