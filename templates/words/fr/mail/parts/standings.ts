import type { Language } from '../../../shape.ts';

export const standings: Language['mail']['standings'] = {
  byPlayer: (goal) => `Centres par joueur : ${goal}.`,
};
