import type { Language } from '../../../shape.ts';

export const bot: Language['mail']['bot'] = {
  answer:
    'Ich bin ein Bot: Ich kann deine Nachricht nicht lesen und treffe keine Absprachen. In jeder Phase befehle ich, was mir auf dem Brett am besten scheint.',
};
