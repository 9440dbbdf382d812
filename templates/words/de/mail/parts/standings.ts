import type { Language } from '../../../shape.ts';

export const standings: Language['mail']['standings'] = {
  byPlayer: (goal) => `Zentren nach Spielern: ${goal}.`,
};
