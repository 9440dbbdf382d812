import type { Language } from '../../../shape.ts';

export const by: Language['mail']['by'] = {
  master: "L'arbitre",
  player: 'Un joueur',
};
