import type { Language } from '../../../../shape.ts';

export const help: Language['mail']['help'] = {
  none: (topic) => `Zu „${topic}“ gibt es keine Hilfe.`,
  didYouMean: (lines) => `Meintest du ${lines.join(' oder ')}?`,
  standardMap: (line) => [
    'Das ist die Standardkarte. Für die einer Partie schreib an die Adresse der Partie, oder nenn die Variante: ',
    { code: line },
  ],
  alsoWritten: (spellings) => `Auch geschrieben: ${spellings}.`,
  signOn:
    'Die Zeilen darunter gelten der Partie Marne, als Frankreich; m für die Spielleitung, o für einen Beobachter. SIGNON ?marne meldet dich bei einer Partie an, die noch Spieler sucht.',
  press:
    'Schickt die Zeilen darunter an diese Mächte, mit Namen oder Buchstaben; TO ALL, TO ALL BUT und Mächte, TO MASTER, TO OBSERVERS. QUIET erspart dir die eigene Kopie. In einer Zeile: to France: …',
  broadcast: 'Schickt die Zeilen darunter an alle in der Partie, auch an Beobachter.',
  postal: 'Hält die Zeilen darunter bis zu den Ergebnissen zurück, wo die Partie es erlaubt.',
  howToOrder:
    'Schreib je Zeile einen Befehl, und zwar an die Adresse der Partie oder als Antwort auf eine ihrer E-Mails.',
  orders: 'Befehle',
  order: 'Befehl',
  examples: {
    'A Par - Bur': 'Armee Paris zieht nach Burgund',
    'A Mar S A Par - Bur': 'Armee Marseille unterstützt das',
    'F Bre H': 'Flotte Brest hält',
    'F Nth C A Lon - Nwy': 'Flotte Nordsee geleitet',
    'A War - Gal': 'ein Rückzug; A War D löst auf',
    'build F Lon': 'beim Auf- und Abbau; oder: waive',
    'remove A Tun': 'beim Auf- und Abbau',
  },
  lastCounts:
    'Es zählt der letzte Befehl für eine Einheit, und eine Zeile mit einem Fehler schadet den anderen nie. Jede E-Mail wird beantwortet.',
  commands: 'Kommandos, eins je Zeile',
  command: 'Kommando',
  commandExamples: {
    STATUS: 'zeigt deine vorliegenden Befehle',
    'SET WAIT': 'hält die Phase bis zur Frist auf',
    'SET NOWAIT': 'lässt sie früher auswerten',
    'PRESS TO FRANCE': 'schickt, was folgt, bis ENDPRESS',
    BROADCAST: 'dasselbe an alle, bis ENDBROADCAST',
    LIST: 'alle Partien; LIST MARNE: alles über eine',
    MAP: 'die Karte der Partie',
    SIGNOFF: 'beendet, was von einer E-Mail gelesen wird',
  },
  more: 'Mehr zu lesen',
  topic: (line, about) => [{ code: line }, `: ${about}`],
  topics: {
    'GET PROVINCES': 'die Orte der Karte und wie man sie schreibt',
    'GET BORDERS': 'was woran grenzt',
    'HELP LYO': 'alles über einen Ort',
    'HELP TOPICS': 'alles, was es sonst zu lesen gibt',
  },
};
