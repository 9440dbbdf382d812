import type { Language } from '../../shape.ts';

export const approved: Language['mail']['approved'] = {
  subject: "l'arbitre vous a accepté",
  told: (game) => `L'arbitre vous a accepté : vous jouez dans « ${game} ».`,
};
