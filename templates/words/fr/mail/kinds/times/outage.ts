import type { Language } from '../../../../shape.ts';

export const outage: Language['mail']['outage'] = {
  subject: (deadline) => `nouvelle date limite : ${deadline}`,
  told: (span, from) =>
    `Le judge a été en panne pendant ${span}, à partir de : ${from}. Personne n'est compté en retard : nous avons repoussé la date limite d'autant. Les ordres enregistrés restent valables.`,
};
