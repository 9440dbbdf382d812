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
    'Die Zeilen darunter gelten der Partie Marne, als {{power}}; m für die Spielleitung, o für einen Beobachter. SIGNON ?marne meldet dich bei einer Partie an, die noch Spieler sucht.',
  press:
    'Schickt die Zeilen darunter an diese Mächte, mit Namen oder Buchstaben; TO ALL, TO ALL BUT und Mächte, TO MASTER, TO OBSERVERS. QUIET erspart dir die eigene Kopie. In einer Zeile: to {{power}}: …',
  broadcast: 'Schickt die Zeilen darunter an alle in der Partie, auch an Beobachter.',
  postal: 'Hält die Zeilen darunter bis zu den Ergebnissen zurück, wo die Partie es erlaubt.',
  howToOrder:
    'Schreib je Zeile einen Befehl, und zwar an die Adresse der Partie oder als Antwort auf eine ihrer E-Mails.',
  orders: 'Befehle',
  order: 'Befehl',
  examples: {
    '{{move}}': 'Armee {{at}} zieht nach {{to}}',
    '{{support}}': 'Armee {{supporterAt}} unterstützt das',
    '{{hold}}': '{{holder}} hält',
    '{{convoy}}': 'Flotte {{convoySea}} geleitet',
    '{{retreat}}': 'ein Rückzug; {{disband}} löst auf',
    '{{build}}': 'beim Auf- und Abbau; oder: waive',
    '{{remove}}': 'beim Auf- und Abbau',
  },
  lastCounts:
    'Es zählt der letzte Befehl für eine Einheit, und eine Zeile mit einem Fehler schadet den anderen nie. Jede E-Mail wird beantwortet.',
  commands: 'Kommandos, eins je Zeile',
  command: 'Kommando',
  commandExamples: {
    STATUS: 'zeigt deine vorliegenden Befehle',
    'SET WAIT': 'hält die Phase bis zur Frist auf',
    'SET NOWAIT': 'lässt sie früher auswerten',
    'PRESS TO {{POWER}}': 'schickt, was folgt, bis ENDPRESS',
    BROADCAST: 'dasselbe an alle, bis ENDBROADCAST',
    LIST: 'alle Partien; LIST MARNE: alles über eine',
    MAP: 'die Karte der Partie',
    SIGNOFF: 'beendet, was von einer E-Mail gelesen wird',
  },
  more: 'Mehr zu lesen',
  inEnglish: 'Dieses Dokument gibt es nur auf Englisch.',
  rulesOf: (variant) => `die Regeln von ${variant} (englisch)`,
  asPublished:
    'So ist die Variante veröffentlicht. Wo die Einstellungen dieser Partie anderes sagen, gelten sie: GET RULES.',
  documents: {
    archive: 'das Archiv (englisch)',
    commands: 'alles, was man dem Judge schreiben kann (englisch)',
    'designing-variants': 'eine Variante entwerfen (englisch)',
    formats: 'Formate und Kommandos, die bleiben (englisch)',
    language: 'die Sprache des Judge, genau beschrieben (englisch)',
    limits: 'was Mails und Browser in einer Zeit dürfen (englisch)',
    maps: 'die Karten (englisch)',
    mastering: 'eine Partie leiten (englisch)',
    operating: 'einen Judge auf AWS betreiben (englisch)',
    performance: 'wie schnell ausgewertet wird (englisch)',
    playing: 'die erste Partie, Schritt für Schritt (englisch)',
    rulings: 'was entschieden ist, wo Regelhefte abweichen (englisch)',
    scale: 'eine Million Partien (englisch)',
    sources: 'woher die Regeln kommen (englisch)',
    trust: 'warum man diesem Judge trauen kann (englisch)',
  },
  topic: (line, about) => [{ code: line }, `: ${about}`],
  topics: {
    'GET PROVINCES': 'die Orte der Karte und wie man sie schreibt',
    'GET BORDERS': 'was woran grenzt',
    'HELP LYO': 'alles über einen Ort',
    'HELP TOPICS': 'alles, was es sonst zu lesen gibt',
  },
};
