import type { Language } from '../../../../shape.ts';

export const absenceAsked: Language['mail']['absenceAsked'] = {
  subject: (powers) => `${powers} demande une absence`,
  lead: (powers) => `À vous de décider : ${powers} demande une longue absence.`,
  asked: ({ who, powers, from, to, allowed }) =>
    `${who === null ? powers : `${who} (${powers})`} s'absente du ${from} au ${to}. Cette partie permet ${allowed} jours sans demander. Pour accepter, afin que les dates limites passent après l'absence, répondez avec ces lignes. Pour refuser, ne faites rien.`,
};
