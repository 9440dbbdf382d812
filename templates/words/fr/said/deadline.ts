import type { DeadlineSaying } from '../../../../engine/sayings/deadline.ts';
import type { Words } from '../../language.ts';
import { counted } from '../counts.ts';

export const deadline = {
  'deadline/no-phase': () => "Il n'y a pas en ce moment de phase avec une date limite.",
  'deadline/paused': () => "La partie est en pause et son horloge arrêtée : reprenez-la d'abord par RESUME.",
  'deadline/past': () => "C'est dans le passé : une date limite peut tomber à tout moment à partir de maintenant.",
  'deadline/date-past': () => "C'est dans le passé.",
  'deadline/same-already': () => "C'est déjà la date limite",
  'deadline/doubt': ({ proposes, doubt }, { time }) =>
    `${proposes === null ? '' : `Vous proposeriez ${time(proposes)}. `}${
      doubt === 'short notice'
        ? "C'est dans moins de 24 heures. Personne n'est compté en retard avant 24 heures à partir de maintenant, mais des ordres complets sont résolus à la nouvelle date limite."
        : `C'est dans ${counted(doubt.daysAhead, 'jour')} : la date est-elle la bonne ?`
    }`,
  'deadline/moved': ({ from, to }, { time }) =>
    `La date limite passe du ${time(from)} au ${time(to)}, et le délai de grâce avec elle. Tout le monde est prévenu`,
  'deadline/proposed': ({ at, have, need }, { time }) =>
    `Vous proposez la date limite du ${time(at)}. Elle est fixée quand tous les joueurs envoient la même, ou READY ; ${have} sur ${need} sont d'accord pour l'instant, et tout le monde est prévenu. L'arbitre peut la fixer tout de suite. SET NO DEADLINE retire votre proposition`,
  'deadline/none-proposed': () => "Vous n'avez pas proposé de date limite",
  'deadline/proposal-withdrawn': () => 'Vous ne proposez plus une autre date limite',
  'deadline/several-proposed': ({ deadlines }, { time }) =>
    `Plusieurs dates limites sont proposées (${deadlines.map(time).join(' ; ')}) : SET DEADLINE avec l'une d'elles l'approuve`,
  'deadline/agreed-to': ({ at, have, need }, { time }) =>
    `Vous approuvez la date limite proposée du ${time(at)} ; ${have} sur ${need} l'approuvent pour l'instant`,
  'deadline/agreed-last': ({ at }, { time }) =>
    `Vous approuvez la date limite du ${time(at)}, comme tous les autres : elle est fixée`,
  'deadline/all-agree': () =>
    "Tous les joueurs sont d'accord : la date limite est déplacée, et le délai de grâce avec elle. Tout le monde est prévenu",
  'deadline/grace-before-deadline': () =>
    'Le délai de grâce commence à la date limite : il ne peut pas finir avant elle.',
  'deadline/grace-too-short': () =>
    'Avec NMR, le délai de grâce dure au moins 24 heures : nous avertissons les joueurs en retard un jour avant que la partie ne continue sans eux.',
  'deadline/grace-moved': ({ end }, { time }) =>
    `Le délai de grâce finit maintenant le ${time(end)}. Tout le monde est prévenu`,
  'deadline/start-after-deadline': () =>
    'La phase est résolue au plus tard à la date limite : START ne peut pas être après.',
  'deadline/start-set': ({ at }, { time }) =>
    `La phase ne sera pas résolue avant le ${time(at)}. Tout le monde est prévenu`,
  'deadline/nobody-late': () => "Personne ne doit d'ordres : il n'y a personne à relancer",
  'deadline/reminded-lately': () => 'Vous avez relancé les joueurs il y a moins de six heures : attendez un peu.',
  'deadline/reminded': ({ powers }) => {
    if (powers === null) return 'Nous avons relancé tous ceux qui doivent encore des ordres';
    const late =
      powers < 2
        ? 'le seul joueur qui doit encore des ordres'
        : `les joueurs de ${powers} puissances qui doivent encore des ordres`;
    return `Nous avons relancé ${late} ; STATUS vous montre qui`;
  },
} satisfies Words<DeadlineSaying>;
