import type { Language } from '../shape.ts';

export const sheetDoor: Language['sheetDoor'] = {
  title: 'Befehlsbogen',
  opening: 'Dein Befehlsbogen wird geöffnet …',
  failed: 'Dieser Link hat keinen Bogen geöffnet. Nimm den aus der letzten E-Mail, die dich um Befehle bat.',
  paste: 'Ohne Skripte füg den Link aus deiner E-Mail hier ein:',
  open: 'Öffnen',
  again: 'Ich habe ihn hier schon geöffnet',
  game: 'Seite der Partie',
  wasItYou: 'Warst du das?',
  wasItYouMore:
    'Dein Befehlsbogen wurde auf dem Gerät geöffnet, das die E-Mail nennt. Wenn du das warst, sag es: Dann kann es Befehle senden.',
  code: 'Bestätigungswort aus der E-Mail',
  yes: 'Ja, das war ich',
  no: 'Wenn du das nicht warst, schließ diese Seite und schick dem Judge SET LINKS NEW: Dann gilt keiner deiner bisherigen Links mehr.',
  confirmed: 'Danke',
  confirmedMore: 'Lade den Befehlsbogen auf jenem Gerät neu: Es kann jetzt Befehle senden.',
  notConfirmed: 'Nichts wurde bestätigt',
  notConfirmedMore:
    'Das Bestätigungswort ist falsch oder zu alt, oder der Bogen ist nicht mehr offen. Öffne den Bogen noch einmal, dann kommt eine neue E-Mail.',
  toSheet: 'Zum Befehlsbogen',
};
