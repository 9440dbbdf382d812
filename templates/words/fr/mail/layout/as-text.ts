import type { Language } from '../../../shape.ts';

export const asText: Language['mail']['asText'] = {
  title: (text) => `${text} :`,
  suggestion: 'Essayez :',
};
