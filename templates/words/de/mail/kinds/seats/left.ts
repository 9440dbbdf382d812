import type { Language } from '../../../../shape.ts';

export const left: Language['mail']['left'] = {
  subject: (who) => `${who} ist ausgestiegen`,
  told: (who, game) => `${who} hat „${game}“ verlassen.`,
};
