import type { Language } from '../../../../shape.ts';

export const rolled: Language['mail']['rolled'] = {
  subject: (direction, phase) =>
    `la partie ${direction === 'back' ? 'revient en arrière' : "repart vers l'avant"} : ${phase}`,
  told: ({ by, direction, from, to }) =>
    `${by} a ramené la partie ${direction === 'back' ? 'en arrière' : "vers l'avant"} : ${from} → ${to}. ${
      direction === 'back'
        ? "Les résultats obtenus depuis ne comptent plus ; l'historique les garde, marqués comme annulés."
        : 'Ce qui avait été annulé compte de nouveau.'
    } Les ordres de cette phase sont de nouveau enregistrés, et vous pouvez changer les vôtres jusqu'à la date limite. WAIT est actif pour tous : la phase est résolue à la date limite, ou plus tôt si tous ont envoyé SET NOWAIT ou si l'arbitre le décide. Les votes de cette phase comptent de nouveau.`,
};
