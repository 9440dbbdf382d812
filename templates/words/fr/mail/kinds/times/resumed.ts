import type { Language } from '../../../../shape.ts';

export const resumed: Language['mail']['resumed'] = {
  subject: (deadline) => `la partie reprend${deadline === null ? '' : `, date limite : ${deadline}`}`,
  reopened: (by) => `${by} a rouvert la partie là où elle s'était terminée. Les ordres enregistrés restent valables.`,
  told: (by) => `${by} a mis fin à la pause. Les ordres enregistrés restent valables.`,
  lateOrders: (pause) => `La pause a duré ${pause} : les ordres en retard sont acceptés d'autant plus longtemps.`,
  sameDeadline: (pause) => `La pause a duré ${pause} : la date limite ne change pas.`,
  movedAlike: (pause, was) => `La pause a duré ${pause}, et la date limite est repoussée d'autant. Avant : ${was}.`,
  movedOn: ({ pause, moved, hour, days, zone, was }) =>
    `La pause a duré ${pause}. La date limite est repoussée de ${moved} : de la durée de la pause, puis jusqu'au prochain moment où tombent les dates limites de cette partie (${hour === null ? '' : `à ${hour} `}${days}, ${zone === 'UTC' ? 'heure UTC' : `heure de ${zone}`}). Avant : ${was}.`,
};
