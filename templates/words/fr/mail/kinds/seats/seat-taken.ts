import type { Language } from '../../../../shape.ts';
import { the } from '../../../articles.ts';

export const seatTaken: Language['mail']['seatTaken'] = {
  subject: (powers) => `de nouveau un joueur pour ${the(powers)}`,
  told: ({ powers, who, moved }) => `${who ?? "Quelqu'un"} joue maintenant ${the(powers)}. ${aboutDeadline(moved)}`,
  returned: (powers, moved) => `${powers} : le joueur est de retour. ${aboutDeadline(moved)}`,
};

function aboutDeadline(moved: boolean): string {
  return moved
    ? 'Nous avons repoussé la date limite pour laisser le temps de donner des ordres. WAIT est actif pour tous ; SET NOWAIT désactive le vôtre.'
    : 'La date limite ne change pas.';
}
