import type { Language } from '../../../../shape.ts';

export const sentAway: Language['mail']['sentAway'] = {
  subject: {
    observer: 'du beobachtest diese Partie nicht mehr',
    applicant: 'du nimmst an dieser Partie nicht mehr teil',
  },
  told: {
    observer: (game) => `Die Spielleitung hat dich entfernt: Du beobachtest „${game}“ nicht mehr.`,
    applicant: (game) => `Die Spielleitung hat dich entfernt: Du nimmst an „${game}“ nicht mehr teil.`,
  },
};
