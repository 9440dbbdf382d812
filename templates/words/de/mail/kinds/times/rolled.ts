import type { Language } from '../../../../shape.ts';

export const rolled: Language['mail']['rolled'] = {
  subject: (direction, phase) => `die Partie geht ${direction === 'back' ? 'zurück' : 'wieder vor'}: ${phase}`,
  told: (by, direction) =>
    `${by} hat die Partie ${direction === 'back' ? 'zurückgedreht' : 'wieder vorgedreht'}. Deine Befehle kannst du bis zur Frist ändern. WAIT gilt für alle: Ausgewertet wird zur Frist, oder früher, sobald alle SET NOWAIT geschickt haben oder die Spielleitung es entscheidet. Im Verlauf bleibt stehen, was zurückgenommen wurde.`,
};
