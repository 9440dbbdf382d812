import type { Language } from '../../../../shape.ts';

export const actedFor: Language['mail']['actedFor'] = {
  subject: (phase, power) => `${phase} l'arbitre a écrit pour ${power}`,
  told: (by, power) =>
    `${by}, arbitre, a envoyé ceci pour ${power}. Cela compte comme si vous l'aviez envoyé, et vous pouvez le changer. L'historique de la partie note que cela vient de l'arbitre.`,
  nothingToOrder: (power) => `${power} n'a rien à ordonner pour le moment.`,
};
