/** Settings of deadlines, in French: what each does, and what we say when it changes. */

import type { PhaseKind } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import type { DEADLINE_SETTINGS } from '../../../../engine/settings/defined/deadlines.ts';
import type { WordsOf } from '../../setting-words.ts';
import { hours, KINDS, timingInWords } from './timing.ts';

const TIMING =
  "La règle des dates limites pour les phases suivantes de ce genre : l'heure, le temps minimal, le temps habituel, le délai de grâce, la pause avant une résolution anticipée (heures ; 3D fait trois jours) et les jours, dimanche d'abord.";

export const deadlines: WordsOf<keyof typeof DEADLINE_SETTINGS> = {
  timing: {
    help: { MOVE: TIMING, RETREAT: TIMING, ADJUST: TIMING },
    told: (timing) =>
      Object.entries(timing).map(([kind, each]) => `${KINDS[kind as PhaseKind]} : ${timingInWords(each)}.`),
  },
  reminders: {
    help: 'Combien de temps avant la date limite on rappelle ceux qui doivent encore des ordres ; NONE pour jamais.',
    told: (list) =>
      list.length === 0
        ? "Aucun rappel n'est envoyé avant la date limite."
        : `Des rappels sont envoyés ${listInWords(
            list.map((h) => `${h} h`),
            'et',
          )} avant la date limite.`,
  },
  replacement: {
    help: "Le temps minimal pour les ordres de qui reprend une puissance (heures ; 2D fait deux jours) ; NEXT : autant qu'après une phase.",
    told: (least) =>
      least === null
        ? "Qui reprend une puissance a autant de temps pour ses ordres qu'après une phase."
        : `Qui reprend une puissance a au moins ${hours(least)} pour ses ordres.`,
  },
  'strict-grace': {
    help: 'Le délai de grâce compte aussi les jours où aucune date limite ne peut tomber.',
    told: (on) =>
      on
        ? 'Le délai de grâce finit à son heure, quel que soit le jour.'
        : 'Le délai de grâce finit un jour où une date limite peut tomber.',
  },
  zone: {
    help: "Le fuseau horaire des dates limites de la partie, par son nom IANA. D'un joueur : le fuseau des heures dans ses propres e-mails.",
    told: (zone) => `Les heures et les jours sont ceux du fuseau ${zone}.`,
  },
};
