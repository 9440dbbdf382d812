import type { Language } from '../../shape.ts';

export const asked: Language['mail']['asked'] = {
  noMap: "Il n'y a pas encore de carte : la partie n'a pas commencé.",
  kept: 'La page de la partie montre chaque phase avec sa carte, et tout ce qui est à conserver :',
  page: 'Page',
  history: 'Historique en texte',
  archive: 'Archives',
};
