import type { Language } from '../../../../shape.ts';
import { the } from '../../../articles.ts';

export const replacementWanted: Language['mail']['replacementWanted'] = {
  subject: (powers) => `on cherche un joueur pour ${the(powers)}`,
  told: (powers) => `La partie attend un remplaçant pour ${the(powers)} ; aucune phase n'est résolue d'ici là.`,
};
