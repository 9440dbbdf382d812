import { listInWords } from '../../../../../engine/explain/names.ts';
import type { Language } from '../../../shape.ts';
import { dative } from '../../articles.ts';

export const powerHelp: Language['mail']['powerHelp'] = {
  spellings: (names) => `In Presse und Abstimmungen schreibt man ${listInWords(names, 'oder')}.`,
  together: (partners, seat) => `Gemeinsam gespielt mit ${dative(list(partners))}: ${seat}.`,
  home: (places) => `Heimatzentren: ${list(places)}.`,
  start: (units) => `Einheiten zu Beginn: ${list(units)}.`,
  noCenter: 'Zentren jetzt: keine.',
  centers: (places) => `Zentren jetzt: ${places.length}: ${list(places)}.`,
  noUnit: 'Einheiten jetzt: keine.',
  units: (units) => `Einheiten jetzt: ${list(units)}.`,
};

function list(names: readonly string[]): string {
  return listInWords(names, 'und');
}
