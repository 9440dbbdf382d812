import type { Language } from '../../../../shape.ts';

export const look: Language['mail']['look'] = {
  prediction: 'Si la phase était résolue maintenant, les ordres enregistrés donneraient ceci :',
  onFile: 'Les ordres enregistrés :',
  waits: (powers) => `WAIT est actif pour ${powers}.`,
};
