import type { Language } from '../../../../shape.ts';

export const unstarted: Language['mail']['unstarted'] = {
  subject: 'le début de la partie est annulé',
  told: (by) =>
    `${by} a annulé le début de la partie : personne n'a de puissance ni d'ordres à envoyer. Vous restez inscrit, avec vos préférences. L'arbitre relancera la partie, et les puissances seront alors attribuées de nouveau.`,
};
