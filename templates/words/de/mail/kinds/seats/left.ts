import type { Language } from '../../../../shape.ts';
import { agree, Nominative, nominative } from '../../../articles.ts';

export const left: Language['mail']['left'] = {
  subject: (who) => `${nominative(who)} ${agree(who, 'ist', 'sind')} ausgestiegen`,
  told: (who, game) => `${Nominative(who)} ${agree(who, 'hat', 'haben')} „${game}“ verlassen.`,
};
