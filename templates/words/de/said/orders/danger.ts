import type { DangerSaying } from '../../../../../engine/sayings/orders/danger.ts';
import type { Words } from '../../../language.ts';
import { Accusative, accusative, agree, Nominative, ofPower } from '../../articles.ts';
import { list } from '../../counts.ts';

/** What keeps the orders that are on file again from being processed at once. */
const EVERYBODY_WAITS =
  'WAIT ist für alle gesetzt: Vor der Frist wird nicht ausgewertet, außer alle schicken SET NOWAIT, oder du wertest mit PROCESS aus.';

export const danger = {
  'danger/terminate': ({ game, players }) =>
    `Das beendet „${game}“ ohne Ergebnis, für ${players === 1 ? 'einen' : players} Spieler. Die Aufzeichnung bleibt; RESUME nimmt die Partie wieder auf.`,
  'danger/terminated': () => 'Die Partie ist ohne Ergebnis beendet. Alle wissen Bescheid',
  'danger/begun-already': () =>
    'Nur eine Partie, die noch nicht begonnen hat, lässt sich von den Listen nehmen. Eine laufende beendet TERMINATE.',
  'danger/purge': ({ game, players }) =>
    `Das beendet „${game}“, bevor es losgeht, und nimmt die Partie von den Listen. ${
      players === 0
        ? 'Noch hat sich niemand angemeldet.'
        : players === 1
          ? 'Wir geben dem einen Spieler Bescheid, der sich angemeldet hat.'
          : `Wir geben den ${players} Spielern Bescheid, die sich angemeldet haben.`
    }`,
  'danger/purged': () => 'Die Partie steht nicht mehr auf den Listen',
  'danger/unstart': ({ game }) =>
    `Das nimmt den Start von „${game}“ zurück: Niemand hat mehr eine Macht, vorliegende Befehle sind weg, und der nächste Start, den du auslöst, verteilt die Mächte neu.`,
  'danger/unstart-too-late': () =>
    'Eine Phase ist schon ausgewertet: Der Start lässt sich nicht mehr zurücknehmen. ROLLBACK geht zu einer früheren Phase zurück.',
  'danger/not-running': () => 'Die Partie läuft nicht.',
  'danger/unstarted': () => 'Der Start ist zurückgenommen; FORCE BEGIN startet die Partie wieder',
  'danger/eject': ({ game, power }, { powers }) =>
    `Das schließt den Spieler ${ofPower(powers(power))} endgültig aus „${game}“ aus; die vorliegenden Befehle für ${accusative(powers(power))} bleiben, bis jemand übernimmt, der sie weder sieht noch behält.`,
  'danger/ejected': ({ powers: seats }, { powers }) =>
    `Der Spieler ${ofPower(powers(seats))} ist nicht mehr in der Partie. Alle wissen, dass wir Ersatz suchen`,
  'danger/eject-master': ({ game }) =>
    `Das nimmt jemandem die Spielleitung von „${game}“. Wir geben allen Bescheid. PROMOTE gibt sie zurück.`,
  'danger/master-ejected': () => 'Gehört nicht mehr zur Spielleitung dieser Partie. Alle wissen Bescheid',
  'danger/no-longer-master': () => 'Diese Person gehört nicht mehr zur Spielleitung dieser Partie.',
  'danger/last-master': () =>
    'Eine Partie ist nie ohne Spielleitung: Befördere erst einen Beobachter mit PROMOTE oder beende die Partie mit TERMINATE.',
  'danger/master-left': () => 'Du gehörst nicht mehr zur Spielleitung dieser Partie',
  'danger/nobody-at': ({ address }) => `Niemand mit der Adresse ${address} nimmt an dieser Partie teil.`,
  'danger/takes-no-part': () => 'Diese Person nimmt an der Partie nicht teil.',
  'danger/name-the-power': () =>
    'Du spielst in dieser anonymen Partie mit: Wer was spielt, bleibt auch dir verborgen. Nenn die Macht.',
  'danger/observer-ejected': () => 'Ausgeschlossen: Diesen Beobachter erreicht nichts mehr von der Partie',
  'danger/applicant-ejected': () => 'Ausgeschlossen: Der Platz ist wieder frei',
  'danger/no-powers-yet': () =>
    'Noch hat niemand eine Macht: Nach EJECT gehört die Adresse von jemandem, der sich angemeldet hat.',
  'danger/nobody-plays': ({ power }, { powers }) => `${Accusative(powers(power))} spielt zurzeit niemand.`,
  'danger/make-dummy': ({ game, power }, { powers }) =>
    `Das schließt den Spieler ${ofPower(powers(power))} aus „${game}“ aus und lässt die Macht unbesetzt: Ihre Einheiten halten, und niemand kann sie übernehmen, bis du sie mit REVIVE freigibst.`,
  'danger/made-dummy': ({ powers: seats }, { powers }) =>
    seats.length === 1
      ? `${Nominative(powers(seats))} ${agree(powers(seats), 'hat', 'haben')} jetzt keinen Spieler; REVIVE gibt den Platz wieder frei`
      : `${Nominative(powers(seats))} haben jetzt keinen Spieler; REVIVE gibt die Plätze wieder frei`,
  'danger/dummy-already': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'ist', 'sind')} schon unbesetzt.`,
  'danger/make-bot': ({ game, power }, { powers }) =>
    `Das schließt den Spieler ${ofPower(powers(power))} aus „${game}“ aus; ein Bot spielt von den vorliegenden Befehlen aus weiter, bis jemand übernimmt.`,
  'danger/bot-for-whom': () => 'Welche Macht soll ein Bot spielen?',
  'danger/declare-what': () => 'Was willst du erklären? Ein Remis (DRAW) oder eine Aufgabe (CONCESSION).',
  'danger/no-turn': ({ written }) => `„${written}“ ist weder eine Phase noch die Nummer eines Zugs.`,
  'danger/forward': ({ game, phase, again, current }) =>
    `Das rückt „${game}“ wieder vor bis ${phase}: Die Ergebnisse von ${again.join(', ')} gelten wieder, wie sie waren. Befehle, die seit dem Zurückgehen für ${current} kamen, entfallen, und die für ${phase} liegen wieder vor. ${EVERYBODY_WAITS} Wir geben allen Bescheid, und ROLLBACK geht wieder zurück.`,
  'danger/went-forward': ({ from, phase }) =>
    `Die Partie ist von ${from} zu ${phase} vorgerückt. Alle wissen Bescheid. WAIT ist für alle gesetzt: PROCESS ${phase} wertet aus`,
  'danger/forward-to-which': ({ phases }) => `Bis zu welcher Phase vorrücken? Möglich ist ${list(phases, 'oder')}.`,
  'danger/nothing-ahead': () => 'Keine Phase ist zurückgenommen: Es gibt nichts, wohin die Partie vorrücken könnte.',
  'danger/back': ({ game, phase, undone, current }) =>
    `Das bringt „${game}“ zurück zu dem Stand vor der Auswertung von ${phase}. Die Ergebnisse von ${undone.join(', ')} gelten nicht mehr, vorliegende Befehle für ${current} entfallen, und die für ${phase} liegen wieder vor. ${EVERYBODY_WAITS} Wir geben allen Bescheid, und nichts geht verloren: ROLLFORWARD bringt die Partie wieder vor, solange keine Phase ausgewertet ist.`,
  'danger/went-back': ({ phase }) =>
    `Die Partie ist wieder in ${phase}, und die Befehle für ${phase} liegen wieder vor. Alle wissen Bescheid. WAIT ist für alle gesetzt: PROCESS ${phase} wertet aus`,
  'danger/nothing-processed': () => 'Noch ist keine Phase ausgewertet.',
  'danger/back-to-which': ({ asked, first, last }) =>
    `${'turn' in asked ? `Zug ${asked.turn}` : asked.phase} ist in dieser Partie nicht vorbei: Sie kann ${first === last ? `zu ${first}` : `zu jeder Phase von ${first} bis ${last}`} zurück.`,
  'danger/phase-not-over': ({ phase }) => `${phase} ist in dieser Partie nicht vorbei.`,
  'danger/record-not-at-hand': () =>
    'An die Aufzeichnung der Partie kommen wir gerade nicht heran: Schick das bitte noch einmal.',
} satisfies Words<DangerSaying>;
