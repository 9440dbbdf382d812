import type { Language } from '../../../../shape.ts';
import { the } from '../../../articles.ts';

export const look: Language['mail']['look'] = {
  prediction: 'Si la phase était résolue maintenant, les ordres enregistrés donneraient ceci :',
  onFile: 'Les ordres enregistrés :',
  waits: (powers) => `WAIT est actif pour ${the(powers)}.`,
};
