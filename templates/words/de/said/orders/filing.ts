import type { FilingSaying } from '../../../../../engine/sayings/orders/filing.ts';
import type { Words } from '../../../language.ts';
import { accusative } from '../../articles.ts';
import { counted, list } from '../../counts.ts';

export const filing = {
  'filing/not-by-observers': () => 'Du beobachtest diese Partie: Befehle geben nur ihre Spieler.',
  'filing/whose': () => 'Es ist nicht klar, wessen Befehl das ist; nenn die Macht in einer Zeile darüber.',
  'filing/not-yours': ({ power }, { powers }) => `Du spielst nicht ${accusative(powers(power))}.`,
  'filing/not-approved': () =>
    'Du spielst mit, sobald die Spielleitung Ja gesagt hat: Dann nehmen wir deine Befehle. Die Spielleitung ist gefragt.',
  'filing/over': () => 'Die Partie ist vorbei: Befehle nehmen wir keine mehr.',
  'filing/paused': () => 'Die Partie pausiert: Befehle nehmen wir wieder, wenn sie weitergeht.',
  'filing/sent-before': ({ phase }) =>
    `Diese E-Mail kam vor Beginn von ${phase}, war also für die Phase davor, und die ist vorbei. Gilt sie noch, schick sie noch einmal.`,
  'filing/on-file-for': ({ power }, { powers }) => `Liegt vor für ${accusative(powers(power))}`,
  'filing/later-mail-stands': ({ order }) =>
    `Eine spätere E-Mail von dir hat für diese Einheit schon einen Befehl; „${order}“ bleibt`,
  'filing/made-room': ({ order }) => `„${order}“ lag vor und hat den Befehlen dieser E-Mail Platz gemacht.`,
  'filing/same-above': ({ line }) => `${above(line)} hat denselben Befehl für diese Einheit`,
  'filing/other-above': ({ line, order }) =>
    `${above(line)} hat einen anderen Befehl für diese Einheit, „${order}“: Der letzte zählt`,
  'filing/inland-convoy': () =>
    'Ein Konvoi von oder zu einem Ort ohne Küste geht in dieser Partie nicht (Strict Convoy).',
  'filing/no-unit-type': () => 'Der Typ dieser Einheit ist nicht bekannt; schreib A oder F davor.',
  'filing/no-more-of-type': ({ provinces, armies, fleets, order }, { place }) =>
    `${list(provinces.map(place))} haben zusammen ${counted(armies, 'Armee', 'Armeen')} und ${counted(fleets, 'Flotte', 'Flotten')}; „${order}“ hat die letzte verbraucht.`,
  'filing/none-due': ({ what }) => (what === 'build' ? 'Kein Aufbau ist fällig.' : 'Keine Auflösung ist fällig.'),
  'filing/too-many': ({ what, due, order, most }) =>
    `Nur ${what === 'build' ? counted(due, 'Aufbau ist', 'Aufbauten sind') : counted(due, 'Auflösung ist', 'Auflösungen sind')} fällig, und so viele stehen schon oben; „${order}“ ist zu viel.${
      most ? ` Eine Macht baut in einer Aufbauphase höchstens ${counted(due, 'Einheit', 'Einheiten')} auf.` : ''
    }`,
  'filing/ahead-too-many': ({ most }) =>
    `Für spätere Phasen bewahren wir höchstens ${counted(most, 'Befehl', 'Befehle')} auf.`,
  'filing/ahead-players-only': () => 'Nur Spieler schicken Befehle im Voraus.',
  'filing/ahead-wait': ({ wait, phase }) => `${wait ? 'WAIT' : 'NOWAIT'} ist für ${phase} vorgemerkt`,
  'filing/ahead-unread': () => 'Das ist als Befehl nicht lesbar.',
  'filing/ahead-none-due': () => 'Nichts ist fällig.',
  'filing/ahead-only-due': ({ due }) => `Nur ${due} ${due === 1 ? 'ist' : 'sind'} fällig.`,
  'filing/ahead-no-unit': () => 'Dort steht keine Einheit von dir.',
  'filing/influence-points': ({ points }) =>
    `Du hast für diese Phase ${counted(points, 'Einflusspunkt', 'Einflusspunkte')}.`,
} satisfies Words<FilingSaying>;

function above(line: number | null): string {
  return line === null ? 'Diese Zeile' : `Zeile ${line}`;
}
