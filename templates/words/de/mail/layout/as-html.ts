import type { Language } from '../../../shape.ts';

export const asHtml: Language['mail']['asHtml'] = {
  language: 'de',
};
