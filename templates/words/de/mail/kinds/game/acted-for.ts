import type { Language } from '../../../../shape.ts';

export const actedFor: Language['mail']['actedFor'] = {
  subject: (phase, power) => `${phase} Spielleitung hat für ${power} geschrieben`,
  told: (by, power) =>
    `${by} hat als Spielleitung dies für ${power} geschickt. Es zählt, als käme es von dir, und du kannst es ändern. In der Geschichte der Partie steht, dass es die Spielleitung war.`,
  nothingToOrder: (power) => `${power} hat jetzt nichts zu befehlen.`,
};
