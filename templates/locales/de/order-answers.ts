/** What is answered to orders, in German. */

import type { Board } from '../../../engine/board/board.ts';
import { coastInWords, nameOfPower, placeName, provinceName } from '../../../engine/board/display-names.ts';
import type { PhaseKind, Place, Power, Province, UnitType } from '../../../engine/board/variant.ts';
import type { UnitMeant } from '../../../engine/messages/orders/orders.ts';
import type { Whose as Concerned } from '../../../engine/messages/orders/refusals.ts';
import type { OrderKind, UnitRef } from '../../../engine/orders/order.ts';
import type { Hopeless, OrderNote, Refusal } from '../../../engine/orders/verdict.ts';
import type {} from '../../../engine/vocabulary.ts';
import type { Formatter, MessagesIn } from '../formatter.ts';
import { spellOrders } from '../order-spelling.ts';
import { notCarried, type OutOfReach, ownSites, placesReached, reachIn, type UnitThere } from '../reach.ts';
import { ruleIn } from '../short-rules.ts';
import { capitalize } from '../text/counts.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { unusableInWords } from '../text/unusable.ts';
import { recipients } from './answers.ts';
import { map } from './board.ts';
import {
  Accusative,
  accusative,
  agree,
  counted,
  dative,
  grouped,
  list,
  Nominative,
  nominative,
  ofPower,
} from './grammar.ts';

export const conditions = {
  'conditions/phase-over': '{phase} ist vorbei: Die laufende Phase ist {current}.',
  'conditions/phase-too-far': '{phase} liegt mehr als {most:Jahr|Jahre} in der Zukunft.',
  'conditions/not-in-blind-games':
    'Bedingungen gibt es in blinden Partien nicht: Sie würden verraten, was du nicht siehst.',
  'conditions/needs-phase': (_, { example }) =>
    `Bedingungen gelten für Befehle späterer Phasen: Davor gehört eine Zeile wie PHASE ${example('phase')}.`,
  'conditions/too-deep': 'Hier stecken zu viele IF ineinander.',
  'conditions/else-without-if': 'Zu diesem ELSE fehlt das IF.',
  'conditions/endif-without-if': 'Zu diesem ENDIF fehlt das IF.',
  'conditions/below-bad-phase': 'Nicht gespeichert: Das PHASE darüber ließ sich nicht verwenden.',
  'conditions/below-if-without-phase': 'Nicht gespeichert: Es steht unter einem IF ohne PHASE.',
  'conditions/below-bad-if': 'Nicht gespeichert: Das IF darüber war nicht lesbar.',
  'conditions/below-bad-else-if': 'Nicht gespeichert: Das ELSE IF darüber war nicht lesbar.',
  'conditions/missing': 'Hier fehlt eine Bedingung: IF A Mun THEN.',
  'conditions/breaks-off': 'Die Bedingung bricht mittendrin ab.',
  'conditions/too-many-brackets': 'Die Bedingung hat zu viele Klammern.',
  'conditions/open-bracket': 'Eine Klammer ist nicht geschlossen.',
  'conditions/not-understood': '„{shown}“ verstehen wir in einer Bedingung nicht.',
  'conditions/several-places': '„{shown}“ kann mehrere Orte meinen.',
  'conditions/form': (_, { example }) =>
    `Das können wir nicht als Bedingung lesen. Schreib PHASE ${example('phase')}, dann IF A ${example('placeToAsk')} THEN, Befehle, ELSE, Befehle, ENDIF, jedes in eine eigene Zeile.`,
} as const satisfies MessagesIn<'conditions'>;

