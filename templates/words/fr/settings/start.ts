/** Settings of the variant, of who plays what and of how a game begins, in French: what each does, and what we say when it changes. */

import { listInWords } from '../../../../engine/explain/names.ts';
import { nameOfStart } from '../../../../engine/rules/starts.ts';
import type { START_SETTINGS } from '../../../../engine/settings/defined/start.ts';
import type { Settings } from '../../../../engine/settings/fields.ts';
import type { WordsOf } from '../../setting-words.ts';
import { rules } from '../variants/rules.ts';

const REGISTRY = 'Un numéro de registre obsolète ; gardé comme note.';

export const start: WordsOf<keyof typeof START_SETTINGS> = {
  variant: { help: 'Une autre variante, avant le début ; les joueurs renvoient alors leurs préférences.' },
  'not-variant': { help: 'Retire une option de la variante : GUNBOAT.' },
  preferences: {
    help: {
      PRFLIST: 'Les puissances sont attribuées selon les listes des joueurs.',
      PRFRAND: 'Les puissances sont attribuées au hasard.',
      PRFBOTH: 'Selon les listes quand il y en a, sinon au hasard.',
    },
    told: (how) => `Les puissances sont attribuées ${PREFERENCES[how]}.`,
  },
  players: {
    help: "Combien de personnes jouent ; s'il y en a moins que de puissances, toutes les puissances sont réparties entre elles. 1 : quelqu'un les joue toutes seul.",
    told: (n) =>
      n === null
        ? 'Une personne joue à chaque place.'
        : n === 1
          ? 'Une seule personne joue toutes les puissances.'
          : `${n} personnes jouent ; toutes les puissances sont réparties entre elles.`,
  },
  powers: {
    help: 'Combien de puissances sont jouées.',
    told: (n) =>
      n === null
        ? 'Toutes les puissances sont jouées.'
        : `${n === 1 ? '1 puissance est jouée' : `${n} puissances sont jouées`} ; les autres n'ont pas de joueur.`,
  },
  seats: {
    help: 'Là où chaque joueur a deux puissances : celles qui vont ensemble sont tirées au sort, mises aux enchères (BID), ou comme vous les nommez.',
    told: (seats) => {
      if (seats === 'drawn') return 'Les puissances qui vont ensemble sont tirées au sort.';
      if (seats === 'auction')
        return 'Les puissances qui vont ensemble sont mises aux enchères : HELP BID dit comment.';
      return `Ces puissances vont ensemble : ${listInWords(
        seats.map((powers) => powers.join(' & ')),
        'et',
      )}.`;
    },
  },
  rulebook: {
    help: {
      'RULES 2023': 'Décisions selon les règles de 2023.',
      'RULES 1971': 'Décisions selon les règles de 1971 là où les éditions diffèrent (GET RULINGS).',
    },
    told: (year) => `Là où les éditions des règles diffèrent, celle de ${year} s'applique.`,
  },
  centers: {
    help: 'Combien de centres font gagner ; 0 : comme le dit la variante.',
    told: (centers) =>
      centers === null
        ? 'Il faut pour gagner autant de centres que le dit la variante.'
        : `${centers} centres pour gagner.`,
  },
  start: {
    help: {
      'START FLEET ROME': "La partie standard avec une flotte à Rome au lieu d'une armée.",
      'START 1898': 'La carte standard : chaque puissance commence avec un centre et une unité.',
      'START BLANK':
        "La partie standard, sans unités : chaque puissance construit ce qu'elle veut dans ses centres nationaux.",
      'START CHAOS': 'La carte standard : chaque centre est une puissance et construit sa première unité.',
      'START USUAL': 'Le début de la variante.',
    },
    told: (start) =>
      start === 'usual'
        ? 'La partie commence comme le dit la variante.'
        : `${nameOfStart(start)} : ${rules.starts[start]}`,
  },
  comment: {
    help: 'Une ligne montrée dans les listes. SET COMMENT BEGIN … END : un texte plus long dans les lignes au-dessous.',
    told: (comment) => (comment === '' ? 'Le commentaire a été retiré.' : `Commentaire : ${comment}`),
  },
  description: {
    told: (text) =>
      text === '' ? 'Le long commentaire a été retiré.' : 'Il y a un nouveau long commentaire ; LIST le montre.',
  },
  registry: { help: { BN: REGISTRY, MN: REGISTRY, EP: REGISTRY } },
};

const PREFERENCES: Readonly<Record<Settings['preferences'], string>> = {
  list: 'selon les listes des joueurs',
  random: 'au hasard',
  both: 'selon les listes des joueurs quand il y en a, et sinon au hasard',
};
