import type { DangerSaying } from '../../../../../engine/sayings/orders/danger.ts';
import type { Words } from '../../../language.ts';
import { Accusative, agree, Nominative } from '../../articles.ts';
import { list } from '../../counts.ts';

export const danger = {
  'danger/begun-already': () =>
    'Nur eine Partie, die noch nicht begonnen hat, lässt sich von den Listen nehmen. Eine laufende beendet TERMINATE.',
  'danger/unstart-too-late': () =>
    'Eine Phase ist schon ausgewertet: Der Start lässt sich nicht mehr zurücknehmen. ROLLBACK geht zu einer früheren Phase zurück.',
  'danger/not-running': () => 'Die Partie läuft nicht.',
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
  'danger/kept-away': () =>
    'Wer dort gespielt hat, kommt nicht zurück, solange SET DENY PLAYER -Adresse das nicht aufhebt.',
  'danger/no-powers-yet': () =>
    'Noch hat niemand eine Macht: Nach EJECT gehört die Adresse von jemandem, der sich angemeldet hat.',
  'danger/nobody-plays': ({ power }, { powers }) => `${Accusative(powers(power))} spielt zurzeit niemand.`,
  'danger/dummy-already': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'ist', 'sind')} schon unbesetzt.`,
  'danger/bot-for-whom': () => 'Welche Macht soll ein Bot spielen?',
  'danger/declare-what': () => 'Was willst du erklären? Ein Remis (DRAW) oder eine Aufgabe (CONCESSION).',
  'danger/no-turn': ({ written }) => `„${written}“ ist weder eine Phase noch die Nummer eines Zugs.`,
  'danger/forward-to-which': ({ phases }) => `Bis zu welcher Phase vorrücken? Möglich ist ${list(phases, 'oder')}.`,
  'danger/nothing-ahead': () => 'Keine Phase ist zurückgenommen: Es gibt nichts, wohin die Partie vorrücken könnte.',
  'danger/nothing-processed': () => 'Noch ist keine Phase ausgewertet.',
  'danger/back-to-which': ({ asked, first, last }) =>
    `${'turn' in asked ? `Zug ${asked.turn}` : asked.phase} ist in dieser Partie nicht vorbei: Sie kann ${first === last ? `zu ${first}` : `zu jeder Phase von ${first} bis ${last}`} zurück.`,
  'danger/phase-not-over': ({ phase }) => `${phase} ist in dieser Partie nicht vorbei.`,
  'danger/record-not-at-hand': () =>
    'An die Aufzeichnung der Partie kommen wir gerade nicht heran: Schick das bitte noch einmal.',
} satisfies Words<DangerSaying>;
