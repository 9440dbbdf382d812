import type { Language } from '../../../../shape.ts';

export const paused: Language['mail']['paused'] = {
  subject: 'la partie est en pause',
  told: (by) =>
    `${by} a mis la partie en pause. Jusqu'à la reprise, aucune phase n'est résolue et nous ne prenons pas d'ordres ; la presse circule comme avant. Les ordres enregistrés restent valables, et la date limite est repoussée de la durée de la pause.`,
};
