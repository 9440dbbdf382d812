import type { Language } from '../../../../shape.ts';
import { accusative } from '../../../articles.ts';

export const look: Language['mail']['look'] = {
  prediction: 'Würde die Phase jetzt ausgewertet, käme aus den vorliegenden Befehlen dies heraus:',
  onFile: 'Die vorliegenden Befehle:',
  waits: (powers) => `WAIT ist an für ${accusative(powers)}.`,
};
