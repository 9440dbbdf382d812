import type { Language } from '../../../shape.ts';

export const glossary: Language['mail']['glossary'] = {
  whatItDoes: 'Effet',
};
