/** What each setting and each switch does, in German: for HELP. */
import type { Language } from '../../shape.ts';

type Help = Language['help'];

const TIMING =
  'Die Regel der Fristen für spätere Phasen dieser Art: die Uhrzeit, die kürzeste Zeit, die übliche Zeit, die Nachfrist, die Pause vor früher Auswertung (Stunden; 3D sind drei Tage) und die Wochentage, Sonntag zuerst.';
const REGISTRY = 'Eine veraltete Registernummer; als Notiz aufbewahrt.';
const OF_KEEPERS = 'Ein Schalter für die Betreiber der älteren Judges.';

export const settings: Help['settings'] = {
  MOVE: TIMING,
  RETREAT: TIMING,
  ADJUST: TIMING,
  WARN: 'Wie lange vor der Frist erinnert wird, wer noch Befehle schuldet; NONE für nie.',
  REPLACEMENT:
    'Wie viel Zeit für Befehle mindestens hat, wer eine Macht übernimmt (Stunden; 2D sind zwei Tage); NEXT: so viel wie nach einer Phase.',
  ZONE: 'Die Zeitzone der Fristen dieser Partie, mit ihrem IANA-Namen. Von einem Spieler: die Zone der Zeiten in den eigenen E-Mails.',

  VARIANT: 'Eine andere Variante, vor dem Beginn; die Spieler schicken dann ihre Wünsche noch einmal.',
  'NOT VARIANT': 'Nimmt eine Option der Variante zurück: GUNBOAT.',
  PRFLIST: 'Die Mächte werden nach den Listen der Spieler verteilt.',
  PRFRAND: 'Die Mächte werden ausgelost.',
  PRFBOTH: 'Nach den Listen, wo es welche gibt, sonst nach dem Los.',
  PLAYERS:
    'Wie viele Personen spielen; sind es weniger als Mächte, werden alle Mächte unter ihnen verteilt. 1: Jemand spielt alle allein.',
  POWERS: 'Wie viele Mächte gespielt werden.',
  SEATS:
    'Wo jeder Spieler zwei Mächte hat: Welche zusammengehören, wird ausgelost, versteigert (BID), oder du nennst es.',
  'RULES 2023': 'Entscheidungen nach den Regeln von 2023.',
  'RULES 1971': 'Entscheidungen nach den Regeln von 1971, wo sich die Ausgaben unterscheiden (GET RULINGS).',
  CENTERS: 'Wie viele eigene Zentren zum Sieg reichen; 0: wie die Variante es sagt.',
  'START FLEET ROME': 'Die Standardpartie mit einer Flotte in Rom statt einer Armee.',
  'START 1898': 'Die Standardkarte im Frühling 1899: Jede Macht hat ein Zentrum und eine Einheit.',
  'START BLANK':
    'Die Standardpartie im Winter 1900 ohne Einheiten: Jede Macht baut in ihren Heimatzentren, was sie will.',
  'START CHAOS':
    'Die Standardkarte mit 34 Mächten: Jedes Zentrum ist eine und baut im Winter 1900 seine erste Einheit.',
  'START USUAL': 'Der Beginn, den die Variante hat.',
  COMMENT: 'Eine Zeile, die in Listen steht. SET COMMENT BEGIN … END: ein längerer Text in den Zeilen darunter.',
  BN: REGISTRY,
  MN: REGISTRY,
  EP: REGISTRY,

  PRESS: 'Welche Presse es gibt: eine der Einstellungen darunter.',
  'NO PRESS': 'Keine Presse außer an die Spielleitung.',
  WHITE: 'Weiße Presse: Der Absender wird genannt.',
  GREY: 'Graue Presse: Der Absender wird nicht genannt.',
  'WHITE/GREY': 'Beides, weiß, wenn nichts anderes dabeisteht.',
  'GREY/WHITE': 'Beides, grau, wenn nichts anderes dabeisteht.',
  'NO FAKE': 'Was eine Nachricht über ihre Empfänger sagt, stimmt.',
  FAKE: 'Eine Nachricht darf andere Empfänger zeigen.',
  'PARTIAL FAKES BROADCAST BY DEFAULT':
    'Nachrichten an einzelne erscheinen als Rundruf, wenn nichts anderes dabeisteht.',
  'PARTIAL FAKES BROADCAST': 'Nachrichten an einzelne erscheinen immer als Rundruf.',
  'OBSERVER ANY': 'Beobachter dürfen Presse schreiben.',
  'OBSERVER WHITE': 'Beobachter dürfen weiße Presse schreiben.',
  'OBSERVER NONE': 'Beobachter schreiben keine Presse.',

  PARTIAL: 'Kurz für PARTIAL ORDERS; wo Presse nur an alle geht, für PARTIAL PRESS. Die Antwort sagt, was gemeint war.',
  'NO PARTIAL':
    'Nimmt PARTIAL ORDERS zurück; in Partien ohne sie NO PARTIAL PRESS. Wo beides gemeint sein kann, fragt die Antwort nach.',

  ACCESS: 'Von wo Spieler schreiben dürfen.',
  'ACCESS ANY': 'Spieler von überall.',
  'ACCESS SAME': 'Veraltet.',
  'ACCESS DIFFERENT': 'Veraltet.',
  LEVEL: 'Veraltet; als Notiz aufbewahrt.',
  DEDICATION:
    'In wie vielen Phasen von 100 ein Spieler pünktlich gewesen sein muss, wie ONTIMERAT; 0 oder weniger: beliebig.',
  ONTIMERAT: 'Der kleinste Anteil pünktlicher Phasen, in gewerteten Partien bisher, von allen, die dazukommen.',
  RESRAT: 'Der größte Anteil vorzeitig verlassener gewerteter Partien von allen, die dazukommen.',
  'ALLOW PLAYER': 'Nur Spieler auf dieser Liste dürfen dazukommen; -Adresse streicht einen.',
  'DENY PLAYER': 'Dieser Spieler darf nicht dazukommen; -Adresse streicht ihn von der Liste.',
  APPROVE: 'Stimmt neuen Spielern zu.',
  'NOT APPROVE': 'Nimmt die Zustimmung zurück: Sie warten wieder darauf.',
  'MAX ABSENCE': 'Die längste Abwesenheit in Tagen, die keine Zustimmung der Spielleitung braucht.',

  'ALLOW MASTER': OF_KEEPERS,
  'DENY MASTER': OF_KEEPERS,
  XFLAGS: OF_KEEPERS,
};

