import type { Language } from '../../../../shape.ts';

export const approved: Language['mail']['approved'] = {
  subject: 'du bist dabei',
  told: (game) => `Die Spielleitung hat dich zugelassen: Du spielst in „${game}“ mit.`,
};