export const danger = {
  'danger/begun-already':
    'Nur eine Partie, die noch nicht begonnen hat, lässt sich von den Listen nehmen. Eine laufende beendet TERMINATE.',
  'danger/unstart-too-late':
    'Eine Phase ist schon ausgewertet: Der Start lässt sich nicht mehr zurücknehmen. ROLLBACK geht zu einer früheren Phase zurück.',
  'danger/not-running': 'Die Partie läuft nicht.',
  'danger/no-longer-master': 'Diese Person gehört nicht mehr zur Spielleitung dieser Partie.',
  'danger/last-master':
    'Eine Partie ist nie ohne Spielleitung: Befördere erst einen Beobachter mit PROMOTE oder beende die Partie mit TERMINATE.',
  'danger/master-left': 'Du gehörst nicht mehr zur Spielleitung dieser Partie',
  'danger/nobody-at': 'Niemand mit der Adresse {address} nimmt an dieser Partie teil.',
  'danger/takes-no-part': 'Diese Person nimmt an der Partie nicht teil.',
  'danger/name-the-power':
    'Du spielst in dieser anonymen Partie mit: Wer was spielt, bleibt auch dir verborgen. Nenn die Macht.',
  'danger/observer-ejected': 'Ausgeschlossen: Diesen Beobachter erreicht nichts mehr von der Partie',
  'danger/applicant-ejected': 'Ausgeschlossen: Der Platz ist wieder frei',
  'danger/kept-away': 'Wer dort gespielt hat, kommt nicht zurück, solange SET DENY PLAYER -Adresse das nicht aufhebt.',
  'danger/no-powers-yet':
    'Noch hat niemand eine Macht: Nach EJECT gehört die Adresse von jemandem, der sich angemeldet hat.',
  'danger/nobody-plays': ({ power }, { powers }) => `${Accusative(powers(power))} spielt zurzeit niemand.`,
  'danger/dummy-already': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'ist', 'sind')} schon unbesetzt.`,
  'danger/bot-for-whom': 'Welche Macht soll ein Bot spielen?',
  'danger/declare-what': 'Was willst du erklären? Ein Remis (DRAW) oder eine Aufgabe (CONCESSION).',
  'danger/no-turn': '„{written}“ ist weder eine Phase noch die Nummer eines Zugs.',
  'danger/forward-to-which': ({ phases }) => `Bis zu welcher Phase vorrücken? Möglich ist ${list(phases, 'oder')}.`,
  'danger/nothing-ahead': 'Keine Phase ist zurückgenommen: Es gibt nichts, wohin die Partie vorrücken könnte.',
  'danger/nothing-processed': 'Noch ist keine Phase ausgewertet.',
  'danger/back-to-which': ({ asked, first, last }) =>
    `${'turn' in asked ? `Zug ${asked.turn}` : asked.phase} ist in dieser Partie nicht vorbei: Sie kann ${first === last ? `zu ${first}` : `zu jeder Phase von ${first} bis ${last}`} zurück.`,
  'danger/phase-not-over': '{phase} ist in dieser Partie nicht vorbei.',
  'danger/record-not-at-hand':
    'An die Aufzeichnung der Partie kommen wir gerade nicht heran: Schick das bitte noch einmal.',
} as const satisfies MessagesIn<'danger'>;

export const filing = {
  'filing/not-by-observers': 'Du beobachtest diese Partie: Befehle geben nur ihre Spieler.',
  'filing/whose': 'Es ist nicht klar, wessen Befehl das ist; nenn die Macht in einer Zeile darüber.',
  'filing/not-yours': ({ power }, { powers }) => `Du spielst nicht ${accusative(powers(power))}.`,
  'filing/not-approved':
    'Du spielst mit, sobald die Spielleitung Ja gesagt hat: Dann nehmen wir deine Befehle. Die Spielleitung ist gefragt.',
  'filing/over': 'Die Partie ist vorbei: Befehle nehmen wir keine mehr.',
  'filing/paused': 'Die Partie pausiert: Befehle nehmen wir wieder, wenn sie weitergeht.',
  'filing/sent-before':
    'Diese E-Mail kam vor Beginn von {phase}, war also für die Phase davor, und die ist vorbei. Gilt sie noch, schick sie noch einmal.',
  'filing/on-file-for': ({ power }, { powers }) => `Liegt vor für ${accusative(powers(power))}`,
  'filing/later-mail-stands': 'Eine spätere E-Mail von dir hat für diese Einheit schon einen Befehl; „{order}“ bleibt',
  'filing/made-room': '„{order}“ lag vor und hat den Befehlen dieser E-Mail Platz gemacht.',
  'filing/same-above': ({ line }) => `${above(line)} hat denselben Befehl für diese Einheit`,
  'filing/other-above': ({ line, order }) =>
    `${above(line)} hat einen anderen Befehl für diese Einheit, „${order}“: Der letzte zählt`,
  'filing/what-to-change':
    'Was sich ändern soll, ist nicht sicher, darum hat sich nichts geändert: Schick den ganzen richtigen Befehl, oder CLEAR und eine Einheit, um ihren Befehl zurückzunehmen.',
  'filing/supports-mover':
    'Diese Einheit zieht nach deinem eigenen Befehl, darum bewirkt diese Unterstützung zum Halten nichts: Soll sie ihr beim Zug helfen, schreib dazu, wohin.',
  'filing/supports-other':
    'Diese Einheit hat von dir einen anderen Befehl, „{order}“: Die Unterstützung bewirkt nichts.',
  'filing/nothing-back': ({ have }) =>
    have === 0
      ? 'Von dir liegt in dieser Phase kein Befehl vor: Es gab nichts zurückzunehmen.'
      : `Zurückgenommen wurde nichts: ${counted(have, 'Befehl gilt', 'Befehle gelten')} weiter, wie unten aufgeführt. CLEAR nimmt alle zurück, CLEAR mit einer Einheit ihren Befehl.`,
  'filing/other-on-file': 'Für diese Einheit liegt „{order}“ vor, darum wurde nichts zurückgenommen: Das gilt weiter.',
  'filing/inland-convoy': 'Ein Konvoi von oder zu einem Ort ohne Küste geht in dieser Partie nicht (Strict Convoy).',
  'filing/no-unit-type': 'Der Typ dieser Einheit ist nicht bekannt; schreib A oder F davor.',
  'filing/no-more-of-type': ({ provinces, armies, fleets, order }, { place }) =>
    `${list(provinces.map(place))} haben zusammen ${counted(armies, 'Armee', 'Armeen')} und ${counted(fleets, 'Flotte', 'Flotten')}; „${order}“ hat die letzte verbraucht.`,
  'filing/none-due': ({ what }) => (what === 'build' ? 'Kein Aufbau ist fällig.' : 'Keine Auflösung ist fällig.'),
  'filing/too-many': ({ what, due, order, most }) =>
    `Nur ${what === 'build' ? counted(due, 'Aufbau ist', 'Aufbauten sind') : counted(due, 'Auflösung ist', 'Auflösungen sind')} fällig, und so viele stehen schon oben; „${order}“ ist zu viel.${
      most ? ` Eine Macht baut in einer Aufbauphase höchstens ${counted(due, 'Einheit', 'Einheiten')} auf.` : ''
    }`,
  'filing/ahead-too-many': 'Für spätere Phasen bewahren wir höchstens {most:Befehl|Befehle} auf.',
  'filing/ahead-players-only': 'Nur Spieler schicken Befehle im Voraus.',
  'filing/ahead-wait': ({ wait, phase }) => `${wait ? 'WAIT' : 'NOWAIT'} ist für ${phase} vorgemerkt`,
  'filing/ahead-unread': 'Das ist als Befehl nicht lesbar.',
  'filing/ahead-none-due': 'Nichts ist fällig.',
  'filing/ahead-only-due': ({ due }) => `Nur ${due} ${due === 1 ? 'ist' : 'sind'} fällig.`,
  'filing/ahead-no-unit': 'Dort steht keine Einheit von dir.',
  'filing/influence-points': 'Du hast für diese Phase {points:Einflusspunkt|Einflusspunkte}.',
  'filing/waits-for-points':
    'Eine Zeile mit Punkten wurde abgelehnt, darum wartet die Phase auf dich: Schick sie verbessert noch einmal, oder SET NOWAIT, um ohne sie weiterzumachen.',
  'filing/points-unspent':
    'Einflusspunkte, die du noch nicht vergeben hast: {left} von {points}. Was übrig bleibt, verfällt. Die Phase wartet auf dich: Schick welche, wie in IP 1 mit dem Befehl eines Staats, oder SET NOWAIT, um ohne sie weiterzumachen; HELP IP erklärt sie.',
  'filing/waits-for-change':
    'Der alte Befehl gilt noch, darum wartet die Phase auf dich: Schick den Befehl richtig, oder SET NOWAIT, wenn alles so bleibt.',
  'filing/change-done': 'Der Befehl ist berichtigt: WAIT ist wieder aus.',
  'filing/points-put-right': 'Deine Punkte gelten: WAIT ist wieder aus.',
} as const satisfies MessagesIn<'filing'>;

function above(line: number | null): string {
  return line === null ? 'Diese Zeile' : `Zeile ${line}`;
}

export const lines = {
  'lines/orders-of-another': ({ power }, { powers }) =>
    `Du schreibst nicht für ${accusative(powers(power))}: Die Befehle darunter lesen wir nicht.`,
  'lines/whose-points': 'Wessen Punkte? Nenn die Macht in einer Zeile darüber.',
  'lines/our-fault':
    'Diese Zeile konnten wir nicht verarbeiten. Der Fehler liegt bei uns und ist vermerkt; deine anderen Zeilen gelten.',
  'lines/not-understood': 'Das ist weder ein Befehl noch ein Kommando.',
  'lines/prose': 'Das ist weder ein Befehl noch ein Kommando: Es hat nichts bewirkt und ging an niemanden.',
  'lines/perhaps-quoted':
    'Das steht unter einer Zeile, die wie der Anfang eines Zitats aussieht: Wir haben es nicht verwendet. Ist es von dir, schick es noch einmal über dieser Zeile.',
  'lines/command-in-message':
    'Das steht in Zeilen, die eine Nachricht sein können, und wurde nicht ausgeführt: Schick es noch einmal für sich allein.',
  'lines/too-many': ({ read, most, characters }) =>
    `Nur die ersten ${read} Zeilen haben wir gelesen; ab dieser Zeile gilt nichts. Eine E-Mail darf ${most} Zeilen mit Befehlen und Kommandos haben (${grouped(characters)} Zeichen): Schick den Rest in einer weiteren.`,
  'lines/too-many-passwords': 'In dieser E-Mail stehen zu viele Passwörter.',
  'lines/command-alone': '„{shown}“ lesen wir nur, wenn es allein in seiner Zeile steht.',
  'lines/no-command': 'Ein Kommando „{shown}“ gibt es nicht.',
  'lines/order-in-which-game':
    'Das sieht nach einem Befehl aus, aber für welche Partie? Melde dich erst an oder schreib an die Adresse der Partie.',
  'lines/sign-on-which-game':
    'Welche Partie, und welche Macht? Der Buchstabe der Macht steht gleich vor dem Namen der Partie.',
  'lines/create-which-name': 'Wie soll die neue Partie heißen?',
  'lines/no-game-name': '„{shown}“ kann keine Partie heißen: Namen haben 2 bis 24 Buchstaben und Ziffern.',
  'lines/no-phase': '„{shown}“ ist keine Phase.',
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
  'lines/preference-of-what':
    'Welche Mächte wünschst du dir? Nenn zuerst die, die du am liebsten hättest; * steht für jede.',
  'lines/press-in-which-game':
    'An wen, und in welcher Partie? Melde dich erst an oder schreib an die Adresse der Partie.',
  'lines/press-begins': 'Eine Nachricht beginnt mit PRESS, BROADCAST oder POSTAL PRESS.',
  'lines/press-for-everybody': '{command} geht an alle. Um nur einigen zu schreiben, schreib PRESS TO und ihre Namen.',
  'lines/press-without-recipients': 'An wen? Ohne Empfänger können wir keine Nachricht verschicken.',
  'lines/press-to-whom': 'An wen?',
  'lines/press-recipients-twice': 'Hier stehen die Empfänger zweimal.',
  'lines/press-not-understood': '„{shown}“ hinter PRESS verstehen wir nicht. Zum Beispiel: PRESS TO FRANCE, RUSSIA.',
  'lines/press-one-color': 'Eine Nachricht ist entweder weiß oder grau, und hier steht zweimal eine Farbe.',
  'lines/press-one-fake': 'FAKE darf nur einmal stehen.',
  'lines/press-fake-behind':
    'FAKE steht hinter PRESS, mit dem, was die Nachricht zeigen soll: PRESS TO FRANCE FAKE FROM RUSSIA.',
  'lines/end-of-nothing':
    'Keine Zeile darüber beginnt eine Nachricht, wie PRESS TO FRANCE: Nichts wurde verschickt, und die Zeilen darüber gelten als Befehle und Kommandos.',
  'lines/press-where-ends':
    'Es ist nicht sicher, wo diese Nachricht endet, und sie wurde nicht verschickt. Schreib den Text unter PRESS TO … und ENDPRESS darunter.',
  'lines/press-as-gm': 'Als Spielleitung schreibt nur die Spielleitung.',
  'lines/press-not-sent': '{why:say} Nichts wurde verschickt.',
  'lines/press-open-with-sign-on':
    'Diese Nachricht hat keine Schlussmarke, und sie enthält eine Anmeldung mit Passwort.',
  'lines/press-with-own-sign-on': 'Die Nachricht enthält eine Anmeldung mit dem Passwort dieser E-Mail.',
  'lines/press-open-with-quote': 'Diese Nachricht hat keine Schlussmarke, und sie enthält zitierten Text.',
  'lines/press-open-with-orders':
    'Diese Nachricht hat keine Schlussmarke, und sie endet mit Befehlen für deine eigenen Einheiten.',
  'lines/press-without-its-word':
    'Das sieht nach einer Nachricht aus, aber ihre erste Zeile ist nicht PRESS TO mit den Namen der Mächte: Nichts darin wurde als Befehl gelesen.',
  'lines/press-for-whom':
    'Hier beginnt wohl eine Nachricht, denn darunter steht ENDPRESS; aber an wen? Nichts wurde verschickt, und nichts darin als Befehl gelesen. Beginn sie mit PRESS TO und den Namen der Mächte.',
  'lines/press-ends-in-quote':
    'Die Schlussmarke dieser Nachricht steht in zitiertem Text: Es ist nicht sicher, wo die Nachricht endet.',
  'lines/press-empty': 'Diese Nachricht ist leer.',
  'lines/press-line-empty': 'Diese Nachricht ist leer: Ihr Text gehört in dieselbe Zeile.',
  'lines/announcement-with-sign-on':
    'Dieser Text enthält eine Anmeldung mit Passwort: Nichts ging hinaus oder blieb. Lass sie weg und schließ mit END.',
  'lines/announcement-empty': 'Die Ankündigung hat keinen Text: Schreib ihn unter ANNOUNCE, und darunter END.',
  'lines/comment-too-long': ({ most, length }) =>
    `Ein Kommentar hat höchstens ${grouped(most)} Zeichen, und dieser hat ${grouped(length)}: Er gilt nicht.`,
  'lines/what-if-too-long': 'WHATIF nimmt höchstens {most:Zeile|Zeilen}.',
  'lines/what-if-nothing': 'Diese Zeile ändert hier nichts.',
  'lines/what-if-overridden': 'Diese Zeile zählt hier nicht: Es gilt „{order}“.',
  'lines/setup-power-and-units': 'Zeile {line}: Schreib eine Macht und ihre Einheiten, etwa ENGLAND: F Lon, A Lvp.',
  'lines/setup-no-center': 'Zeile {line}: „{shown}“ ist kein Versorgungszentrum.',
  'lines/setup-no-unit': 'Zeile {line}: „{shown}“ ist keine Einheit.',
  'lines/setup-cannot-stand': 'Zeile {line}: „{shown}“ kann dort nicht stehen.',
  'lines/setup-which-coast': 'Zeile {line}: „{shown}“ kann dort nicht stehen: An welcher Küste?',
  'lines/setup-mixed':
    'Zeile {line} nennt alles, was eine Macht hat, und auch Änderungen daran: Schreib diese in eine eigene Zeile.',
  'lines/setup-empty': 'Die Stellung fehlt: Schreib sie unter SETUP.',
  'lines/import-empty': 'Die Partie fehlt: Füg ihre letzten Ergebnisse unter IMPORT ein, darunter END.',
  'lines/import-without-end': 'Unter dem Eingefügten fehlt die Zeile END. Es wurde nichts angelegt.',
} as const satisfies MessagesIn<'lines'>;

// Why a unit cannot get somewhere, or may not be carried there, as clauses that stand after a colon or in brackets.

/** `dieser Weg ist für Flotten nur zeitweise offen (Frühling)`; null when the two places simply do not touch. */
export const { whyOutOfReach, whyClosedNow, whyNotThere } = reachIn(clause);

function clause(board: Board, why: OutOfReach): string {
  return textOfCase(why, 'rule', {
    season: (why) =>
      `dieser Weg ist für ${why.type === 'A' ? 'Armeen' : 'Flotten'} nur zeitweise offen (${list(why.seasons)})`,
    'army-at-sea': 'eine Armee kann nicht auf See stehen',
    'fleet-inland': 'dort gibt es keine Küste',
    coast: (why) => `nur die ${coastInWords(board, why.coast)} grenzt an ${provinceName(board, why.to)}`,
    'inland-border': 'die Grenze liegt im Binnenland, und Flotten fahren an Küsten entlang',
    'only-water': 'dorthin führt nur Wasser, und das geht nur mit Konvoi',
  });
}

/** ` Sie kommt nach Böhmen, Triest und Tirol.`, one step at any season; empty where it gets nowhere by itself. */
function whereItGets(board: Board, unit: UnitThere): string {
  const names = placesReached(board, unit);
  return names.length === 0 ? '' : ` Sie kommt nach ${list(names)}.`;
}

/** The rule `convoy-between-theatres`. */
export function whyNotCarried(board: Board, power: Power | null, to: Place): string {
  const { where, landing, power: name } = notCarried(board, power, to);
  const there = where === null ? 'dorthin' : `nach ${where}`;
  if (landing === 'never') {
    return `${there} werden Armeen ${name === null ? 'dieser Macht' : ofPower(name)} nie geleitet`;
  }
  const next = landing === 'beside-own-center' ? ' oder neben einem liegt' : '';
  return `${there} kommen Armeen nur, wenn das Ziel ein Versorgungszentrum ihrer eigenen Macht (${name ?? 'dieser'}) ist${next}`;
}

export const orders = {
  'orders/unreadable': 'Das ist als Befehl nicht lesbar.',
  'orders/unreadable-for-phase': 'Das ist als Befehl für diese Phase nicht lesbar.',
  'orders/not-understood': '„{shown}“ verstehen wir nicht.',
  'orders/helps-nothing': 'Welcher Befehl wird unterstützt? Davor steht keiner in der Zeile.',
  'orders/after-waive': '„{shown}“ nach dem Verzicht auf einen Aufbau verstehen wir nicht.',
  'orders/what-and-where': ({ kind }) => (kind === 'build' ? 'Was aufbauen, und wo?' : 'Was auflösen, und wo?'),
  'orders/nothing-to-waive':
    'Es gibt keinen Aufbau, auf den man verzichten könnte: In dieser Phase wird nicht auf- und abgebaut.',
  'orders/for-other-power': ({ power, writers }, { powers }) =>
    `Diese Zeile ist für ${accusative(powers(power))}; du schreibst für ${accusative(powers(writers))}.`,
  'orders/who-waives': ({ powers: could }, { powers }) =>
    `Aufbauen ${agree(powers(could), 'darf', 'dürfen')} ${nominative(powers(could))}: Nenn die Macht in der Zeile oder in einer darüber.`,
  'orders/who-builds': ({ powers: could }, { powers }) =>
    `Dort könnten ${nominative(powers(could))} aufbauen: Nenn die Macht in der Zeile oder in einer darüber.`,
  'orders/whose-waive': 'Wer verzichtet auf einen Aufbau? Nenn die Macht davor.',
  'orders/no-such-unit-then': 'In dieser Phase steht dort keine solche Einheit.',
  'orders/kept-and-removed': 'Zeile {line} löst die Einheit auf; eine der beiden Zeilen ist zu viel.',
  'orders/removals-due':
    '{count:Einheit ist|Einheiten sind} aufzulösen: Es gibt keinen Aufbau, auf den man verzichten könnte.',
  'orders/no-builds-due': 'Kein Aufbau ist fällig.',
  'orders/no-build-left': 'Kein Aufbau ist mehr übrig, auf den man verzichten könnte.',
  'orders/build-of-owner': ({ at, power }, { board, powers }) =>
    `${board === null ? at : provinceName(board, at)} gehört ${dative(powers(power))}: Dieser Aufbau zählt für ${accusative(powers(power))}.`,
  'orders/remark': '„{shown}“ ist nur eine Bemerkung: Der Befehl gilt, wie er dasteht.',
  'orders/builds-left': 'Nur {count:Aufbau ist|Aufbauten sind} noch übrig zum Verzichten.',
  'orders/needs-convoy-now': ({ unit, to }, { board }) =>
    board === null
      ? 'Das geht jetzt nur mit Konvoi.'
      : `Das geht jetzt nur mit Konvoi: ${whyClosedNow(board, { type: unit.type ?? 'A', at: unit.at }, to)}.`,
  'orders/two-ways': '„{shown}“ lässt sich auf zwei Arten lesen.',
  'orders/several-places': ({ shown, places }, { board }) =>
    `„${shown}“ kann ${list(
      places.map((id) => (board === null ? id : provinceName(board, id))),
      'oder',
    )} meinen.`,
  'orders/power-for-place': ({ shown, power, or }, { powers, place }) =>
    or === null
      ? `„${shown}“ sagt nur, dass eine Einheit ${ofPower(powers(power))} gemeint ist: Nenn den Ort, an dem sie steht.`
      : `„${shown}“ kann ${place(or)} meinen oder eine Einheit ${ofPower(powers(power))}: Nenn den Ort, an dem sie steht.`,
  'orders/closed-by-rule': ({ rule }, { board }) => (board === null ? rule : ruleIn(board, rule)),
  'orders/no-such-place': 'Eine Provinz „{shown}“ gibt es nicht.',
  'orders/place-of-its-own': ({ shown, place }, { board }) =>
    `Auf dieser Karte ist „${shown}“ eine eigene Provinz: ${board === null ? place : provinceName(board, place)} (${place}).`,
  'orders/impassable': '{place:place} ist unpassierbar: Dort kann nie eine Einheit stehen.',
  'orders/no-such-coast': ({ province, coast, places }, { board }) =>
    `Eine Küste „${coast}“ hat ${board === null ? province : provinceName(board, province)} nicht: Es gibt ${list(
      places.map((each) => (board === null ? each : placeName(board, each))),
    )}.`,
  'orders/no-such-power': 'Eine Macht „{shown}“ gibt es in dieser Partie nicht.',
  'orders/convoyed-where': 'Wohin wird die Armee {from:place} geleitet?',
  'orders/no-retreats-due': 'Kein Rückzug ist fällig: Das ist eine Zugphase.',
  'orders/no-transforming': (_, { board }) =>
    `In ${board === null ? 'dieser Variante' : board.variant.name} wechseln Einheiten ihren Typ nicht.`,
  'orders/unit-does-what': ({ unit }, speaker) => `Was soll ${meant(unit, speaker)} tun?`,
  'orders/retreats-where': ({ unit }, speaker) =>
    `Wohin soll sich ${meant(unit, speaker)} zurückziehen, oder soll sie aufgelöst werden?`,
  'orders/breaks-off': ({ unit, wanted }, speaker) => {
    const who = meant(unit, speaker);
    if (wanted === 'destination') return `Der Befehl für ${who} bricht ab: Wohin?`;
    return wanted === 'unit'
      ? `Der Befehl für ${who} bricht ab: Welcher Einheit hilft sie?`
      : `Welche Macht bekommt die Vollmacht für ${who}?`;
  },
  'orders/one-step-retreat': 'Ein Rückzug ist ein Schritt zu einem Nachbarort, nie mit Konvoi.',
  'orders/build-or-remove': 'Soll {unit} aufgebaut oder aufgelöst werden?',
  'orders/army-or-fleet': 'Eine Armee oder eine Flotte in {at:place}?',
  'orders/no-proxies': 'In dieser Partie gibt es keine Vollmachten.',
  'orders/proxy-to-oneself': 'Eine Vollmacht geht an eine andere Macht.',
  'orders/owner-differs': ({ unit, owner, written }, speaker) =>
    `${capitalize(meant(unit, speaker))} gehört ${dative(speaker.powers(owner))}, nicht ${written === null ? 'dieser Macht' : dative(speaker.powers(written))}.`,
  'orders/influence-in-movement': 'Einfluss verteilt man nur in Zugphasen.',
  'orders/influence-how-many': 'Wie viele Punkte? IP, die Punkte, die Einheit und ihr Befehl.',
  'orders/influence-number': 'Punkte sind positive ganze Zahlen oder ALL; nicht „{points}“.',
  'orders/influence-what': 'Welche Einheit, und welcher Befehl?',
  'orders/influence-which-unit': 'Welche Einheit?',
  'orders/influence-several': 'Jede Zuteilung beginnt mit IP: „{shown}“ nennt mehrere Befehle.',
  'orders/influence-no-unit': '{at:place} ist kein Staat mit einer Einheit.',
  'orders/influence-only-holds': 'Eine unabhängige Einheit hält oder unterstützt nur.',
  'orders/influence-nothing-to-take-back': 'Es gibt nichts zurückzunehmen.',
  'orders/influence-all-given': ({ power, have }, speaker) =>
    `${has(power, speaker)} ${counted(have, 'Punkt', 'Punkte')}, und alle sind schon vergeben. ${TAKES_BACK}`,
  'orders/influence-most-units': ({ most }) =>
    `In einer Phase können höchstens ${counted(most, 'Einheit', 'Einheiten')} Punkte bekommen. ${TAKES_BACK}`,
  'orders/influence-too-many': ({ power, have, spent, points }, speaker) =>
    spent === 0
      ? `${has(power, speaker)} ${counted(have, 'Punkt', 'Punkte')}, nicht ${points}.`
      : `${has(power, speaker)} ${counted(have, 'Punkt', 'Punkte')}, und ${spent} davon ${spent === 1 ? 'ist' : 'sind'} vergeben: Übrig ${have - spent === 1 ? 'ist' : 'sind'} ${have - spent}, nicht ${points}.`,
} as const satisfies MessagesIn<'orders'>;

const TAKES_BACK = 'IP 0 und der Name einer Einheit nimmt ihre Punkte zurück.';

function has(power: Power | null, { powers }: Formatter): string {
  return power === null ? 'Du hast' : `${Nominative(powers(power))} ${agree(powers(power), 'hat', 'haben')}`;
}

/** `die Armee Paris`, `die Einheit Paris`: the same in the accusative. */
function meant({ type, at }: UnitMeant, { place }: Formatter): string {
  const kind = type === null ? 'Einheit' : type === 'A' ? 'Armee' : 'Flotte';
  return `die ${kind} ${place(at.replace(/\/.*$/, ''))}`;
}

export const pending = {
  'pending/below': 'unter „{shown}“',
  'pending/beside': 'bei „{shown}“',
  'pending/perhaps': '(wir haben nur erraten, was du meinst)',
  'pending/choice': 'als Auswahl („{shown}“)',
  'pending/other-phase': ({ phase }, speaker) => `(geschrieben für ${speaker.phase(phase)})`,
  'pending/dated': ({ at, phase }, speaker) =>
    `(deine E-Mail ist von ${speaker.time(at)}${phase === null ? ', vor dem Beginn der Partie' : `, ${speaker.phase(phase)}`})`,
  'pending/answered': ({ phase, current }, speaker) =>
    phase === current
      ? '(du hast auf eine E-Mail von vor dem Zurücksetzen geantwortet)'
      : `(du hast auf eine E-Mail für ${speaker.phase(phase)} geantwortet)`,
  'pending/message': ({ to }, speaker) => `weil das eine Nachricht an ${recipients(to, speaker, accusative)} sein kann`,
  'pending/asked': ({ why, orders, line, sends }, speaker) => {
    const { board, say } = speaker;
    const lines = orders.map((order) => (board === null ? order : spellOrders(board, order))).join('; ');
    const send = sends ? ' Mit SEND schicken wir deine Zeilen als Nachricht.' : '';
    return `${counted(orders.length, 'Befehl', 'Befehle')} nicht eingetragen ${say(why)}: ${lines}. Antworte mit ${line}, um ${orders.length === 1 ? 'ihn' : 'sie'} einzutragen.${send}`;
  },
  'pending/filed': '{orders:Befehl|Befehle} eingetragen {why:say}. Antworte mit {line}, wenn das so gemeint ist.',
  'pending/nothing': 'Es warten keine Befehle darauf: Eingetragen wurde damit nichts.',
  'pending/file-what':
    'Hinter FILE steht die Nummer einer Gruppe von Befehlen oder ALL, nicht „{text}“. Eingetragen wurde nichts.',
  'pending/no-such': 'In dieser Phase warten keine Befehle mit der Nummer {number}: Eingetragen wurde damit nichts.',
  'pending/which': ({ numbers }) =>
    `Welche Befehle? Mehrere Gruppen warten: ${numbers.map((n) => `FILE ${n}`).join(', ')}. Diese Zeile hat nichts eingetragen.`,
  'pending/not-all': ({ numbers }) =>
    `Manche davon gelten derselben Einheit, wähl also eine Gruppe: ${numbers.map((n) => `FILE ${n}`).join(', ')}. Diese Zeile hat nichts eingetragen.`,
  'pending/file-alone':
    'Diese Zeile zählt nur in einer E-Mail ohne Zeilen, die wir nicht lesen können: Sie kann zitiert sein. Sie hat nichts eingetragen und nichts verschickt.',
  'pending/nothing-to-send':
    'Keine Nachricht wartet darauf, verschickt zu werden. Eine Nachricht beginnt mit PRESS TO und einer Macht.',
  'pending/send-which':
    'Mehrere Nachrichten warten: Verschickt wurde nichts. Schick die gemeinte mit PRESS TO und einer Macht darüber.',
} as const satisfies MessagesIn<'pending'>;

// Why an order is refused, and what is to be noted of one that is taken. Names stand bare: `die Armee Paris`.

/** Whom the sentence is about, on which map. */
interface Whose extends Concerned {
  readonly board: Board;
}

function refusalInWords(whose: Whose, refusal: Refusal): string {
  const { board, own } = whose;
  const { influence, 'neutral-units': neutral } = board.variant.rules;
  const name = (place: Place) => provinceName(board, place);
  const unit = (ref: UnitRef) => `Die ${unitInWords(board, ref)}`;
  const who = powerInWords(board, whose.power);
  const have = own ? 'Du hast' : `${Nominative(who)} ${agree(who, 'hat', 'haben')}`;
  return textOfCase(refusal, 'reason', {
    'unknown-place': (refusal) => `Eine Provinz „${refusal.place}“ gibt es auf dieser Karte nicht.`,
    impassable: (refusal) => `${name(refusal.place)} ist unpassierbar: Dort kann nie eine Einheit stehen.`,
    'wrong-phase': (refusal) => wrongPhase(refusal.kind, refusal.phase),
    'no-unit': (refusal) =>
      whose.power === null
        ? `In ${name(refusal.at)} steht keine Einheit.`
        : `${have} keine Einheit in ${name(refusal.at)}.`,
    'not-yours': (refusal) => {
      if (refusal.owner === neutral?.name) {
        const follows = influence === undefined ? '' : '; sie folgt Einflusspunkten (HELP IP)';
        return `${unit(refusal.unit)} gehört nicht ${own ? 'dir' : dative(who)}: Ihr befiehlt niemand${follows}.`;
      }
      const owner = powerInWords(board, refusal.owner);
      return whose.powers?.includes(refusal.owner) === true
        ? `${unit(refusal.unit)} gehört nicht ${own ? 'dir' : dative(who)}, sondern ${dative(owner)}: Schreib den Befehl unter diesen Namen oder ohne einen.`
        : `${unit(refusal.unit)} gehört nicht ${own ? 'dir' : dative(who)}, sondern ${dative(owner)}.`;
    },
    'wrong-type': (refusal) =>
      `Die Einheit in ${name(refusal.stands.at)} ist eine ${typeInWords(refusal.stands.type)}, keine ${typeInWords(refusal.stands.type === 'A' ? 'F' : 'A')}.`,
    'own-province': (refusal) => `${unit(refusal.unit)} ist schon dort.`,
    'cannot-reach': (refusal) =>
      `${unit(refusal.unit)} kommt nicht nach ${name(refusal.to)}${because(whyOutOfReach(board, refusal.unit, refusal.to))}.${whereItGets(board, refusal.unit)}`,
    'which-coast': (refusal) =>
      `Welche Küste in ${name(refusal.places[0]!)}: ${list(
        refusal.places.map((place) => coastInWords(board, place)),
        'oder',
      )}?`,
    'wrong-coast': (refusal) =>
      `${unit(refusal.unit)} kommt nicht nach ${placeName(board, refusal.to)}, nur nach ${places(board, refusal.places)}.`,
    'fleet-by-convoy': 'Flotten werden nicht geleitet: Eine Flotte zieht einen Schritt an einen Nachbarort.',
    'no-route': (refusal) => `Diese Gewässer führen nicht von ${name(refusal.unit.at)} nach ${name(refusal.to)}.`,
    'cannot-support': (refusal) =>
      `${unit(refusal.unit)} kann in ${name(refusal.to)} nicht unterstützen: Sie könnte selbst nicht dorthin ziehen${inBrackets(whyOutOfReach(board, refusal.unit, refusal.to))}.`,
    'supports-itself': 'Eine Einheit kann sich nicht selbst unterstützen.',
    'cannot-convoy': (refusal) =>
      refusal.unit.type === 'A'
        ? 'Nur Flotten geleiten.'
        : `${unit(refusal.unit)} kann nicht geleiten: Das kann nur eine Flotte auf See.`,
    'fleet-convoyed': 'Nur Armeen werden geleitet, nie Flotten.',
    'no-landing': (refusal) => `In ${name(refusal.to)} kann keine Armee landen.`,
    'convoy-forbidden': (refusal) =>
      `${unit(refusal.unit)} darf nicht nach ${name(refusal.to)} geleitet werden: ${capitalize(whyNotCarried(board, whose.power, refusal.to))}.`,
    'not-seen': (refusal) =>
      `${name(refusal.at)} ist nicht zu sehen: Punkte gehen nur an neutrale Einheiten, die zu sehen sind.`,
    'not-neutral': (refusal) => `${name(refusal.at)} ist kein Staat mit einer Einheit, die Punkte nimmt.`,
    'not-bought': 'Eine neutrale Einheit hält oder unterstützt nur.',
    'too-many-points': (refusal) => `${have} nur ${counted(refusal.have, 'Punkt', 'Punkte')}.`,
    'not-dislodged': (refusal) => `${unit(refusal.unit)} wurde nicht vertrieben: Sie zieht sich nicht zurück.`,
    'retreat-closed': (refusal) => {
      const left =
        refusal.open.length === 0 ? 'Sie kann nur aufgelöst werden.' : `Offen: ${places(board, refusal.open)}.`;
      return `${unit(refusal.unit)} kann sich nicht nach ${name(refusal.to)} zurückziehen. ${left}`;
    },
    'no-builds-due': (refusal) => {
      if (refusal.due >= 0) return `${have} keinen Aufbau frei${whyNoBuild(whose, refusal)}.`;
      return own
        ? `Du musst ${counted(-refusal.due, 'Einheit', 'Einheiten')} auflösen und baust nichts auf.`
        : `${Nominative(who)} ${agree(who, 'muss', 'müssen')} ${counted(-refusal.due, 'Einheit', 'Einheiten')} auflösen und ${agree(who, 'baut', 'bauen')} nichts auf.`;
    },
    'no-home-held': (refusal) => noHomeHeld(whose, refusal.homes),
    'no-removals-due': (refusal) => {
      if (refusal.due <= 0)
        return `${own ? 'Du musst' : `${Nominative(who)} ${agree(who, 'muss', 'müssen')}`} nichts auflösen.`;
      return own
        ? `Du darfst ${counted(refusal.due, 'Einheit', 'Einheiten')} aufbauen und ${agree(who, 'löst', 'lösen')} nichts auf.`
        : `${Nominative(who)} ${agree(who, 'darf', 'dürfen')} ${counted(refusal.due, 'Einheit', 'Einheiten')} aufbauen und ${agree(who, 'löst', 'lösen')} nichts auf.`;
    },
    'no-choice': (refusal) => noChoice(whose, refusal),
    'not-a-center': (refusal) => `${name(refusal.at)} ist kein Versorgungszentrum: Dort wird nichts aufgebaut.`,
    'not-owned': (refusal) =>
      `${name(refusal.at)} gehört nicht ${own ? 'dir' : dative(who)}: Dort lässt sich nichts aufbauen.`,
    'not-a-site': (refusal) => {
      const sites = refusal.sites.map(name);
      const left = sites.length === 0 ? '' : ` Offen sind jetzt: ${list(sites)}.`;
      return `In ${name(refusal.at)} ${own ? 'kannst du' : `${agree(who, 'kann', 'können')} ${nominative(who)}`} nicht aufbauen${because(whereBuilt(whose))}.${left}`;
    },
    occupied: (refusal) => `${name(refusal.unit.at)} ist nicht frei: Dort lässt sich nichts aufbauen.`,
    'no-fleets-there': (refusal) => `${name(refusal.at)} hat keine Küste: Dort lässt sich keine Flotte aufbauen.`,
    'no-armies-there': (refusal) => `In ${name(refusal.at)} kann keine Armee stehen.`,
    'type-not-built': (refusal) =>
      `In dieser Variante ${own ? 'baust du' : `${agree(who, 'baut', 'bauen')} ${nominative(who)}`} keine ${refusal.type === 'A' ? 'Armeen' : 'Flotten'} auf.`,
  });
}

function because(why: string | null): string {
  return why === null ? '' : `: ${capitalize(why)}`;
}

function inBrackets(why: string | null): string {
  return why === null ? '' : ` (${why})`;
}

function places(board: Board, open: readonly Place[]): string {
  return list(
    open.map((place) => placeName(board, place)),
    'oder',
  );
}

function powerInWords(board: Board, power: Power | null): string {
  return power === null ? 'diese Macht' : nameOfPower(board, power);
}

/** Where a power may build at all, where the variant has its own rule for that. */
function whereBuilt({ board, power }: Whose): string | null {
  const sites = ownSites(board, power);
  return sites === null
    ? null
    : `${Nominative(powerInWords(board, power))} ${agree(powerInWords(board, power), 'baut', 'bauen')} nur in eigenen Zentren unter diesen auf: ${list(sites)}`;
}

/** Why a power with more centers than units has no build. */
function whyNoBuild(
  { board, power }: Whose,
  { young, unusable }: Extract<Refusal, { readonly reason: 'no-builds-due' }>,
): string {
  if (young.length > 0) return youngWords(board, young);
  const why = power === null ? null : unusableInWords(map, board, power, unusable);
  return why === null ? '' : `: ${why}`;
}

function youngWords(board: Board, young: readonly Province[]): string {
  if (young.length === 0) return '';
  const names = list(young.map((center) => provinceName(board, center)));
  return young.length === 1
    ? `: ${names} muss man einen Zug lang halten, bevor es eine Einheit gibt`
    : `: ${names} muss man einen Zug lang halten, bevor sie eine Einheit geben`;
}

/** Before the first move. */
function noChoice(
  { board, power, own }: Whose,
  { at, places: open }: Extract<Refusal, { readonly reason: 'no-choice' }>,
): string {
  const names = open.map((place) => provinceName(board, place));
  const who = powerInWords(board, power);
  if (names.length === 0) {
    return `${own ? 'Deine Einheiten' : `Die Einheiten ${ofPower(who)}`} stehen am Anfang, wie die Regeln sie geben: Es gibt nichts zu wählen.`;
  }
  const choice = `Vor dem ersten Zug ${own ? 'wählst du' : `${agree(who, 'wählt', 'wählen')} ${nominative(who)}`} Armee oder Flotte in ${list(names)}`;
  return at === null
    ? `${choice}; jeder Ort bekommt seine Einheit, und niemand verzichtet oder löst auf.`
    : `${choice}, nicht in ${provinceName(board, at)}.`;
}

function wrongPhase(kind: OrderKind, phase: PhaseKind): string {
  if (phase === 'M') {
    if (kind === 'disband' || kind === 'remove') return 'In einer Zugphase löst man keine Einheit auf.';
    return kind === 'retreat'
      ? 'Kein Rückzug ist fällig: Das ist eine Zugphase.'
      : 'In einer Zugphase wird nichts aufgebaut: Dafür ist die Phase mit Auf- und Abbau da.';
  }
  if (phase === 'R') {
    return 'In einer Rückzugsphase zieht sich eine vertriebene Einheit zurück oder wird aufgelöst; anderes lässt sich nicht befehlen.';
  }
  return 'In einer Phase mit Auf- und Abbau werden Einheiten aufgebaut oder aufgelöst; nichts zieht.';
}

function noteInWords(board: Board, note: OrderNote): string {
  switch (note.note) {
    case 'coast-supplied':
      return `Die einzige mögliche Küste ist ergänzt: ${placeName(board, note.place)}.`;
    case 'coast-dropped':
      return `Die Küste ist weggelassen: Sie bedeutet hier nichts (${note.place}).`;
    case 'hopeless':
      return `Gültig, aber aussichtslos: ${capitalize(hopelessInWords(board, note.why))}.`;
  }
}

function hopelessInWords(board: Board, why: Hopeless): string {
  const name = (place: Place) => provinceName(board, place);
  return textOfCase(why, 'because', {
    'no-such-unit': (why) => `in ${name(why.at)} steht keine Einheit`,
    'other-type': (why) => `die Einheit in ${name(why.stands.at)} ist eine ${typeInWords(why.stands.type)}`,
    'target-cannot-reach': (why) =>
      `die ${unitInWords(board, why.target)} kommt nicht nach ${name(why.to)}${inBrackets(whyOutOfReach(board, why.target, why.to))}`,
    'never-moves': (why) => `die ${unitInWords(board, why.target)} gehört niemandem und zieht nie`,
    'not-carried': (why) =>
      `die ${unitInWords(board, why.target)} darf nicht nach ${name(why.to)} geleitet werden: ${capitalize(whyNotCarried(board, why.power, why.to))}`,
    'not-needed': (why) =>
      `für keinen Konvoi der ${unitInWords(board, why.target)} nach ${name(why.to)} braucht es diese Flotte`,
    'no-fleets': (why) =>
      `keine Flotten stehen so, dass sie eine Armee von ${name(why.from)} nach ${name(why.to)} geleiten könnten${inBrackets(whyClosedNow(board, { type: 'A', at: why.from }, why.to))}`,
    'no-fleet-at': (why) => `in ${name(why.at)} steht keine Flotte`,
    'not-at-sea': (why) =>
      `die ${unitInWords(board, why.fleet)} ist nicht auf See, und nur von dort geleitet eine Flotte`,
  });
}

/** `Armee Paris`. */
function unitInWords(board: Board, { type, at }: UnitRef): string {
  return `${typeInWords(type)} ${provinceName(board, at)}`;
}

function typeInWords(type: UnitType): string {
  return type === 'A' ? 'Armee' : 'Flotte';
}

/** Variants in which a power builds anywhere, as long as one of its own homes is left to it. */
function noHomeHeld({ board, power, own }: Whose, homes: readonly Province[]): string {
  const names = homes.map((home) => provinceName(board, home)).join(', ');
  return own
    ? `Kein Aufbau: Du hältst nichts von ${names}. Mit einem davon kannst du in jedem freien Zentrum aufbauen, das dir gehört.`
    : `Kein Aufbau: ${Nominative(powerInWords(board, power))} ${agree(powerInWords(board, power), 'hält', 'halten')} nichts von ${names}. Mit einem davon ginge Aufbau in jedem eigenen freien Zentrum.`;
}

/** Where no map is known. */
const UNKNOWN = 'Dieser Befehl lässt sich nicht verwenden.';

export const refusals = {
  'refusals/order': ({ whose, refusal }, { board }) =>
    board === null ? UNKNOWN : refusalInWords({ ...whose, board }, refusal),
  'refusals/note': ({ note }, { board }) => (board === null ? '' : noteInWords(board, note)),
} as const satisfies MessagesIn<'refusals'>;