export const switches: Help['switches'] = {
  moderated: 'Nur die Spielleitung ändert Einstellungen.',
  listed: 'Die Partie steht in öffentlichen Listen.',
  'auto-start': 'Beginnt, sobald alle Plätze besetzt sind.',
  'any-centers': 'Eine Macht baut in jedem eigenen freien Zentrum auf, nicht nur in der Heimat.',
  'one-center': 'Eine Macht baut in jedem eigenen freien Zentrum auf, solange ihr eines ihrer Heimatzentren gehört.',
  'any-disband':
    'Beim Auf- und Abbau darf eine Macht auch Einheiten auflösen, die sie nicht auflösen muss; jede gibt ihr einen Aufbau, in einem Zentrum, das vorher frei war.',
  rated: 'Zählt für die Pünktlichkeit der Spieler.',
  resume: 'Eine ohne Ergebnis beendete Partie darf jeder ihrer Spieler wieder aufnehmen.',
  'auto-create':
    'Endet die Partie mit einem Ergebnis, wird eine weitere wie sie gegründet, und alle erfahren ihren Namen.',
  approval: 'Neue Spieler brauchen die Zustimmung der Spielleitung.',
  'player-absences': 'Spieler dürfen Abwesenheiten ankündigen.',
  'partial-press': 'Presse darf auch nur an einige gehen.',
  'fake-sender':
    'Eine Nachricht darf eine andere Macht als Absender zeigen (PRESS FROM Macht); die Spielleitung wird nie gefälscht.',
  'all-press': 'Die Spielleitung bekommt eine Kopie aller Presse; alle sehen das.',
  'watch-all-press': 'Beobachter bekommen alle Presse.',
  quiet: 'Übernahmen werden nicht bekannt gegeben.',
  show: 'Es wird gesagt, wer eine Einstellung geändert hat.',
  reveal: 'Am Ende einer anonymen Partie werden die Namen gezeigt.',
  secret: 'Wie viele Spieler sich angemeldet haben, ist geheim.',
  'late-press': 'Ein verspäteter Spieler darf Presse schicken.',
  'minor-press': 'Presse auch in Rückzügen sowie Auf- und Abbau.',
  'must-order': 'Keine Presse vor den Befehlen.',
  'blank-press': 'Eine Nachricht darf leer sein.',
  'postal-press': 'Verzögerte Rundrufe, mit den Ergebnissen veröffentlicht.',
  'touch-press': 'Presse nur an Nachbarn.',
  'grace-press': 'Presse nach der Frist.',
  dias: 'Ein Remis schließt alle Überlebenden ein.',
  concessions: 'Die Partie darf zugunsten einer Macht aufgegeben werden.',
  'open-votes': 'Stimmen werden allen gesagt.',
  'open-diaries': 'Nach dem Ende der Partie sind die Tagebücher für alle offen.',
  gunboat: 'Niemand erfährt, wer was spielt.',
  'hide-late': 'Verspätete Mächte werden nicht genannt.',
  proxy: 'Eine Macht darf eine andere eine Einheit befehligen lassen.',
  'strict-convoy': 'Konvois von oder nach Orten ohne Küste werden abgelehnt.',
  'partial-orders':
    'Zur Frist ist eine Macht mit einem Teil ihrer Befehle nicht verspätet: Ihre anderen Einheiten halten. Zuerst an in Partien, die mit CREATE Name ohne Fragezeichen gegründet sind.',
  'strict-wait': 'Nur wer Befehle schuldet, darf warten.',
  'auto-process': 'Ausgewertet wird zur Frist, ohne ein Wort der Spielleitung.',
  'late-count': 'LIST zählt die Verspätungen jeder Macht.',
  'master-sees':
    'Die Spielleitung darf vor der Frist Befehle einsehen; jeder Blick wird festgehalten und am Ende allen gezeigt.',
  'strict-grace': 'Die Nachfrist zählt auch Tage, an denen keine Frist enden darf.',
};

export const otherSwitches: Help['otherSwitches'] = {
  blind: 'Eine Macht sieht nur, was nahe bei ihren eigenen Einheiten und Zentren ist.',
  'hide-absences': 'Abwesenheiten werden nicht genannt.',
  nmr: 'Nach der Nachfrist geht die Partie ohne die Verspäteten weiter; NO NMR: Sie wartet auf einen Ersatz.',
  'signal-support': 'Unterstützungen und Konvois, die nicht gelingen können, dürfen geschrieben werden.',
  'variant-rule': 'Eine Regel selbst gemachter Varianten: Hier hat die Variante sie oder nicht.',
};

export const switchesOff: Help['switchesOff'] = (name) => `Schaltet ${name} aus.`;
