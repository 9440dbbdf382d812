import type { Language } from '../../../shape.ts';

export const bot: Language['mail']['bot'] = {
  answer:
    "Je suis un bot : je ne peux pas lire votre message, et je ne conclus aucun accord. À chaque phase, j'ordonne ce qui me semble le mieux sur le plateau.",
};
