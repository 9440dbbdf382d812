import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';
import { the } from '../../../articles.ts';

export const start: Language['mail']['start'] = {
  subject: 'la partie commence',
  lead: (season) => `Rien à faire, la partie commence : ${season}.`,
  youPlay: (powers, rest) => `Vous jouez ${the(powers)}. ${rest}`,
  special: (variant) => `Particularités : ${variant}`,
  rules: (rules, provinces) => [
    'Toutes les règles : ',
    { code: rules },
    '. Lieux et frontières : ',
    { code: provinces },
    '.',
  ],
  mastersPlay: (names) =>
    `${listInWords(names, 'et')} ${names.length === 1 ? 'arbitre cette partie et y joue' : 'arbitrent cette partie et y jouent'} : un arbitre qui joue fixe les horaires et les réglages, mais ne voit pas les ordres des autres et n'écrit pour personne d'autre.`,
};
