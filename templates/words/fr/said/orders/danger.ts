import type { DangerSaying } from '../../../../../engine/sayings/orders/danger.ts';
import type { Words } from '../../../language.ts';
import { agree, The, the } from '../../articles.ts';
import { list } from '../../counts.ts';

export const danger = {
  'danger/begun-already': () =>
    "Seule une partie qui n'a pas commencé peut être retirée des listes. TERMINATE termine une partie en cours.",
  'danger/unstart-too-late': () =>
    'Une phase est déjà résolue : le début ne peut plus être annulé. ROLLBACK revient à une phase passée.',
  'danger/not-running': () => "La partie n'est pas en cours.",
  'danger/no-longer-master': () => "Cette personne n'est plus arbitre de cette partie.",
  'danger/last-master': () =>
    "Une partie n'est jamais sans arbitre : nommez d'abord un observateur par PROMOTE, ou terminez la partie par TERMINATE.",
  'danger/master-left': () => "Vous n'êtes plus arbitre de cette partie",
  'danger/nobody-at': ({ address }) => `Personne ne participe à cette partie depuis l'adresse ${address}.`,
  'danger/takes-no-part': () => 'Cette personne ne participe pas à la partie.',
  'danger/name-the-power': () =>
    'Vous jouez dans cette partie anonyme : qui joue quoi est un secret pour vous aussi. Nommez la puissance.',
  'danger/observer-ejected': () => 'Exclu : cet observateur ne reçoit plus rien de la partie',
  'danger/applicant-ejected': () => 'Exclu : la place est de nouveau libre',
  'danger/kept-away': () => 'Qui jouait là ne peut pas revenir, tant que SET DENY PLAYER -adresse ne le permet pas.',
  'danger/no-powers-yet': () => "Personne n'a encore de puissance : EJECT prend l'adresse d'une personne inscrite.",
  'danger/nobody-plays': ({ power }, { powers }) => `Personne ne joue ${the(powers(power))} en ce moment.`,
  'danger/dummy-already': ({ power }, { powers }) =>
    `${The(powers(power))} ${agree(powers(power), 'est', 'sont')} déjà sans joueur.`,
  'danger/bot-for-whom': () => 'Quelle puissance un bot doit-il jouer ?',
  'danger/declare-what': () => 'Que voulez-vous déclarer ? Une partie nulle (DRAW) ou un abandon (CONCESSION).',
  'danger/no-turn': ({ written }) => `« ${written} » n'est ni une phase ni un numéro de tour.`,
  'danger/forward-to-which': ({ phases }) => `Avancer jusqu'à quelle phase ? Au choix : ${list(phases, 'ou')}.`,
  'danger/nothing-ahead': () => "Aucune phase n'a été annulée : il n'y a rien vers quoi avancer.",
  'danger/nothing-processed': () => "Aucune phase n'est encore résolue.",
  'danger/back-to-which': ({ asked, first, last }) =>
    `${'turn' in asked ? `Le tour ${asked.turn} n'est pas terminé` : `La phase ${asked.phase} n'est pas terminée`} dans cette partie : elle peut revenir à ${first === last ? first : `toute phase de ${first} à ${last}`}.`,
  'danger/phase-not-over': ({ phase }) => `La phase ${phase} n'est pas terminée dans cette partie.`,
  'danger/record-not-at-hand': () =>
    "L'historique de la partie est hors d'atteinte pour le moment : renvoyez ceci, s'il vous plaît.",
} satisfies Words<DangerSaying>;
