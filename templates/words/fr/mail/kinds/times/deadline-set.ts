import type { Language } from '../../../../shape.ts';

export const deadlineSet: Language['mail']['deadlineSet'] = {
  subject: {
    deadline: (phase, date) => `${phase} nouvelle date limite : ${date}`,
    times: (phase) => `${phase} nouveaux horaires`,
  },
  agreed:
    "Tous les joueurs se sont mis d'accord sur une nouvelle date limite. Les ordres enregistrés restent valables.",
  moved: (who) => `${who} a déplacé la date limite. Les ordres enregistrés restent valables.`,
  newTimes: (who) => `${who} a fixé de nouveaux horaires pour cette phase. Les ordres enregistrés restent valables.`,
  old: (time) => `L'ancienne date limite était : ${time}.`,
  notLateBefore: (time) => `Le préavis est court : personne n'est compté en retard avant le ${time}.`,
  lateUntil: (time) => `Les ordres en retard sont acceptés jusqu'au ${time}.`,
  notBefore: (time) => `Rien n'est résolu avant le ${time}.`,
};
