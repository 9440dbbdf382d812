import type { Language } from '../../../shape.ts';

export const report: Language['mail']['report'] = {
  refused: (lines, stand) =>
    `${lines === 1 ? 'Eine Zeile konnten' : `${lines} Zeilen konnten`} wir nicht verwenden${stand === 0 ? '' : stand === 1 ? '; dein anderer Befehl gilt' : `; deine ${stand} anderen Befehle gelten`}`,
  where: (line) => `Zeile ${line}`,
  notes: 'Bitte beachten',
  about: (message) => `: ${message}`,
  notDone: (line) => `${line}: noch nicht ausgeführt`,
  howToConfirm: {
    game: 'Soll das geschehen, antworte mit dieser Zeile. Geht die Partie vorher weiter, geschieht nichts.',
    desk: 'Soll das geschehen, antworte mit dieser Zeile. Das Bestätigungswort gilt vier Tage.',
  },
};
