import type { Language } from '../../../shape.ts';

export const gazetteer: Language['mail']['gazetteer'] = {
  places: (variant) => `Lieux de ${variant}`,
  place: 'Lieu',
  write: 'À écrire',
  type: 'Type',
  center: 'Centre',
  owner: 'Propriétaire',
  howToRead: (place, borders) => [
    'Majuscules ou minuscules, peu importe, et le nom complet convient aussi. Tout sur un lieu : ',
    { code: place },
    '. Qui touche quoi : ',
    { code: borders },
    '.',
  ],
  borders: (variant) => `Frontières de ${variant}`,
  steps: (provinces) => [
    'Où les unités peuvent aller depuis chaque lieu en un mouvement. Ce que veulent dire les abréviations : ',
    { code: provinces },
    '.',
  ],
  way: (who, places) => `${who} : ${places}`,
  reach: (who, places) => [{ strong: who }, ` : vers ${places}.`],
  alsoWritten: (spellings) => `S'écrit aussi ${spellings}.`,
  noCenter: 'Pas de centre de ravitaillement.',
  isCenter: (whose) => `Centre de ravitaillement, ${whose}.`,
  several: (start) => `Plusieurs lieux commencent par « ${start} » :`,
  one: (name, line) => [`${name} : `, { code: line }],
};
