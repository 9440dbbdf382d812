import type { Language } from '../../../../shape.ts';

export const settingsChanged: Language['mail']['settingsChanged'] = {
  subject: 'les réglages ont changé',
  told: (by) => `${by} a changé des réglages de la partie :`,
  otherVariant: ({ name, id, preferences }) =>
    `La variante est maintenant ${name} ; GET ${id} en donne les règles.${preferences === null ? '' : ` Merci de renvoyer vos préférences : ${preferences}.`}`,
  all: (game) => `LIST ${game} montre tous les réglages.`,
};
