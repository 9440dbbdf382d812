import type { Language } from '../../../../shape.ts';

export const deadlineSet: Language['mail']['deadlineSet'] = {
  subject: {
    deadline: (phase, date) => `${phase} neue Frist: ${date}`,
    times: (phase) => `${phase} neue Zeiten`,
  },
  agreed: 'Alle Spieler haben sich auf eine neue Frist geeinigt. Vorliegende Befehle bleiben gültig.',
  moved: (who) => `${who} hat die Frist verlegt. Vorliegende Befehle bleiben gültig.`,
  newTimes: (who) => `${who} hat für diese Phase neue Zeiten gesetzt. Vorliegende Befehle bleiben gültig.`,
  old: (time) => `Die alte Frist war ${time}.`,
  notLateBefore: (time) => `Das ist kurzfristig, darum gilt vor ${time} niemand als verspätet.`,
  lateUntil: (time) => `Verspätete Befehle zählen noch bis ${time}.`,
  notBefore: (time) => `Vor ${time} wird nichts ausgewertet.`,
};
