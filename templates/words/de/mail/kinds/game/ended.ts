import type { Language } from '../../../../shape.ts';

export const ended: Language['mail']['ended'] = {
  subject: 'die Partie ist zu Ende',
  byMaster: (who, outcome) => `${who} hat die Partie als Spielleitung beendet. ${outcome}`,
};
