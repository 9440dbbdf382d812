/** Settings of orders and processing, in German: what each does, and what we say when it changes. */
import type { ORDER_SETTINGS } from '../../../../engine/settings/defined/orders.ts';

import type { WordsOf } from '../../setting-words.ts';

export const orders: WordsOf<keyof typeof ORDER_SETTINGS> = {
  partial: {
    help: {
      PARTIAL:
        'Kurz für PARTIAL ORDERS; wo Presse nur an alle geht, für PARTIAL PRESS. Die Antwort sagt, was gemeint war.',
      'NO PARTIAL':
        'Nimmt PARTIAL ORDERS zurück; in Partien ohne sie NO PARTIAL PRESS. Wo beides gemeint sein kann, fragt die Antwort nach.',
    },
  },
  nmr: {
    help: 'Nach der Nachfrist geht die Partie ohne die Verspäteten weiter; NO NMR: Sie wartet auf einen Ersatz.',
    told: (nmr) =>
      nmr === 'wait'
        ? 'Nach der Nachfrist ist eine verspätete Macht für einen Ersatz frei, und die Partie wartet auf ihn.'
        : 'Nach der Nachfrist geht die Partie ohne die verspätete Macht weiter.',
  },
  'signal-support': { help: 'Unterstützungen und Konvois, die nicht gelingen können, dürfen geschrieben werden.' },
  proxy: {
    help: 'Eine Macht darf eine andere eine Einheit befehligen lassen.',
    told: (on) =>
      on
        ? 'Einheiten dürfen anderen Mächten per Vollmacht überlassen werden.'
        : 'Einheiten dürfen anderen Mächten nicht per Vollmacht überlassen werden.',
  },
  'strict-convoy': {
    help: 'Konvois von oder nach Orten ohne Küste werden abgelehnt.',
    told: (on) =>
      on ? 'Konvois von oder nach Orten ohne Küste werden abgelehnt.' : 'Jeder Konvoi darf geschrieben werden.',
  },
  'partial-orders': {
    help: 'Zur Frist ist eine Macht mit einem Teil ihrer Befehle nicht verspätet: Ihre anderen Einheiten halten. Zuerst an in Partien, die mit CREATE Name ohne Fragezeichen gegründet sind.',
    told: (on) =>
      on
        ? 'Befehle dürfen Einheiten auslassen: Zur Frist halten diese, und ihr Spieler ist nicht verspätet.'
        : 'Befehle müssen vollständig sein: Wer eine Einheit auslässt, ist zur Frist verspätet.',
  },
  'strict-wait': {
    help: 'Nur wer Befehle schuldet, darf warten.',
    told: (on) => (on ? 'Nur wer Befehle schuldet, darf um Warten bitten.' : 'Jeder Spieler darf um Warten bitten.'),
  },
  'auto-process': {
    help: 'Ausgewertet wird zur Frist, ohne ein Wort der Spielleitung.',
    told: (on) =>
      on
        ? 'Phasen werden zu ihrer Frist ausgewertet.'
        : 'Die Spielleitung entscheidet, wann eine Phase ausgewertet wird.',
  },
  'late-count': {
    help: 'LIST zählt die Verspätungen jeder Macht.',
    told: (on) => (on ? 'LIST zählt Verspätungen.' : 'LIST zählt keine Verspätungen.'),
  },
  'master-sees': {
    help: 'Die Spielleitung darf vor der Frist Befehle einsehen; jeder Blick wird festgehalten und am Ende allen gezeigt.',
    told: (on) =>
      on
        ? 'Die Spielleitung darf vor der Auswertung einer Phase Befehle einsehen; jeder Blick wird festgehalten.'
        : 'Niemand sieht Befehle vor der Auswertung einer Phase, auch die Spielleitung nicht.',
  },
};
