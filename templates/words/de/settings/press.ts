/** Settings of press, and of who learns what, in German: what each does, and what we say when it changes. */
import type { PRESS_SETTINGS } from '../../../../engine/settings/defined/press.ts';
import type { PressSettings } from '../../../../engine/settings/fields.ts';
import type { WordsOf } from '../../setting-words.ts';

export const press: WordsOf<keyof typeof PRESS_SETTINGS> = {
  press: {
    help: {
      PRESS: 'Welche Presse es gibt: eine der Einstellungen darunter.',
      'NO PRESS': 'Keine Presse außer an die Spielleitung.',
      WHITE: 'Weiße Presse: Der Absender wird genannt.',
      GREY: 'Graue Presse: Der Absender wird nicht genannt.',
      'WHITE/GREY': 'Beides, weiß, wenn nichts anderes dabeisteht.',
      'GREY/WHITE': 'Beides, grau, wenn nichts anderes dabeisteht.',
    },
  },
  'no-grace': {
    help: 'Wo es nach der Frist Presse gibt, fragt die Antwort, was gemeint ist: NO GRACE PRESS oder weniger Zeit für verspätete Befehle.',
  },
  fakes: {
    help: {
      'NO FAKE': 'Was eine Nachricht über ihre Empfänger sagt, stimmt.',
      FAKE: 'Eine Nachricht darf andere Empfänger zeigen.',
      'PARTIAL FAKES BROADCAST BY DEFAULT':
        'Nachrichten an einzelne erscheinen als Rundruf, wenn nichts anderes dabeisteht.',
      'PARTIAL FAKES BROADCAST': 'Nachrichten an einzelne erscheinen immer als Rundruf.',
    },
  },
  'observer-press': {
    help: {
      'OBSERVER ANY': 'Beobachter dürfen Presse schreiben.',
      'OBSERVER WHITE': 'Beobachter dürfen weiße Presse schreiben.',
      'OBSERVER NONE': 'Beobachter schreiben keine Presse.',
    },
  },
  'partial-press': { help: 'Presse darf auch nur an einige gehen.' },
  'fake-sender': {
    help: 'Eine Nachricht darf eine andere Macht als Absender zeigen (PRESS FROM Macht); die Spielleitung wird nie gefälscht.',
  },
  'all-press': { help: 'Die Spielleitung bekommt eine Kopie aller Presse; alle sehen das.' },
  'watch-all-press': { help: 'Beobachter bekommen alle Presse.' },
  quiet: {
    help: 'Übernahmen werden nicht bekannt gegeben.',
    told: (on) => (on ? 'Übernahmen werden nicht bekannt gegeben.' : 'Übernahmen werden allen bekannt gegeben.'),
  },
  show: {
    help: 'Es wird gesagt, wer eine Einstellung geändert hat.',
    told: (on) =>
      on
        ? 'Es wird gesagt, wer eine Einstellung geändert hat.'
        : 'Es wird nicht gesagt, wer eine Einstellung geändert hat.',
  },
  reveal: {
    help: 'Am Ende einer anonymen Partie werden die Namen gezeigt.',
    told: (on) =>
      on
        ? 'Am Ende einer anonymen Partie werden die Namen gezeigt.'
        : 'Am Ende einer anonymen Partie bleiben die Namen geheim.',
  },
  secret: {
    help: 'Wie viele Spieler sich angemeldet haben, ist geheim.',
    told: (on) =>
      on ? 'Wie viele Spieler sich angemeldet haben, ist geheim.' : 'Alle sehen, wie viele sich angemeldet haben.',
  },
  'late-press': { help: 'Ein verspäteter Spieler darf Presse schicken.' },
  'minor-press': { help: 'Presse auch in Rückzügen sowie Auf- und Abbau.' },
  'must-order': { help: 'Keine Presse vor den Befehlen.' },
  'blank-press': { help: 'Eine Nachricht darf leer sein.' },
  'postal-press': { help: 'Verzögerte Rundrufe, mit den Ergebnissen veröffentlicht.' },
  'touch-press': { help: 'Presse nur an Nachbarn.' },
  'grace-press': { help: 'Presse nach der Frist.' },
};

/** All of it together: what we say when one of these changes. */
export function toldOfPress(press: PressSettings): string {
  return `Presse: ${pressInWords(press)}.`;
}

function pressInWords(press: PressSettings): string {
  const { colours, partial, fake, observers } = press;
  if (colours.length === 0) return 'keine';
  return [
    colours.map((colour) => (colour === 'white' ? 'weiß' : 'grau')).join('/'),
    partial ? 'auch an einzelne' : 'nur an alle',
    fake ? FAKES[press.fakesBroadcast] : 'nichts Gefälschtes',
    ...(press.fakeSender ? ['Absender dürfen gefälscht sein'] : []),
    ...(observers === 'any' ? [] : [observers === 'white' ? 'Beobachter nur weiß' : 'Beobachter schreiben keine']),
    ...(press.late ? [] : ['nicht von Verspäteten']),
    ...(press.minor ? [] : ['nicht in Rückzügen sowie Auf- und Abbau']),
    ...(press.grace ? [] : ['nicht in der Nachfrist']),
    ...(press.mustOrder ? ['erst nach den Befehlen'] : []),
    ...(press.blank ? ['leere Nachrichten erlaubt'] : []),
    ...(press.postal ? ['verzögerte Rundrufe'] : []),
    ...(press.touch ? ['nur an Nachbarn'] : []),
    ...(press.masterReads ? ['die Spielleitung liest alles'] : []),
    ...(press.observersRead ? ['Beobachter lesen alles'] : []),
  ].join(', ');
}

const FAKES: Readonly<Record<PressSettings['fakesBroadcast'], string>> = {
  no: 'Empfänger dürfen gefälscht sein',
  default: 'Nachrichten an einzelne erscheinen meist als Rundruf',
  always: 'Nachrichten an einzelne erscheinen als Rundruf',
};
