import type { Language } from '../../../shape.ts';

export const gazetteer: Language['mail']['gazetteer'] = {
  places: (variant) => `Orte von ${variant}`,
  place: 'Ort',
  write: 'Schreib',
  type: 'Art',
  center: 'Versorgungszentrum',
  owner: 'Gehört jetzt',
  howToRead: (place, borders) => [
    'Groß und klein ist gleich, und der volle Name geht auch. Alles über einen Ort: ',
    { code: place },
    '. Was woran grenzt: ',
    { code: borders },
    '.',
  ],
  borders: (variant) => `Grenzen von ${variant}`,
  steps: (provinces) => [
    'Wohin Einheiten von jedem Ort in einem Zug kommen. Was die Kürzel bedeuten: ',
    { code: provinces },
    '.',
  ],
  way: (who, places) => `${who}: ${places}`,
  reach: (who, places) => [{ strong: who }, ` kommen nach ${places}.`],
  alsoWritten: (spellings) => `Auch geschrieben: ${spellings}.`,
  noCenter: 'Kein Versorgungszentrum.',
  isCenter: (whose) => `Versorgungszentrum, ${whose}.`,
  several: (start) => `Mit „${start}“ beginnen mehrere Orte:`,
  one: (name, line) => [`${name}: `, { code: line }],
};
