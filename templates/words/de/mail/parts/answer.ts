import type { Language } from '../../../shape.ts';
import { from } from '../../articles.ts';

export const answer: Language['mail']['answer'] = {
  change: 'Um einen Befehl zu ändern, antworte auf diese E-Mail mit der neuen Zeile.',
  sendLines:
    'Deine Befehle schickst du als Antwort auf diese E-Mail, mit Zeilen wie diesen über allem Zitierten. Was hinter % steht, ist nur ein Hinweis.',
  send: 'Deine Befehle schickst du als Antwort auf diese E-Mail: ein Befehl je Zeile, über allem Zitierten.',
  writeButton: 'Befehle schreiben',
  changeButton: 'Befehle ändern',
  subject: (phase) => `${phase} Befehle`.trim(),
  byProxy: (power) => `Vollmacht ${from(power)}`,
  orDisband: (places) => `${places} oder D (auflösen)`,
  eitherUnit: 'Armee (A) oder Flotte (F), wie du willst',
  unitsMaySwap: 'Armeen und Flotten dürfen die Plätze tauschen',
  byDefault: 'wenn du nichts wählst',
};
