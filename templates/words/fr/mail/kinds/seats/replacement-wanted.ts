import type { Language } from '../../../../shape.ts';

export const replacementWanted: Language['mail']['replacementWanted'] = {
  subject: (powers) => `on cherche un joueur pour ${powers}`,
  told: (powers) => `La partie attend un remplaçant pour ${powers} ; aucune phase n'est résolue d'ici là.`,
};
