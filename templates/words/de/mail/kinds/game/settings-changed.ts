import type { Language } from '../../../../shape.ts';

export const settingsChanged: Language['mail']['settingsChanged'] = {
  subject: 'die Einstellungen haben sich geändert',
  told: (by) => `${by} hat Einstellungen der Partie geändert:`,
  otherVariant: ({ name, id, preferences }) =>
    `Die Variante ist jetzt ${name}; GET ${id} zeigt ihre Regeln.${preferences === null ? '' : ` Bitte schicke deine Wünsche noch einmal: ${preferences}.`}`,
  all: (game) => `LIST ${game} zeigt alle Einstellungen.`,
};
