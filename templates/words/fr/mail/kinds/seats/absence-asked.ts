import type { Language } from '../../../../shape.ts';
import { agree, The, the } from '../../../articles.ts';

export const absenceAsked: Language['mail']['absenceAsked'] = {
  subject: (powers) => `${the(powers)} ${agree(powers, 'demande', 'demandent')} une absence`,
  lead: (powers) => `À vous de décider : ${the(powers)} ${agree(powers, 'demande', 'demandent')} une longue absence.`,
  asked: ({ who, powers, from, to, allowed }) =>
    `${who === null ? The(powers) : `${who} (${powers})`} s'absente du ${from} au ${to}. Cette partie permet ${allowed} jours sans demander. Pour accepter, afin que les dates limites passent après l'absence, répondez avec ces lignes. Pour refuser, ne faites rien.`,
};
