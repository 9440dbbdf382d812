import type { Language } from '../../../../shape.ts';

export const rolled: Language['mail']['rolled'] = {
  subject: (direction, phase) => `die Partie geht ${direction === 'back' ? 'zurück' : 'wieder vor'}: ${phase}`,
  told: ({ by, direction, from, to }) =>
    `${by} hat die Partie ${direction === 'back' ? 'zurückgedreht' : 'wieder vorgedreht'}: ${from} → ${to}. ${
      direction === 'back'
        ? 'Ergebnisse seitdem zählen nicht mehr; im Verlauf stehen sie noch, als zurückgenommen markiert.'
        : 'Was zurückgenommen war, zählt wieder.'
    } Die Befehle dieser Phase liegen wieder vor, und deine kannst du bis zur Frist ändern. WAIT gilt für alle: Ausgewertet wird zur Frist, oder früher, sobald alle SET NOWAIT geschickt haben oder die Spielleitung es entscheidet. Auch die Stimmen dieser Phase zählen wieder.`,
};
