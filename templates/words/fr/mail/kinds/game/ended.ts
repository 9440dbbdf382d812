import type { Language } from '../../../../shape.ts';

export const ended: Language['mail']['ended'] = {
  subject: 'la partie est terminée',
  byMaster: (who, outcome) => `${who} a mis fin à la partie en tant qu'arbitre. ${outcome}`,
};
