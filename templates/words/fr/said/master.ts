import type { MasterSaying } from '../../../../engine/sayings/master.ts';
import { powerInField } from '../../../../engine/vocabulary.ts';
import type { Words } from '../../language.ts';
import { written } from '../../orders.ts';
import { agree, ofThe, The, the } from '../articles.ts';
import { counted } from '../counts.ts';

export const master = {
  'master/begun': () => 'La partie a commencé',
  'master/begun-already': () => 'La partie a déjà commencé.',
  'master/begun-unstart': () => "La partie a commencé. UNSTART annule le début, tant que rien n'est résolu.",
  'master/nobody-signed-on': () => "Personne ne s'est encore inscrit.",
  'master/nobody-to-begin': () => "Personne ne s'est encore inscrit : une partie sans joueurs ne peut pas commencer.",
  'master/seats-left-empty': ({ players }) =>
    `Cette variante est faite pour au moins ${counted(players, 'joueur')} ; les places libres restent sans joueur`,
  'master/forming': () => "La partie se forme : on peut s'y inscrire",
  'master/running': () => 'La partie est en cours',
  'master/paused': () => 'La partie est en pause, et tout le monde est prévenu. RESUME la reprend',
  'master/paused-already': () => 'La partie est déjà en pause',
  'master/not-paused': () => "La partie n'est pas en pause.",
  'master/resumed': ({ deadline }, { time }) =>
    `La partie reprend. La date limite reste le ${time(deadline)}. Tout le monde est prévenu`,
  'master/resumed-later': ({ from, to }, { time }) =>
    `La partie reprend. Pour compenser la pause, la date limite passe du ${time(from)} au ${time(to)}. Tout le monde est prévenu`,
  'master/blind-was-shown': () =>
    "La partie se jouait à l'aveugle, et maintenant qu'elle est finie, tout a été montré : elle ne peut pas reprendre.",
  'master/was-won': () => 'La partie a été gagnée selon ses règles. ROLLBACK la ramène à une phase passée.',
  'master/ended-unbegun': () => "La partie n'avait pas commencé quand elle s'est terminée.",
  'master/taken-up-again': () => "La partie reprend là où elle s'était arrêtée. Tout le monde est prévenu",
  'master/settings-stay': () => 'La partie est terminée : ses réglages restent tels quels.',
  'master/set': ({ changes = {} }, { settings }) => {
    const told = settings(changes);
    return [...(told.length === 0 ? ["C'est fait."] : told), 'Tout le monde est prévenu'].join(' ');
  },
  'master/resume-first': () => "La partie est en pause : reprenez-la d'abord par RESUME.",
  'master/nothing-to-process': () => "Il n'y a pas de phase à résoudre.",
  'master/which-phase': () => 'Quelle phase ? Pour résoudre celle en cours, envoyez la ligne ci-dessous.',
  'master/other-phase': ({ current, named }) =>
    `La phase en cours est ${current}, et non ${named} : rien n'a été résolu.`,
  'master/waits-for-orders': () =>
    'Vous jouez vous-même dans cette partie : avant la date limite, une phase attend tous les ordres.',
  'master/processed': ({ phase }) => `${phase} est résolue ; les résultats partent pour tout le monde`,
  'master/writes-as-gm': () => "Vous écrivez déjà en tant qu'arbitre",
  'master/writes-for': ({ power }, { powers }) =>
    `Ce qui suit est écrit pour ${the(powers(power))} ; son joueur en reçoit une copie, et l'historique le note`,
  'master/done-for': ({ power }, { powers }) => `Fait pour ${the(powers(power))}`,
  'master/copied-to-player': ({ power }, { powers }) =>
    `Le joueur ${ofThe(powers(power))} reçoit une copie de ce que vous avez écrit pour sa puissance.`,
  'master/one-become': () =>
    "Un seul BECOME par e-mail : ce qui suit celui-ci n'est pas exécuté. Envoyez-le dans un e-mail à part, ou sous une nouvelle inscription.",
  'master/below-second-become': () => 'Cela se trouve sous un second BECOME : pas exécuté.',
  'master/below-failed-become': () => "Cela se trouve sous un BECOME qui n'est pas exécuté : pas exécuté non plus.",
  'master/only-for-oneself': ({ power, text }, { powers }) =>
    `Cela concerne celui qui l'écrit : seul le joueur ${ofThe(powers(power))} peut envoyer « ${text} ».`,
  'master/not-anonymous': () => "Cette partie n'est pas anonyme : LIST montre qui joue quoi",
  'master/names-stay-hidden': () =>
    'Il est promis aux joueurs que les noms restent cachés pour toujours (SET NO REVEAL).',
  'master/names-at-the-end': () =>
    'Les noms paraissent une fois la partie terminée, pas avant ; et alors sans commande.',
  'master/names-shown': () => 'Les noms sont visibles de tous depuis la fin de la partie',
  'master/bad-game-name': () => "Le nom d'une partie a 2 à 24 lettres et chiffres.",
  'master/game-keeps-name': () =>
    "Une partie garde son nom : ses adresses, ses pages et les archives en dépendent. Tant qu'elle n'a pas commencé, créez-en une autre.",
  'master/no-look-for-players': () =>
    "Vous jouez vous-même dans cette partie : les ordres des autres ne vous sont pas montrés avant l'heure.",
  'master/no-phase-to-see': () => "Il n'y a pas de phase à regarder en ce moment.",
  'master/orders-hidden': () =>
    "Dans cette partie, personne ne voit les ordres avant la résolution d'une phase, pas même l'arbitre. Cela se règle avant le début de la partie : SET MASTER SEES.",
  'master/look-recorded': () => "Ce coup d'œil est noté ; tout le monde l'apprendra à la fin de la partie",
  'master/setup-before-start': () =>
    "La partie doit avoir commencé : placez les unités à ce moment-là. D'abord PAUSE, pour que rien ne soit résolu entre-temps.",
  'master/setup-unseen': () =>
    'Vous jouez dans cette partie et ne voyez pas tout le plateau : vous ne pouvez pas le mettre en place.',
  'master/setup-no-such-unit': ({ power, unit }, { powers, board }) =>
    `${The(powers(power))} ${agree(powers(power), "n'a", "n'ont")} pas de ${board === null ? unit : written(board, unit)}.`,
  'master/impossible-board': ({ faults }, { say, powers }) => {
    const told = faults.map(({ field, message }) => {
      const power = powerInField(field);
      return field === '' ? say(message) : `${power === null ? field : powers(power)} : ${say(message)}`;
    });
    return `Cette position n'est pas possible : ${told.join(' ')}`;
  },
} satisfies Words<MasterSaying>;
