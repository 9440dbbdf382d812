import type { PlayerSaying } from '../../../../engine/sayings/player.ts';
import type { Words } from '../../language.ts';
import { agree, Nominative } from '../articles.ts';
import { counted, grouped } from '../counts.ts';

export const player = {
  'player/quit-leaves-nothing': () =>
    'Damit verlässt du keine Partie, und auch sonst ist nichts geschehen: Um eine Partie zu verlassen, schreib RESIGN; um eine E-Mail zu beenden, SIGNOFF.',
  'player/quit-is-resign': () => 'Um die Partie zu verlassen, schreib RESIGN: Noch ist nichts geschehen.',
  'player/forgot-password': () =>
    'Ein Passwort können wir niemandem zeigen. Von deiner eigenen Adresse brauchst du keines: Schreib deine Zeilen an die Partie oder antworte auf ihre E-Mails. SET PASSWORD mit einem neuen Wort ändert es.',
  'player/no-bid-to-withdraw': () =>
    'In dieser Partie gibt es kein Gebot: Plätze werden nicht versteigert (BID), und auf Staaten setzt man keine Punkte (IP). Befehle nimmt CLEAR zurück.',
  'player/who-has-ordered': () =>
    'Vor der Frist sieht nur die Spielleitung mit MY GAMES, wer befohlen hat; danach erfahren alle, wer verspätet ist. STATUS zeigt deine eigenen Befehle.',
  'player/one-line-does': () => 'Schick dafür die Zeile unten.',
  'player/hold-each': () =>
    'Einheiten halten von selbst, aber jede gilt als fehlend, bis sie einen Befehl hat. Schreib für jede eine Zeile, etwa A Par H.',
  'player/how-to-order': () =>
    'Ein Befehl ist eine Zeile: die Einheit, dann was sie tut. A Par - Bur zieht, A Par H hält, A Mar S A Par - Bur unterstützt. Antworte auf eine E-Mail der Partie mit je einer Zeile für jede deiner Einheiten. HELP ORDERS erklärt mehr.',
  'player/how-to-write': () =>
    'Eine Nachricht beginnt mit PRESS TO und den Namen der Mächte in einer eigenen Zeile. Dann folgt dein Text, und ENDPRESS beendet ihn in der letzten Zeile. Nichts wurde verschickt.',
  'player/yes-to-what': () =>
    'Ein Ja bestätigt nur als ganze Antwort auf die eine E-Mail, die gefragt hat. Alles, was wartet, bestätigt die Zeile CONFIRM mit ihrem Wort.',
  'player/how-to-join': ({ game }) =>
    `Mit ${game === null ? 'SIGNON ? und dem Namen einer Partie' : `SIGNON ?${game}`} in einer Zeile für sich spielst du mit: Noch ist nichts geschehen. LIST zeigt die Partien.`,
  'player/not-auctioned': ({ lot }, { powers }) =>
    `${Nominative(powers(lot))} ${agree(powers(lot), 'wird', 'werden')} nicht versteigert.`,
  'player/bid-too-high': ({ purse, points }) =>
    `Alle haben ${counted(purse, 'Punkt', 'Punkte')}: ${points} ${points === 1 ? 'ist' : 'sind'} zu viel.`,
  'player/bids-kept': () => 'Deine Gebote sind versiegelt: Niemand sonst sieht sie, bevor die Plätze versteigert sind',
  'player/bids-withdrawn': () => 'Du hast jetzt keine Gebote: Die Partie wartet darauf',
  'player/bid-sign-on': () => 'Nur Spieler bieten: Melde dich erst an.',
  'player/bid-begun': () => 'Die Plätze sind besetzt: Die Partie hat begonnen.',
  'player/no-auction': () => 'In dieser Partie werden Plätze nicht versteigert: Sag, was du gern spielen möchtest.',
  'player/no-bid': ({ text }) => `„${text}“ ist kein Gebot: Es braucht Punkte und einen Platz.`,
  'player/bid-what': () => 'Wie viele Punkte für welchen Platz?',
  'player/bid-for-each': ({ text }) => `„${text}“ wird nicht als Ganzes versteigert: Biete auf jede Macht einzeln.`,
  'player/diary-over': () => 'Die Partie ist vorbei: Ihre Tagebücher sind abgeschlossen.',
  'player/diary-full': ({ most, length }) =>
    `Ein Tagebuch hat in einer Partie höchstens ${grouped(most)} Zeichen, und mit diesem Eintrag wären es ${grouped(length)}: Er ist nicht gespeichert. DIARY DELETE schafft Platz.`,
  'player/diary-kept': ({ entry, opens }) =>
    `Gespeichert als Eintrag ${entry} deines Tagebuchs; ${
      opens
        ? 'niemand sonst liest ihn vor dem Ende der Partie, dann wird es für alle geöffnet'
        : 'niemand sonst liest ihn je: In dieser Partie bleiben Tagebücher geschlossen'
    }`,
  'player/diary-deleted': ({ entry }) => `Eintrag ${entry} ist gelöscht: Niemand bekommt ihn je zu sehen`,
  'player/diary-stays': () => 'Die Partie ist vorbei, und ihre Tagebücher sind offen: Sie bleiben, wie sie sind.',
  'player/diary-no-entry': ({ entry }) => `Einen Eintrag ${entry} gibt es in deinem Tagebuch nicht.`,
  'player/diary-empty': () => 'Dein Tagebuch ist leer.',
  'player/diary-entry-empty': () => 'Der Eintrag ist leer.',
  'player/would-resign': () =>
    'Deine vorliegenden Befehle bleiben. Wir suchen Ersatz, und bis der da ist, kannst du zurückkommen.',
  'player/left': () => 'Du hast die Partie verlassen',
  'player/observer-left': () => 'Du beobachtest die Partie nicht mehr; von ihr kommt nichts mehr zu dir',
  'player/invite-whom': () => 'Wen? Schreib die E-Mail-Adressen.',
  'player/what-if-orders': () => 'Unter WHATIF gehören Befehle.',
  'player/no-phase-of': ({ text, variant }) => `„${text}“ ist keine Phase von ${variant}.`,
  'player/powers-dealt': () => 'Die Mächte sind schon verteilt.',
  'player/preference-sign-on': () => 'Nur für alle, die sich zum Spielen angemeldet haben.',
  'player/preference-at-random': () => 'Vermerkt, auch wenn diese Partie ihre Mächte auslost',
  'player/broadcasts': ({ on, gm }) => {
    if (on) return 'Du bekommst Nachrichten an alle';
    return gm
      ? 'Du bekommst keine Nachrichten an alle mehr, nur noch, was an die Spielleitung geht. SET BROADCAST bringt sie zurück'
      : 'Du bekommst keine Presse mehr, nur noch die E-Mails vom Judge selbst; SET BROADCAST bringt sie zurück';
  },
  'player/cleared': ({ explain }) => `Zurückgenommen; was jetzt vorliegt, steht unten${explain ? ELSEWHERE : ''}`,
  'player/nothing-to-clear': ({ explain }) =>
    `Es lag nichts vor, das man zurücknehmen könnte${explain ? ELSEWHERE : ''}`,
  'player/clear-what': ({ text }) => `„${text}“ ist keine Einheit. CLEAR, CLEAR ALL oder CLEAR A Par.`,
} satisfies Words<PlayerSaying>;

const ELSEWHERE =
  '. Das betrifft die laufende Phase; auf nJudge verwirft CLEAR nur Befehle für spätere Phasen, und das ist hier CLEAR LATER';
