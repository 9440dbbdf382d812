import type { Language } from '../../../shape.ts';
import { counted } from '../../../text/counts.ts';
import { accusative } from '../../articles.ts';

export const acknowledgementSubject: Language['mail']['acknowledgementSubject'] = {
  all: (parts) => parts.join('; '),
  confirm: (line) => `bitte bestätigen: ${line}`,
  created: 'die Partie ist angelegt',
  signedOn: 'du bist angemeldet',
  observes: 'du schaust bei dieser Partie zu',
  plays: (powers) => `du spielst ${accusative(powers)}`,
  refused: (lines) => `${counted(lines, 'Zeile', 'Zeilen')} abgelehnt`,
  isSignedOn: 'du bist angemeldet',
  answered: 'Antwort auf deine E-Mail',
  pressSent: 'Nachricht verschickt',
  messagesSent: (messages) => `${messages} Nachrichten verschickt`,
  lineDone: (line) => `${line}: erledigt`,
  linesDone: (lines) => `${lines} Zeilen erledigt`,
  shown: {
    status: 'Stand der Partie',
    list: 'die Partie',
    summary: 'Überblick',
    map: 'Karte',
    help: 'Hilfe',
    history: 'Geschichte',
    'all-orders': 'vorliegende Befehle',
    prediction: 'Vorschau',
    diary: 'dein Tagebuch',
  },
};
