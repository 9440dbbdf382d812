import { listInWords } from '../../../../../engine/explain/names.ts';
import type { Language } from '../../../shape.ts';
import { the } from '../../articles.ts';

export const powerHelp: Language['mail']['powerHelp'] = {
  spellings: (names) => `Dans la presse et les votes, on écrit ${listInWords(names, 'ou')}.`,
  together: (partners, seat) => `Jouée avec ${the(list(partners))} : ${seat}.`,
  home: (places) => `Centres nationaux : ${list(places)}.`,
  start: (units) => `Unités au début : ${list(units)}.`,
  noCenter: 'Centres maintenant : aucun.',
  centers: (places) => `Centres maintenant : ${places.length} : ${list(places)}.`,
  noUnit: 'Unités maintenant : aucune.',
  units: (units) => `Unités maintenant : ${list(units)}.`,
};

function list(names: readonly string[]): string {
  return listInWords(names, 'et');
}
