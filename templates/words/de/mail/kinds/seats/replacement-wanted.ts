import type { Language } from '../../../../shape.ts';

export const replacementWanted: Language['mail']['replacementWanted'] = {
  subject: (powers) => `Ersatz gesucht für ${powers}`,
  told: (powers) => `Die Partie wartet auf Ersatz für ${powers}; bis dahin wird nichts ausgewertet.`,
};
