import type { Language } from '../../../../shape.ts';

export const rolled: Language['mail']['rolled'] = {
  subject: (direction, phase) =>
    `la partie ${direction === 'back' ? 'revient en arrière' : "repart vers l'avant"} : ${phase}`,
  told: (by, direction) =>
    `${by} a ramené la partie ${direction === 'back' ? 'en arrière' : "vers l'avant"}. Vous pouvez changer vos ordres jusqu'à la date limite. WAIT est actif pour tous : la phase est résolue à la date limite, ou plus tôt si tous ont envoyé SET NOWAIT ou si l'arbitre le décide. L'historique garde ce qui a été annulé.`,
};
