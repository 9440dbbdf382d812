/** Die Presse einer beendeten Partie kann geöffnet werden. */
import type { Language } from '../../../../shape.ts';
import { agree, Nominative, nominative } from '../../../articles.ts';

export const pressVote: Language['mail']['pressVote'] = {
  /** First lines: to who has not agreed, and to all once the press is open. */
  vote: 'Deine Entscheidung ist gefragt: Dürfen alle die Nachrichten dieser Partie lesen?',
  nowOpen: 'Nichts zu tun: Die Nachrichten dieser Partie sind offen.',
  wish: (by) => `${nominative(by)} ${agree(by, 'möchte', 'möchten')} die Presse öffnen`,
  wished: (by, missing) =>
    `${Nominative(by)} ${agree(by, 'möchte', 'möchten')} alle Nachrichten dieser Partie für alle öffnen, im Archiv. Dazu müssen alle zustimmen, die gespielt haben; ${
      missing === 1 ? 'nur du fehlst noch.' : `${missing} Spieler haben noch nicht zugestimmt, du auch nicht.`
    }`,
  how: 'Stimmst du zu, dann schreib die Zeile darunter. Sonst ist nichts zu tun: die Nachrichten bleiben geschlossen.',
  isOpen: 'Die Presse ist offen',
  open: 'Alle, die gespielt haben, haben zugestimmt: die Nachrichten dieser Partie stehen jetzt in ihrem Archiv, neben den Karten ihrer Phasen. Nachrichten mit jemandem, der nicht zugestimmt hat, bleiben geschlossen.',
  game: 'Auf der Seite der Partie lesen',
};
