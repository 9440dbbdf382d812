import type { Language } from '../../../../shape.ts';

export const stillPaused: Language['mail']['stillPaused'] = {
  subject: 'die Partie ist noch angehalten',
  lead: 'Deine Entscheidung ist gefragt: Die Partie ist noch angehalten.',
  how: 'Bis sie weitergeht, wird nichts ausgewertet. Damit sie weitergeht, antworte mit dieser Zeile:',
};
