import type { Language } from '../../../../shape.ts';

export const paused: Language['mail']['paused'] = {
  subject: 'die Partie ist angehalten',
  told: (by) =>
    `${by} hat die Partie angehalten. Bis sie weitergeht, wird nichts ausgewertet, und wir nehmen keine Befehle an; Nachrichten stellen wir weiter zu. Vorliegende Befehle bleiben gültig, und die Frist verschiebt sich um die Dauer der Pause.`,
};
