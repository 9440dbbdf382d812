/** Settings of building and removing, of lists and of what follows the game, in French: what each does, and what we say when it changes. */
import type { SEAT_SETTINGS } from '../../../../engine/settings/defined/seats.ts';

import type { WordsOf } from '../../setting-words.ts';

const SITES = 'Une puissance construit là où le dit la variante, en général chez elle.';

export const seats: WordsOf<keyof typeof SEAT_SETTINGS> = {
  moderated: {
    help: "Seul l'arbitre change les réglages.",
    told: (on) =>
      on
        ? "Seul l'arbitre change les réglages et les dates limites."
        : 'Tout joueur peut changer les réglages et les dates limites, et mettre la partie en pause.',
  },
  listed: {
    help: 'La partie figure dans les listes publiques.',
    told: (on) =>
      on ? 'La partie figure dans les listes publiques.' : 'La partie ne figure pas dans les listes publiques.',
  },
  'auto-start': {
    help: 'Commence dès que toutes les places sont prises.',
    told: (on) =>
      on ? 'La partie commence dès que toutes les places sont prises.' : "C'est l'arbitre qui lance la partie.",
  },
  'any-centers': {
    help: "Une puissance construit dans tout centre libre qu'elle possède, pas seulement chez elle.",
    told: (on, { oneCenter }) =>
      on ? "Une puissance construit dans tout centre libre qu'elle possède." : oneCenter === true ? null : SITES,
  },
  'one-center': {
    help: "Une puissance construit dans tout centre libre qu'elle possède, tant qu'elle possède un de ses centres nationaux.",
    told: (on, { anyCenters }) =>
      on
        ? "Une puissance construit dans tout centre libre qu'elle possède, tant qu'elle possède un de ses centres nationaux."
        : anyCenters === undefined
          ? SITES
          : null,
  },
  'any-disband': {
    help: 'Lors des ajustements, une puissance peut retirer des unités sans y être obligée ; chacune lui donne une construction, dans un centre qui était libre avant.',
    told: (on) =>
      on
        ? "Lors des ajustements, une puissance peut retirer des unités qu'elle n'est pas obligée de retirer."
        : "Une puissance ne retire que les unités qu'elle doit retirer.",
  },
  rated: {
    help: 'Compte pour la ponctualité des joueurs.',
    told: (on) =>
      on
        ? 'La partie compte pour la ponctualité de ses joueurs.'
        : 'La partie ne compte pas pour la ponctualité de ses joueurs.',
  },
  resume: {
    help: 'Une partie finie sans résultat peut être reprise par chacun de ses joueurs.',
    told: (on) =>
      on
        ? "Si la partie s'arrête sans résultat, chacun de ses joueurs peut la reprendre."
        : "Si la partie s'arrête sans résultat, seul l'arbitre peut la reprendre.",
  },
  'auto-create': {
    help: 'Quand la partie finit avec un résultat, une autre pareille est créée et tous apprennent son nom.',
    told: (on) =>
      on
        ? 'Quand la partie a un résultat, une autre pareille est créée.'
        : "Aucune autre partie n'est créée à la fin de celle-ci.",
  },
};
