/** Settings of orders and processing, in French: what each does, and what we say when it changes. */
import type { ORDER_SETTINGS } from '../../../../engine/settings/defined/orders.ts';

import type { WordsOf } from '../../setting-words.ts';

export const orders: WordsOf<keyof typeof ORDER_SETTINGS> = {
  partial: {
    help: {
      PARTIAL: "Abrégé de PARTIAL ORDERS ; là où la presse ne va qu'à tous, de PARTIAL PRESS. La réponse dit lequel.",
      'NO PARTIAL':
        "Retire PARTIAL ORDERS ; dans les parties qui ne l'ont pas, NO PARTIAL PRESS. Là où les deux sont possibles, la réponse demande.",
    },
  },
  nmr: {
    help: 'Après le délai de grâce, la partie continue sans les retardataires ; NO NMR : elle attend un remplaçant.',
    told: (nmr) =>
      nmr === 'wait'
        ? "Après le délai de grâce, une puissance en retard est ouverte à un remplaçant, et la partie l'attend."
        : 'Après le délai de grâce, la partie continue sans la puissance en retard.',
  },
  'signal-support': { help: 'Des soutiens et des convois qui ne peuvent pas réussir peuvent être écrits.' },
  proxy: {
    help: 'Une puissance peut laisser une autre commander une unité.',
    told: (on) =>
      on
        ? "Des unités peuvent être confiées à d'autres puissances par procuration."
        : "Les unités ne peuvent pas être confiées à d'autres puissances par procuration.",
  },
  'strict-convoy': {
    help: 'Les convois depuis ou vers des lieux sans côte sont refusés.',
    told: (on) =>
      on ? 'Les convois depuis ou vers des lieux sans côte sont refusés.' : "N'importe quel convoi peut être écrit.",
  },
  'partial-orders': {
    help: "À la date limite, une puissance avec une partie de ses ordres n'est pas en retard : ses autres unités tiennent. Activé au début dans les parties créées par CREATE nom, sans le point d'interrogation.",
    told: (on) =>
      on
        ? "Les ordres peuvent omettre des unités : à la date limite elles tiennent, et leur joueur n'est pas en retard."
        : 'Les ordres doivent être complets : qui omet une unité est en retard à la date limite.',
  },
  'strict-wait': {
    help: 'Seuls ceux qui doivent des ordres peuvent attendre.',
    told: (on) =>
      on ? 'Seuls ceux qui doivent des ordres peuvent demander à attendre.' : 'Tout joueur peut demander à attendre.',
  },
  'auto-process': {
    help: "Résolu aux dates limites, sans un mot de l'arbitre.",
    told: (on) =>
      on ? 'Les phases sont résolues à leur date limite.' : "C'est l'arbitre qui décide quand une phase est résolue.",
  },
  'late-count': {
    help: 'LIST compte les retards de chaque puissance.',
    told: (on) => (on ? 'LIST compte les retards.' : 'LIST ne compte pas les retards.'),
  },
  'master-sees': {
    help: "L'arbitre peut demander à voir les ordres avant la date limite ; chaque consultation est notée et montrée à tous à la fin.",
    told: (on) =>
      on
        ? "L'arbitre peut demander à voir les ordres avant qu'une phase soit résolue ; chaque consultation est notée."
        : "Personne ne voit les ordres avant qu'une phase soit résolue, pas même l'arbitre.",
  },
};
