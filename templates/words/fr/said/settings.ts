import type { SettingSaying } from '../../../../engine/sayings/settings.ts';
import type { Words } from '../../language.ts';
import { counted } from '../counts.ts';

export const settings = {
  'settings/nothing-changed': ({ because }, { say }) => `${say(because)} ; il n'y avait rien à changer`,
  'settings/auction-for-all': () =>
    'Les places ne sont mises aux enchères que si chacune a son propre joueur : SET PLAYERS ALL, ou SET SEATS DRAWN avec moins de joueurs.',
  'settings/seats-fixed': () => 'Dans cette variante, les puissances qui vont ensemble sont fixées.',
  'settings/reminders-range': ({ least, most }) =>
    `Les rappels partent de ${least} à ${counted(most, 'heure')} avant la date limite.`,
  'settings/comment-too-long': ({ most, isLongOne }) =>
    `${isLongOne ? 'Le long commentaire' : 'Un commentaire'} a au plus ${counted(most, 'caractère')}.`,
  'settings/partial-both-already': () => 'Les ordres et la presse sont déjà réglés ainsi',
  'settings/partial-orders-on': () =>
    'Les unités laissées sans ordre tiennent à la date limite. La presse à quelques puissances, que PARTIAL désignait ailleurs, est permise comme avant.',
  'settings/partial-orders-off': () =>
    'Les ordres doivent de nouveau être complets. Pour que la presse aille seulement à tous, envoyez SET NO PARTIAL PRESS.',
  'settings/partial-press': ({ on }) =>
    on
      ? 'La presse peut aller à quelques puissances et non à toutes. Pour des ordres qui laissent des unités de côté, il y a SET PARTIAL ORDERS.'
      : 'Toute la presse va à tous. Pour des ordres qui laissent des unités de côté, il y a SET PARTIAL ORDERS.',
  'settings/partial-which': ({ orders, press }) =>
    `Les ordres ou la presse ? Envoyez ${orders} pour des unités laissées de côté, ou ${press} pour la presse à quelques puissances.`,
  'settings/grace-which': ({ press, line }) =>
    `Presse ou temps ? Envoyez ${press} pour qu'il n'y ait pas de presse après la date limite, ou ${line} pour que les ordres en retard ne soient plus acceptés dans les phases de mouvement.`,
  'settings/no-grace-press-already': ({ line }) =>
    `Il n'y a déjà pas de presse après la date limite ; ${line} concerne le temps pendant lequel les ordres en retard sont acceptés`,
  'settings/no-dedication': () =>
    "Aucune dédication n'est demandée. SET DEDICATION 90 demande d'avoir été à l'heure dans 90 phases sur 100.",
  'settings/dedication': ({ ratio }) =>
    `La dédication se compte ici en phases à l'heure, et non en points : c'est la même chose que SET ONTIMERAT ${ratio}. Les nouveaux venus peuvent jouer.`,
  'settings/nmr-needs-grace': ({ least, line }) =>
    `Avec NMR, nous avertissons les joueurs en retard un jour avant que la partie ne continue sans eux : GRACE doit donc dépasser ${counted(least, 'heure')}. D'abord ${line}.`,
  'settings/grace-needed-for-nmr': ({ least }) =>
    `Avec NMR, GRACE doit dépasser ${counted(least, 'heure')} : les puissances en retard sont perdues un jour avant sa fin.`,
  'settings/start-of-standard': ({ start }) =>
    `${start} est un départ de la partie standard : d'abord SET VARIANT standard.`,
  'settings/centers-at-most': ({ most }) =>
    `Il y a ${counted(most, 'centre')} de ravitaillement : CENTERS ne va pas au-delà.`,
  'settings/centers-at-least': () => 'Il faut au moins un centre pour gagner.',
  'settings/players-at-most': ({ most }) => `On peut jouer à ${most} au plus : PLAYERS va de 1 à ${most}.`,
  'settings/powers-at-most': ({ seats }) =>
    `Cette variante a ${counted(seats, 'place')} : POWERS ${seats === 1 ? 'est 1' : `va de 1 à ${seats}`}.`,
  'settings/hours-range': ({ part, most, hours }) => `${part} va de 0 à ${counted(most, 'heure')}, et non ${hours}.`,
  'settings/no-day': () => 'Il faut permettre au moins un jour de la semaine.',
  'settings/no-such-zone': ({ written }) =>
    `Il n'y a pas de fuseau horaire « ${written} ». Les fuseaux s'écrivent Europe/Paris ou UTC.`,

  'settings/stays': ({ because }, { say }) => `${say(because)} Ceci reste comme au début de la partie.`,
  'settings/stays-joined': ({ because }, { say }) =>
    `${say(because)} Des joueurs se sont inscrits à cette condition : elle reste.`,
  'settings/late-hidden': () => "Il est promis aux joueurs que personne n'apprend qui est en retard.",
  'settings/number-hidden': () => "Il est promis aux joueurs que personne n'apprend combien se sont inscrits.",
  'settings/board-set-up': () => 'Les pièces sont sur le plateau.',
  'settings/building-sites-announced': () => 'Tout le monde joue avec les lieux de construction annoncés au début.',
  'settings/centers-announced': () => 'Tout le monde joue pour le nombre de centres annoncé au début.',
  'settings/names-hidden': () =>
    "Il est promis que les noms sont cachés ; SET NO REVEAL ou SET REVEAL dit ce qu'il en sera à la fin.",
  'settings/names-hidden-for-good': () => 'Il est promis que les noms restent cachés pour toujours.',
  'settings/nobody-sees-orders': () => 'Il est promis aux joueurs que personne ne voit leurs ordres.',
  'settings/powers-dealt': () => 'Les puissances sont distribuées.',
  'settings/preferences-dealt': () => 'Les puissances sont déjà distribuées.',
  'settings/sight-announced': () => 'Tout le monde joue avec la vue du plateau annoncée au début.',
  'settings/no-proxies-in-blind-games': () =>
    "Dans une partie à l'aveugle, l'unité d'un autre montrerait ce qu'on ne voit pas.",
  'settings/removals-announced': () => 'Tout le monde joue avec la règle des retraits annoncée au début.',
  'settings/rulebook-announced': () => 'Tout le monde joue selon le livret de règles annoncé au début.',
  'settings/seats-taken': () => 'Les places sont prises.',

  'settings/no-such-option': ({ option }) => `Il n'y a pas d'option « ${option} ».`,
  'settings/option-belongs': ({ option }) =>
    `Les règles d'une variante vont ici ensemble : « ${option} » ne peut pas en être retirée.`,
  'settings/rule-elsewhere': ({ rule, of }) => {
    switch (of) {
      case 'machiavelli':
        return `${rule} est une règle de Machiavelli, qui ne se joue pas ici : GET VARIANTS montre ce qui se joue.`;
      case 'colonial':
        return `${rule} est une règle de Colonial Diplomacy, qui ne se joue pas ici : GET VARIANTS montre ce qui se joue.`;
      case 'variant':
        return `${rule} dépend ici de la variante : GET VARIANTS dit ce que chacune a.`;
    }
  },
  'settings/cannot-be-set': ({ setting }) => `${setting} ne peut pas être réglé dans cette partie.`,
  'settings/absences-secret': () => "Les absences sont ici le secret des joueurs : seul l'arbitre les voit.",
  'settings/absences-secret-already': () => "Les absences ne sont montrées qu'à l'arbitre",
  'settings/access-any': () => 'Les joueurs peuvent venir de partout',
  'settings/access-different': () =>
    "Jamais deux joueurs d'une partie n'ont la même adresse. Nous ne savons qui partage un foyer que si on le dit : demandez-leur, et SET APPROVAL vous laisse accepter chacun",
  'settings/access-same': () =>
    "L'origine d'un e-mail ne dit plus rien aujourd'hui : ALLOW PLAYER, DENY PLAYER et APPROVAL choisissent qui joue.",
  'settings/no-list-of-masters': () =>
    "Tout le monde peut arbitrer une partie ici : il n'y a pas de liste de ceux qui le peuvent.",
  'settings/no-registry': () => 'Les numéros de registre ne se donnent plus ; SET COMMENT en garde un comme note.',
  'settings/no-xflags': () =>
    'XFLAGS était un mot brut fait de bits : chacune de ces règles a ici un réglage avec un nom.',
  'settings/signal-support-legal': () =>
    'Un soutien qui ne peut pas réussir est un ordre permis par les règles : il est accepté, avec une remarque.',
  'settings/signal-support-taken': () =>
    'Les soutiens et convois qui ne peuvent pas réussir sont permis ; ils reçoivent une remarque',

  'settings/not-understood': ({ written }) => `« ${written} » n'est pas compris ici.`,
  'settings/replacement-is': ({ written }) =>
    `REPLACEMENT est NEXT, un nombre d'heures, ou des jours comme 2D ; pas « ${written} ».`,
  'settings/timing-what': () => 'Que voulez-vous changer : CLOCK, MIN, NEXT, GRACE, DELAY ou DAYS ?',
  'settings/set-twice': ({ part }) => `${part} est réglé deux fois.`,
  'settings/clock-is': ({ written }) =>
    `CLOCK est une heure comme 23:30, des minutes après minuit, ou -1 pour aucune heure fixe ; pas « ${written} ».`,
  'settings/days-are': ({ written }) =>
    `DAYS se compose de sept signes, dimanche d'abord, comme -MTWTF- ; pas « ${written} ».`,
  'settings/no-part-of-timing': ({ written }) =>
    `« ${written} » n'est pas l'un de CLOCK, MIN, NEXT, GRACE, DELAY et DAYS.`,
  'settings/hours-are': ({ part, written }) =>
    `${part} est un nombre d'heures, ou des jours comme 3D ; pas « ${written} ».`,
  'settings/reminders-are': ({ written }) => `Au lieu de « ${written} », il faut jusqu'à six délais, comme 1D, 4H.`,
  'settings/seats-not-open': () =>
    "Dans cette variante, les puissances qui vont ensemble sont fixées : DRAWN, AUCTION et les paires n'existent que là où on les choisit.",
  'settings/pairs': () => 'Chaque paire a une puissance de chaque continent, et chaque puissance est dans une paire.',
  'settings/no-address': ({ written }) => `« ${written} » n'est pas une adresse e-mail.`,
  'settings/which-access': () => 'Quel accès : ANY, SAME ou DIFFERENT ?',
  'settings/which-level': () => 'Quel niveau ?',
  'settings/which-option': () => 'Quelle option ?',
  'settings/which-press': () => 'Quelle presse : WHITE, GREY, WHITE/GREY ou NONE ?',
  'settings/which-variant': () => 'Quelle variante ?',
  'settings/whom': () => 'Qui ? Des adresses ou des puissances, séparées par des virgules.',
} satisfies Words<SettingSaying>;
