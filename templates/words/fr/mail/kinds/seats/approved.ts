import type { Language } from '../../../../shape.ts';

export const approved: Language['mail']['approved'] = {
  subject: "l'arbitre accepte votre demande",
  told: (game) => `L'arbitre accepte votre demande : vous jouez dans « ${game} ».`,
};
