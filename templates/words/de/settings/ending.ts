/** Settings of the end of the game, and of secrecy, in German: what each does, and what we say when it changes. */
import type { ENDING_SETTINGS } from '../../../../engine/settings/defined/ending.ts';

import type { WordsOf } from '../../setting-words.ts';

export const ending: WordsOf<keyof typeof ENDING_SETTINGS> = {
  blind: {
    help: 'Eine Macht sieht bis zum Ende der Partie nur ihre Einheiten und Zentren und was an eines davon grenzt.',
    told: (on) =>
      on
        ? 'Die Partie wird blind gespielt: Jede Macht sieht nur ihre Einheiten und Zentren und was an eines davon grenzt. Ist sie vorbei, wird alles gezeigt.'
        : 'Alle sehen das ganze Brett.',
  },
  'hide-absences': { help: 'Abwesenheiten werden nicht genannt.' },
  dias: {
    help: 'Ein Remis schließt alle Überlebenden ein.',
    told: (on) =>
      on
        ? 'Ein Remis schließt alle Überlebenden ein.'
        : 'Ein Remis darf auch nur einige der Überlebenden einschließen.',
  },
  concessions: {
    help: 'Die Partie darf zugunsten einer Macht aufgegeben werden.',
    told: (on) => (on ? 'Spieler dürfen die Partie aufgeben.' : 'Spieler dürfen die Partie nicht aufgeben.'),
  },
  'open-votes': {
    help: 'Stimmen werden allen gesagt.',
    told: (on) => (on ? 'Ab jetzt sehen alle die Stimmen; frühere zählen nicht mehr.' : 'Die Stimmen sind geheim.'),
  },
  'open-diaries': {
    help: 'Nach dem Ende der Partie sind die Tagebücher für alle offen.',
    told: (on) =>
      on
        ? 'Nach dem Ende der Partie sind die Tagebücher für alle offen.'
        : 'Die Tagebücher bleiben für immer geschlossen.',
  },
  gunboat: {
    help: 'Niemand erfährt, wer was spielt.',
    told: (on) => (on ? 'Die Spieler sind anonym.' : 'Die Spieler wissen, wer was spielt.'),
  },
  'hide-late': {
    help: 'Verspätete Mächte werden nicht genannt.',
    told: (on) => (on ? 'Wer verspätet ist, bleibt geheim.' : 'Alle sehen, wer verspätet ist.'),
  },
};
