import type { Language } from '../../../shape.ts';
import { afterTurn } from '../../articles.ts';

export const map: Language['mail']['map'] = {
  map: 'Karte',
  abbreviated: 'Karte mit Abkürzungen',
  withAbbreviations: 'Mit Abkürzungen',
  printA4: 'Zum Drucken auf A4',
  printLetter: 'Zum Drucken auf Letter',
  picture: (game, season) =>
    `Karte von ${game}${season === null ? '' : ` nach ${afterTurn(season)}`}; die E-Mail sagt dasselbe in Worten.`,
  abbreviatedPicture: (game) => `Karte von ${game} mit den Abkürzungen der Befehle.`,
};
