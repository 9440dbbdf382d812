import type { LineSaying } from '../../../../../engine/sayings/orders/lines.ts';
import type { Words } from '../../../language.ts';
import { accusative, agree, Nominative } from '../../articles.ts';
import { counted, grouped } from '../../counts.ts';

export const lines = {
  'lines/orders-of-another': ({ power }, { powers }) =>
    `Du schreibst nicht für ${accusative(powers(power))}: Die Befehle darunter lesen wir nicht.`,
  'lines/whose-points': () => 'Wessen Punkte? Nenn die Macht in einer Zeile darüber.',
  'lines/our-fault': () =>
    'Diese Zeile konnten wir nicht verarbeiten. Der Fehler liegt bei uns und ist vermerkt; deine anderen Zeilen gelten.',
  'lines/not-understood': () => 'Das ist weder ein Befehl noch ein Kommando.',
  'lines/prose': () => 'Das ist weder ein Befehl noch ein Kommando: Es hat nichts bewirkt und ging an niemanden.',
  'lines/perhaps-quoted': () =>
    'Das steht unter einer Zeile, die wie der Anfang eines Zitats aussieht, und darüber hast du selbst geschrieben: Wir haben es nicht verwendet. Ist es von dir, schick es noch einmal über dieser Zeile.',
  'lines/too-many': ({ read, most, characters }) =>
    `Nur die ersten ${read} Zeilen haben wir gelesen; ab dieser Zeile gilt nichts. Eine E-Mail darf ${most} Zeilen mit Befehlen und Kommandos haben (${grouped(characters)} Zeichen): Schick den Rest in einer weiteren.`,
  'lines/too-many-passwords': () => 'In dieser E-Mail stehen zu viele Passwörter.',
  'lines/command-alone': ({ shown }) => `„${shown}“ lesen wir nur, wenn es allein in seiner Zeile steht.`,
  'lines/no-command': ({ shown }) => `Ein Kommando „${shown}“ gibt es nicht.`,
  'lines/order-in-which-game': () =>
    'Das sieht nach einem Befehl aus, aber für welche Partie? Melde dich erst an oder schreib an die Adresse der Partie.',
  'lines/sign-on-which-game': () =>
    'Welche Partie, und welche Macht? Der Buchstabe der Macht steht gleich vor dem Namen der Partie.',
  'lines/create-which-name': () => 'Wie soll die neue Partie heißen?',
  'lines/no-game-name': ({ shown }) =>
    `„${shown}“ kann keine Partie heißen: Namen haben 2 bis 24 Buchstaben und Ziffern.`,
  'lines/no-phase': ({ shown }) => `„${shown}“ ist keine Phase.`,
  'lines/several-powers': ({ shown, powers: meant }, { powers }) =>
    `„${shown}“ kann ${accusative(powers(meant, 'or'))} meinen.`,
  'lines/name-or-letters': ({ shown, power, letters }, { powers }) => {
    const named = letters.map((each) =>
      each === 'MASTER' ? 'Spielleitung' : each === 'OBSERVERS' ? 'Beobachter' : powers(each),
    );
    return `„${shown}“ kann ${accusative(powers(power))} meinen oder Buchstaben (${named.join(', ')}): Schreib die Namen bitte aus.`;
  },
  'lines/preference-twice': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'steht', 'stehen')} zweimal in der Liste.`,
  'lines/preference-of-what': () =>
    'Welche Mächte wünschst du dir? Nenn zuerst die, die du am liebsten hättest; * steht für jede.',
  'lines/press-in-which-game': () =>
    'An wen, und in welcher Partie? Melde dich erst an oder schreib an die Adresse der Partie.',
  'lines/press-begins': () => 'Eine Nachricht beginnt mit PRESS, BROADCAST oder POSTAL PRESS.',
  'lines/press-for-everybody': ({ command }) =>
    `${command} geht an alle. Um nur einigen zu schreiben, schreib PRESS TO und ihre Namen.`,
  'lines/press-without-recipients': () => 'An wen? Ohne Empfänger können wir keine Nachricht verschicken.',
  'lines/press-to-whom': () => 'An wen?',
  'lines/press-to-or-but': ({ letters }) =>
    `Nichts wurde verschickt: Schreib PRESS TO ${letters} für diese oder PRESS TO ALL BUT ${letters} für alle anderen.`,
  'lines/press-recipients-twice': () => 'Hier stehen die Empfänger zweimal.',
  'lines/press-not-understood': ({ shown }) =>
    `„${shown}“ hinter PRESS verstehen wir nicht. Zum Beispiel: PRESS TO FRANCE, RUSSIA.`,
  'lines/press-one-color': () => 'Eine Nachricht ist entweder weiß oder grau, und hier steht zweimal eine Farbe.',
  'lines/press-one-fake': () => 'FAKE darf nur einmal stehen.',
  'lines/press-fake-behind': () =>
    'FAKE steht hinter PRESS, mit dem, was die Nachricht zeigen soll: PRESS TO FRANCE FAKE FROM RUSSIA.',
  'lines/end-of-nothing': () =>
    'Keine Zeile darüber beginnt eine Nachricht, wie PRESS TO FRANCE: Nichts wurde verschickt, und die Zeilen darüber gelten als Befehle und Kommandos.',
  'lines/press-where-ends': () =>
    'Es ist nicht sicher, wo diese Nachricht endet, und sie wurde nicht verschickt. Schreib den Text unter PRESS TO … und ENDPRESS darunter.',
  'lines/press-as-gm': () => 'Als Spielleitung schreibt nur die Spielleitung.',
  'lines/press-not-sent': ({ why }, { say }) => `${say(why)} Nichts wurde verschickt.`,
  'lines/press-open-with-sign-on': () =>
    'Diese Nachricht hat keine Schlussmarke, und sie enthält eine Anmeldung mit Passwort.',
  'lines/press-with-own-sign-on': () => 'Die Nachricht enthält eine Anmeldung mit dem Passwort dieser E-Mail.',
  'lines/press-open-with-quote': () => 'Diese Nachricht hat keine Schlussmarke, und sie enthält zitierten Text.',
  'lines/press-open-with-orders': () =>
    'Diese Nachricht hat keine Schlussmarke, und sie endet mit Befehlen für deine eigenen Einheiten.',
  'lines/press-without-its-word': () =>
    'Das sieht nach einer Nachricht aus, aber ihre erste Zeile ist nicht PRESS TO mit den Namen der Mächte: Nichts darin wurde als Befehl gelesen.',
  'lines/press-for-whom': () =>
    'Hier beginnt wohl eine Nachricht, denn darunter steht ENDPRESS; aber an wen? Nichts wurde verschickt, und nichts darin als Befehl gelesen. Beginn sie mit PRESS TO und den Namen der Mächte.',
  'lines/press-ends-in-quote': () =>
    'Die Schlussmarke dieser Nachricht steht in zitiertem Text: Es ist nicht sicher, wo die Nachricht endet.',
  'lines/press-empty': () => 'Diese Nachricht ist leer.',
  'lines/press-line-empty': () => 'Diese Nachricht ist leer: Ihr Text gehört in dieselbe Zeile.',
  'lines/announcement-with-sign-on': () =>
    'Diese Ankündigung enthält eine Anmeldung mit Passwort: Nichts wurde verschickt. Lass sie weg und schließ mit END.',
  'lines/announcement-empty': () => 'Die Ankündigung hat keinen Text: Schreib ihn unter ANNOUNCE, und darunter END.',
  'lines/comment-too-long': ({ most, length }) =>
    `Ein Kommentar hat höchstens ${grouped(most)} Zeichen, und dieser hat ${grouped(length)}: Er gilt nicht.`,
  'lines/what-if-too-long': ({ most }) => `WHATIF nimmt höchstens ${counted(most, 'Zeile', 'Zeilen')}.`,
  'lines/setup-power-and-units': ({ line }) =>
    `Zeile ${line}: Schreib eine Macht und ihre Einheiten, etwa ENGLAND: F Lon, A Lvp.`,
  'lines/setup-no-center': ({ line, shown }) => `Zeile ${line}: „${shown}“ ist kein Versorgungszentrum.`,
  'lines/setup-no-unit': ({ line, shown }) => `Zeile ${line}: „${shown}“ ist keine Einheit.`,
  'lines/setup-cannot-stand': ({ line, shown }) => `Zeile ${line}: „${shown}“ kann dort nicht stehen.`,
  'lines/setup-which-coast': ({ line, shown }) => `Zeile ${line}: „${shown}“ kann dort nicht stehen: An welcher Küste?`,
  'lines/setup-mixed': ({ line }) =>
    `Zeile ${line} nennt alles, was eine Macht hat, und auch Änderungen daran: Schreib diese in eine eigene Zeile.`,
  'lines/setup-empty': () => 'Die Stellung fehlt: Schreib sie unter SETUP.',
} satisfies Words<LineSaying>;
