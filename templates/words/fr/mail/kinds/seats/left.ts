import type { Language } from '../../../../shape.ts';

export const left: Language['mail']['left'] = {
  subject: (who) => `${who} a quitté la partie`,
  told: (who, game) => `${who} a quitté « ${game} ».`,
};
