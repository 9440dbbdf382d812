import type { Language } from '../../../../shape.ts';
import { accusative, agree, Nominative } from '../../../articles.ts';

export const actedFor: Language['mail']['actedFor'] = {
  subject: (phase, power) => `${phase} Spielleitung hat für ${accusative(power)} geschrieben`,
  told: (by, power) =>
    `${by} hat als Spielleitung dies für ${accusative(power)} geschickt. Es zählt, als käme es von dir, und du kannst es ändern. In der Geschichte der Partie steht, dass es die Spielleitung war.`,
  nothingToOrder: (power) => `${Nominative(power)} ${agree(power, 'hat', 'haben')} jetzt nichts zu befehlen.`,
};
