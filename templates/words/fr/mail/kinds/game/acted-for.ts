import type { Language } from '../../../../shape.ts';
import { agree, The, the } from '../../../articles.ts';

export const actedFor: Language['mail']['actedFor'] = {
  subject: (phase, power) => `${phase} l'arbitre a écrit pour ${the(power)}`,
  told: (by, power) =>
    `${by}, arbitre, a envoyé ceci pour ${the(power)}. Cela compte comme si vous l'aviez envoyé, et vous pouvez le changer. L'historique de la partie note que cela vient de l'arbitre.`,
  nothingToOrder: (power) => `${The(power)} ${agree(power, "n'a", "n'ont")} rien à ordonner pour le moment.`,
};
