import type { DangerSaying } from '../../../../../engine/sayings/orders/danger.ts';
import type { Words } from '../../../language.ts';
import { agree, ofThe, The, the } from '../../articles.ts';
import { counted, list } from '../../counts.ts';

/** What keeps the orders that are on file again from being processed at once. */
const EVERYBODY_WAITS =
  "WAIT est mis pour tout le monde : rien n'est résolu avant la date limite, sauf si tous envoient SET NOWAIT ou si vous envoyez PROCESS.";

export const danger = {
  'danger/terminate': ({ game, players }) =>
    `Ceci termine « ${game} » sans résultat, pour ${players === 1 ? 'un joueur' : counted(players, 'joueur')}. L'historique reste ; RESUME peut reprendre la partie.`,
  'danger/terminated': () => 'La partie est terminée sans résultat. Tout le monde est prévenu',
  'danger/begun-already': () =>
    "Seule une partie qui n'a pas commencé peut être retirée des listes. TERMINATE termine une partie en cours.",
  'danger/purge': ({ game, players }) =>
    `Ceci termine « ${game} » avant son début et la retire des listes. ${
      players === 0
        ? "Personne ne s'est encore inscrit."
        : players === 1
          ? 'Nous préviendrons le joueur inscrit.'
          : `Nous préviendrons les ${players} joueurs inscrits.`
    }`,
  'danger/purged': () => "La partie n'est plus sur les listes",
  'danger/unstart': ({ game }) =>
    `Ceci annule le début de « ${game} » : personne n'a plus de puissance, les ordres enregistrés disparaissent, et le prochain début, quand vous le déciderez, redistribue les puissances.`,
  'danger/unstart-too-late': () =>
    'Une phase est déjà résolue : le début ne peut plus être annulé. ROLLBACK revient à une phase passée.',
  'danger/not-running': () => "La partie n'est pas en cours.",
  'danger/unstarted': () => 'Le début est annulé ; FORCE BEGIN relance la partie',
  'danger/eject': ({ game, power }, { powers }) =>
    `Ceci exclut définitivement de « ${game} » le joueur ${ofThe(powers(power))} ; les ordres enregistrés pour ${the(powers(power))} restent jusqu'à ce que quelqu'un d'autre prenne la relève, sans les voir ni les garder.`,
  'danger/ejected': ({ powers: seats }, { powers }) =>
    `Le joueur ${ofThe(powers(seats))} n'est plus dans la partie. Tout le monde sait que nous cherchons un remplaçant`,
  'danger/eject-master': ({ game }) =>
    `Ceci retire à un autre arbitre ses droits sur « ${game} ». Nous préviendrons tout le monde. PROMOTE les lui rend.`,
  'danger/master-ejected': () => "N'est plus arbitre de cette partie. Tout le monde est prévenu",
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
  'danger/no-powers-yet': () => "Personne n'a encore de puissance : EJECT prend l'adresse d'une personne inscrite.",
  'danger/nobody-plays': ({ power }, { powers }) => `Personne ne joue ${the(powers(power))} en ce moment.`,
  'danger/make-dummy': ({ game, power }, { powers }) =>
    `Ceci exclut de « ${game} » le joueur ${ofThe(powers(power))} et laisse la puissance sans joueur : ses unités tiennent, et personne ne peut la reprendre avant que vous ne l'ouvriez par REVIVE.`,
  'danger/made-dummy': ({ powers: seats }, { powers }) =>
    seats.length < 2
      ? `${The(powers(seats))} ${agree(powers(seats), "n'a", "n'ont")} plus de joueur ; REVIVE rouvre la place`
      : `${The(powers(seats))} n'ont plus de joueur ; REVIVE rouvre les places`,
  'danger/dummy-already': ({ power }, { powers }) =>
    `${The(powers(power))} ${agree(powers(power), 'est', 'sont')} déjà sans joueur.`,
  'danger/make-bot': ({ game, power }, { powers }) =>
    `Ceci exclut de « ${game} » le joueur ${ofThe(powers(power))} ; un bot continue à partir des ordres enregistrés, jusqu'à ce que quelqu'un prenne la relève.`,
  'danger/bot-for-whom': () => 'Quelle puissance un bot doit-il jouer ?',
  'danger/declare-what': () => 'Que voulez-vous déclarer ? Une partie nulle (DRAW) ou un abandon (CONCESSION).',
  'danger/no-turn': ({ written }) => `« ${written} » n'est ni une phase ni un numéro de tour.`,
  'danger/forward': ({ game, phase, again, current }) =>
    `Ceci avance « ${game} » jusqu'à ${phase} : les résultats de ${again.join(', ')} comptent de nouveau tels quels. Les ordres envoyés pour ${current} depuis le retour en arrière ne servent pas, et ceux de ${phase} sont de nouveau enregistrés. ${EVERYBODY_WAITS} Nous préviendrons tout le monde, et ROLLBACK permet de revenir encore.`,
  'danger/went-forward': ({ from, phase }) =>
    `La partie est passée de ${from} à ${phase}. Tout le monde est prévenu. WAIT est mis pour tout le monde : PROCESS ${phase} la résout`,
  'danger/forward-to-which': ({ phases }) => `Avancer jusqu'à quelle phase ? Au choix : ${list(phases, 'ou')}.`,
  'danger/nothing-ahead': () => "Aucune phase n'a été annulée : il n'y a rien vers quoi avancer.",
  'danger/back': ({ game, phase, undone, current }) =>
    `Ceci ramène « ${game} » juste avant la résolution de ${phase}. Les résultats de ${undone.join(', ')} ne comptent plus, les ordres enregistrés pour ${current} disparaissent, et ceux de ${phase} sont de nouveau enregistrés. ${EVERYBODY_WAITS} Nous préviendrons tout le monde, et rien n'est effacé : ROLLFORWARD avance de nouveau, tant qu'aucune phase n'est résolue.`,
  'danger/went-back': ({ phase }) =>
    `La partie est revenue à ${phase}, et les ordres de ${phase} sont de nouveau enregistrés. Tout le monde est prévenu. WAIT est mis pour tout le monde : PROCESS ${phase} la résout`,
  'danger/nothing-processed': () => "Aucune phase n'est encore résolue.",
  'danger/back-to-which': ({ asked, first, last }) =>
    `${'turn' in asked ? `Le tour ${asked.turn} n'est pas terminé` : `La phase ${asked.phase} n'est pas terminée`} dans cette partie : elle peut revenir à ${first === last ? first : `toute phase de ${first} à ${last}`}.`,
  'danger/phase-not-over': ({ phase }) => `La phase ${phase} n'est pas terminée dans cette partie.`,
  'danger/record-not-at-hand': () =>
    "L'historique de la partie est hors d'atteinte pour le moment : renvoyez ceci, s'il vous plaît.",
} satisfies Words<DangerSaying>;
