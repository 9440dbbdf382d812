import type { Language } from '../../../../shape.ts';
import { accusative, agree, Nominative } from '../../../articles.ts';

export const revived: Language['mail']['revived'] = {
  subject: (power) => `Ersatz gesucht für ${accusative(power)}`,
  open: (power) =>
    `${Nominative(power)} ${agree(power, 'ist wieder frei und kann', 'sind wieder frei und können')} übernommen werden. Die Partie wartet nicht darauf.`,
  withPassword: (power) =>
    `${Nominative(power)} ${agree(power, 'ist', 'sind')} frei für alle, die das von der Spielleitung gesetzte Passwort haben.`,
};
