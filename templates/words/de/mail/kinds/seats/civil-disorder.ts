import type { Language } from '../../../../shape.ts';
import { accusative } from '../../../articles.ts';

export const civilDisorder: Language['mail']['civilDisorder'] = {
  subject: (phase, who) => `${phase} Aufruhr: ${who}`,
  told: (who, count) =>
    `Bis zum Ende der Nachfrist sind keine Befehle für ${accusative(who)} gekommen. Die Partie geht darum ohne ${count === 1 ? 'diese Macht' : 'diese Mächte'} weiter: Ihre Einheiten halten, vertriebene werden aufgelöst, und was abzubauen ist, bestimmen die Regeln.`,
};
