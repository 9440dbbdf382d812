import type { Language } from '../../../../shape.ts';

export const revived: Language['mail']['revived'] = {
  subject: (power) => `Ersatz gesucht für ${power}`,
  open: (power) => `${power} ist wieder frei und kann übernommen werden. Die Partie wartet nicht darauf.`,
  withPassword: (power) => `${power} ist frei für alle, die das von der Spielleitung gesetzte Passwort haben.`,
};
