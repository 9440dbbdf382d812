import type { MasterSaying } from '../../../../engine/sayings/master.ts';
import { powerInField } from '../../../../engine/vocabulary.ts';
import type { Words } from '../../language.ts';
import { written } from '../../orders.ts';
import { accusative, agree, Nominative, ofPower } from '../articles.ts';
import { counted } from '../counts.ts';

export const master = {
  'master/begun': () => 'Die Partie hat begonnen',
  'master/begun-already': () => 'Die Partie hat schon begonnen.',
  'master/begun-unstart': () =>
    'Die Partie hat begonnen. UNSTART nimmt den Start zurück, solange noch nichts ausgewertet ist.',
  'master/nobody-signed-on': () => 'Noch hat sich niemand angemeldet.',
  'master/nobody-to-begin': () => 'Noch hat sich niemand angemeldet: Ohne Spieler kann keine Partie beginnen.',
  'master/seats-left-empty': ({ players }) =>
    `Diese Variante ist für mindestens ${counted(players, 'Spieler', 'Spieler')} gedacht; freie Plätze bleiben ohne Spieler`,
  'master/forming': () => 'Die Partie sucht Mitspieler: Man kann sich anmelden',
  'master/running': () => 'Die Partie läuft',
  'master/paused': () => 'Die Partie pausiert, und alle wissen Bescheid. RESUME setzt sie fort',
  'master/paused-already': () => 'Die Partie pausiert schon',
  'master/not-paused': () => 'Die Partie pausiert nicht.',
  'master/resumed': ({ deadline }, { time }) =>
    `Die Partie geht weiter. Die Frist bleibt ${time(deadline)}. Alle wissen Bescheid`,
  'master/resumed-later': ({ from, to }, { time }) =>
    `Die Partie geht weiter. Zum Ausgleich für die Pause ist die Frist von ${time(from)} auf ${time(to)} verlegt. Alle wissen Bescheid`,
  'master/blind-was-shown': () =>
    'Die Partie war blind, und nun, da sie vorbei ist, haben alle alles gesehen: Sie kann nicht weitergehen.',
  'master/was-won': () => 'Die Partie ist nach ihren Regeln gewonnen. ROLLBACK geht zu einer früheren Phase zurück.',
  'master/ended-unbegun': () => 'Die Partie hatte noch nicht begonnen, als sie endete.',
  'master/taken-up-again': () => 'Die Partie geht weiter, wo sie geendet hat. Alle wissen Bescheid',
  'master/settings-stay': () => 'Die Partie ist vorbei: Ihre Einstellungen bleiben, wie sie waren.',
  'master/set': ({ changes = {} }, { settings }) => {
    const told = settings(changes);
    return [...(told.length === 0 ? ['Erledigt.'] : told), 'Alle wissen Bescheid'].join(' ');
  },
  'master/resume-first': () => 'Die Partie pausiert: Setz sie erst mit RESUME fort.',
  'master/nothing-to-process': () => 'Es gibt keine Phase auszuwerten.',
  'master/which-phase': () => 'Welche Phase? Um die laufende auszuwerten, schick die Zeile unten.',
  'master/other-phase': ({ current, named }) =>
    `Die laufende Phase ist ${current}, nicht ${named}: Nichts ist ausgewertet.`,
  'master/waits-for-orders': () =>
    'Du spielst in dieser Partie selbst mit: Vor der Frist wartet eine Phase auf alle Befehle.',
  'master/processed': ({ phase }) => `${phase} ist ausgewertet; die Ergebnisse sind an alle unterwegs`,
  'master/writes-as-gm': () => 'Du schreibst schon als Spielleitung',
  'master/writes-for': ({ power }, { powers }) =>
    `Was folgt, schreibst du für ${accusative(powers(power))}; der Spieler bekommt eine Kopie, und die Aufzeichnung vermerkt es`,
  'master/done-for': ({ power }, { powers }) => `Erledigt für ${accusative(powers(power))}`,
  'master/copied-to-player': ({ power }, { powers }) =>
    `Der Spieler ${ofPower(powers(power))} bekommt eine Kopie von dem, was du dafür geschrieben hast.`,
  'master/one-become': () =>
    'Nur ein BECOME je E-Mail: Was unter diesem steht, ist nicht ausgeführt. Schick es in einer eigenen E-Mail oder unter einer neuen Anmeldung.',
  'master/below-second-become': () => 'Es steht unter einem zweiten BECOME: nicht ausgeführt.',
  'master/below-failed-become': () => 'Es steht unter einem BECOME, das nicht ausgeführt ist: auch nicht ausgeführt.',
  'master/only-for-oneself': ({ power, text }, { powers }) =>
    `Das betrifft, wer es schreibt: „${text}“ kann nur schicken, wer ${accusative(powers(power))} spielt.`,
  'master/not-anonymous': () => 'Diese Partie ist nicht anonym: LIST zeigt, wer was spielt',
  'master/names-stay-hidden': () =>
    'Den Spielern ist versprochen, dass die Namen für immer verborgen bleiben (SET NO REVEAL).',
  'master/names-at-the-end': () => 'Namen erscheinen, wenn die Partie zu Ende ist, nicht vorher; dann ganz von selbst.',
  'master/names-shown': () => 'Seit dem Ende der Partie sind die Namen für alle sichtbar',
  'master/bad-game-name': () => 'Der Name einer Partie hat 2 bis 24 Buchstaben und Ziffern.',
  'master/game-keeps-name': () =>
    'Eine Partie behält ihren Namen: Adressen, Seiten und das Archiv hängen daran. Solange sie nicht begonnen hat, leg eine andere an.',
  'master/no-look-for-players': () =>
    'Du spielst in dieser Partie selbst mit, deshalb siehst du keine fremden Befehle vor der Zeit.',
  'master/no-phase-to-see': () => 'Zurzeit gibt es keine Phase zum Ansehen.',
  'master/orders-hidden': () =>
    'In dieser Partie sieht vor der Auswertung niemand die Befehle, auch nicht die Spielleitung. Das ist vor Beginn der Partie einzustellen: SET MASTER SEES.',
  'master/look-recorded': () => 'Dieser Blick ist vermerkt; alle erfahren davon, wenn die Partie endet',
  'master/setup-before-start': () =>
    'Die Partie muss begonnen haben: Stell das Brett dann auf. Vorher PAUSE, damit inzwischen nichts ausgewertet wird.',
  'master/setup-unseen': () =>
    'Du spielst in dieser Partie mit und siehst nicht das ganze Brett: Aufbauen kannst du es nicht.',
  'master/setup-no-such-unit': ({ power, unit }, { powers, board }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'hat', 'haben')} kein ${board === null ? unit : written(board, unit)}.`,
  'master/impossible-board': ({ faults }, { say, powers }) => {
    const told = faults.map(({ field, message }) => {
      const power = powerInField(field);
      return field === '' ? say(message) : `${power === null ? field : powers(power)}: ${say(message)}`;
    });
    return `Diese Stellung ist nicht möglich: ${told.join(' ')}`;
  },
} satisfies Words<MasterSaying>;
