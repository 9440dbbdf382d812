import type { Language } from '../../../../shape.ts';

export const resumed: Language['mail']['resumed'] = {
  subject: (deadline) => `die Partie geht weiter${deadline === null ? '' : `, Frist: ${deadline}`}`,
  reopened: (by) =>
    `${by} hat die Partie dort wieder aufgenommen, wo sie geendet hatte. Vorliegende Befehle bleiben gültig.`,
  told: (by) => `${by} hat die Pause beendet. Vorliegende Befehle bleiben gültig.`,
  lateOrders: (pause) => `Dauer der Pause: ${pause}. Um so viel länger nehmen wir verspätete Befehle an.`,
  sameDeadline: (pause) => `Dauer der Pause: ${pause}. Die Frist bleibt, wie sie war.`,
  movedAlike: (pause, was) =>
    `Dauer der Pause: ${pause}. Um dieselbe Zeit hat sich die Frist verschoben. Vorher war sie ${was}.`,
  movedOn: ({ pause, moved, hour, days, zone, was }) =>
    `Dauer der Pause: ${pause}. Die Frist hat sich um ${moved} verschoben: um die Dauer der Pause und weiter bis zum nächsten Zeitpunkt, zu dem in dieser Partie Fristen enden (${hour === null ? '' : `${hour} Uhr `}${days}, ${zone === 'UTC' ? 'UTC' : `Zeit von ${zone}`}). Vorher war sie ${was}.`,
};
