import type { Language } from '../../../../shape.ts';

export const sentAway: Language['mail']['sentAway'] = {
  subject: {
    observer: "vous n'observez plus cette partie",
    applicant: 'vous ne participez plus à cette partie',
  },
  told: {
    observer: (game) => `L'arbitre vous a retiré de la partie : vous n'observez plus « ${game} ».`,
    applicant: (game) => `L'arbitre vous a retiré de la partie : vous ne participez plus à « ${game} ».`,
  },
};
