import { listInWords } from '../../../../engine/explain/names.ts';
import type { Addressee } from '../../../../engine/game/events.ts';
import type { PressSaying } from '../../../../engine/sayings/press.ts';
import type { Speaker, Words } from '../../language.ts';
import { accusative, agree, nominative } from '../articles.ts';
import { counted, grouped } from '../counts.ts';

export const press = {
  'press/sent': ({ to, asWords = 0 }, speaker) =>
    `Verschickt an ${recipients(to, speaker, accusative)}${asWords === 0 ? '' : `. ${counted(asWords, 'Zeile', 'Zeilen')} mit Befehlen ${asWords === 1 ? 'ging' : 'gingen'} als Text mit und ${asWords === 1 ? 'ist' : 'sind'} nicht eingetragen`}`,
  'press/kept': ({ phase }) =>
    `Aufbewahrt: Sie erscheint mit den Ergebnissen ${phase === null ? 'der nächsten Phase' : `von ${phase}`}`,
  'press/held': ({ why, to, characters, start }, speaker) => {
    const told = speaker.say(why);
    const sent = told.includes('ichts wurde verschickt') ? '' : ' Nichts wurde verschickt.';
    return `${told}${sent} An ${recipients(to, speaker, accusative)} ginge sie, wie sie ist, ${characters} Zeichen; sie beginnt: ${start}`;
  },
  'press/empty': () => 'Die Nachricht ist leer: Nichts wurde verschickt.',
  'press/too-long': ({ most }) =>
    `Die Nachricht ist länger als ${grouped(most)} Zeichen: Nichts wurde verschickt. Schick sie in Teilen.`,
  'press/too-many': ({ most }) =>
    `Eine E-Mail verschickt höchstens ${counted(most, 'Nachricht', 'Nachrichten')}: Diese ging nicht mehr. Schick sie in einer weiteren E-Mail.`,
  'press/no-reader-left': () => 'Diese Nachricht würde niemand mehr lesen: Nichts wurde verschickt.',
  'press/only-yourself': () => 'Die Nachricht ginge nur an dich selbst: Nichts wurde verschickt.',
  'press/no-reader': ({ to }, speaker) =>
    `Diese Nachricht würde niemand lesen: ${
      to.length === 0
        ? 'Ihr Empfänger hat die Partie verlassen'
        : to.length === 1 && to[0] === 'OBSERVERS'
          ? 'Es gibt keine Beobachter'
          : `${recipients(to, speaker, nominative)} ${to.length === 1 ? agree(speaker.powers(to[0]!), 'hat', 'haben') : 'haben'} keinen Spieler`
    }. Nichts wurde verschickt.`,
  'press/no-color': ({ color, observer }) =>
    `In dieser Partie gibt es keine ${color === 'white' ? 'weiße' : 'graue'} Presse${observer ? ' von Beobachtern' : ''}: Nichts wurde verschickt.`,
  'press/none-yet': () =>
    'Die Partie hat noch nicht begonnen: Du kannst nur der Spielleitung schreiben. Nichts wurde verschickt.',
  'press/none': () => 'In dieser Partie gibt es Presse nur an die Spielleitung: Nichts wurde verschickt.',
  'press/none-of-observers': () => 'In dieser Partie schicken Beobachter keine Presse.',
  'press/none-postal': () =>
    'In dieser Partie gibt es keine Postpresse: Nichts wurde verschickt. BROADCAST schickt sie sofort an alle.',
  'press/no-results-to-come': () => 'Es gibt keine Phase, mit deren Ergebnissen sie erscheinen könnte.',
  'press/none-partial': () =>
    'In dieser Partie geht Presse immer an alle: Nichts wurde verschickt. Schreib PRESS TO ALL, wenn du das willst.',
  'press/gm-as-gm': () => 'Die Spielleitung schreibt als Spielleitung: Nichts wurde verschickt.',
  'press/no-fake-recipients': () =>
    'In dieser Partie zeigt eine Nachricht ihre wahren Empfänger: Nichts wurde verschickt. Lass FAKE weg, um sie so zu schicken.',
  'press/no-fake-sender': () =>
    'In dieser Partie zeigen Nachrichten ihren wahren Absender (SET FAKE SENDER erlaubt es anders): Nichts wurde verschickt. Lass FROM weg, um sie unter deinem eigenen Namen zu schicken.',
  'press/none-in-minor-phases': () =>
    'In dieser Partie gibt es bei Rückzügen und beim Auf- und Abbau keine Presse: Nichts wurde verschickt.',
  'press/none-after-deadline': () =>
    'In dieser Partie gibt es zwischen Frist und Auswertung keine Presse: Nichts wurde verschickt.',
  'press/none-of-late': () =>
    'In dieser Partie schicken verspätete Spieler keine Presse: Schick erst deine Befehle. Nichts wurde verschickt.',
  'press/orders-first': () =>
    'In dieser Partie kommen Befehle vor Presse: Schick erst Befehle für alle deine Einheiten. Nichts wurde verschickt.',
  'press/neighbors-not-all': () =>
    'In dieser Partie geht Presse nur an Nachbarn, nicht an alle: Nichts wurde verschickt.',
  'press/no-neighbors': ({ far }, speaker) =>
    `In dieser Partie geht Presse nur an Nachbarn, und ${recipients(far, speaker, nominative)} ${
      far.length === 1 && far[0] !== 'OBSERVERS'
        ? agree(speaker.powers(far[0]!), 'ist keiner', 'sind keine')
        : 'sind keine'
    } von dir: Nichts wurde verschickt.`,
} satisfies Words<PressSaying>;

const NAMES: Readonly<Partial<Record<Addressee, string>>> = {
  WRITER: 'Absender der beantworteten Nachricht',
  MASTER: 'Spielleitung',
  OBSERVERS: 'Beobachter',
};

export function recipients(
  to: 'all' | readonly Addressee[],
  { powers }: Speaker,
  inCase: (names: string) => string,
): string {
  return to === 'all'
    ? 'alle'
    : listInWords(
        to.map((each) => NAMES[each] ?? inCase(powers(each))),
        'und',
      );
}
