import type { Language } from '../../../../shape.ts';

export const digest: Language['mail']['digest'] = {
  subject: (count) => (count === 1 ? 'Votre récapitulatif : 1 message' : `Votre récapitulatif : ${count} messages`),
  lead: 'Rien à faire. Voici ce que nous avons réuni pour vous depuis la dernière fois.',
  answer: (address) => `Pour répondre, écrivez à ${address}.`,
};
