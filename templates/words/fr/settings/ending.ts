/** Settings of the end of the game, and of secrecy, in French: what each does, and what we say when it changes. */
import type { ENDING_SETTINGS } from '../../../../engine/settings/defined/ending.ts';

import type { WordsOf } from '../../setting-words.ts';

export const ending: WordsOf<keyof typeof ENDING_SETTINGS> = {
  blind: {
    help: "Une puissance ne voit, jusqu'à la fin de la partie, que ses unités et ses centres, et ce qui touche l'un d'eux.",
    told: (on) =>
      on
        ? "La partie se joue à l'aveugle : chaque puissance ne voit que ses unités et ses centres, et ce qui touche l'un d'eux. À la fin, tout est montré."
        : 'Tous voient le plateau entier.',
  },
  'hide-absences': { help: 'Les absences ne sont pas nommées.' },
  dias: {
    help: 'Une partie nulle comprend tous les survivants.',
    told: (on) =>
      on
        ? 'Une partie nulle comprend tous les survivants.'
        : 'Une partie nulle peut ne comprendre que certains survivants.',
  },
  concessions: {
    help: 'La partie peut être abandonnée à une puissance.',
    told: (on) =>
      on ? 'Les joueurs peuvent abandonner la partie.' : 'Les joueurs ne peuvent pas abandonner la partie.',
  },
  'open-votes': {
    help: 'Les votes sont dits à tous.',
    told: (on) =>
      on ? 'Désormais, tout le monde voit les votes ; les précédents ne comptent plus.' : 'Les votes sont secrets.',
  },
  'open-diaries': {
    help: 'Les journaux sont ouverts à tous à la fin de la partie.',
    told: (on) =>
      on ? 'Les journaux sont ouverts à tous à la fin de la partie.' : 'Les journaux restent fermés pour toujours.',
  },
  gunboat: {
    help: "Personne n'apprend qui joue quoi.",
    told: (on) => (on ? 'Les joueurs sont anonymes.' : 'Les joueurs savent qui joue quoi.'),
  },
  'hide-late': {
    help: 'Les puissances en retard ne sont pas nommées.',
    told: (on) => (on ? 'Qui est en retard reste secret.' : 'Tout le monde voit qui est en retard.'),
  },
};
