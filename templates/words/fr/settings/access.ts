/** Settings of who may join, in French: what each does, and what we say when it changes. */
import type { ACCESS_SETTINGS } from '../../../../engine/settings/defined/access.ts';

import type { WordsOf } from '../../setting-words.ts';

export const access: WordsOf<keyof typeof ACCESS_SETTINGS> = {
  access: {
    help: {
      ACCESS: "D'où les joueurs peuvent écrire.",
      'ACCESS ANY': "Des joueurs de n'importe où.",
      'ACCESS SAME': 'Obsolète.',
      'ACCESS DIFFERENT': 'Obsolète.',
    },
  },
  level: { help: 'Obsolète ; gardé comme note.', told: (level) => `Niveau de jeu : ${level}.` },
  dedication: {
    help: "Dans combien de phases sur 100 un joueur doit avoir été à l'heure, comme ONTIMERAT ; 0 ou moins : peu importe.",
  },
  'on-time-ratio': {
    help: "La part minimale de phases à l'heure, dans les parties classées jusqu'ici, de qui entre dans la partie.",
    told: (ratio) =>
      ratio === 0
        ? "Qui entre dans la partie peut avoir été en retard autant qu'il veut."
        : `Qui entre dans la partie doit avoir été à l'heure dans ${percent(ratio)} des phases de parties classées.`,
  },
  'resignation-ratio': {
    help: 'La part maximale de parties classées quittées avant la fin, de qui entre dans la partie.',
    told: (ratio) =>
      ratio >= 1
        ? "Qui entre dans la partie peut avoir quitté autant de parties qu'il veut."
        : `Qui entre dans la partie peut avoir quitté au plus ${percent(ratio)} de ses parties classées.`,
  },
  allow: { help: 'Seuls les joueurs de cette liste peuvent entrer ; -adresse en retire un.' },
  deny: { help: 'Ce joueur ne peut pas entrer ; -adresse le retire de la liste.' },
  approve: { help: 'Accepte de nouveaux joueurs.' },
  disapprove: { help: "Retire l'accord : ils l'attendent de nouveau." },
  'max-absence': {
    help: "L'absence la plus longue, en jours, qui ne demande pas l'accord de l'arbitre.",
    told: (days) => `Une absence de plus de ${days} ${days < 2 ? 'jour' : 'jours'} demande l'accord de l'arbitre.`,
  },
  approval: {
    help: "Les nouveaux joueurs ont besoin de l'accord de l'arbitre.",
    told: (on) =>
      on ? "Les nouveaux joueurs ont besoin de l'accord de l'arbitre." : 'Les nouveaux joueurs entrent sans demander.',
  },
  'player-absences': {
    help: 'Les joueurs peuvent annoncer des absences.',
    told: (on) =>
      on
        ? 'Les joueurs peuvent annoncer des absences.'
        : "Les joueurs ne peuvent pas annoncer d'absences ; l'arbitre déplace les dates limites.",
  },
};

function percent(ratio: number): string {
  return `${String(Math.round(ratio * 1000) / 10).replace('.', ',')} %`;
}
