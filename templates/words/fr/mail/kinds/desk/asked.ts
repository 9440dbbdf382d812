import type { Language } from '../../../../shape.ts';

export const asked: Language['mail']['asked'] = {
  lead: 'Voici ce que vous avez demandé. Cet e-mail ne vous demande rien.',
  noMap: "Il n'y a pas encore de carte : la partie n'a pas commencé.",
  kept: 'La page de la partie montre chaque phase avec sa carte, et tout ce qui est à conserver :',
  page: 'Page',
  history: 'Historique en texte',
  archive: 'Archives',
};
