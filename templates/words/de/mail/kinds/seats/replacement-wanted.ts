import type { Language } from '../../../../shape.ts';
import { accusative } from '../../../articles.ts';

export const replacementWanted: Language['mail']['replacementWanted'] = {
  subject: (powers) => `Ersatz gesucht für ${accusative(powers)}`,
  told: (powers) => `Die Partie wartet auf Ersatz für ${accusative(powers)}; bis dahin wird nichts ausgewertet.`,
};
